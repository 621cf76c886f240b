import { randomUUID } from 'node:crypto'
import { addItem } from '#server/cart/add-item.ts'
import { loadCart } from '#server/cart/load-cart.ts'
import type { PlaceOrderInput } from '#server/booking/checkout/place-order-input.ts'
import { decideSandboxPayment } from '#server/booking/providers/decide-sandbox-payment.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { oneRow, type Db } from '#server/kernel/database.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { createVisitor, type FixtureDeparture } from './fixtures.ts'

export const guest = {
  firstName: 'سارة',
  lastName: 'العلي',
  email: 'sara@example.com',
  countryCode: 'SA',
  phoneNumber: '0501234567',
  specialRequests: '',
}

/** A unique email address: unpaid reservations are limited per address. */
export function uniqueEmail(): string {
  return `${randomUUID()}@example.com`
}

/** A visitor with a departure in the cart; with `userId` of that account. */
export async function visitorWith(
  context: PaymentContext,
  departure: FixtureDeparture,
  adults: number,
  userId: number | null = null,
): Promise<Visitor> {
  // In the supplier's currency nothing is converted.
  const { currency } = await oneRow<{ currency: string }>(context.db, {
    name: 'test.list_currency',
    text: 'select p.currency from option o join product p on p.id = o.product_id where o.id = $1',
    values: [departure.optionId],
  })
  const visitor = { ...(await createVisitor(context.db)), currency, userId }
  const { cartToken } = await addToCart(context, visitor, departure, adults)
  return { ...visitor, cartToken }
}

/** A visitor with two adults on each of the departures in the cart. */
export async function visitorWithAll(
  context: PaymentContext,
  departures: readonly FixtureDeparture[],
): Promise<Visitor> {
  const [first, ...others] = departures
  if (!first) throw new Error('no departure')
  const visitor = await visitorWith(context, first, 2)
  for (const departure of others) await addToCart(context, visitor, departure, 2)
  return visitor
}

export function addToCart(context: PaymentContext, visitor: Visitor, departure: FixtureDeparture, adults: number) {
  return addItem(context, {
    visitor,
    optionId: departure.optionId,
    departureId: departure.id,
    duration: 1,
    units: { [String(departure.units['adult'])]: adults },
    extras: {},
    pickupPointId: null,
  })
}

export async function checkoutOf(context: PaymentContext, visitor: Visitor): Promise<PlaceOrderInput> {
  const items = await loadCart(context.db, visitor)
  return {
    ...guest,
    visitor,
    locale: 'ar',
    idempotencyKey: randomUUID(),
    promoCode: null,
    method: 'card',
    acceptsTerms: true,
    seenTotalMinor: items.reduce((sum, item) => sum + item.priced.breakdown.totalMinor, 0),
    seenCurrency: visitor.currency,
  }
}

export async function orderOf(db: Db, reference: string) {
  const [order] = await db.rows<{
    id: number
    status: string
    paymentId: number
    session: string
    refundedMinor: number
    capturedMinor: number
  }>({
    name: 'test.order',
    text: `select o.id, o.status, p.id as "paymentId", p.provider_reference as session, p.refunded_minor as "refundedMinor",
      p.captured_minor as "capturedMinor" from orders o left join payment p on p.order_id = o.id where o.reference = $1 order by p.attempt desc`,
    values: [reference],
  })
  if (!order) throw new Error(`There is no order ${reference}.`)
  return order
}

export async function pay(context: PaymentContext, reference: string): Promise<void> {
  const { session, paymentId } = await orderOf(context.db, reference)
  await decideSandboxPayment(context.db, { reference: session, decision: 'no_webhook' })
  await settlePayment(context, { paymentId })
}

/** Ends the time of the hold without running the job that expires it. */
export async function endHold(db: Db, reference: string): Promise<void> {
  await db.rows({
    name: 'test.end_hold',
    text: `update orders set hold_expires_at = rihla_now() - interval '1 second' where reference = $1`,
    values: [reference],
  })
}

/** Ends the order and sells its seats to others, while its payment page is still open. */
export async function loseHold(db: Db, reference: string): Promise<void> {
  await db.rows({
    name: 'test.force_expiry',
    text: `with o as (update orders set status = 'expired' where reference = $1 returning id),
        h as (update hold set status = 'released' from o where order_id = o.id returning departure_id, places),
        i as (update order_item set status = 'expired' from o where order_id = o.id)
      update departure d set held = held - h.places from h where d.id = h.departure_id`,
    values: [reference],
  })
}

export async function sellOut(db: Db, departureId: number): Promise<void> {
  await db.rows({
    name: 'test.fill',
    text: 'update departure set sold = capacity - held where id = $1',
    values: [departureId],
  })
}

export async function mailsOf(db: Db, reference: string): Promise<string[]> {
  const rows = await db.rows<{ kind: string }>({
    name: 'test.mails_of',
    text: `select kind from outbox where payload ->> 'reference' = $1 order by id`,
    values: [reference],
  })
  return rows.map((row) => row.kind)
}
