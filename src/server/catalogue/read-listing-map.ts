import type { z } from '@hono/zod-openapi'
import { displayedFrom } from '#domain/exchange.ts'
import { viewPicture } from '#server/media/view-picture.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { listingMapSchema } from './contract.ts'
import { listFreeDays } from './list-free-days.ts'
import { listMapPoints, type MapPointRow } from './queries.ts'
import { resolveFilter, type ListingRequest, type ResolvedFilter } from './resolve-filter.ts'
import { matchProducts, type Matches } from './snapshot/match-products.ts'
import { pageOfMatches } from './snapshot/page-of-matches.ts'
import { dateOf } from './snapshot/snapshot.ts'
import { offersIn } from './snapshot/wish.ts'
import { viewFrom, viewRating, viewTotal, viewUnitTitle } from './view-card.ts'

const MAX_ON_MAP = 500

/**
 * The meeting points of a listing on all its pages, at most 500, in the listing's order; products without a position are
 * omitted. Throws what resolveFilter throws.
 */
export async function readListingMap(
  context: PricingContext,
  input: ListingRequest,
): Promise<z.infer<typeof listingMapSchema>> {
  const resolved = await resolveFilter(context, input)
  return viewListingMap(context, input, { ...resolved, matches: matchProducts(resolved.snapshot, resolved.filter) })
}

/** The map of matches that were found in a snapshot. */
export async function viewListingMap(
  context: PricingContext,
  { locale, sort }: ListingRequest,
  { exchange, filter, snapshot, matches }: ResolvedFilter & { matches: Matches },
): Promise<z.infer<typeof listingMapSchema>> {
  const { products } = snapshot
  const found = pageOfMatches(products, matches, { sort, from: 0, most: MAX_ON_MAP })
  const ids = found.map((row) => products.id[row] as number)
  const ofRow = matches.isDated ? offersIn(snapshot, filter) : () => null
  const offers = new Map(found.map((row, index) => [ids[index], ofRow(row)]))
  const offerOf = (id: number) => {
    const offer = offers.get(id)
    return offer && !Number.isNaN(offer.priceMinor) ? offer : null
  }
  const dateOfOffer = (id: number) => {
    const offer = offerOf(id)
    return offer && dateOf(offer.day)
  }
  const [rows, freeDays] = await Promise.all([
    listMapPoints(
      context.db.reading,
      ids.map((id) => ({ id, offer: offerOf(id) })),
    ),
    // Only for what the whole party pays.
    listFreeDays(context.db.reading, filter.party ? ids.map(offerOf) : [], filter),
  ])
  const reader = { locale, exchange }
  const fromOf = (row: MapPointRow) => {
    const offer = offerOf(row.id)
    if (!offer) return viewFrom({ ...row, fromOriginalMinor: null }, reader).from
    const list = { amountMinor: offer.priceMinor, currency: row.currency }
    return displayedFrom(exchange, list, offer.adjustBasisPoints, offer.quantity)
  }
  const totalOf = ({ id, currency }: MapPointRow) => {
    const free = freeDays.get(id)
    return free ? viewTotal(free, currency, reader) : null
  }
  return {
    points: rows.map((row) => ({
      id: row.id,
      citySlug: locale === 'ar' ? row.citySlugAr : row.citySlugEn,
      slug: locale === 'ar' ? row.slugAr : row.slugEn,
      title: row.title[locale],
      cityName: row.cityName[locale],
      // Five hundred placeholders would be larger than the thumbnails themselves.
      picture: { ...viewPicture(row.picture, locale), placeholder: null },
      rating: viewRating(row),
      ratingCount: row.ratingCount,
      pricingPer: row.pricingPer,
      rate: row.rate,
      from: fromOf(row),
      unitTitle: viewUnitTitle({ unitTitle: row.unitTitle, quantity: offerOf(row.id)?.quantity ?? 1 }, locale),
      date: dateOfOffer(row.id),
      total: totalOf(row),
      dependsOnAges: freeDays.get(row.id)?.dependsOnAges ?? false,
      isForAll: freeDays.get(row.id)?.isForAll ?? false,
      placeName: row.placeName[locale],
      lat: row.lat,
      lng: row.lng,
      cityLat: row.cityLat,
      cityLng: row.cityLng,
      country: row.country,
    })),
  }
}
