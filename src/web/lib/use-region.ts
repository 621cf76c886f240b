import { useRouterState } from '@tanstack/react-router'
import { useSiteContext } from './use-site-context.ts'

/**
 * The region whose weekend counts, an ISO 3166 code: on the list of one city that of its country; elsewhere that of the
 * chosen currency, whose code begins with its country's, as on the home page of the server. Not that of the browser's
 * language: many phones of the Gulf are in English (United States).
 */
export const useRegion = (): string => {
  const { currency } = useSiteContext().visitor
  const country = useRouterState({ select: ({ matches }) => countryOf(matches.at(-1)?.loaderData) })
  return country ?? currency.slice(0, 2)
}

const countryOf = (data: unknown) =>
  (data as { listing?: { city?: { country: string } | null } } | undefined)?.listing?.city?.country
