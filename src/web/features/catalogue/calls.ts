import type { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import type {
  cardSchema,
  homeSchema,
  landmarkSchema,
  listingMapSchema,
  listingSchema,
  productSchema,
} from '#server/catalogue/contract.ts'
import { api } from '#web/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import type { ListingSearch } from './listing-search.ts'

export type HomeView = z.infer<typeof homeSchema>
export type CardView = z.infer<typeof cardSchema>
export type ListingView = z.infer<typeof listingSchema>
export type ListingMapView = z.infer<typeof listingMapSchema>
export type MapPoint = ListingMapView['points'][number]
export type LandmarkView = z.infer<typeof landmarkSchema>
export type ProductView = z.infer<typeof productSchema>

export const readHome = (locale: Locale): Promise<HomeView> => bodyOf(api().api.home.$get({ query: { locale } }))

/** A page of a listing; for the map view also the positions of all results. */
export async function readListing(
  locale: Locale,
  of: ListingSearch & { city?: string; category?: string },
): Promise<{ listing: ListingView; map: ListingMapView | null }> {
  // The address may contain any text. The API ignores unknown parameters.
  const query = { locale, ...(of as object) }
  const [listing, map] = await Promise.all([
    bodyOf(api().api.products.$get({ query })),
    of.view === 'map' ? bodyOf(api().api.products.map.$get({ query })) : null,
  ])
  return { listing, map }
}

export const readLandmarks = async (locale: Locale, city: string): Promise<LandmarkView[]> =>
  (await bodyOf(api().api.landmarks.$get({ query: { locale, city } }))).landmarks

export const readProduct = (locale: Locale, city: string, slug: string): Promise<ProductView> =>
  bodyOf(
    api().api.products[':city'][':slug'].$get({
      param: { city: encodeURIComponent(city), slug: encodeURIComponent(slug) },
      query: { locale },
    }),
  )

export const readExperience = (locale: Locale, slug: string): Promise<ProductView> =>
  bodyOf(api().api.experiences[':slug'].$get({ param: { slug: encodeURIComponent(slug) }, query: { locale } }))
