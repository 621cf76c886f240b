import { afterAll, beforeAll } from 'vitest'
import { makeApi, type ApiContext } from '#server/app/api.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { providersOf } from '#server/booking/providers/providers.ts'
import { stripeProvider } from '#server/booking/providers/stripe.ts'
import { checkoutOf, orderOf, visitorWith } from './buyer.ts'
import { startStripeServer, type StripeServer } from './stripe-server.ts'
import { someDeparture, type DepartureOfWorld, type World } from './fixtures.ts'

/** How long these tests wait for an answer that never comes. */
const TIMEOUT_MS = 400

export interface StripeWorld {
  stripe: StripeServer
  context: ApiContext
  departure: () => Promise<DepartureOfWorld>
  /** An order whose page at Stripe is open. */
  place: (departure: DepartureOfWorld, adults: number) => Promise<{ reference: string; session: string }>
  /** Sends a webhook to our own door; answers its status. */
  deliver: (webhook: { body: string; signature: string }) => Promise<number>
}

/** The demo's world with payments at a Stripe that is played. Read it inside tests only. */
export function useStripe(world: World): StripeWorld {
  const played = {} as StripeWorld
  beforeAll(async () => {
    const stripe = await startStripeServer()
    const { origin: apiOrigin, secretKey, webhookSecret } = stripe
    const card = stripeProvider({ apiOrigin, secretKey, webhookSecret, timeoutMs: TIMEOUT_MS })
    const context = { ...world.context, providers: providersOf(card) }
    const api = makeApi(context)
    Object.assign(played, {
      stripe,
      context,
      departure: () => someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 }),
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
    } satisfies StripeWorld)
  })
  afterAll(() => played.stripe?.close())
  return played
}
