import type { ApiContext } from '#server/app/api.ts'
import { apiOf } from '#test/support/api-of.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { readOutcome } from '#server/booking/checkout/read-outcome.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { Context } from '#server/kernel/context.ts'
import { staffTokensOf } from '#server/kernel/staff-tokens.ts'
import { checkoutOf, orderOf, visitorWith, uniqueEmail } from './buyer.ts'
import { createDeparture } from './fixtures.ts'

export const tokens = { layla: 'layla-has-a-token-of-some-length-1', omar: 'omar-has-a-token-of-some-length-22' }

const staffedContexts = new WeakMap<Context, Context>()

/** The same context with the tokens of two people of staff; one for each context, so that it has one API (`apiOf`). */
export function staffed<Known extends Context>(context: Known): Known {
  const known = staffedContexts.get(context) as Known | undefined
  if (known) return known
  const staff = staffTokensOf(`layla:${tokens.layla}, omar:${tokens.omar}`)
  const made = { ...context, configuration: { ...context.configuration, staff } }
  staffedContexts.set(context, made)
  return made
}

export interface StaffAnswer {
  status: number
  body: Record<string, unknown>
}

interface Wish {
  token?: string
  /** The part of the staff API; orders by default. */
  about?: 'orders' | 'reviews'
  body?: unknown
}

/** Sends a request to the staff API with Layla's token, or with `token`. */
export async function askStaff(
  context: ApiContext,
  method: 'GET' | 'POST',
  path: string,
  { token = tokens.layla, about = 'orders', body }: Wish = {},
): Promise<StaffAnswer> {
  const answer = await apiOf(staffed(context)).request(`/api/staff/${about}${path}`, {
    method,
    headers: {
      host: 'localhost',
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

export const confirm = (context: ApiContext, reference: string, wish: Wish = {}) =>
  askStaff(context, 'POST', `/${reference}/confirm`, wish)

export const reject = (context: ApiContext, reference: string, wish: Wish = {}) =>
  askStaff(context, 'POST', `/${reference}/reject`, { body: { reason: 'القارب في الصيانة' }, ...wish })

/** Reserves two seats of an activity that requires supplier confirmation. */
export async function onHold(
  context: PaymentContext,
  change: { method?: 'card' | 'pay_later'; promoCode?: string; seenTotalMinor?: number; startsInHours?: number } = {},
) {
  await setConfirmation(context, 'supplier')
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  if (change.startsInHours !== undefined)
    await context.db.rows({
      name: 'test.starts_in',
      text: `update departure set starts_at = rihla_now() + make_interval(hours => $2, secs => id % 50),
          cutoff_at = rihla_now() + make_interval(hours => $2)
        where id = $1`,
      values: [departure.id, change.startsInHours],
    })
  const visitor = await visitorWith(context, departure, 2)
  const input = {
    ...(await checkoutOf(context, visitor)),
    email: uniqueEmail(),
    method: change.method ?? 'card',
    ...(change.promoCode === undefined
      ? {}
      : { promoCode: change.promoCode, seenTotalMinor: change.seenTotalMinor ?? 0 }),
  }
  const { reference } = await placeOrder(context, input)
  const { id } = await orderOf(context.db, reference)
  const own = { ...visitor, orderAccessCookie: `${reference}:${orderAccessToken(context.configuration, reference)}` }
  const outcome = async () => (await readOutcome(context, { visitor: own, locale: 'en', reference })).outcome
  return { departure, visitor, reference, orderId: id, outcome }
}

/** Places a pay-later order of two seats. */
export async function reserved(context: PaymentContext) {
  await setConfirmation(context, 'instant')
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const visitor = await visitorWith(context, departure, 2)
  const input = { ...(await checkoutOf(context, visitor)), email: uniqueEmail(), method: 'pay_later' as const }
  const { reference } = await placeOrder(context, input)
  const { id } = await orderOf(context.db, reference)
  return { departure, visitor, input, reference, orderId: id }
}

async function setConfirmation(context: PaymentContext, confirmation: 'instant' | 'supplier'): Promise<void> {
  await context.db.rows({
    name: 'test.set_confirmation',
    text: `update product set confirmation = $1 where code = 'bahrain-fort' and confirmation <> $1`,
    values: [confirmation],
  })
}
