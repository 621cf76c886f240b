import { expect, test } from 'vitest'
import { beginDateChange } from '#server/booking/commands/begin-date-change.ts'
import { completeOrder } from '#server/booking/commands/complete-order.ts'
import { measureWaitingChanges } from '#server/booking/payments/measure-waiting.ts'
import { endDueDateChanges } from '#server/booking/payments/poll-pending-payments.ts'
import { providersOf } from '#server/booking/providers/providers.ts'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { mailsOf } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { staffPerson, type TestPerson } from '#test/support/console.ts'
import { boughtBooking, dateWithPrice, paymentsOfChanges } from '#test/support/date-changes.ts'
import { askDesk } from '#test/support/desk.ts'
import { countsOf, useFixtures } from '#test/support/fixtures.ts'
import { askStaff } from '#test/support/staff.ts'

const fixtures = useFixtures()

interface Row {
  key: string
  reference: string
  attempts: number
}

/** A dearer date whose hold is over, of which the provider has not said for an hour whether it is paid. */
async function stuckChange() {
  const { context } = fixtures
  const [order, to] = [await boughtBooking(context), await dateWithPrice(context, 2000)]
  await beginDateChange(context, { ...order, departureId: to.id, seenPriceMinor: 30_000 })
  const { card } = context.providers
  const down = {
    ...context,
    providers: providersOf({ ...card, expireSession: () => Promise.reject(new Error('down')) }),
  }
  for (let hours = 1; hours <= 10; hours++) await endDueDateChanges(later(down, `${hours} hours`))
  return { order, to, down }
}

test('a dearer date that the provider does not let end is in the queues of staff, who end it; late money is refunded', async () => {
  const { context } = fixtures
  const { order, to, down } = await stuckChange()
  const { reference, bookingId } = order
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
  const late = (await ask(owner, 'GET /orders?queue=late'))['rows'] as { reference: string }[]
  expect(late.map((one) => one.reference)).toContain(reference)
  expect(JSON.stringify((await askStaff(context, 'GET', '?queue=late&locale=en')).body)).toContain(reference)
  expect((await measureWaitingChanges(later(context, '3 hours').db)).overdueSeconds).toBeGreaterThan(3_600)

  expect(await ask(finance, `GET /money/${row?.key}`)).toMatchObject({ change: { isStuck: true, canEnd: false } })
  expect(await ask(owner, `GET /money/${row?.key}`)).toMatchObject({ change: { isStuck: true, canEnd: true }, payment: { amountMinor: 5_000 } }) // prettier-ignore
  const { status } = await askDesk(down, owner, `DELETE /orders/${reference}/items/${bookingId}/date-change`)
  expect(status).toBe(200)
  expect(await countsOf(context.db, to.id)).toMatchObject({ held: 0, sold: 0 })
  expect(await countsOf(context.db, order.from.id)).toMatchObject({ sold: 2 })
  expect(await mailsOf(context.db, reference)).toContain('booking_date_kept')
  expect([await rowOf(), await waiting()]).toEqual([undefined, 0])

  const [payment] = await paymentsOfChanges(context, order)
  expect(await completeOrder(context, { paymentId: payment?.id ?? 0, capturedMinor: 5_000 })).toBe('refunded')
  expect(await paymentsOfChanges(context, order)).toMatchObject([{ capturedMinor: 5_000, owedMinor: 5_000 }])
})

test('a dearer date that is not stuck is not ended while it may have been paid', async () => {
  const { context } = fixtures
  const [order, to] = [await boughtBooking(context), await dateWithPrice(context, 2000)]
  await beginDateChange(context, { ...order, departureId: to.id, seenPriceMinor: 30_000 })
  const owner = await staffPerson(context, 'owner')
  await followOrderEvents(context)
  const { card } = context.providers
  const down = {
    ...context,
    providers: providersOf({ ...card, expireSession: () => Promise.reject(new Error('down')) }),
  }
  const { body } = await askDesk(down, owner, `DELETE /orders/${order.reference}/items/${order.bookingId}/date-change`)
  expect(body['code']).toBe('orders.change_in_payment')
  expect(await countsOf(context.db, to.id)).toMatchObject({ held: 2 })
})
