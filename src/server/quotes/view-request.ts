import type { z } from '@hono/zod-openapi'
import { deadlineOnClock, onClockOf } from '#domain/date-words.ts'
import type { Locale, Words } from '#domain/locale.ts'
import { orderSets } from '#domain/order-states.ts'
import { viewPicture } from '#server/media/view-picture.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import type { Context } from '#server/kernel/context.ts'
import type { quoteRequestSchema } from './contract.ts'
import { quoteKey } from './quote-key.ts'
import type { QuoteRow, QuoteRequestRow } from './quote-query.ts'

export type QuoteRequest = z.infer<typeof quoteRequestSchema>

/** A quote as its buyer sees it, in one language. */
export function viewRequest(context: Context, row: QuoteRequestRow, locale: Locale): QuoteRequest {
  const { configuration } = context
  return {
    reference: row.reference,
    key: quoteKey(configuration, row.reference),
    status: row.status,
    requestedOn: onClockOf(row.requestedAt.toISOString(), row.zone).localDate,
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
    quote: row.quote && viewQuote(row.quote, row.zone, locale),
    cancellation: row.cancellation,
    reason: row.reason,
    order: row.order && viewOrder(context, row.order, row.zone),
  }
}

function viewOrder(
  { configuration }: Context,
  { reference, status, method, holdExpiresAt }: NonNullable<QuoteRequestRow['order']>,
  zone: string,
): NonNullable<QuoteRequest['order']> {
  const isWaiting = orderSets.paying.includes(status)
  return {
    reference,
    key: orderAccessToken(configuration, reference),
    isTransfer: method === 'bank_transfer',
    heldUntil: isWaiting ? deadlineOnClock(new Date(holdExpiresAt).toISOString(), zone) : null,
  }
}

function viewQuote(quote: QuoteRow, zone: string, locale: Locale): NonNullable<QuoteRequest['quote']> {
  return {
    number: quote.number,
    price: { amountMinor: quote.priceMinor, currency: quote.currency },
    travellers: quote.travellers,
    localDate: quote.localDate,
    localTime: quote.localTime,
    includes: written(quote.includes, locale),
    message: quote.message,
    validUntil: deadlineOnClock(new Date(quote.validUntil).toISOString(), zone),
  }
}

function written(words: Partial<Words>, locale: Locale): string {
  return words[locale] ?? words.ar ?? words.en ?? ''
}
