import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { listRates } from '#server/currencies/list-rates.ts'
import { viewPicture } from '#server/media/view-picture.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { productSchema } from './contract.ts'
import { findProduct, listRelatedCards, type ProductRow } from './queries.ts'
import { slugsOf, viewBadges, viewCard, viewPrice, viewRating, type Reader } from './view-card.ts'

/**
 * A product for its page; without a city the oldest with its slug. Throws ApiError `catalogue.product_unknown`, on a
 * supplier's site also for other suppliers' products.
 */
export async function readProduct(
  context: Context,
  input: { visitor: Visitor; locale: Locale; city: string | null; slug: string },
): Promise<z.infer<typeof productSchema>> {
  const { supplierId } = input.visitor.site
  const [row, rates] = await Promise.all([
    findProduct(context.db, { city: input.city, slug: input.slug, supplierId }),
    listRates(context.db),
  ])
  if (!row) throw new ApiError('missing', 'catalogue.product_unknown')
  const related = await listRelatedCards(context.db, row.id, supplierId)
  const reader = { locale: input.locale, currency: input.visitor.currency, rates }
  return { ...viewProduct(row, reader), related: related.map((card) => viewCard(card, reader)) }
}

function viewProduct(row: ProductRow, reader: Reader): Omit<z.infer<typeof productSchema>, 'related'> {
  const { locale } = reader
  const slugOf = (slugs: { ar: string; en: string }) => slugs[locale]
  const citySlugs = { ar: row.citySlugAr, en: row.citySlugEn }
  return {
    id: row.id,
    code: row.code,
    slugs: slugsOf(row),
    city: {
      slug: slugOf(citySlugs),
      slugs: citySlugs,
      name: row.cityName[locale],
      country: row.cityCountry,
      zone: row.cityZone,
    },
    category: { slug: slugOf({ ar: row.categorySlugAr, en: row.categorySlugEn }), name: row.categoryName[locale] },
    supplier: { name: row.supplierName[locale], about: row.supplierAbout[locale] },
    title: row.title[locale],
    summary: row.summary[locale],
    overview: row.overview[locale],
    highlights: row.highlights[locale],
    includes: row.includes[locale],
    excludes: row.excludes[locale],
    bring: row.bring[locale],
    know: row.know[locale],
    itinerary: row.itinerary.map((stop) => ({
      title: stop.title[locale],
      text: stop.text[locale],
      minutes: stop.minutes ?? null,
    })),
    guideLanguages: row.guideLanguages,
    pricingPer: row.pricingPer,
    rate: row.rate,
    minDuration: row.minDuration,
    currency: row.currency,
    from: viewPrice(row.fromMinor, row.currency, reader),
    fromOriginal: viewPrice(row.fromOriginalMinor, row.currency, reader),
    listedFrom: row.fromMinor === null ? null : { amountMinor: row.fromMinor, currency: row.currency },
    durationMinutes: row.durationMinutes,
    isPrivate: row.isPrivate,
    payLater: row.payLater,
    confirmation: row.confirmation,
    pickup: row.pickup,
    dropOff: row.dropOff,
    meetingPoint: {
      ...row.meetingPoint,
      name: row.meetingPoint.name[locale],
      address: row.meetingPoint.address[locale],
    },
    cancellation: row.cancellation,
    freeCancellation: row.freeCancellation,
    badges: viewBadges(row),
    pictures: row.pictures.map((picture) => viewPicture(picture, locale)),
    options: row.options.map((option) => ({
      ...option,
      title: option.title[locale],
      description: option.description[locale],
      units: option.units.map((unit) => ({ ...unit, title: unit.title[locale] })),
    })),
    extras: row.extras.map((extra) => ({ ...extra, title: extra.title[locale] })),
    pickups: row.pickups.map((point) => ({ ...point, name: point.name[locale], address: point.address[locale] })),
    rating: viewRating(row),
    ratingCount: row.ratingCount,
  }
}
