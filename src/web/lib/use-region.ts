import { useSiteContext } from './use-site-context.ts'

/**
 * The region whose weekend counts, an ISO 3166 code: that of the chosen currency, whose code begins with its country's, as
 * on the home page of the server. Not that of the browser's language: many phones of the Gulf are in English (United States).
 */
export const useRegion = (): string => useSiteContext().visitor.currency.slice(0, 2)
