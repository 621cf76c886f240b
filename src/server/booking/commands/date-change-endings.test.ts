import { describe, expect, test } from 'vitest'
import { endDueDateChanges } from '#server/booking/payments/poll-pending-payments.ts'
import { providersOf } from '#server/booking/providers/providers.ts'
import { mailsOf } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { staffPerson } from '#test/support/console.ts'
import { bookingReader, boughtBooking, changeOf, dateWithPrice, freePolicy, payAtProvider, paymentsOfChanges, type BoughtBooking } from '#test/support/date-changes.ts' // prettier-ignore
import { useFixtures } from '#test/support/fixtures.ts'
import { untilBlocked } from '#test/support/until-blocked.ts'
import { beginDateChange, payOpenChange, sendDateChangeLink } from './begin-date-change.ts'
import { cancelBooking, cancelWithFreeRefund } from './cancel-booking.ts'
import { completeOrder } from './complete-order.ts'
import { abandonDateChange, withdrawDateChange } from './end-date-change.ts'

const fixtures = useFixtures()
const { seatsOf, ledgerErrorsOf } = bookingReader(fixtures)
const record = () => Promise.resolve()
const begin = (order: BoughtBooking, to: { id: number }) =>
  beginDateChange(fixtures.context, { ...order, departureId: to.id, seenPriceMinor: 30_000 })

async function link({ reference, bookingId }: BoughtBooking, to: { id: number }) {
  const { staffId } = await staffPerson(fixtures.context, 'owner')
  const by = { staff: 'Layla', staffId, reason: 'The guest asked by phone', record }
  await sendDateChangeLink(fixtures.context, { reference, bookingId, departureId: to.id, seenPriceMinor: 30_000, by })
}

async function booked(policy = freePolicy) {
  const { context } = fixtures
  return [await boughtBooking(context, {}, policy), await dateWithPrice(context, 2000)] as const
}

async function eventsOf({ reference }: BoughtBooking) {
  const rows = await fixtures.context.db.rows<{ reason: string }>({
    name: 'test.endings_of_change',
    text: `select e.reason from order_event e join orders o on o.id = e.order_id where o.reference = $1 and e.reason like 'date_change%' order by e.id`,
    values: [reference],
  })
  return rows.map(({ reason }) => reason)
}

describe('a change of date', () => {
  test('that ends while its page is being opened has no payment', async ({ skip }) => {
    const { context, isConcurrent } = fixtures
    if (!isConcurrent) skip()
    const [order, to] = await booked()
    await link(order, to)
    const change = await changeOf(context, order)
    let paying: Promise<unknown> = Promise.resolve()
    await context.db.transaction(async (tx) => {
      await tx.rows({ name: 'test.lock_order', text: 'select from orders where reference = $1 for update', values: [order.reference] }) // prettier-ignore
      paying = payOpenChange(context, { ...order, ...change }).catch((error: unknown) => error)
      await untilBlocked(context.db, 1)
      await tx.rows({ name: 'test.end_change', text: `update date_change set state = 'ended', settled_at = rihla_now() where order_item_id = $1`, values: [order.bookingId] }) // prettier-ignore
    })
    expect(await paying).toMatchObject({ code: 'orders.change_ended' })
    expect(await paymentsOfChanges(context, order)).toEqual([])
  })

  test('by link ends when cancelling the booking begins to cost more', async () => {
    const [order, to] = await booked([
      { day: 6, hour: 0, minute: 0, percentage: 0 },
      { day: 1, hour: 0, minute: 0, percentage: 50 },
    ])
    await link(order, to)
    await endDueDateChanges(later(fixtures.context, '3 days'))
    expect(await seatsOf(to)).toEqual([2, 0])
    await endDueDateChanges(later(fixtures.context, '4 days 1 hour'))
    expect(await seatsOf(to)).toEqual([0, 0])
  })

  test('whose new departure is closed ends, and the guest is told', async () => {
    const { context } = fixtures
    const [order, to] = await booked()
    await link(order, to)
    await context.db.rows({ name: 'test.close_day', text: 'update departure set is_open = false where id = $1', values: [to.id] }) // prettier-ignore
    await endDueDateChanges(context)
    expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 2], [0, 0]]) // prettier-ignore
    expect(await mailsOf(context.db, order.reference)).toContain('booking_date_kept')
  })

  test('does not keep the guest from cancelling while the provider does not answer; late money is refunded whole', async () => {
    const { context } = fixtures
    const [order, to] = await booked()
    await begin(order, to)
    const { card } = context.providers
    const down = { ...card, expireSession: () => Promise.reject(new Error('the provider is down')) }
    await cancelBooking({ ...context, providers: providersOf(down) }, { ...order, seenRefundMinor: 25_000 })
    expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 0], [0, 0]]) // prettier-ignore
    expect(await eventsOf(order)).toEqual(['date_change_begun', 'date_change_ended'])
    const [payment] = await paymentsOfChanges(context, order)
    expect(await completeOrder(context, { paymentId: payment?.id ?? 0, capturedMinor: 5_000 })).toBe('refunded')
    expect((await paymentsOfChanges(context, order))[0]).toMatchObject({ capturedMinor: 5_000, owedMinor: 5_000 })
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('that was paid before a cancellation with a sum has moved: the sum is refused', async () => {
    const { context } = fixtures
    const [order, to] = await booked()
    await begin(order, to)
    await payAtProvider(context, order)
    const { staffId } = await staffPerson(context, 'owner')
    const { reference, bookingId } = order
    const by = { staff: 'Layla', staffId, reason: 'The guest is ill', record }
    const refund = { kind: 'sum' as const, refundMinor: 25_000, permissions: ['refunds.free'] as const }
    await expect(cancelWithFreeRefund(context, { reference, bookingId, refund, by })).rejects.toMatchObject({ code: 'orders.cancellation_changed' }) // prettier-ignore
    expect(await seatsOf(to)).toEqual([0, 2])
  })

  test('by link that staff withdraw is mailed to the guest', async () => {
    const { context } = fixtures
    const [order, to] = await booked()
    await link(order, to)
    const { reference, bookingId } = order
    await withdrawDateChange(context, {
      reference,
      bookingId,
      ...(await changeOf(context, order)),
      by: { staff: 'Layla', record },
    })
    expect(await mailsOf(context.db, reference)).toContain('booking_date_kept')
    expect(await eventsOf(order)).toEqual(['date_change_begun', 'date_change_ended'])
  })

  test('of a stale window is neither ended nor paid, and leaves the later one as it is', async () => {
    const { context } = fixtures
    const [order, first] = await booked()
    await begin(order, first)
    const stale = { ...order, ...(await changeOf(context, order)) }
    const second = await dateWithPrice(context, 4000)
    await beginDateChange(context, { ...order, departureId: second.id, seenPriceMinor: 35_000 })
    const withdraw = () =>
      withdrawDateChange(context, { reference: order.reference, bookingId: order.bookingId, changeId: stale.changeId, by: { staff: 'Layla', record } }) // prettier-ignore
    for (const act of [() => abandonDateChange(context, stale), () => payOpenChange(context, stale), withdraw])
      await expect(act()).rejects.toMatchObject({ code: 'orders.change_replaced' })
    expect(await seatsOf(second)).toEqual([2, 0])
    const [payment] = await paymentsOfChanges(context, order)
    expect(await context.providers.card.retrieveSession(payment?.session ?? '')).toMatchObject({ status: 'open' })
    await abandonDateChange(context, { ...order, ...(await changeOf(context, order)) })
    await expect(withdraw()).rejects.toMatchObject({ code: 'orders.change_ended' })
    expect(await seatsOf(second)).toEqual([0, 0])
  })

  test.each<[string, string, (order: BoughtBooking, to: { id: number }) => [text: string, id: number]]>([
    ['its departure is closed', 'orders.date_gone', (_, { id }) => ['update departure set is_open = false where id = $1', id]],
    ['the ticket is used', 'orders.booking_used', ({ bookingId }) => [`update order_item set redeemed_at = rihla_now(), redeemed_by = 'Layla' where id = $1`, bookingId]],
  ])('opens no payment page when %s', async (_, code, meanwhile) => {
    const { context } = fixtures
    const [order, to] = await booked()
    await begin(order, to)
    const held = { ...order, ...(await changeOf(context, order)) }
    const [text, id] = meanwhile(order, to)
    await context.db.rows({ name: `test.meanwhile_${code.slice(7)}`, text, values: [id] })
    await expect(begin(order, to)).rejects.toMatchObject({ code })
    await expect(payOpenChange(context, held)).rejects.toMatchObject({ code })
  }) // prettier-ignore
})

test('a sum that was entered for a price which has changed before the cancellation holds the order is refused', async ({
  skip,
}) => {
  const { context, isConcurrent } = fixtures
  if (!isConcurrent) skip()
  const [order] = await booked()
  const { staffId } = await staffPerson(context, 'owner')
  const { reference, bookingId } = order
  const by = { staff: 'Layla', staffId, reason: 'The guest is ill', record }
  const refund = { kind: 'sum' as const, refundMinor: 25_000, permissions: ['refunds.free'] as const }
  let cancelling: Promise<unknown> = Promise.resolve()
  await context.db.transaction(async (tx) => {
    await tx.rows({ name: 'test.lock_priced', text: 'select from orders where reference = $1 for update', values: [reference] }) // prettier-ignore
    cancelling = cancelWithFreeRefund(context, { reference, bookingId, refund, by }).catch((error: unknown) => error)
    await untilBlocked(context.db, 1)
    await tx.rows({
      name: 'test.raise_price',
      text: `with raised as (update orders set total_minor = total_minor + 5000, original_minor = original_minor + 5000 where reference = $1 returning id)
        update order_item i set total_minor = i.total_minor + 5000, original_minor = i.original_minor + 5000, list_total_minor = list_total_minor + 5000
        from raised where i.order_id = raised.id`,
      values: [reference],
    })
  })
  expect(await cancelling).toMatchObject({ code: 'orders.cancellation_changed' })
})
