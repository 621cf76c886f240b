import { makeDepartureOfQuote } from '#server/availability/make-departure-of-quote.ts'
import { makeHiddenOption } from '#server/catalogue/make-hidden-option.ts'
import type { Locale } from '#domain/locale.ts'
import type { Placed } from '#server/booking/checkout/place-order.ts'
import { insertOrder } from '#server/booking/commands/insert-order.ts'
import type { PaymentMethod } from '#server/booking/checkout/payment-methods.ts'
import { replaceOrder } from '#server/booking/commands/replace-order.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import type { Tx } from '#server/kernel/database.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { buildOrder, departureTitle } from './build-order.ts'
import { findOwnQuote, type OwnQuoteInput } from './find-own-quote.ts'
import { getRequest } from './get-request.ts'
import { findDeparture, lockQuote, setAccepted, type DepartureToTake } from './queries.ts'
import type { QuoteRow, QuoteRequestRow } from './quote-query.ts'
import { paymentMethodsOfQuote } from './payment-methods-of-quote.ts'

export interface AcceptQuoteInput extends OwnQuoteInput {
  locale: Locale
  /** The number of the quote that the buyer saw. */
  quoteNumber: number
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
    const request = await getRequest(tx, input.reference)
    if (request.status === 'accepted' && request.order) return request.order
    const quote = openQuote(request, input)
    // A payment may be on its way: whichever is first, the quote is booked once.
    if (request.order && !(await replaceOrder(tx, { orderId: request.order.id })))
      throw new ApiError('conflict', 'quotes.not_open')
    return take(context, tx, { input, request, quote })
  })
  const { redirectUrl } = await startPayment(context, { orderId: order.id })
  return { reference: order.reference, paymentUrl: redirectUrl }
}

function openQuote(request: QuoteRequestRow, input: AcceptQuoteInput): QuoteRow {
  const { quote } = request
  if (request.status === 'expired' || (quote && Date.parse(quote.validUntil) <= request.now.getTime()))
    throw new ApiError('gone', 'quotes.expired')
  if (request.status !== 'answered' || !quote) throw new ApiError('conflict', 'quotes.not_open')
  if (quote.number !== input.quoteNumber) throw new ApiError('conflict', 'quotes.quote_changed')
  return quote
}

async function take(
  context: PaymentContext,
  tx: Tx,
  { input, request, quote }: { input: AcceptQuoteInput; request: QuoteRequestRow; quote: QuoteRow },
): Promise<{ id: number; reference: string }> {
  // If the product has a departure at that time, its seats are sold; otherwise one is created with exactly these seats.
  const planned = await findDeparture(tx, { productId: request.productId, startsAt: quote.startsAt })
  const ways = paymentMethodsOfQuote(context, input.visitor.site, { quote, planned, now: request.now })
  const way = ways.find(({ code }) => code === input.method)
  if (!way) throw new ApiError('conflict', 'quotes.method_unavailable')
  const isTold = input.alsoByWhatsapp === true && context.configuration.whatsapp !== null
  const order = buildOrder({
    request,
    quote,
    departure: planned ?? (await departureFor(tx, request, quote)),
    locale: input.locale,
    way,
    whatsapp: isTold ? 'everything' : 'nothing',
  })
  const recorded = await insertOrder(tx, order)
  if (!recorded) throw new Error('a random key was already used')
  await setAccepted(tx, request.id, recorded.orderId)
  return { id: recorded.orderId, reference: order.reference }
}

async function departureFor(tx: Tx, request: QuoteRequestRow, quote: QuoteRow): Promise<DepartureToTake> {
  const optionId = await makeHiddenOption(tx, {
    productId: request.productId,
    code: `quote-${request.reference}`,
    title: departureTitle,
    durationMinutes: request.durationMinutes,
    capacity: quote.travellers,
  })
  const departureId = await makeDepartureOfQuote(tx, {
    ...quote,
    optionId,
    quoteRequestId: request.id,
    capacity: quote.travellers,
  })
  return { departureId, optionId, optionTitle: departureTitle }
}
