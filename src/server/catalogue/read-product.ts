import { driverAddress } from '#domain/driver-address.ts'
import type { z } from '@hono/zod-openapi'
import { readingPrice } from '#domain/exchange.ts'
import type { Locale } from '#domain/locale.ts'
import { findExchange } from '#server/currencies/find-exchange.ts'
import { viewPicture } from '#server/media/view-picture.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { productAttributes, productTexts, type productSchema } from './contract.ts'
import { findProduct, type ListedProductRow } from './find-product.ts'
import { listCards } from './list-cards.ts'
import { relatedProducts } from './related-products.ts'
import { currentSnapshot } from './snapshot/snapshot.ts'
import { supplierNumbers, type SupplierNumbers } from './snapshot/supplier-numbers.ts'
import { nearestLandmarks } from '#domain/nearest-landmarks.ts'
import { viewLandmarks } from './view-landmarks.ts'
import { slugsOf, viewBadges, viewCard, viewFrom, viewRating, type Reader } from './view-card.ts'

/**
 * A product for its page; without a city the oldest with its slug. Throws ApiError `catalogue.product_unknown`, on a
 * supplier's site also for other suppliers' products.
 */
export async function readProduct(
  context: PricingContext,
  input: { visitor: Visitor; locale: Locale; city: string | null; slug: string },
): Promise<z.infer<typeof productSchema>> {
  const { supplierId } = input.visitor.site
  const snapshot = await currentSnapshot(context.db.reading)
  const [row, exchange] = await Promise.all([
    findProduct(context.db.reading, snapshot, { city: input.city, slug: input.slug, supplierId }),
    findExchange(context, input.visitor),
  ])
  if (!row) throw new ApiError('missing', 'catalogue.product_unknown')
  const related = await listCards(
    context.db.reading,
    snapshot,
    relatedProducts(snapshot, { productId: row.id, supplierId }),
  )
  const reader = { locale: input.locale, exchange }
  const supplier = supplierNumbers(snapshot, row.supplierId)
  return { ...viewProduct(row, supplier, reader), related: related.map((card) => viewCard(card, reader)) }
}

const textNames = productTexts.keyof().options

function viewProduct(
  row: ListedProductRow,
  supplier: SupplierNumbers,
  reader: Reader,
): Omit<z.infer<typeof productSchema>, 'related'> {
  const { locale } = reader
  const slugOf = (slugs: { ar: string; en: string }) => slugs[locale]
  const priceOf = (amountMinor: number) =>
    readingPrice(reader.exchange, { amountMinor, currency: row.currency }).amountMinor
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
    supplier: { name: row.supplierName[locale], about: row.supplierAbout[locale], ...supplier },
    title: row.title[locale],
    summary: row.summary[locale],
    ...productTexts.parse(Object.fromEntries(textNames.map((name) => [name, row[name][locale]]))),
    ...productAttributes.parse(row),
    itinerary: row.itinerary.map((stop) => ({
      title: stop.title[locale],
      text: stop.text[locale],
      minutes: stop.minutes ?? null,
    })),
    pricingPer: row.pricingPer,
    rate: row.rate,
    currency: reader.exchange.currency,
    ...viewFrom(row, reader),
    unitTitle: row.unitTitle?.[locale] ?? null,
    durationMinutes: row.durationMinutes,
    longestMinutes: Math.max(row.durationMinutes, ...row.options.map((option) => option.durationMinutes)),
    isPrivate: row.isPrivate,
    payLater: row.payLater,
    meetingPoint: {
      ...row.meetingPoint,
      name: row.meetingPoint.name[locale],
      address: row.meetingPoint.address[locale],
      forDrivers: driverAddress(row.meetingPoint, row.cityZone, locale),
      guide: row.meetingPoint.guide?.[locale] ?? null,
      minutesBefore: row.meetingPoint.minutesBefore ?? null,
      near: nearestLandmarks(viewLandmarks(row, locale), row.meetingPoint),
    },
    freeCancellation: row.freeCancellation,
    badges: viewBadges(row),
    pictures: row.pictures.map((picture) => viewPicture(picture, locale)),
    options: row.options.map((option) => ({
      ...option,
      title: option.title[locale],
      description: option.description[locale],
      units: option.units.map((unit) => ({
        ...unit,
        title: unit.title[locale],
        priceMinor: priceOf(unit.priceMinor),
        originalMinor: unit.originalMinor === null ? null : priceOf(unit.originalMinor),
      })),
    })),
    extras: row.extras.map((extra) => ({
      ...extra,
      title: extra.title[locale],
      priceMinor: priceOf(extra.priceMinor),
    })),
    pickups: row.pickups.map((point) => ({
      ...point,
      name: point.name[locale],
      address: point.address[locale],
      priceMinor: priceOf(point.priceMinor),
    })),
    rating: viewRating(row),
    ratingCount: row.ratingCount,
  }
}
