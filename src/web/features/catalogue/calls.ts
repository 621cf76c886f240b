import type { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import type {
  cardSchema,
  landmarkSchema,
  listingMapSchema,
  listingSchema,
  productSchema,
} from '#server/catalogue/contract.ts'
import type { homeSchema } from '#server/catalogue/home-contract.ts'
import type { sameDayCardSchema } from '#server/catalogue/day-contract.ts'
import { api } from '#web/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import type { ListingSearch } from './listing-search.ts'

type Card = z.infer<typeof cardSchema>
type Home = z.infer<typeof homeSchema>
type Shown<Of extends { picture: Card['picture'] }> = Omit<Of, 'picture'> & { picture: CardPicture }

/** A picture beside a text that says the same. Only a focal point needs its size (ui/picture.tsx). */
export type CardPicture = Omit<Card['picture'], 'width' | 'height'> & Partial<Pick<Card['picture'], 'width' | 'height'>>
/** What cards read of an activity; the answers of the API have more (shown-cards.ts). */
export type CardView = Omit<Shown<Card>, 'code' | 'summary'> & Partial<Pick<Card, 'summary'>>
/** A suggestion with the times of its day that fit. */
export type SameDayCardView = CardView & Pick<z.infer<typeof sameDayCardSchema>, 'startTimes'>
export type HomeView = Omit<Home, 'topRated' | 'newest' | 'weekend' | 'cities' | 'posts'> & {
  topRated: CardView[]
  newest: CardView[]
  weekend: (Omit<NonNullable<Home['weekend']>, 'cards'> & { cards: CardView[] }) | null
  cities: Shown<Home['cities'][number]>[]
  posts: Shown<Home['posts'][number]>[]
}
export type ListingView = Omit<z.infer<typeof listingSchema>, 'cards'> & { cards: CardView[] }
export type ListingMapView = z.infer<typeof listingMapSchema>
export type MapPoint = ListingMapView['points'][number]
export type LandmarkView = z.infer<typeof landmarkSchema>
export type ProductView = Omit<z.infer<typeof productSchema>, 'related'> & { related: CardView[] }

export const readHome = (locale: Locale): Promise<HomeView> => bodyOf(api().api.home.$get({ query: { locale } }))

/** A page of a listing; for the map view also the positions of all results. */
export async function readListing(
  locale: Locale,
  of: ListingSearch,
): Promise<{ listing: ListingView; map: ListingMapView | null }> {
  // The address may contain any text. The API ignores unknown parameters.
  const query = { locale, ...(of as object), language: of.guideLanguage }
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
