import { expect, test } from 'vitest'
import { beginDateChange } from '#server/booking/commands/begin-date-change.ts'
import { completeOrder } from '#server/booking/commands/complete-order.ts'
import { measureWaitingChanges } from '#server/booking/payments/measure-waiting.ts'
import { endDueDateChanges } from '#server/booking/payments/poll-pending-payments.ts'
import { providersOf, type PaymentContext } from '#server/booking/providers/providers.ts'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { later } from '#test/support/clock.ts'
import { staffPerson, type TestPerson } from '#test/support/console.ts'
import { boughtBooking, changeOf, dateWithPrice, paymentsOfChanges, type BoughtBooking } from '#test/support/date-changes.ts' // prettier-ignore
import { askDesk } from '#test/support/desk.ts'
import { countsOf, useFixtures } from '#test/support/fixtures.ts'
import { askStaff } from '#test/support/staff.ts'

const fixtures = useFixtures()

interface Row {
  key: string
  reference: string
  attempts: number
}

const pathOf = async (order: BoughtBooking) =>
  `DELETE /orders/${order.reference}/items/${order.bookingId}/date-changes/${(await changeOf(fixtures.context, order)).changeId}`

const downOf = <Context extends PaymentContext>(context: Context): Context => ({
  ...context,
  providers: providersOf({ ...context.providers.card, expireSession: () => Promise.reject(new Error('down')) }),
})

/** Whether an order is in the queue `late` of the console, and in that of the staff API. */
async function isInQueues(person: TestPerson, { reference }: BoughtBooking, context = fixtures.context) {
  const { rows } = (await askDesk(context, person, 'GET /orders?queue=late')).body as { rows: { reference: string }[] }
  const ofStaff = (await askStaff(context, 'GET', '?queue=late&locale=en')).body
  return [rows.some((row) => row.reference === reference), JSON.stringify(ofStaff).includes(reference)]
}

/** The reason in the mails that the booking keeps its date. */
async function whyOfMail({ reference }: BoughtBooking) {
  const mails = await fixtures.context.db.rows<{ why: string }>({
    name: 'test.why_kept',
    text: `select payload ->> 'why' as why from outbox where kind = 'booking_date_kept' and channel = 'email' and payload ->> 'reference' = $1`,
    values: [reference],
  })
  return mails.map(({ why }) => why)
}

/** A dearer date whose hold is over, of which the provider has not said for an hour whether it is paid. */
async function stuckChange() {
  const { context } = fixtures
  const [order, to] = [await boughtBooking(context), await dateWithPrice(context, 2000)]
  await beginDateChange(context, { ...order, departureId: to.id, seenPriceMinor: 30_000 })
  await context.db.rows({ name: 'test.hold_is_over', text: `update date_change set expires_at = rihla_now() where order_item_id = $1`, values: [order.bookingId] }) // prettier-ignore
  const down = downOf(context)
  for (let hours = 1; hours <= 10; hours++) await endDueDateChanges(later(down, `${hours} hours`))
  return { order, to, down }
}

test('a dearer date that the provider does not let end is in the queues of staff, who end it; late money is refunded', async () => {
  const { context } = fixtures
  const { order, to, down } = await stuckChange()
  const { reference } = order
  const owner = await staffPerson(context, 'owner')
  const finance = await staffPerson(context, 'finance')
  const ask = async (person: TestPerson, route: string, on = context) => (await askDesk(on, person, route)).body
  const rowOf = async () =>
    ((await ask(finance, 'GET /money?kind=change_stuck'))['rows'] as Row[]).find((row) => row.reference === reference)
  const waiting = async () =>
    ((await ask(finance, 'GET /today'))['waiting'] as { kind: string; count: number }[]).find(({ kind }) => kind === 'changes_stuck')?.count // prettier-ignore

  const row = await rowOf()
  expect(row).toMatchObject({ kind: 'change_stuck', amountMinor: 5_000, attempts: 10 })
  expect(await waiting()).toBe(1)
  await followOrderEvents(context)
  expect(await isInQueues(owner, order)).toEqual([true, true])
  expect((await measureWaitingChanges(later(context, '3 hours').db)).overdueSeconds).toBeGreaterThan(3_600)

  expect(await ask(finance, `GET /money/${row?.key}`)).toMatchObject({ change: { isStuck: true, canEnd: false } })
  expect(await ask(owner, `GET /money/${row?.key}`)).toMatchObject({ change: { isStuck: true, canEnd: true }, payment: { amountMinor: 5_000 } }) // prettier-ignore
  const { status } = await askDesk(down, owner, await pathOf(order))
  expect(status).toBe(200)
  expect(await countsOf(context.db, to.id)).toMatchObject({ held: 0, sold: 0 })
  expect(await countsOf(context.db, order.from.id)).toMatchObject({ sold: 2 })
  expect(await whyOfMail(order)).toEqual(['unconfirmed'])
  expect([await rowOf(), await waiting()]).toEqual([undefined, 0])
  expect(await isInQueues(owner, order)).toEqual([false, false])

  const [payment] = await paymentsOfChanges(context, order)
  expect(await completeOrder(context, { paymentId: payment?.id ?? 0, capturedMinor: 5_000 })).toBe('refunded')
  expect(await paymentsOfChanges(context, order)).toMatchObject([{ capturedMinor: 5_000, owedMinor: 5_000 }])
  await followOrderEvents(context)
  // For the money that could not move the booking.
  expect(await isInQueues(owner, order)).toEqual([true, true])
})

test('a dearer date is not stuck once its closed departure is open again, until its hold is over', async () => {
  const { context } = fixtures
  const [order, to] = [await boughtBooking(context), await dateWithPrice(context, 2000)]
  await beginDateChange(context, { ...order, departureId: to.id, seenPriceMinor: 30_000 })
  const owner = await staffPerson(context, 'owner')
  const setOpen = (isOpen: boolean) =>
    context.db.rows({ name: 'test.open_departure', text: 'update departure set is_open = $2 where id = $1', values: [to.id, isOpen] }) // prettier-ignore
  const down = downOf(context)
  await setOpen(false)
  for (let hours = 1; hours <= 10; hours++) await endDueDateChanges(later(down, `${hours} hours`))
  await followOrderEvents(context)
  expect(await isInQueues(owner, order)).toEqual([true, true])
  await setOpen(true)
  expect(await isInQueues(owner, order)).toEqual([false, false])
  const { body } = await askDesk(down, owner, await pathOf(order))
  expect(body['code']).toBe('orders.change_in_payment')
  expect(await isInQueues(owner, order, later(context, '1 hour'))).toEqual([true, true])
})

test('a dearer date that is not stuck is not ended while it may have been paid', async () => {
  const { context } = fixtures
  const [order, to] = [await boughtBooking(context), await dateWithPrice(context, 2000)]
  await beginDateChange(context, { ...order, departureId: to.id, seenPriceMinor: 30_000 })
  const owner = await staffPerson(context, 'owner')
  await followOrderEvents(context)
  const down = downOf(context)
  const { body } = await askDesk(down, owner, await pathOf(order))
  expect(body['code']).toBe('orders.change_in_payment')
  expect(await countsOf(context.db, to.id)).toMatchObject({ held: 2 })
})
