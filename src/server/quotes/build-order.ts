import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Locale, Words } from '#domain/locale.ts'
import { orderReference, ticketCode } from '#domain/reference.ts'
import ar from '#messages/ar/quotes.json' with { type: 'json' }
import en from '#messages/en/quotes.json' with { type: 'json' }
import type { OrderToRecord } from '#server/booking/checkout/reserve-statement.ts'
import type { PaymentMethod } from '#server/booking/checkout/payment-methods.ts'
import type { DepartureToTake } from './queries.ts'
import type { QuoteOfferRow, QuoteRow } from './quote-query.ts'
import { effects } from '#server/booking/effects.ts'

/** Takes the place of an option's title on tickets. */
export const departureTitle: Words = { ar: ar.arranged, en: en.arranged }

/** The order of an accepted quote: one item at the quoted price, in the quote's currency, without promo code. */
export function buildOrder({
  quote,
  offer,
  departure,
  locale,
  way,
  whatsapp,
}: {
  quote: QuoteRow
  offer: QuoteOfferRow
  departure: DepartureToTake
  locale: Locale
  way: PaymentMethod
  whatsapp: OrderToRecord['whatsapp']
}): OrderToRecord {
  const { priceMinor, currency, travellers } = offer
  // Acceptances are serialised by the quote's lock; the hash only has to exist.
  const requestHash = createHash('sha256').update(`${quote.reference} ${offer.number}`).digest()
  return {
    key: randomUUID(),
    scope: `quote-order:${quote.reference}`,
    requestHash,
    contentHash: requestHash,
    reference: orderReference(randomBytes(8)),
    siteId: quote.siteId,
    userId: quote.userId,
    cartTokenHash: null,
    language: locale,
    status: 'awaiting_payment',
    paymentMethod: way.code,
    currency,
    originalMinor: priceMinor,
    discountMinor: 0,
    totalMinor: priceMinor,
    promoCodeId: null,
    firstName: quote.firstName,
    lastName: quote.lastName,
    email: quote.email,
    countryCode: quote.countryCode,
    phone: quote.phone,
    specialRequests: quote.message,
    whatsapp,
    holdSeconds: way.holdSeconds,
    mailKind: way.code === 'bank_transfer' ? effects.placedByTransfer.buyer : effects.placed.awaiting_payment.buyer,
    operatorEmail: null,
    limits: [],
    emptiesCart: null,
    payment: { provider: way.provider, attemptKey: randomUUID() },
    items: [
      {
        position: 0,
        productId: quote.productId,
        optionId: departure.optionId,
        departureId: departure.departureId,
        // The operator has made the quote: no further confirmation.
        status: 'approved',
        productTitle: quote.productTitle,
        optionTitle: departure.optionTitle,
        localDate: offer.localDate,
        localTime: offer.localTime,
        startsAt: offer.startsAt,
        endsAt: offer.endsAt,
        zone: quote.zone,
        duration: 1,
        travellers,
        places: travellers,
        lines: [
          {
            kind: 'unit',
            title: departureTitle,
            quantity: 1,
            unitMinor: priceMinor,
            totalMinor: priceMinor,
            originalTotalMinor: priceMinor,
          },
        ],
        listCurrency: currency,
        rateMicros: 1_000_000,
        rateAsOf: null,
        originalMinor: priceMinor,
        discountMinor: 0,
        totalMinor: priceMinor,
        cancellation: quote.cancellation,
        pickup: null,
        choice: null,
        intent: null,
        ticketCode: ticketCode(randomBytes(16)),
      },
    ],
    wanted: [{ departureId: departure.departureId, places: travellers, position: 0 }],
  }
}
