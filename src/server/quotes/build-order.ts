import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Locale, Words } from '#domain/locale.ts'
import { orderReference, ticketCode } from '#domain/reference.ts'
import ar from '#messages/ar/quotes.json' with { type: 'json' }
import en from '#messages/en/quotes.json' with { type: 'json' }
import type { OrderToRecord } from '#server/booking/commands/reserve-statement.ts'
import type { PaymentMethod } from '#server/booking/checkout/payment-methods.ts'
import type { DepartureToTake } from './queries.ts'
import type { QuoteRow, QuoteRequestRow } from './quote-query.ts'
import { effects } from '#server/booking/effects.ts'

/** Takes the place of an option's title on tickets. */
export const departureTitle: Words = { ar: ar.arranged, en: en.arranged }

/** The order of an accepted quote: one item at the quoted price, in the quote's currency, without promo code. */
export function buildOrder({
  request,
  quote,
  departure,
  locale,
  way,
  whatsapp,
}: {
  request: QuoteRequestRow
  quote: QuoteRow
  departure: DepartureToTake
  locale: Locale
  way: PaymentMethod
  whatsapp: OrderToRecord['whatsapp']
}): OrderToRecord {
  const { priceMinor, currency, travellers } = quote
  // Acceptances are serialised by the quote's lock; the hash only has to exist.
  const requestHash = createHash('sha256').update(`${request.reference} ${quote.number}`).digest()
  return {
    key: randomUUID(),
    scope: `quote-order:${request.reference}`,
    requestHash,
    contentHash: requestHash,
    reference: orderReference(randomBytes(8)),
    siteId: request.siteId,
    userId: request.userId,
    cartKey: null,
    language: locale,
    status: 'awaiting_payment',
    paymentMethod: way.code,
    currency,
    originalMinor: priceMinor,
    discountMinor: 0,
    totalMinor: priceMinor,
    promoCodeId: null,
    firstName: request.firstName,
    lastName: request.lastName,
    email: request.email,
    countryCode: request.countryCode,
    phone: request.phone,
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
        productId: request.productId,
        optionId: departure.optionId,
        departureId: departure.departureId,
        // The operator has made the quote: no further confirmation.
        status: 'approved',
        productTitle: request.productTitle,
        optionTitle: departure.optionTitle,
        localDate: quote.localDate,
        localTime: quote.localTime,
        startsAt: quote.startsAt,
        endsAt: quote.endsAt,
        zone: request.zone,
        duration: 1,
        travellers,
        partySize: travellers,
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
        listTotalMinor: priceMinor,
        rateMicros: 1_000_000,
        rateAsOf: null,
        marginBasisPoints: 0,
        originalMinor: priceMinor,
        discountMinor: 0,
        totalMinor: priceMinor,
        cancellation: request.cancellation,
        pickup: null,
        specialRequest: request.message,
        choice: null,
        guideLanguage: null,
        intent: null,
        ticketCode: ticketCode(randomBytes(16)),
      },
    ],
    seatRequests: [{ departureId: departure.departureId, places: travellers, position: 0 }],
  }
}
