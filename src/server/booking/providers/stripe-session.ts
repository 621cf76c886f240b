import type Stripe from 'stripe'
import { cutText } from '#domain/cut-text.ts'
import type { DeclineReason } from '#domain/decline-reason.ts'
import type { SessionRequest, SessionState } from './provider.ts'
import { stripeAmount } from './stripe-amount.ts'

const MINUTE_MS = 60_000
/** Stripe keeps a session for at least 30 minutes from its creation, and at most for a day; our clock may differ from its. */
const SHORTEST_MS = 35 * MINUTE_MS
const LONGEST_MS = (24 * 60 - 10) * MINUTE_MS
const LONGEST_NAME = 250

/**
 * A hosted page for one order. Retries of an attempt have equal parameters, because Stripe refuses a known key with
 * different ones. Stripe is sent the order's reference and the buyer's email, which fills in its form; no name, no
 * phone.
 */
export function sessionParams(request: SessionRequest): Stripe.Checkout.SessionCreateParams {
  const { orderReference, currency } = request
  const latest = Math.min(request.expiresAt.getTime() + SHORTEST_MS, request.openedAt.getTime() + LONGEST_MS)
  return {
    mode: 'payment',
    // Stripe's page has no Arabic, and 'auto' would be the browser's language; our page announces English.
    locale: 'en',
    client_reference_id: orderReference,
    customer_email: request.email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: stripeAmount(request.amountMinor, currency),
          product_data: { name: shorten(request.description) || orderReference },
        },
      },
    ],
    metadata: { order: orderReference },
    payment_intent_data: { description: orderReference, metadata: { order: orderReference } },
    // Cards and their wallets: whether the money is there is known at once. A transfer that takes days could not hold a place.
    allowed_payment_method_types: ['card'],
    // The buyer pays the sum and the currency that we showed.
    adaptive_pricing: { enabled: false },
    success_url: request.returnUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(latest / 1000),
    expand: ['payment_intent'],
  }
}

/** The state of a session that was read with its payment intent. */
export function sessionState(session: Stripe.Checkout.Session): SessionState {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  if (session.payment_status === 'paid')
    return { status: 'complete', capturedMinor: session.amount_total ?? 0, ...noDecline }
  if (session.status === 'expired') return { status: 'expired', capturedMinor: 0, ...noDecline }
  if (session.status === 'complete') {
    // No other card can be tried on a completed page: its payment has failed.
    const hasFailed = intent?.status === 'requires_payment_method' || intent?.status === 'canceled'
    return {
      status: hasFailed ? 'declined' : 'processing',
      capturedMinor: 0,
      hasDeclinedTry: false,
      declineReason: hasFailed ? reasonOf(intent.last_payment_error) : null,
    }
  }
  const hasDeclinedTry = intent?.status === 'requires_payment_method' && intent.last_payment_error !== null
  return {
    status: 'open',
    capturedMinor: 0,
    hasDeclinedTry,
    declineReason: hasDeclinedTry ? reasonOf(intent.last_payment_error) : null,
  }
}

const noDecline = { hasDeclinedTry: false, declineReason: null } as const

/** By Stripe's error and decline codes. What they do not say to a buyer ('stolen_card') is only a refusal. */
function reasonOf(error: Stripe.PaymentIntent.LastPaymentError | null): DeclineReason {
  const codes = [error?.decline_code, error?.code]
  if (codes.includes('insufficient_funds')) return 'insufficient_funds'
  if (codes.includes('expired_card')) return 'card_expired'
  if (codes.some((code) => code === 'authentication_required' || code === 'payment_intent_authentication_failure'))
    return 'not_authenticated'
  return 'refused'
}

function shorten(text: string): string {
  if (text.length <= LONGEST_NAME) return text
  return `${cutText(text, LONGEST_NAME - 1)}…`
}
