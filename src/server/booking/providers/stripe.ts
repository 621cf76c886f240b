import type Stripe from 'stripe'
import { loadOnce } from '#server/kernel/load-once.ts'
import type { PaymentProvider, RefundState, SessionRequest } from './provider.ts'
import { stripeLimits } from './stripe-amount.ts'
import {
  isAbout,
  isBadRequest,
  isFinal,
  isPermanentRefundFailure,
  isMissing,
  isReplayedError,
  plainError,
} from './stripe-errors.ts'
import { sessionParams, sessionState } from './stripe-session.ts'

/** What the endpoint in Stripe's dashboard must be subscribed to. */
export const stripeEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'refund.updated',
  'refund.failed',
]

/** A newer one changes what is read here: it moves with the package, after its changelog was read. */
const API_VERSION = '2026-10-28.endive'
/** Opening a session must fit into the 20 seconds of a checkout; reading one is retried by the polling job. */
const OPEN = { timeout: 6_000, maxNetworkRetries: 2 }
const ASK = { timeout: 4_000, maxNetworkRetries: 1 }
const MAX_KEYS = 4
const MAX_REFUNDS = 1000
const epoch = (date: Date) => Math.floor(date.getTime() / 1000)
const withIntent = { expand: ['payment_intent'] }

interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Another than https://api.stripe.com only where Stripe is played by something else. */
  apiOrigin: string
  /** Shorter in tests of a server that does not respond. */
  timeoutMs?: number
}

/** Stripe Checkout (docs/rules/payments.md). The package takes 300 ms to load, so that waits for the first who needs it. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const connect = loadOnce(() => openClient(settings))
  const timed = (options: typeof OPEN) => ({ ...options, timeout: settings.timeoutMs ?? options.timeout })

  const readSession = async (reference: string) => {
    const { checkout } = await connect()
    return checkout.sessions.retrieve(reference, withIntent, timed(ASK))
  }
  const createSession = async (request: SessionRequest) => {
    const { checkout } = await connect()
    const params = sessionParams(request)
    try {
      return await checkout.sessions.create(params, { ...timed(OPEN), idempotencyKey: request.attemptKey })
    } catch (error) {
      if (!isAbout(error, 'customer_email')) throw error
      // Stripe reads addresses more strictly than mail servers do: the buyer types it there instead of not paying.
      const { customer_email: _, ...rest } = params
      return checkout.sessions.create(rest, { ...timed(OPEN), idempotencyKey: `${request.attemptKey}-no-email` })
    }
  }

  return {
    code: 'stripe',
    isSandbox: false,
    sendsRefunds: true,
    pageLanguage: () => 'en',
    limitsOf: stripeLimits,

    createSession: async (request) => {
      const session = await createSession(request).catch((error: unknown) => {
        throw plainError(error, isFinal(error))
      })
      if (session.url === null) throw plainError(new Error('no page'), true)
      return { reference: session.id, redirectUrl: session.url }
    },

    retrieveSession: async (reference) => sessionState(await readSession(reference).catch(rethrowMissing)),

    expireSession: async (reference) => {
      const { checkout } = await connect()
      try {
        return sessionState(await checkout.sessions.expire(reference, withIntent, timed(ASK)))
      } catch (error) {
        // Only an open session can be ended: this one was paid or had ended before.
        if (!isBadRequest(error)) return rethrowMissing(error)
        const session = await readSession(reference).catch(rethrowMissing)
        if (session.status === 'open') throw plainError(error, false)
        return sessionState(session)
      }
    },

    refund: async ({ key, reference, amountMinor }) => {
      const { refunds } = await connect()
      const { payment_intent: intent } = await readSession(reference).catch(rethrowMissing)
      if (intent === null) throw plainError(new Error('nothing was paid'), true)
      const paymentIntent = typeof intent === 'string' ? intent : intent.id
      for (let tries = 0; ; tries++) {
        const made = await findRefund(refunds, paymentIntent, key, timed(ASK)).catch(rethrowMissing)
        if (made) return refundState(made)
        try {
          const params = { payment_intent: paymentIntent, amount: amountMinor, metadata: { refund: key } }
          const idempotencyKey = tries === 0 ? key : `${key}-${tries}`
          return refundState(await refunds.create(params, { ...timed(OPEN), idempotencyKey }))
        } catch (error) {
          if (!isReplayedError(error) || tries === MAX_KEYS) throw plainError(error, isPermanentRefundFailure(error))
        }
      }
    },

    retrieveRefund: async (reference) => {
      const { refunds } = await connect()
      return refundState(await refunds.retrieve(reference, {}, timed(ASK)).catch(rethrowMissing))
    },

    readBooks: async (reference) => {
      const { refunds } = await connect()
      const session = await readSession(reference).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw plainError(error, false)
      })
      if (session === null) return null
      const { payment_intent: intent, payment_status: status, amount_total: amount, currency } = session
      const made =
        intent === null
          ? []
          : await refunds
              .list({ payment_intent: typeof intent === 'string' ? intent : intent.id, limit: 100 }, timed(ASK))
              .autoPagingToArray({ limit: MAX_REFUNDS })
              .catch(rethrow)
      return {
        capturedMinor: status === 'paid' ? (amount ?? 0) : 0,
        currency: (currency ?? '').toUpperCase(),
        refunds: made.map((refund) => ({
          reference: refund.id,
          amountMinor: refund.amount,
          state: refundState(refund).hasFailed ? 'failed' : 'sent',
        })),
      }
    },

    listPaid: async ({ from, to, after }) => {
      const { checkout } = await connect()
      const created = { gte: epoch(from), lt: epoch(to) }
      const page = {
        created,
        status: 'complete',
        limit: 100,
        ...(after === null ? {} : { starting_after: after }),
      } as const
      const { data, has_more: hasMore } = await checkout.sessions.list(page, timed(ASK)).catch(rethrow)
      // An account may take money for others too: ours name an order.
      const ours = data.filter((session) => session.payment_status === 'paid' && session.metadata?.['order'])
      return { references: ours.map((session) => session.id), next: hasMore ? (data.at(-1)?.id ?? null) : null }
    },

    readWebhook: async (body, signature) => {
      const { webhooks } = await connect()
      try {
        const event = webhooks.constructEvent(Buffer.from(body), signature ?? '', settings.webhookSecret)
        const { id } = event.data.object as { id?: string }
        return { eventId: event.id, reference: id ?? null }
      } catch {
        return null
      }
    },
  }
}

async function openClient({ secretKey, apiOrigin }: StripeSettings): Promise<Stripe> {
  const { default: Sdk } = await import('stripe')
  const { protocol, hostname, port } = new URL(apiOrigin)
  const isPlain = protocol === 'http:'
  return new Sdk(secretKey, {
    apiVersion: API_VERSION,
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    telemetry: false,
  })
}

/** Keys are forgotten after a day, metadata are not. */
async function findRefund(
  refunds: Stripe['refunds'],
  paymentIntent: string,
  key: string,
  options: typeof ASK,
): Promise<Stripe.Refund | undefined> {
  const { data } = await refunds.list({ payment_intent: paymentIntent, limit: 100 }, options)
  return data.find((refund) => refund.metadata?.['refund'] === key)
}

function refundState(refund: Stripe.Refund): RefundState {
  return { reference: refund.id, hasFailed: refund.status === 'failed' || refund.status === 'canceled' }
}

/** An object that is missing at Stripe stays missing. */
function rethrowMissing(error: unknown): never {
  throw plainError(error, isMissing(error))
}

function rethrow(error: unknown): never {
  throw plainError(error, false)
}
