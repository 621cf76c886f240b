import { describe, expect, test } from 'vitest'
import { listRebookingDates } from '#server/booking/orders/list-rebooking-dates.ts'
import { boughtBooking, dateWithPrice, paymentsOfChanges, type BoughtBooking } from '#test/support/date-changes.ts'
import { later } from '#test/support/clock.ts'
import { staffPerson } from '#test/support/console.ts'
import { countsOf, useFixtures } from '#test/support/fixtures.ts'
import { beginDateChange, sendDateChangeLink } from './begin-date-change.ts'
import { cancelBooking, cancelWithFreeRefund } from './cancel-booking.ts'
import { rebookAsStaff, rebookItem } from './rebook-item.ts'

const fixtures = useFixtures()
const record = () => Promise.resolve()
const begin = (order: BoughtBooking, to: { id: number }, seenPriceMinor = 30_000, context = fixtures.context) =>
  beginDateChange(context, { ...order, departureId: to.id, seenPriceMinor })

/** A booking whose dearer date is held, with the last seats there. */
async function holding() {
  const { context } = fixtures
  const [order, to] = [await boughtBooking(context), await dateWithPrice(context, 2000, 2)]
  const { redirectUrl } = await begin(order, to)
  return { order, to, redirectUrl }
}

async function listed(order: BoughtBooking, { id }: { id: number }, context = fixtures.context) {
  const { from: _, ...wish } = order
  const { dates } = await listRebookingDates(context, wish)
  return dates.find(({ departureId }) => departureId === id)
}

const reprice = ({ id }: { id: number }, adjust: number) =>
  fixtures.context.db.rows({
    name: 'test.reprice_date',
    text: 'update departure set adjust_basis_points = $2 where id = $1',
    values: [id, adjust],
  })

describe('a dearer date that is held', () => {
  test('stays in the list of dates, although its last seats are those that are held', async () => {
    const { order, to } = await holding()
    expect(await countsOf(fixtures.context.db, to.id)).toMatchObject({ held: 2, sold: 0, capacity: 2 })
    expect(await listed(order, to)).toMatchObject({ seatsLeft: 2, priceMinor: 30_000 })
    expect(await listed(await boughtBooking(fixtures.context), to)).toBeUndefined()
  })

  test('keeps its price while it is held, and takes the new one afterwards', async () => {
    const { context } = fixtures
    const { order, to, redirectUrl } = await holding()
    await reprice(to, 3000)
    expect(await listed(order, to)).toMatchObject({ priceMinor: 30_000, differenceMinor: 5_000 })
    expect(await begin(order, to)).toEqual({ redirectUrl })
    await expect(begin(order, to, 32_500)).rejects.toMatchObject({ code: 'orders.rebooking_changed', details: { date: { priceMinor: 30_000 } } }) // prettier-ignore
    const after = later(context, '2 hours')
    expect(await listed(order, to, after)).toMatchObject({ seatsLeft: 2, priceMinor: 32_500 })
    await begin(order, to, 32_500, after)
    expect((await paymentsOfChanges(context, order)).length).toBe(2)
  })

  test('that has become cheaper is held at the new price', async () => {
    const { order, to } = await holding()
    await reprice(to, 1000)
    expect(await listed(order, to)).toMatchObject({ priceMinor: 27_500 })
    await begin(order, to, 27_500)
    expect(await listed(order, to)).toMatchObject({ priceMinor: 27_500, seatsLeft: 2 })
  })

  test.each<[string, string, (order: BoughtBooking, other: { id: number }, staffId: number) => Promise<unknown>]>([
    ['choice of another date at an old price', 'orders.rebooking_changed', (order, other) => begin(order, other, 29_000)],
    ['link for another date at an old price', 'orders.rebooking_changed', ({ reference, bookingId }, { id: departureId }, staffId) => sendDateChangeLink(fixtures.context, { reference, bookingId, departureId, seenPriceMinor: 29_000, by: { staff: 'Layla', staffId, reason: 'By phone', record } })],
    ['move to another date at an old price', 'orders.rebooking_changed', (order, { id: departureId }) => rebookItem(fixtures.context, { ...order, departureId, seenPriceMinor: 29_000 })],
    ['waiver over the limit', 'console.waive_over_limit', ({ reference, bookingId }, { id: departureId }, staffId) => rebookAsStaff(fixtures.context, { reference, bookingId, departureId, seenPriceMinor: 35_000, by: { staff: 'Layla', staffId, reason: 'By phone', difference: 'waive', mostWaivedMinor: 1, record } })],
    ['cancellation with an old refund', 'orders.cancellation_changed', (order) => cancelBooking(fixtures.context, { ...order, seenRefundMinor: 1 })],
    ['cancellation with too large a refund', 'console.refund_too_high', ({ reference, bookingId }, _, staffId) => cancelWithFreeRefund(fixtures.context, { reference, bookingId, refund: { kind: 'sum', refundMinor: 99_000, permissions: ['refunds.free'] }, by: { staff: 'Layla', staffId, reason: 'By phone', record } })],
  ])('keeps its payment page open when a %s is refused', async (_, code, act) => {
    const { context } = fixtures
    const { order, to } = await holding()
    const other = await dateWithPrice(context, 4000)
    const { staffId } = await staffPerson(context, 'owner')
    await expect(act(order, other, staffId)).rejects.toMatchObject({ code })
    const [payment] = await paymentsOfChanges(context, order)
    expect(payment?.status).toBe('processing')
    expect(await context.providers.card.retrieveSession(payment?.session ?? '')).toMatchObject({ status: 'open' })
    expect(await countsOf(context.db, to.id)).toMatchObject({ held: 2 })
  }) // prettier-ignore
})
