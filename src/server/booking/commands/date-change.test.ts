import { describe, expect, test } from 'vitest'
import type { PlaceOrderInput } from '#server/booking/checkout/place-order-input.ts'
import { previewCancellation } from '#server/booking/orders/preview-cancellation.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import { endDueDateChanges, expireAbandonedSessions } from '#server/booking/payments/poll-pending-payments.ts'
import { sendRefunds } from '#server/booking/payments/refund.ts'
import { providersOf, type PaymentContext } from '#server/booking/providers/providers.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import {
  bookingReader,
  boughtBooking,
  changeOf,
  dateWithPrice,
  freePolicy,
  payAtProvider,
  payForChange,
  paymentsOfChanges,
  type BoughtBooking as Bought,
} from '#test/support/date-changes.ts'
import { staffPerson } from '#test/support/console.ts'
import { later } from '#test/support/clock.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { beginDateChange, payOpenChange, sendDateChangeLink } from './begin-date-change.ts'
import { cancelBooking, cancelWithDeparture } from './cancel-booking.ts'
import { completeOrder } from './complete-order.ts'
import { abandonDateChange, withdrawDateChange } from './end-date-change.ts'
import { rebookItem } from './rebook-item.ts'
import { refundAsGoodwill } from './refund-as-goodwill.ts'

const fixtures = useFixtures()
const { bookingOf, seatsOf, ledgerErrorsOf, countMails } = bookingReader(fixtures)
const begin = (
  order: Bought,
  to: { id: number },
  seenPriceMinor = 30_000,
  context: PaymentContext = fixtures.context,
) => beginDateChange(context, { ...order, departureId: to.id, seenPriceMinor })
const bought = (change?: Partial<PlaceOrderInput>, policy = freePolicy) =>
  boughtBooking(fixtures.context, change, policy)
const dearerDate = (adjust = 2000, capacity = 10) => dateWithPrice(fixtures.context, adjust, capacity)
const heldOf = async (order: Bought) => ({ ...order, ...(await changeOf(fixtures.context, order)) })
const paymentsOf = (order: Bought) => paymentsOfChanges(fixtures.context, order)
const payThere = (order: Bought) => payAtProvider(fixtures.context, order)
const payFor = (order: Bought) => payForChange(fixtures.context, order)

async function link(order: Bought, to: { id: number }, seenPriceMinor = 30_000) {
  const { context } = fixtures
  const { staffId } = await staffPerson(context, 'owner')
  const { reference, bookingId } = order
  const by = { staff: 'Layla', staffId, reason: 'The guest asked by phone', record: () => Promise.resolve() }
  await sendDateChangeLink(context, { reference, bookingId, departureId: to.id, seenPriceMinor, by })
}

async function refundsOf(order: Bought) {
  await sendRefunds(fixtures.context)
  return fixtures.context.db.rows<{ amountMinor: number; ofChange: boolean; reason: string; hasNote: boolean }>({
    name: 'test.refunds_of',
    text: `select r.amount_minor as "amountMinor", p.date_change_id is not null as "ofChange", r.reason, r.credit_note_number is not null as "hasNote"
      from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id where o.reference = $1 and r.status = 'succeeded' order by r.id`,
    values: [order.reference],
  })
}

describe('paying for a dearer date', () => {
  test('holds its seats, keeps the old ones until it is paid, and then moves once with a higher price', async () => {
    const { context } = fixtures
    const [order, to] = [await bought(), await dearerDate()]
    const { redirectUrl } = await begin(order, to)
    expect(await begin(order, to)).toEqual({ redirectUrl })
    expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 2], [2, 0]]) // prettier-ignore
    expect(await bookingOf(order)).toMatchObject({ totalMinor: 25_000, dateChange: { priceMinor: 30_000, differenceMinor: 5_000 } }) // prettier-ignore

    const paymentId = await payThere(order)
    await Promise.all(Array.from({ length: 5 }, () => completeOrder(context, { paymentId, capturedMinor: 5_000 })))
    expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 0], [0, 2]]) // prettier-ignore
    expect(await bookingOf(order)).toMatchObject({ totalMinor: 30_000, dateChange: null, rebookings: 1, changes: [{ chargedMinor: 5_000, refundMinor: 0 }] }) // prettier-ignore
    const invoice = await readInvoice(context, { ...order, locale: 'en' })
    expect(invoice).toMatchObject({ totalMinor: 30_000, status: 'confirmed' })
    expect(invoice.bookings[0]?.lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(30_000)
    expect(await countMails(order, 'booking_rebooked')).toBe(1)
    expect(await refundsOf(order)).toEqual([])
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('that is declined or left keeps the old date, and the job releases the seats after the page is closed', async () => {
    const { context } = fixtures
    const [order, to] = [await bought(), await dearerDate()]
    await begin(order, to)
    await endDueDateChanges(context)
    expect(await seatsOf(to)).toEqual([2, 0])
    await endDueDateChanges(later(context, '2 hours'))
    expect((await paymentsOf(order))[0]).toMatchObject({ status: 'expired' })
    expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 2], [0, 0]]) // prettier-ignore
    expect(await bookingOf(order)).toMatchObject({ totalMinor: 25_000, dateChange: null, rebookings: 0 })
    expect(await countMails(order, 'booking_date_kept')).toBe(1)
    await expect(payOpenChange(context, await heldOf(order))).rejects.toMatchObject({ code: 'orders.change_ended' })
  })

  test('is moved by the job if the process ended between the payment and the move, also when the hold is over', async () => {
    const { context } = fixtures
    const [order, to] = [await bought(), await dearerDate()]
    await begin(order, to)
    await payThere(order)
    await endDueDateChanges(later(context, '2 hours'))
    expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 0], [0, 2]]) // prettier-ignore
    expect(await bookingOf(order)).toMatchObject({ totalMinor: 30_000 })
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('after the change has ended is refunded whole, and the guest is told', async () => {
    const { context } = fixtures
    const [order, to] = [await bought(), await dearerDate()]
    await begin(order, to)
    const [payment] = await paymentsOf(order)
    await abandonDateChange(context, await heldOf(order))
    expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 2], [0, 0]]) // prettier-ignore
    expect(await completeOrder(context, { paymentId: payment?.id ?? 0, capturedMinor: 5_000 })).toBe('refunded')
    expect(await bookingOf(order)).toMatchObject({ totalMinor: 25_000, refundDueMinor: 0 })
    expect((await paymentsOf(order))[0]).toMatchObject({ capturedMinor: 5_000, owedMinor: 5_000 })
    expect(await countMails(order, 'booking_date_refunded')).toBe(1)
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test.each([
    ['less than the difference is refunded whole', 4_000, 4_000, 25_000],
    ['more moves, and the surplus is refunded', 6_000, 1_000, 30_000],
  ])('with %s', async (_, capturedMinor, refundMinor, totalMinor) => {
    const { context } = fixtures
    const [order, to] = [await bought(), await dearerDate()]
    await begin(order, to)
    const [payment] = await paymentsOf(order)
    await completeOrder(context, { paymentId: payment?.id ?? 0, capturedMinor })
    expect((await paymentsOf(order))[0]).toMatchObject({ capturedMinor, owedMinor: refundMinor })
    expect(await bookingOf(order)).toMatchObject({ totalMinor, dateChange: null })
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('for a departure that was closed meanwhile is refunded whole, and the booking stays on its date', async () => {
    const { context } = fixtures
    const [order, to] = [await bought(), await dearerDate()]
    await begin(order, to)
    const paymentId = await payThere(order)
    await context.db.rows({ name: 'test.close_new', text: 'update departure set is_open = false where id = $1', values: [to.id] }) // prettier-ignore
    expect(await completeOrder(context, { paymentId, capturedMinor: 5_000 })).toBe('refunded')
    expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 2], [0, 0]]) // prettier-ignore
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('chosen again on another date replaces the first, whose page is closed', async () => {
    const { context } = fixtures
    const [order, first, second] = [await bought(), await dearerDate(), await dearerDate(4000)]
    await begin(order, first)
    await begin(order, second, 35_000)
    expect([await seatsOf(first), await seatsOf(second)]).toEqual([[0, 0], [2, 0]]) // prettier-ignore
    const [latest, before] = await paymentsOf(order)
    expect([latest?.status, before?.status]).toEqual(['processing', 'expired'])
    await payFor(order)
    expect(await bookingOf(order)).toMatchObject({ totalMinor: 35_000 })
    await expireAbandonedSessions(later(context, '2 hours'))
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('at another price than was seen, or of another buyer, begins nothing', async () => {
    const { context } = fixtures
    const [order, other, to] = [await bought(), await bought(), await dearerDate()]
    await expect(begin(order, to, 29_000)).rejects.toMatchObject({ code: 'orders.rebooking_changed', details: { date: { priceMinor: 30_000 } } }) // prettier-ignore
    const stranger = { ...order, visitor: other.visitor, key: other.key }
    await expect(begin(stranger, to)).rejects.toMatchObject({ code: 'orders.order_unknown' })
    for (const attempt of [payOpenChange, abandonDateChange])
      await expect(attempt(context, { ...stranger, changeId: 1 })).rejects.toMatchObject({
        code: 'orders.order_unknown',
      })
    expect(await seatsOf(to)).toEqual([0, 0])
  })

  test('of a date that is not dearer is refused: it is moved to at once', async () => {
    const [order, cheaper] = [await bought(), await dearerDate(-1000)]
    await expect(begin(order, cheaper, 22_500)).rejects.toMatchObject({ code: 'orders.rebooking_changed' })
  })

  test('of less than a card takes is refused', async () => {
    const [order, to] = [await bought(), await dearerDate(80)]
    const { card } = fixtures.context.providers
    const limited = { ...card, limitsOf: () => ({ leastMinor: 300, mostMinor: 1_000_000 }) }
    const context = { ...fixtures.context, providers: providersOf(limited) }
    await expect(begin(order, to, 25_200, context)).rejects.toMatchObject({ code: 'orders.difference_not_payable' })
    expect(await seatsOf(to)).toEqual([0, 0])
  })
})

describe('a booking whose dearer date was paid', () => {
  async function moved(policy = freePolicy) {
    const [order, to] = [await bought({}, policy), await dearerDate()]
    await begin(order, to)
    await payFor(order)
    return { order, to }
  }

  test('that is cancelled for free refunds both payments, the difference first, with a credit note each', async () => {
    const { context } = fixtures
    const { order, to } = await moved()
    expect(await previewCancellation(context, order)).toMatchObject({ paidMinor: 30_000, refundMinor: 30_000 })
    await cancelBooking(context, { ...order, seenRefundMinor: 30_000 })
    expect(await refundsOf(order)).toEqual([
      { amountMinor: 5_000, ofChange: true, reason: 'cancelled_by_buyer', hasNote: true },
      { amountMinor: 25_000, ofChange: false, reason: 'cancelled_by_buyer', hasNote: true },
    ])
    expect(await seatsOf(to)).toEqual([0, 0])
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('that is cancelled when half is kept, and then refunded as goodwill, refunds exactly these sums', async () => {
    const { context } = fixtures
    const { order } = await moved()
    const charged = later(context, '9 days 12 hours')
    await cancelBooking(charged, { ...order, seenRefundMinor: 15_000 })
    const by = { staff: 'Layla', staffId: 0, reason: 'the guest is ill', record: () => Promise.resolve() }
    await refundAsGoodwill(context, { reference: order.reference, bookingId: order.bookingId, refundMinor: 15_000, seenLeftMinor: 15_000, permissions: ['refunds.free'], by }) // prettier-ignore
    expect((await refundsOf(order)).map(({ amountMinor, ofChange }) => [amountMinor, ofChange])).toEqual([
      [5_000, true],
      [10_000, false],
      [15_000, false],
    ])
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('that is moved to a cheaper date refunds the difference of the price, over both payments', async () => {
    const { context } = fixtures
    const { order } = await moved()
    const cheaper = await dearerDate(-1000)
    await rebookItem(context, { ...order, departureId: cheaper.id, seenPriceMinor: 22_500 })
    expect((await refundsOf(order)).map(({ amountMinor, ofChange }) => [amountMinor, ofChange])).toEqual([
      [5_000, true],
      [2_500, false],
    ])
    expect(await ledgerErrorsOf(order)).toEqual([])
    const again = await dearerDate()
    await begin(order, again, 30_000)
    await payFor(order)
    expect(await bookingOf(order)).toMatchObject({ rebookings: 3, refundedMinor: 7_500 })
    await cancelBooking(context, { ...order, seenRefundMinor: 30_000 })
    expect((await refundsOf(order)).slice(2).map(({ amountMinor, ofChange }) => [amountMinor, ofChange])).toEqual([
      [7_500, true],
      [22_500, false],
    ])
    expect(await ledgerErrorsOf(order)).toEqual([])
  })
})

describe('an open change of date', () => {
  test('ends with the cancellation of the booking, and frees all seats', async () => {
    const { context } = fixtures
    const [order, to] = [await bought(), await dearerDate()]
    await begin(order, to)
    await cancelBooking(context, { ...order, seenRefundMinor: 25_000 })
    expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 0], [0, 0]]) // prettier-ignore
    expect((await paymentsOf(order))[0]).toMatchObject({ status: 'expired' })
    expect((await refundsOf(order)).map(({ amountMinor }) => amountMinor)).toEqual([25_000])
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('that was paid before the cancellation has moved: the cancellation is refused with the new sums', async () => {
    const { context } = fixtures
    const [order, to] = [await bought(), await dearerDate()]
    await begin(order, to)
    await payThere(order)
    await expect(cancelBooking(context, { ...order, seenRefundMinor: 25_000 })).rejects.toMatchObject({ code: 'orders.cancellation_changed', details: { cancellation: { refundMinor: 30_000 } } }) // prettier-ignore
    expect(await seatsOf(to)).toEqual([0, 2])
  })

  test('ends if the booking is moved to another date', async () => {
    const { context } = fixtures
    const [order, to, same] = [await bought(), await dearerDate(), await dearerDate(0)]
    await begin(order, to)
    await rebookItem(context, { ...order, departureId: same.id, seenPriceMinor: 25_000 })
    expect([await seatsOf(to), await seatsOf(same)]).toEqual([[0, 0], [0, 2]]) // prettier-ignore
    const [payment] = await paymentsOf(order)
    expect(await completeOrder(context, { paymentId: payment?.id ?? 0, capturedMinor: 5_000 })).toBe('refunded')
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('ends if the whole departure of the booking is cancelled, with a full refund', async () => {
    const { context } = fixtures
    const [order, to] = [await bought(), await dearerDate()]
    await begin(order, to)
    const by = { staff: 'Layla', staffId: 1, reason: 'Storm', record: () => Promise.resolve() }
    await cancelWithDeparture(context, { reference: order.reference, bookingId: order.bookingId, departureId: order.from.id, by }) // prettier-ignore
    expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 0], [0, 0]]) // prettier-ignore
    expect((await refundsOf(order)).map(({ amountMinor }) => amountMinor)).toEqual([25_000])
  })

  test('is not among the bookings of its new departure, and ends if that is cancelled', async () => {
    const { context } = fixtures
    const [order, to] = [await bought(), await dearerDate()]
    await begin(order, to)
    const by = { staff: 'Layla', staffId: 1, reason: 'Storm', record: () => Promise.resolve() }
    const onNew = { reference: order.reference, bookingId: order.bookingId, departureId: to.id, by }
    expect(await cancelWithDeparture(context, onNew)).toBe(false)
    const { staffId } = await staffPerson(context, 'owner')
    await context.db.rows({
      name: 'test.disrupt',
      text: `insert into disruption (departure_id, kind, reason, staff_id, membership_id, network) 
        select $1, 'cancel', 'Storm', m.staff_id, m.id, '' from membership m where m.staff_id = $2`,
      values: [to.id, staffId],
    })
    await endDueDateChanges(context)
    expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 2], [0, 0]]) // prettier-ignore
    expect(await countMails(order, 'booking_date_kept')).toBe(1)
  })

  test('by staff is mailed as a link until the deadline of a pay-later order, is paid by the guest, or withdrawn', async () => {
    const { context } = fixtures
    const [order, to] = [await bought({ locale: 'en' }), await dearerDate()]
    await link(order, to)
    await sendOutbox(context, mailboxMailer(context.db))
    expect(await countMails(order, 'booking_date_link')).toBe(1)
    await endDueDateChanges(later(context, '6 days'))
    expect(await seatsOf(to)).toEqual([2, 0])
    await withdrawDateChange(context, { reference: order.reference, bookingId: order.bookingId, ...(await changeOf(context, order)), by: { staff: 'Layla', record: () => Promise.resolve() } }) // prettier-ignore
    expect(await seatsOf(to)).toEqual([0, 0])
    await link(order, to)
    await payOpenChange(context, await heldOf(order))
    await payFor(order)
    expect(await bookingOf(order)).toMatchObject({ totalMinor: 30_000, rebookings: 1 })
    const events = await context.db.rows({
      name: 'test.events_of_change',
      text: `select e.reason, e.actor from order_event e join orders o on o.id = e.order_id
        where o.reference = $1 and (e.reason like 'date%' or e.reason like 'rebooked%') order by e.id`,
      values: [order.reference],
    })
    expect(events).toEqual([
      { reason: 'date_change_begun', actor: 'staff:Layla' },
      { reason: 'date_change_ended', actor: 'staff:Layla' },
      { reason: 'date_change_begun', actor: 'staff:Layla' },
      { reason: 'rebooked_by_staff', actor: 'staff:Layla' },
    ])
  })
})

describe('changes at once', () => {
  test('the last seats of a date go to one booking', async () => {
    const [one, other, to] = [await bought(), await bought(), await dearerDate(2000, 2)]
    const results = await Promise.allSettled([begin(one, to), begin(other, to)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await seatsOf(to)).toEqual([2, 0])
  })

  test('two windows of one booking hold one set of seats', async () => {
    const [order, to] = [await bought(), await dearerDate()]
    const results = await Promise.allSettled([begin(order, to), begin(order, to), begin(order, to)])
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    expect(await seatsOf(to)).toEqual([2, 0])
    await payFor(order)
    expect(await seatsOf(to)).toEqual([0, 2])
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('a payment and a cancellation leave no seat behind, and the books balance', async () => {
    const { context } = fixtures
    for (let once = 0; once < 4; once++) {
      const [order, to] = [await bought(), await dearerDate()]
      await begin(order, to)
      const paymentId = await payThere(order)
      await Promise.allSettled([
        completeOrder(context, { paymentId, capturedMinor: 5_000 }),
        cancelBooking(context, { ...order, seenRefundMinor: 25_000 }),
      ])
      const { status } = (await bookingOf(order)) ?? {}
      const sold = status === 'confirmed' ? 2 : 0
      expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 0], [0, sold]]) // prettier-ignore
      await sendRefunds(context)
      expect(await ledgerErrorsOf(order)).toEqual([])
    }
  })
})
