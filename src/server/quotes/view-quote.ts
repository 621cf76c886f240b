import type { z } from '@hono/zod-openapi'
import { onClockOf } from '#domain/date-words.ts'
import type { Locale, Words } from '#domain/locale.ts'
import { orderSets } from '#domain/order-states.ts'
import { viewPicture } from '#server/media/view-picture.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import type { Context } from '#server/kernel/context.ts'
import type { quoteSchema } from './contract.ts'
import { quoteKey } from './quote-key.ts'
import type { QuoteOfferRow, QuoteRow } from './quote-query.ts'

export type Quote = z.infer<typeof quoteSchema>

/** A quote as its buyer sees it, in one language. */
export function viewQuote(context: Context, row: QuoteRow, locale: Locale): Quote {
  const { configuration } = context
  return {
    reference: row.reference,
    key: quoteKey(configuration, row.reference),
    status: row.status,
    requestedAt: row.requestedAt.toISOString(),
    title: row.productTitle[locale],
    slug: row.slugs[locale],
    citySlug: row.citySlugs[locale],
    cityName: row.cityName[locale],
    picture: viewPicture(row.picture, locale),
    wishedDate: row.wishedDate,
    isFlexible: row.isFlexible,
    travellers: row.travellers,
    budget:
      row.budgetMinor === null || row.currency === null
        ? null
        : { amountMinor: row.budgetMinor, currency: row.currency },
    message: row.message,
    guest: { name: `${row.firstName} ${row.lastName}`, email: row.email, phone: row.phone },
    offer: row.offer && viewOffer(row.offer, row.zone, locale),
    cancellation: row.cancellation,
    reason: row.reason,
    order: row.order && viewOrder(context, row.order, row.zone),
  }
}

function viewOrder(
  { configuration }: Context,
  { reference, status, method, holdExpiresAt }: NonNullable<QuoteRow['order']>,
  zone: string,
): NonNullable<Quote['order']> {
  const isWaiting = orderSets.paying.includes(status)
  return {
    reference,
    key: orderAccessToken(configuration, reference),
    isTransfer: method === 'bank_transfer',
    heldUntil: isWaiting ? onClockOf(new Date(holdExpiresAt).toISOString(), zone) : null,
  }
}

function viewOffer(offer: QuoteOfferRow, zone: string, locale: Locale): NonNullable<Quote['offer']> {
  return {
    number: offer.number,
    price: { amountMinor: offer.priceMinor, currency: offer.currency },
    travellers: offer.travellers,
    localDate: offer.localDate,
    localTime: offer.localTime,
    includes: written(offer.includes, locale),
    message: offer.message,
    validUntil: onClockOf(new Date(offer.validUntil).toISOString(), zone),
  }
}

function written(words: Partial<Words>, locale: Locale): string {
  return words[locale] ?? words.ar ?? words.en ?? ''
}
