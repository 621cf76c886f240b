import { useRouterState } from '@tanstack/react-router'
import { weekendRegion } from '#domain/weekend.ts'
import { useSiteContext } from './use-site-context.ts'

/**
 * The region whose weekend counts on a page, an ISO 3166 code: on the list of one city that of its country; elsewhere
 * that of the chosen currency, as on the home page of the server. Not that of the browser's language: many phones of
 * the Gulf are in English (United States).
 */
export const useRegion = (): string => {
  const { currency } = useSiteContext().visitor
  return weekendRegion(currency, useRouterState({ select: ({ matches }) => countryOf(matches.at(-1)?.loaderData) }))
}

const countryOf = (data: unknown) =>
  (data as { listing?: { city?: { country: string } | null } } | undefined)?.listing?.city?.country
