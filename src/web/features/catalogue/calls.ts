import type { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import type { cardSchema, homeSchema, listingSchema, productSchema } from '#server/catalogue/contract.ts'
import { api, bodyOf } from '#web/lib/api.ts'
import type { ListingSearch } from './listing-search.ts'

export type HomeView = z.infer<typeof homeSchema>
export type CardView = z.infer<typeof cardSchema>
export type ListingView = z.infer<typeof listingSchema>
export type ProductView = z.infer<typeof productSchema>

export const readHome = (locale: Locale): Promise<HomeView> => bodyOf(api().api.home.$get({ query: { locale } }))

export const readListing = (
  locale: Locale,
  of: ListingSearch & { city?: string; category?: string; q?: string },
  // What an address holds is any text; the API ignores what it does not know.
): Promise<ListingView> => bodyOf(api().api.products.$get({ query: { locale, ...(of as object) } }))

export const readProduct = (locale: Locale, city: string, slug: string): Promise<ProductView> =>
  bodyOf(
    api().api.products[':city'][':slug'].$get({
      param: { city: encodeURIComponent(city), slug: encodeURIComponent(slug) },
      query: { locale },
    }),
  )
