import type { Locale } from '#domain/locale.ts'
import type { Placed } from '#server/booking/checkout/place-order.ts'
import { insertOrder } from '#server/booking/checkout/insert-order.ts'
import type { PaymentMethod } from '#server/booking/checkout/payment-methods.ts'
import { replaceOrder } from '#server/booking/orders/replace-order.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import type { Tx } from '#server/kernel/database.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { buildOrder, departureTitle } from './build-order.ts'
import { findOwnQuote, type OwnQuoteInput } from './find-own-quote.ts'
import { getRequest } from './get-request.ts'
import { findDeparture, lockQuote, makeDeparture, setAccepted, type DepartureToTake } from './queries.ts'
import type { QuoteOfferRow, QuoteRow } from './quote-query.ts'
import { paymentMethodsOfQuote } from './payment-methods-of-quote.ts'

export interface AcceptQuoteInput extends OwnQuoteInput {
  locale: Locale
  /** The number of the quote that the buyer saw. */
  offer: number
  method: PaymentMethod['code']
  acceptsTerms: boolean
  alsoByWhatsapp?: boolean
}

/**
 * Accepts the quote: reserves its seats, and creates an order with a payment page or transfer instructions
 * (docs/rules/quotes.md). Accepting it again while the order awaits payment returns the same order, with any method.
 * Throws ApiError `quotes.*`, `checkout.sold_out`, `checkout.terms_not_accepted`, and what `startPayment` throws.
 */
export async function acceptQuote(context: PaymentContext, input: AcceptQuoteInput): Promise<Placed> {
  await findOwnQuote(context, input)
  if (!input.acceptsTerms) throw new ApiError('invalid', 'checkout.terms_not_accepted')
  const order = await context.db.transaction(async (tx) => {
    await lockQuote(tx, input.reference)
    const quote = await getRequest(tx, input.reference)
    if (quote.status === 'accepted' && quote.order) return quote.order
    const offer = standingOffer(quote, input)
    // A payment may be on its way: whichever is first, the quote is booked once.
    if (quote.order && !(await replaceOrder(tx, { orderId: quote.order.id })))
      throw new ApiError('conflict', 'quotes.not_open')
    return take(context, tx, { input, quote, offer })
  })
  const { redirectUrl } = await startPayment(context, { orderId: order.id })
  return { reference: order.reference, paymentUrl: redirectUrl }
}

function standingOffer(quote: QuoteRow, input: AcceptQuoteInput): QuoteOfferRow {
  const { offer } = quote
  if (quote.status === 'expired' || (offer && Date.parse(offer.validUntil) <= quote.now.getTime()))
    throw new ApiError('gone', 'quotes.expired')
  if (quote.status !== 'answered' || !offer) throw new ApiError('conflict', 'quotes.not_open')
  if (offer.number !== input.offer) throw new ApiError('conflict', 'quotes.offer_changed')
  return offer
}

async function take(
  context: PaymentContext,
  tx: Tx,
  { input, quote, offer }: { input: AcceptQuoteInput; quote: QuoteRow; offer: QuoteOfferRow },
): Promise<{ id: number; reference: string }> {
  // If the product has a departure at that time, its seats are sold; otherwise one is created with exactly these seats.
  const planned = await findDeparture(tx, { productId: quote.productId, startsAt: offer.startsAt })
  const ways = paymentMethodsOfQuote(context, input.visitor.site, { offer, planned, now: quote.now })
  const way = ways.find(({ code }) => code === input.method)
  if (!way) throw new ApiError('conflict', 'quotes.method_unavailable')
  const isTold = input.alsoByWhatsapp === true && context.configuration.whatsapp !== null
  const order = buildOrder({
    quote,
    offer,
    departure: planned ?? (await departureFor(tx, quote, offer)),
    locale: input.locale,
    way,
    whatsapp: isTold ? 'everything' : 'nothing',
  })
  const recorded = await insertOrder(tx, order)
  if (!recorded) throw new Error('a random key was already used')
  await setAccepted(tx, quote.id, recorded.orderId)
  return { id: recorded.orderId, reference: order.reference }
}

function departureFor(tx: Tx, quote: QuoteRow, offer: QuoteOfferRow): Promise<DepartureToTake> {
  return makeDeparture(tx, {
    ...offer,
    quoteId: quote.id,
    reference: quote.reference,
    productId: quote.productId,
    title: departureTitle,
    durationMinutes: quote.durationMinutes,
  })
}
