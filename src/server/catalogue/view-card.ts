import type { z } from '@hono/zod-openapi'
import { displayedFrom, displayedTotal, type FromPrice, type PriceExchange } from '#domain/exchange.ts'
import type { Locale, Words } from '#domain/locale.ts'
import { viewPicture } from '#server/media/view-picture.ts'
import type { CardRow } from './card-query.ts'
import type { cardSchema } from './contract.ts'
import type { ListingCardRow } from './list-matches.ts'
import type { FreeDay } from './list-free-days.ts'

export interface Reader {
  locale: Locale
  exchange: PriceExchange
}

/** A card in the reader's language and currency. */
export function viewCard(
  row: CardRow & Partial<Pick<ListingCardRow, 'free'>>,
  reader: Reader,
): z.infer<typeof cardSchema> {
  const { locale } = reader
  return {
    id: row.id,
    code: row.code,
    citySlug: locale === 'ar' ? row.citySlugAr : row.citySlugEn,
    slug: locale === 'ar' ? row.slugAr : row.slugEn,
    title: row.title[locale],
    summary: row.summary[locale],
    cityName: row.cityName[locale],
    categoryName: row.categoryName[locale],
    picture: viewPicture(row.picture, locale),
    rating: viewRating(row),
    ratingCount: row.ratingCount,
    durationMinutes: row.free?.durationMinutes ?? row.durationMinutes,
    longestMinutes: row.free?.durationMinutes ?? row.longestMinutes,
    pricingPer: row.pricingPer,
    rate: row.rate,
    minDuration: row.minDuration,
    ...viewFrom(row, reader),
    unitTitle: row.unitTitle?.[locale] ?? null,
    leastAge: (row.free?.leastAge ?? row.leastAge) || null,
    // A day in the dates may be too near to cancel free of charge.
    badges: viewBadges(row.free ? { ...row, freeCancellation: row.free.isFreeToCancel } : row),
    free: row.free ? viewFree(row.free, row.currency, reader) : null,
  }
}

function viewFree(free: NonNullable<ListingCardRow['free']>, currency: string, reader: Reader) {
  return {
    date: free.date,
    isFirstDay: free.isFirstDay,
    ...displayedPrices(reader, { ...free, currency }),
    unitTitle: viewUnitTitle(free, reader.locale),
    total: viewTotal(free, currency, reader),
    dependsOnAges: free.dependsOnAges,
    isForAll: free.isForAll,
  }
}

/** What the whole party pays; null where it is not known. A price that several people share is said to be theirs. */
export function viewTotal(
  { partyUnits, unitTitle }: Pick<FreeDay, 'partyUnits' | 'unitTitle'>,
  currency: string,
  { exchange }: Reader,
): FromPrice | null {
  return partyUnits.length === 0 || unitTitle !== null ? null : displayedTotal(exchange, currency, partyUnits)
}

/** What a price is of: 'Tent (2 people)', or '2 × Tent (2 people)' if it is of several. */
export function viewUnitTitle(
  { unitTitle, quantity }: { unitTitle: Words | null; quantity: number },
  locale: Locale,
): string | null {
  if (unitTitle === null) return null
  return quantity === 1 ? unitTitle[locale] : `${quantity} × ${unitTitle[locale]}`
}

/** The mean to one decimal; null without reviews. */
export function viewRating(row: { ratingSum: number; ratingCount: number }): number | null {
  return row.ratingCount === 0 ? null : Math.round((row.ratingSum * 10) / row.ratingCount) / 10
}

/** The from-price and the price before its discount, null without one. */
export function viewFrom(
  row: Pick<CardRow, 'fromMinor' | 'fromOriginalMinor' | 'currency'>,
  reader: Reader,
): Pick<z.infer<typeof cardSchema>, 'from' | 'fromOriginal'> {
  if (row.fromMinor === null) return { from: null, fromOriginal: null }
  return displayedPrices(reader, {
    currency: row.currency,
    priceMinor: row.fromMinor,
    originalMinor: row.fromOriginalMinor,
    adjustBasisPoints: 0,
    quantity: 1,
  })
}

/** A discount that rounds to the same displayed amount is none. */
function displayedPrices(
  { exchange }: Reader,
  {
    currency,
    priceMinor,
    originalMinor,
    adjustBasisPoints,
    quantity,
  }: { currency: string } & Pick<FreeDay, 'priceMinor' | 'originalMinor' | 'adjustBasisPoints' | 'quantity'>,
) {
  const read = (amountMinor: number) => displayedFrom(exchange, { amountMinor, currency }, adjustBasisPoints, quantity)
  const from = read(priceMinor)
  const original = originalMinor === null ? null : read(originalMinor)
  return { from, fromOriginal: original !== null && original.amountMinor > from.amountMinor ? original : null }
}

export function viewBadges(
  row: Pick<CardRow, 'freeCancellation' | 'payLater' | 'isLikelyToSellOut' | 'isNew' | 'isPrivate'>,
): z.infer<typeof cardSchema>['badges'] {
  const badges: z.infer<typeof cardSchema>['badges'] = []
  if (row.isLikelyToSellOut) badges.push('likely_to_sell_out')
  if (row.freeCancellation) badges.push('free_cancellation')
  if (row.payLater) badges.push('pay_later')
  if (row.isPrivate) badges.push('private')
  if (row.isNew) badges.push('new')
  return badges
}

export function slugsOf(row: { slugAr: string; slugEn: string }): Words {
  return { ar: row.slugAr, en: row.slugEn }
}
