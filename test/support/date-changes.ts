import { addItem } from '#server/cart/add-item.ts'
import type { PlaceOrderInput } from '#server/booking/checkout/place-order-input.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import { checkLedger } from '#server/booking/payments/check-ledger.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import { decideSandboxPayment } from '#server/booking/providers/decide-sandbox-payment.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { oneRow } from '#server/kernel/database.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkoutOf, mailsOf, pay, visitorWith, visitorWithAll } from './buyer.ts'
import { countsOf, createDeparture, type FixtureDeparture, type Fixtures } from './fixtures.ts'

export const freePolicy = [
  { day: 2, hour: 0, minute: 0, percentage: 0 },
  { day: 1, hour: 0, minute: 0, percentage: 50 },
]

/** Another departure of the bahrain-fort, a day later, with the season's supplement in basis points. */
export async function dateWithPrice({ db }: PaymentContext, adjust = 0, capacity = 10): Promise<FixtureDeparture> {
  const departure = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity })
  await db.rows({
    name: 'test.date_with_price',
    text: `update departure set adjust_basis_points = $2, local_date = local_date + 1, starts_at = starts_at + interval '1 day',
      ends_at = ends_at + interval '1 day' where id = $1`,
    values: [departure.id, adjust],
  })
  return departure
}

export interface BoughtBooking {
  visitor: Visitor
  reference: string
  key: string
  bookingId: number
  from: FixtureDeparture
}

type OrderChange = Partial<PlaceOrderInput>

/** A booking of two people for BHD 25, paid unless it is to be paid later. */
export async function boughtBooking(
  context: PaymentContext,
  change: OrderChange = {},
  policy = freePolicy,
): Promise<BoughtBooking> {
  const from = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
  return buy(context, { from, visitor: await visitorWithAll(context, [from]), change, policy })
}

export interface Party {
  adult?: number
  child?: number
  infant?: number
}

export const unitsOf = ({ units }: FixtureDeparture, party: Party): Record<string, number> =>
  Object.fromEntries(Object.entries(party).map(([code, quantity]) => [String(units[code]), quantity]))

/** A paid booking at BHD 12.5 for an adult and 6.25 for a child. */
export async function boughtParty(
  context: PaymentContext,
  party: Party = { adult: 4 },
  { extras = {}, capacity = 10, ...change }: OrderChange & { extras?: Record<string, number>; capacity?: number } = {},
): Promise<BoughtBooking> {
  const from = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity })
  const visitor = await visitorWith(context, from, 1)
  const choice = { optionId: from.optionId, departureId: from.id, duration: 1, units: unitsOf(from, party), extras }
  await addItem(context, { visitor, ...choice, pickupPointId: null, mode: 'replace' })
  return buy(context, { from, visitor, change, policy: freePolicy })
}

async function buy(
  context: PaymentContext,
  wish: { from: FixtureDeparture; visitor: Visitor; change: OrderChange; policy: typeof freePolicy },
): Promise<BoughtBooking> {
  const { from, visitor, change, policy } = wish
  const { reference } = await placeOrder(context, { ...(await checkoutOf(context, visitor)), ...change })
  if (change.method !== 'pay_later' && change.seenTotalMinor !== 0) await pay(context, reference)
  const { id } = await oneRow<{ id: number }>(context.db, {
    name: 'test.policy_of_booking',
    text: `update order_item i set cancellation = $2::jsonb from orders o where o.id = i.order_id and o.reference = $1 returning i.id`,
    values: [reference, JSON.stringify(policy)],
  })
  return { visitor, reference, key: orderAccessToken(context.configuration, reference), bookingId: id, from }
}

/** What became of bookings, their seats and their money. */
export const bookingReader = (fixtures: Pick<Fixtures, 'context'>) => ({
  bookingOf: async (order: BoughtBooking, context: PaymentContext = fixtures.context) =>
    (await readInvoice(context, { ...order, locale: 'en' })).bookings.find(({ id }) => id === order.bookingId),
  /** Held and sold. */
  seatsOf: async ({ id }: { id: number }) => {
    const { held, sold } = await countsOf(fixtures.context.db, id)
    return [held, sold]
  },
  ledgerErrorsOf: async ({ reference }: { reference: string }) => {
    const days = { from: new Date(Date.now() - 86_400_000), to: new Date(Date.now() + 86_400_000) }
    return (await checkLedger(fixtures.context, days)).errors.filter((error) => error.reference === reference)
  },
  countMails: async ({ reference }: { reference: string }, kind: string) =>
    (await mailsOf(fixtures.context.db, reference)).filter((one) => one === kind).length,
})

/** As the buyer and staff name the dearer date that is held for the booking, or was the latest. */
export async function changeOf(
  { db }: PaymentContext,
  { bookingId }: { bookingId: number },
): Promise<{ changeId: number }> {
  return oneRow<{ changeId: number }>(db, {
    name: 'test.change_of_booking',
    text: 'select max(id) as "changeId" from date_change where order_item_id = $1',
    values: [bookingId],
  })
}

interface PaymentOfChange {
  id: number
  status: string
  session: string
  capturedMinor: number
  /** Of its refunds, sent or due. */
  owedMinor: number
}

/** The payments for dearer dates, the latest first. */
export function paymentsOfChanges({ db }: PaymentContext, order: { reference: string }): Promise<PaymentOfChange[]> {
  return db.rows<PaymentOfChange>({
    name: 'test.payments_of_changes',
    text: `select p.id, p.status, coalesce(p.provider_reference, '') as session, p.captured_minor as "capturedMinor",
        (select coalesce(sum(r.amount_minor), 0)::bigint from refund r where r.payment_id = p.id) as "owedMinor"
      from payment p join orders o on o.id = p.order_id where o.reference = $1 and p.date_change_id is not null order by p.id desc`,
    values: [order.reference],
  })
}

/** Pays on the open page. No webhook is sent. */
export async function payAtProvider(context: PaymentContext, order: { reference: string }): Promise<number> {
  const [payment] = await paymentsOfChanges(context, order)
  if (!payment) throw new Error('nothing to pay')
  await decideSandboxPayment(context.db, { reference: payment.session, decision: 'approve' })
  return payment.id
}

export async function payForChange(context: PaymentContext, order: { reference: string }): Promise<void> {
  await settlePayment(context, { paymentId: await payAtProvider(context, order) })
}
