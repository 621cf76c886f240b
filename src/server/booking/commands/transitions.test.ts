import { beforeAll, expect, test } from 'vitest'
import { itemTransitions } from '#domain/item-states.ts'
import { orderTransitions, type OrderState } from '#domain/order-states.ts'
import { isLegal, type Transitions } from '#domain/state-machine.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { decideSandboxPayment } from '#server/booking/providers/decide-sandbox-payment.ts'
import { checkRefund, sendRefunds } from '#server/booking/payments/refund.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import {
  expireAbandonedSessions,
  expireOrders,
  pollPendingPayments,
} from '#server/booking/payments/poll-pending-payments.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkoutOf, endHold, orderOf, pay, sellOut, visitorWith } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { confirm, onHold, reject, reserved } from '#test/support/staff.ts'
import { useStripe } from '#test/support/stripe-fixtures.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { cancelBooking } from './cancel-booking.ts'
import { completeOrder } from './complete-order.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { previewCancellation } from '#server/booking/orders/preview-cancellation.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'

const fixtures = useFixtures()
const played = useStripe(fixtures)

interface Change {
  itemId: number | null
  from: string
  to: string
}

interface Ordered {
  visitor: Visitor
  reference: string
  orderId: number
}

const rows = <Row>(name: string, text: string, values: unknown[] = []) =>
  fixtures.context.db.rows<Row>({ name: `test.${name}`, text, values })

// A trigger records each change of a state, except those that this file makes itself.
beforeAll(async () => {
  for (const text of [
    `create table seen_change (id bigint generated always as identity, order_id bigint, item_id bigint, was text, becomes text)`,
    `create function note_change() returns trigger language plpgsql as $$ begin
      if old.status = new.status or current_setting('test.sets_up', true) = 'yes' then return null; end if;
      if tg_table_name = 'orders' then insert into seen_change values (default, new.id, null, old.status, new.status);
      else insert into seen_change values (default, new.order_id, new.id, old.status, new.status); end if;
      return null; end $$`,
    `create trigger note_order after update of status on orders for each row execute function note_change()`,
    `create trigger note_item after update of status on order_item for each row execute function note_change()`,
  ])
    await rows(`note_${text.length}`, text)
})

const changesOf = (orderId: number) =>
  rows<Change>(
    'changes_of',
    `select item_id as "itemId", was as "from", becomes as "to" from seen_change where order_id = $1 order by 2, 3, 1`,
    [orderId],
  )

/**
 * What the audit says of changes after the three steps that make an order; what it notes beside them (a page that was closed, money sent back)
 * leaves the state as it was.
 */
const writtenOf = (orderId: number) =>
  rows<Change>(
    'written_of',
    `select order_item_id as "itemId", from_status as "from", to_status as "to"
      from (select * from order_event where order_id = $1 order by id offset 3) e where from_status <> to_status order by 2, 3, 1`,
    [orderId],
  )

async function ordered(): Promise<Ordered> {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const visitor = await visitorWith(context, departure, 2)
  const { reference } = await placeOrder(context, await checkoutOf(context, visitor))
  return { visitor, reference, orderId: (await orderOf(context.db, reference)).id }
}

const kept: Record<OrderState, { item: string; hold: string; isPaid: boolean }> = {
  draft: { item: 'approved', hold: 'held', isPaid: false },
  on_hold: { item: 'approved', hold: 'held', isPaid: false },
  awaiting_payment: { item: 'approved', hold: 'held', isPaid: false },
  awaiting_supplier: { item: 'pending', hold: 'held', isPaid: false },
  pay_later: { item: 'approved', hold: 'held', isPaid: false },
  confirmed: { item: 'confirmed', hold: 'sold', isPaid: true },
  partially_confirmed: { item: 'confirmed', hold: 'sold', isPaid: true },
  failed: { item: 'failed', hold: 'released', isPaid: false },
  expired: { item: 'expired', hold: 'released', isPaid: false },
  cancelled: { item: 'cancelled', hold: 'released', isPaid: true },
}

/** An order in that state, with its booking, places and payment as they are then. */
async function inState(state: OrderState): Promise<Ordered> {
  const order = await ordered()
  const { item, hold, isPaid } = kept[state]
  await fixtures.context.db.transaction(async (tx) => {
    const set = (name: string, text: string, values: unknown[] = []) =>
      tx.rows({ name: `test.${name}`, text, values: [order.orderId, ...values] })
    await tx.rows({ name: 'test.sets_up', text: `select set_config('test.sets_up', 'yes', true)` })
    await set(
      'order_state',
      `update orders set status = $2, payable_since = case when $2 = 'pay_later' then rihla_now() end where id = $1`,
      [state],
    )
    await set('item_state', 'update order_item set status = $2 where order_id = $1', [item])
    await set('hold_state', 'update hold set status = $2 where order_id = $1', [hold])
    await set(
      'places',
      `update departure d set held = case when $2 = 'held' then h.places else 0 end, sold = case when $2 = 'sold' then h.places else 0 end
        from hold h where h.order_id = $1 and d.id = h.departure_id`,
      [hold],
    )
    if (isPaid)
      await set('paid', `update payment set status = 'paid', captured_minor = amount_minor where order_id = $1`)
  })
  return order
}

const decide = async ({ reference }: Ordered, decision: 'decline' | 'no_webhook') => {
  const { session } = await orderOf(fixtures.context.db, reference)
  await decideSandboxPayment(fixtures.context.db, { reference: session, decision })
}

async function cancel({ visitor, reference }: Ordered) {
  const { context } = fixtures
  const key = orderAccessToken(context.configuration, reference)
  const { bookings } = await readInvoice(context, { visitor, locale: 'en', reference, key })
  const wish = { visitor, reference, key, bookingId: bookings[0]?.id ?? 0 }
  const { refundMinor } = await previewCancellation(context, wish)
  await cancelBooking(context, { ...wish, seenRefundMinor: refundMinor })
}

const complete = async ({ reference }: Ordered, addMinor: number) => {
  const { paymentId } = await orderOf(fixtures.context.db, reference)
  return completeOrder(fixtures.context, { paymentId, capturedMinor: 25_000 + addMinor })
}

const actions: Record<string, (order: Ordered) => Promise<unknown>> = {
  'its money came': ({ reference }) => pay(fixtures.context, reference),
  'more money than the total came': (order) => complete(order, 100),
  'less money than the total came': (order) => complete(order, -100),
  'its money came when its places were gone': async (order) => {
    const [hold] = await rows<{ id: number }>('departure_of', 'select departure_id as id from hold where order_id = $1', [order.orderId]) // prettier-ignore
    await sellOut(fixtures.context.db, hold?.id ?? 0)
    await complete(order, 0)
  },
  'its card was refused': async (order) => {
    await decide(order, 'decline')
    await pollPendingPayments(fixtures.context, { olderThanSeconds: -1 })
  },
  'its payment page was closed': async ({ reference }) =>
    settlePayment(fixtures.context, {
      paymentId: (await orderOf(fixtures.context.db, reference)).paymentId,
      expire: true,
    }),
  'its page was left for a day': () => expireAbandonedSessions(later(fixtures.context, '1 day')),
  'its time was over': async ({ reference }) => {
    await endHold(fixtures.context.db, reference)
    await expireOrders(fixtures.context)
  },
  'its time was over when its money was there': async (order) => {
    await decide(order, 'no_webhook')
    await endHold(fixtures.context.db, order.reference)
    await expireOrders(fixtures.context)
  },
  'a payment is started': ({ orderId }) => startPayment(fixtures.context, { orderId }),
  'its supplier said yes': ({ reference }) => confirm(fixtures.context, reference),
  'its supplier said no': ({ reference }) => reject(fixtures.context, reference),
  'its booking was cancelled': cancel,
}

function expectLegal(changes: Change[], because: string) {
  for (const { itemId, from, to } of changes) {
    const table: Transitions<string> = itemId === null ? orderTransitions : itemTransitions
    expect(isLegal(table, from, to), `${because}: ${from} → ${to}`).toBe(true)
  }
}

test('each change of an order and of its bookings is written down once, as it was', async () => {
  const { context } = fixtures
  const bought = await ordered()
  await pay(context, bought.reference)
  await cancel(bought)
  await sendRefunds(context)

  const late = await ordered()
  await endHold(context.db, late.reference)
  await expireOrders(context)
  await complete(late, 0)

  const [held, refused, unpaid] = [await onHold(context), await onHold(context), await reserved(context)]
  await confirm(context, held.reference)
  await startPayment(context, { orderId: held.orderId })
  await pay(context, held.reference)
  await reject(context, refused.reference)
  await startPayment(context, { orderId: unpaid.orderId })
  await decide(unpaid, 'decline')
  await pollPendingPayments(context, { olderThanSeconds: -1 })
  await expireOrders(later(context, '9 days 1 hour'))

  // Its refund comes back days later.
  const { stripe } = played
  const { reference, session } = await played.place(await played.departure(), 2)
  stripe.books.pay(session)
  await pollPendingPayments(played.context, { olderThanSeconds: -1 })
  const returned = {
    visitor: await createVisitor(context.db),
    reference,
    orderId: (await orderOf(context.db, reference)).id,
  }
  await cancel(returned)
  await sendRefunds(played.context)
  const [refund] = stripe.books.refundsOf(stripe.books.session(session).payment_intent?.id ?? '')
  if (!refund) throw new Error('nothing was refunded')
  refund.status = 'failed'
  await checkRefund(played.context, { provider: 'stripe', reference: refund.id })

  for (const { order, states } of [
    { order: bought, states: ['confirmed', 'confirmed', 'cancelled', 'cancelled', 'refunded'] },
    { order: late, states: ['expired', 'expired', 'confirmed', 'confirmed'] },
    { order: held, states: ['awaiting_payment', 'approved', 'confirmed', 'confirmed'] },
    { order: refused, states: ['failed', 'failed'] },
    { order: unpaid, states: ['awaiting_payment', 'pay_later', 'expired', 'expired'] },
    { order: returned, states: ['confirmed', 'confirmed', 'cancelled', 'cancelled', 'refunded', 'cancelled'] },
  ]) {
    const changes = await changesOf(order.orderId)
    expectLegal(changes, order.reference)
    expect(changes.map(({ to }) => to).toSorted()).toEqual(states.toSorted())
    expect(await writtenOf(order.orderId)).toEqual(changes)
  }
})

test.each(Object.keys(orderTransitions) as OrderState[])(
  'each action on an order that is %s changes its state as the table allows, or not at all',
  async (state) => {
    for (const [because, ask] of Object.entries(actions)) {
      const order = await inState(state)
      const isRefused = await ask(order).then(
        () => false,
        () => true,
      )
      const changes = await changesOf(order.orderId)
      expectLegal(changes, because)
      if (isRefused) expect(changes, because).toEqual([])
      expect(await writtenOf(order.orderId), because).toEqual(changes)
    }
  },
)
