import type { z } from '@hono/zod-openapi'
import { convertBetween, type Rate } from '#domain/exchange.ts'
import type { Locale, Words } from '#domain/locale.ts'
import { viewPicture } from '#server/media/view-picture.ts'
import type { CardRow } from './card-query.ts'
import type { cardSchema } from './contract.ts'

export interface Reader {
  locale: Locale
  /** The visitor's display currency. */
  currency: string
  rates: Rate[]
}

/** A card in the reader's language and currency. */
export function viewCard(row: CardRow, reader: Reader): z.infer<typeof cardSchema> {
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
    durationMinutes: row.durationMinutes,
    pricingPer: row.pricingPer,
    rate: row.rate,
    from: viewPrice(row.fromMinor, row.currency, reader),
    fromOriginal: viewPrice(row.fromOriginalMinor, row.currency, reader),
    badges: viewBadges(row),
  }
}

/** The mean to one decimal; null without reviews. */
export function viewRating(row: { ratingSum: number; ratingCount: number }): number | null {
  return row.ratingCount === 0 ? null : Math.round((row.ratingSum * 10) / row.ratingCount) / 10
}

export function viewPrice(amountMinor: number | null, currency: string, reader: Reader) {
  return amountMinor === null ? null : convertBetween(reader.rates, { amountMinor, currency }, reader.currency)
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
