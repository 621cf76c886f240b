import type { z } from '@hono/zod-openapi'
import { viewPicture } from '#server/media/view-picture.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { listingMapSchema } from './contract.ts'
import { listMapPoints } from './listing-query.ts'
import { resolveFilter, type ListingRequest } from './resolve-filter.ts'
import { viewFrom, viewRating } from './view-card.ts'

/**
 * The meeting points of a listing on all its pages, at most 500, in the listing's order. Throws what resolveFilter
 * throws.
 */
export async function readListingMap(
  context: PricingContext,
  input: ListingRequest,
): Promise<z.infer<typeof listingMapSchema>> {
  const { locale } = input
  const { exchange, filter } = await resolveFilter(context, input)
  const rows = await listMapPoints(context.db, filter, input.sort)
  const reader = { locale, exchange }
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
      from: viewFrom({ ...row, fromOriginalMinor: null }, reader).from,
      unitTitle: row.unitTitle?.[locale] ?? null,
      lat: row.lat,
      lng: row.lng,
    })),
  }
}
