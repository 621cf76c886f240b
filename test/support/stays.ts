import { addItem } from '#server/cart/add-item.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import type { PlaceOrderInput } from '#server/booking/checkout/place-order-input.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { oneRow, type Db } from '#server/kernel/database.ts'
import { checkoutOf, orderOf, pay, uniqueEmail } from './buyer.ts'
import { freePolicy, type BoughtBooking } from './date-changes.ts'
import { createVisitor, type FixtureDeparture } from './fixtures.ts'

/** A tent for KWD 52 a night, and a car for TND 165 a day. */
export const stayOptions = {
  nightly: { option: 'mutlaa-winter-camp/small-tent', unit: 'tent', hours: 20, nightMinor: 52_000 },
  daily: { option: 'northern-tunisia-car-by-the-day/self-drive', unit: 'car', hours: 12, nightMinor: 165_000 },
} as const

export interface Stay extends FixtureDeparture {
  rate: keyof typeof stayOptions
  /** The departures of its nights or days, in a row. The first is the stay's. */
  days: { id: number }[]
}

let nextMinute = 0

/** Nights in a row that are free, at a time of their own. `adjust`: by night, the supplement in basis points. */
export async function createStay(
  db: Db,
  { rate = 'nightly', nights = 4, capacity = 2, adjust = [] }: { rate?: Stay['rate']; nights?: number; capacity?: number; adjust?: number[] } = {}, // prettier-ignore
): Promise<Stay> {
  const { option, unit, hours } = stayOptions[rate]
  const time = `0${1 + Math.floor(nextMinute / 60)}:${String(nextMinute % 60).padStart(2, '0')}`
  nextMinute += 1
  const days = await db.rows<{ id: number; optionId: number; unitId: number }>({
    name: 'test.stay',
    text: `with made as (
        insert into departure (option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity, adjust_basis_points)
        select o.id, ((rihla_now() + interval '10 days') at time zone c.zone)::date + n, $3, rihla_now() + interval '10 days' + n * interval '1 day',
          rihla_now() + interval '10 days' + n * interval '1 day' + make_interval(hours => $4), rihla_now() + interval '9 days' + n * interval '1 day', $5,
          coalesce(($6::int[])[n + 1], 0)
        from option o join product p on p.id = o.product_id join city c on c.id = p.city_id, generate_series(0, $2::int - 1) n
        where p.code || '/' || o.code = $1 returning id, option_id, local_date)
      select made.id, made.option_id as "optionId", u.id as "unitId" from made join unit u on u.option_id = made.option_id and u.code = $7
      order by made.local_date`,
    values: [option, nights, time, hours, capacity, adjust, unit],
  })
  const [first] = days
  if (!first) throw new Error(`no option ${option}`)
  return { id: first.id, optionId: first.optionId, units: { [unit]: first.unitId }, rate, days }
}

export type BookedStay = BoughtBooking & { from: Stay; orderId: number }

/** One tent or car for `duration` nights or days, confirmed at once, and paid unless it is to be paid later. */
export async function boughtStay(
  context: PaymentContext,
  { duration = 2, from, ...change }: Partial<PlaceOrderInput> & { duration?: number; from?: Stay } = {},
): Promise<BookedStay> {
  const stay = from ?? (await createStay(context.db))
  const { currency } = await oneRow<{ currency: string }>(context.db, {
    name: 'test.instant_stay',
    text: `update product p set confirmation = 'instant' from option o where o.product_id = p.id and o.id = $1 returning p.currency`,
    values: [stay.optionId],
  })
  const plain = { ...(await createVisitor(context.db)), currency }
  const units = Object.fromEntries(Object.values(stay.units).map((id) => [String(id), 1]))
  const choice = { optionId: stay.optionId, departureId: stay.id, duration, units, extras: {}, pickupPointId: null }
  const { cartToken } = await addItem(context, { visitor: plain, ...choice })
  const visitor = { ...plain, cartToken }
  const { reference } = await placeOrder(context, { ...(await checkoutOf(context, visitor)), email: uniqueEmail(), ...change }) // prettier-ignore
  if (change.method !== 'pay_later') await pay(context, reference)
  const { id: bookingId } = await oneRow<{ id: number }>(context.db, {
    name: 'test.policy_of_stay',
    text: `update order_item i set cancellation = $2::jsonb from orders o where o.id = i.order_id and o.reference = $1 returning i.id`,
    values: [reference, JSON.stringify(freePolicy)],
  })
  const { id: orderId } = await orderOf(context.db, reference)
  return { visitor, reference, key: orderAccessToken(context.configuration, reference), bookingId, from: stay, orderId }
}
