import { afterAll, beforeAll } from 'vitest'
import { makeApi, type ApiContext } from '#server/app/api.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { providersOf } from '#server/booking/providers/providers.ts'
import { stripeProvider } from '#server/booking/providers/stripe.ts'
import { checkoutOf, orderOf, visitorWith } from './buyer.ts'
import { startStripeServer, type StripeServer } from './stripe-server.ts'
import { createDeparture, type FixtureDeparture, type Fixtures } from './fixtures.ts'

/** The client's timeout, short for the tests without a response. */
const TIMEOUT_MS = 400

export interface StripeFixtures {
  stripe: StripeServer
  context: ApiContext
  departure: () => Promise<FixtureDeparture>
  /** Places an order and opens its Stripe session. */
  place: (departure: FixtureDeparture, adults: number) => Promise<{ reference: string; session: string }>
  /** Sends a webhook to our endpoint. Returns the status. */
  deliver: (webhook: { body: string; signature: string }) => Promise<number>
}

/** The demo with payments by a simulated Stripe. Read it only inside tests. */
export function useStripe(fixtures: Fixtures): StripeFixtures {
  const played = {} as StripeFixtures
  beforeAll(async () => {
    const stripe = await startStripeServer()
    const { origin: apiOrigin, secretKey, webhookSecret } = stripe
    const card = stripeProvider({ apiOrigin, secretKey, webhookSecret, timeoutMs: TIMEOUT_MS })
    const context = { ...fixtures.context, providers: providersOf(card) }
    const api = makeApi(context)
    Object.assign(played, {
      stripe,
      context,
      departure: () => createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 }),
      place: async (departure, adults) => {
        const input = await checkoutOf(context, await visitorWith(context, departure, adults))
        const { reference } = await placeOrder(context, input)
        return { reference, session: (await orderOf(context.db, reference)).session }
      },
      deliver: async ({ body, signature }) => {
        const headers = { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' }
        const answer = await api.request('/api/payments/webhooks/stripe', { method: 'POST', body, headers })
        return answer.status
      },
    } satisfies StripeFixtures)
  })
  afterAll(() => played.stripe?.close())
  return played
}
