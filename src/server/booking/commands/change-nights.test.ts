import { describe, expect, test } from 'vitest'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import { listRebookingDates, listRebookingDatesAsStaff } from '#server/booking/orders/list-rebooking-dates.ts'
import { readDateChange } from '#server/booking/orders/read-date-change.ts'
import { readPaidOrder } from '#server/booking/orders/read-paid-order.ts'
import { composeCalendarFile } from '#server/booking/documents/compose-calendar-file.ts'
import { taxInvoice } from '#server/booking/documents/tax-invoice.ts'
import { sendRefunds } from '#server/booking/payments/refund.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import { oneRow } from '#server/kernel/database.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { orderOf, pay } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { bookingReader, boughtBooking, changeOf, payForChange } from '#test/support/date-changes.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { createCode } from '#test/support/promo-codes.ts'
import { boughtStay, createStay, type BookedStay, type Stay } from '#test/support/stays.ts'
import { beginDateChange, payOpenChange, sendDateChangeLink } from './begin-date-change.ts'
import { cancelBooking } from './cancel-booking.ts'
import { abandonDateChange } from './end-date-change.ts'
import { rebookAsStaff, rebookItem } from './rebook-item.ts'
import { redeemTicket } from './redeem-ticket.ts'

const fixtures = useFixtures()
const { bookingOf, seatsOf, ledgerErrorsOf, countMails } = bookingReader(fixtures)

/** Held and sold, of each night. */
const nightsOf = async ({ days }: Stay) => Promise.all(days.map(seatsOf))
const [free, held, sold] = [[0, 0], [1, 0], [0, 1]] // prettier-ignore

const wishOf = (order: BookedStay, duration: number | undefined, seenPriceMinor: number, to: { id: number } = order.from) => ({ ...order, departureId: to.id, duration, seenPriceMinor }) // prettier-ignore
const change = (order: BookedStay, duration: number | undefined, seenPriceMinor: number, to?: { id: number }) =>
  rebookItem(fixtures.context, wishOf(order, duration, seenPriceMinor, to))
const begin = (order: BookedStay, duration: number, seenPriceMinor: number, to?: { id: number }) =>
  beginDateChange(fixtures.context, wishOf(order, duration, seenPriceMinor, to))
const list = (order: BookedStay, duration?: number) =>
  listRebookingDates(fixtures.context, { ...order, from: undefined, to: undefined, duration })
async function quoteOf(order: BookedStay, duration: number | undefined, to: { id: number } = order.from) {
  return (await list(order, duration)).dates.find(({ departureId }) => departureId === to.id)
}
const refusal = (code: string) => ({ code })

async function changeAsStaff(
  order: BookedStay,
  duration: number,
  seenPriceMinor: number,
  difference: 'refund' | 'keep' | 'waive' = 'refund',
) {
  // prettier-ignore
  const by = { staff: 'Layla', staffId: 0, reason: 'They stay longer', difference, mostWaivedMinor: null, record: () => Promise.resolve() } // prettier-ignore
  const { reference, bookingId, departureId } = wishOf(order, duration, seenPriceMinor)
  await rebookAsStaff(fixtures.context, { reference, bookingId, departureId, duration, seenPriceMinor, by })
}
async function setNight({ id }: { id: number } = { id: 0 }, set: string): Promise<void> {
  await fixtures.context.db.rows({ name: `test.set_night ${set}`, text: `update departure set ${set} where id = $1`, values: [id] }) // prettier-ignore
}
async function endOf({ days }: Stay, nights: number): Promise<number> {
  const [row] = await fixtures.context.db.rows<{ at: Date }>({ name: 'test.end_of', text: 'select ends_at as at from departure where id = $1', values: [days[nights - 1]?.id] }) // prettier-ignore
  return row?.at.getTime() ?? 0
}
const lastsUntil = async (order: BookedStay) => Date.parse((await bookingOf(order))?.endsAt ?? '')
async function mailsAbout(order: BookedStay, kinds: string[]) {
  const { context } = fixtures
  await sendOutbox(context, mailboxMailer(context.db))
  return context.db.rows<{ kind: string; subject: string; body: string }>({
    name: 'test.mails_of_nights',
    text: `select o.kind, m.subject, m.body from mailbox_message m join outbox o on o.id = m.outbox_id
      where o.kind = any ($2) and o.payload ->> 'reference' = $1 order by o.kind`,
    values: [order.reference, kinds],
  })
}
const eventsOf = (order: BookedStay, reason: string) =>
  fixtures.context.db.rows<{ duration: object; note: string }>({
    name: 'test.events_of_nights',
    text: `select e.duration, e.note from order_event e join orders o on o.id = e.order_id where o.reference = $1 and e.reason = $2 order by e.id`,
    values: [order.reference, reason],
  })

describe('fewer nights', () => {
  test('from the same day give back the last one and its share of what was paid, once, and tell everybody', async () => {
    const { context } = fixtures
    const order = await boughtStay(context, { duration: 3 })
    expect(await list(order)).toMatchObject({ paidMinor: 156_000, duration: { booked: 3, least: 1, most: 30 } })
    expect(await quoteOf(order, undefined)).toBeUndefined()
    expect(await quoteOf(order, 2)).toMatchObject({ priceMinor: 104_000, differenceMinor: -52_000, refundMinor: 52_000 }) // prettier-ignore
    await change(order, 2, 104_000)
    await change(order, 2, 104_000)

    expect(await nightsOf(order.from)).toEqual([sold, sold, free, free])
    expect(await lastsUntil(order)).toBe(await endOf(order.from, 2))
    expect(await bookingOf(order)).toMatchObject({ refundDueMinor: 52_000, rebookings: 1, party: null })
    expect((await list(order)).duration).toMatchObject({ booked: 2 })
    await sendRefunds(context)
    expect(await orderOf(context.db, order.reference)).toMatchObject({ capturedMinor: 156_000, refundedMinor: 52_000 })
    expect(await ledgerErrorsOf(order)).toEqual([])

    expect(await eventsOf(order, 'rebooked_by_buyer')).toEqual([{ duration: { rate: 'nightly', from: 3, to: 2 }, note: '' }]) // prettier-ignore
    const mails = await mailsAbout(order, ['booking_rebooked', 'staff_rebooked'])
    expect(mails.map(({ kind }) => kind)).toEqual(['booking_rebooked', 'staff_rebooked'])
    expect(mails[0]?.subject).toContain('تغيّر عدد الليالي في حجزك')
    for (const { body } of mails) expect(body).toContain('3\u{A0}ليالٍ')
    expect(mails[0]?.body).toContain('ليلتان')
  })

  test('keep the share of the nights that stay by the prices of now, and never cost anything', async () => {
    const order = await boughtStay(fixtures.context, { from: await createStay(fixtures.context.db, { adjust: [0, 10_000] }) }) // prettier-ignore
    expect(await quoteOf(order, 1)).toMatchObject({ priceMinor: 52_000, refundMinor: 104_000 })
    await setNight(order.from.days[0], 'adjust_basis_points = 30000')
    await setNight(order.from.days[1], 'adjust_basis_points = 10000')
    expect(await quoteOf(order, 1)).toMatchObject({ priceMinor: 104_000, refundMinor: 52_000 })
    await change(order, 1, 104_000)
    expect(await nightsOf(order.from)).toEqual([sold, free, free, free])
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('are possible of a stay that is closed, full or past its cutoff, down to the minimum of the product', async () => {
    const { context } = fixtures
    const order = await boughtStay(context, { duration: 4, from: await createStay(context.db, { capacity: 1, nights: 6 }) }) // prettier-ignore
    const minimum = (nights: number) => context.db.rows({ name: 'test.minimum', text: `update product p set min_duration = $2 from option o where o.product_id = p.id and o.id = $1`, values: [order.from.optionId, nights] }) // prettier-ignore
    for (const set of ['is_open = false', `cutoff_at = rihla_now() - interval '1 hour'`])
      await setNight(order.from, set)
    expect(await quoteOf(order, 5)).toBeUndefined()
    await expect(begin(order, 5, 260_000)).rejects.toMatchObject(refusal('orders.date_gone'))
    await change(order, 3, 156_000)
    await minimum(2)
    await expect(list(order, 1)).rejects.toMatchObject(refusal('cart.duration_too_short'))
    await expect(change(order, 1, 52_000)).rejects.toMatchObject(refusal('cart.duration_too_short'))
    expect((await list(order)).duration).toEqual({ booked: 3, least: 2, most: 30 })
    await change(order, 2, 104_000)
    await minimum(1)
    expect(await nightsOf(order.from)).toEqual([sold, sold, free, free, free, free])
    await cancelBooking(context, { ...order, seenRefundMinor: 104_000 })
    await sendRefunds(context)
    expect(await orderOf(context.db, order.reference)).toMatchObject({ refundedMinor: 208_000 })
    expect(await ledgerErrorsOf(order)).toEqual([])
  })
})

describe('more nights', () => {
  test('hold only the added one until it is paid, then belong to the stay, with an invoice of their own', async () => {
    const { context } = fixtures
    const order = await boughtStay(context)
    expect(await quoteOf(order, 3)).toMatchObject({ priceMinor: 156_000, differenceMinor: 52_000, isPayable: true })
    await expect(change(order, 3, 156_000)).rejects.toMatchObject(refusal('orders.date_dearer'))
    const page = await begin(order, 3, 156_000)
    expect(await begin(order, 3, 156_000)).toEqual(page)
    expect(await nightsOf(order.from)).toEqual([sold, sold, held, free])
    expect(await bookingOf(order)).toMatchObject({ totalMinor: 104_000, dateChange: { duration: { rate: 'nightly', count: 3 }, differenceMinor: 52_000 } }) // prettier-ignore
    expect(await lastsUntil(order)).toBe(await endOf(order.from, 2))
    await payForChange(context, order)
    await payForChange(context, order)

    expect(await nightsOf(order.from)).toEqual([sold, sold, sold, free])
    expect(await lastsUntil(order)).toBe(await endOf(order.from, 3))
    expect(await bookingOf(order)).toMatchObject({ totalMinor: 156_000, rebookings: 1, dateChange: null })
    expect((await list(order)).duration).toMatchObject({ booked: 3 })
    expect(await readDateChange(context, { ...order, ...(await changeOf(context, order)), locale: 'en' })).toMatchObject({ outcome: 'moved', duration: { rate: 'nightly', count: 3 } }) // prettier-ignore
    expect(await eventsOf(order, 'rebooked_by_buyer')).toMatchObject([{ duration: { from: 2, to: 3 } }])
    const paid = await readPaidOrder(context, { ...order, locale: 'en' })
    const invoice = taxInvoice(paid, order.visitor.site.tax)
    expect(invoice.differences).toMatchObject([{ duration: { rate: 'nightly', count: 3 }, grossMinor: 52_000 }])
    expect(invoice).toMatchObject({ grossMinor: 104_000 })
    expect(await ledgerErrorsOf(order)).toEqual([])
    // The stay has changed since: the page of the earlier change says so.
    const first = await changeOf(context, order)
    await change(order, 2, 104_000)
    expect(await readDateChange(context, { ...order, ...first, locale: 'en' })).toMatchObject({ outcome: 'over' })
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('are refused if one in the middle is sold out or closed, and nothing is held', async () => {
    const order = await boughtStay(fixtures.context)
    for (const set of ['is_open = false', 'is_open = true, capacity = 0']) {
      await setNight(order.from.days[2], set)
      expect(await quoteOf(order, 4)).toBeUndefined()
      await expect(begin(order, 4, 208_000)).rejects.toMatchObject(refusal('orders.date_gone'))
    }
    expect(await nightsOf(order.from)).toEqual([sold, sold, free, free])
    // One more than there are departures.
    await setNight(order.from.days[2], 'capacity = 2')
    expect(await quoteOf(order, 5)).toBeUndefined()
  })

  test('and of two buyers one gets the last night', async () => {
    const { context } = fixtures
    const from = await createStay(context.db)
    const orders = [await boughtStay(context, { from }), await boughtStay(context, { from })]
    await setNight(from.days[2], 'capacity = 1')
    const tries = await Promise.allSettled(orders.map((order) => begin(order, 3, 156_000)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusal('orders.date_gone') })
    expect(await nightsOf(from)).toEqual([[0, 2], [0, 2], [1, 0], free]) // prettier-ignore
  })

  test('replace a change to fewer than them, and give their seats back when they are left', async () => {
    const { context } = fixtures
    const order = await boughtStay(context, { duration: 1 })
    await begin(order, 2, 104_000)
    // One that costs nothing: another change also at the same price.
    await setNight(order.from.days[2], `hand_prices = '{"tent": 0}'`)
    await begin(order, 3, 104_000)
    expect(await nightsOf(order.from)).toEqual([sold, held, held, free])
    await setNight(order.from.days[2], 'hand_prices = null')
    await begin(order, 2, 104_000)
    await begin(order, 3, 156_000)
    expect(await nightsOf(order.from)).toEqual([sold, held, held, free])
    // A price that was held is of as many nights.
    await setNight(order.from.days[1], 'adjust_basis_points = 10000')
    expect(await quoteOf(order, 3)).toMatchObject({ priceMinor: 156_000 })
    expect(await quoteOf(order, 2)).toMatchObject({ priceMinor: 156_000 })
    expect(await quoteOf(order, 4)).toMatchObject({ priceMinor: 260_000 })
    await abandonDateChange(context, { ...order, ...(await changeOf(context, order)) })
    expect(await nightsOf(order.from)).toEqual([sold, free, free, free])
  })

  test('are at most thirty, and of a tour there are none', async () => {
    const { context } = fixtures
    const order = await boughtStay(context)
    await expect(list(order, 31)).rejects.toMatchObject(refusal('cart.duration_invalid'))
    await expect(begin(order, 31, 1)).rejects.toMatchObject(refusal('cart.duration_invalid'))
    const tour = await boughtBooking(context)
    const dates = await listRebookingDates(context, { ...tour, from: undefined, to: undefined })
    expect(dates.duration).toBeNull()
    const wish = { ...tour, departureId: tour.from.id, duration: 2, seenPriceMinor: 50_000 }
    await expect(rebookItem(context, wish)).rejects.toMatchObject(refusal('cart.duration_invalid'))
  })
})

describe('other nights', () => {
  test('on other days free the old ones, and cost the price of there in the proportion of the sale', async () => {
    const { context } = fixtures
    const [order, to] = [await boughtStay(context, { duration: 3 }), await createStay(context.db, { adjust: [-2_500, -2_500] })] // prettier-ignore
    expect(await quoteOf(order, 2, to)).toMatchObject({ priceMinor: 78_000, refundMinor: 78_000 })
    await change(order, 2, 78_000, to)
    expect([await nightsOf(order.from), await nightsOf(to)]).toEqual([[free, free, free, free], [sold, sold, free, free]]) // prettier-ignore
    expect(await lastsUntil(order)).toBe(await endOf(to, 2))
    const [mail] = await mailsAbout(order, ['booking_rebooked'])
    expect(mail?.subject).toContain('موعد جديد')
    for (const words of ['3\u{A0}ليالٍ', 'ليلتان']) expect(mail?.body).toContain(words)
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('that begin a day later keep the seats of the nights in between', async () => {
    const order = await boughtStay(fixtures.context, { from: await createStay(fixtures.context.db, { capacity: 1 }) })
    const [, second] = order.from.days
    expect(await quoteOf(order, 3, second)).toMatchObject({ priceMinor: 156_000, differenceMinor: 52_000 })
    await begin(order, 3, 156_000, second)
    expect(await nightsOf(order.from)).toEqual([sold, sold, held, held])
    await payForChange(fixtures.context, order)
    expect(await nightsOf(order.from)).toEqual([free, sold, sold, sold])
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('for one day more or less of a car', async () => {
    const { context } = fixtures
    const order = await boughtStay(context, { duration: 2, from: await createStay(context.db, { rate: 'daily', capacity: 1 }) }) // prettier-ignore
    await change(order, 1, 165_000)
    expect(await nightsOf(order.from)).toEqual([sold, free, free, free])
    expect(await eventsOf(order, 'rebooked_by_buyer')).toMatchObject([{ duration: { rate: 'daily', from: 2, to: 1 } }])
    const [mail] = await mailsAbout(order, ['booking_rebooked'])
    expect(mail?.subject).toContain('تغيّر عدد الأيام')
    expect(mail?.body).toContain('يومان')
    await begin(order, 3, 495_000)
    await payForChange(context, order)
    expect(await nightsOf(order.from)).toEqual([sold, sold, sold, free])
    expect(await lastsUntil(order)).toBe(await endOf(order.from, 3))
    expect(await ledgerErrorsOf(order)).toEqual([])
  })
})

describe('a promo code', () => {
  const withCode = async (duration: number) => {
    const promoCode = await createCode(fixtures.context.db)
    return boughtStay(fixtures.context, { duration, promoCode, seenTotalMinor: duration * 46_800 })
  }

  test('does not apply to a night that is added, and goes back with one that is removed', async () => {
    const order = await withCode(2)
    expect(await quoteOf(order, 3)).toMatchObject({ priceMinor: 145_600, differenceMinor: 52_000 })
    await begin(order, 3, 145_600)
    await payForChange(fixtures.context, order)
    expect(await ledgerErrorsOf(order)).toEqual([])
    expect(await quoteOf(order, 2)).toMatchObject({ refundMinor: 48_530 })
    const other = await withCode(2)
    await change(other, 1, 46_800)
    expect(await bookingOf(other)).toMatchObject({ refundDueMinor: 46_800 })
    expect(await ledgerErrorsOf(other)).toEqual([])
  })

  test('stays the same on other days with other nights of the same list price', async () => {
    const [order, to] = [await withCode(2), await createStay(fixtures.context.db, { nights: 5, adjust: [-5_000, -5_000, -5_000, -5_000] })] // prettier-ignore
    expect(await quoteOf(order, 4, to)).toMatchObject({ priceMinor: 93_600, differenceMinor: 0 })
    expect(await quoteOf(order, 5, to)).toMatchObject({ priceMinor: 145_600, differenceMinor: 52_000 })
    await change(order, 4, 93_600, to)
    expect(await nightsOf(to)).toEqual([sold, sold, sold, sold, free])
    expect(await ledgerErrorsOf(order)).toEqual([])
  })
})

describe('a stay that is not paid', () => {
  test('gets the new sum for more and for fewer nights, and is then paid by it', async () => {
    const { context } = fixtures
    const order = await boughtStay(context, { method: 'pay_later' })
    expect(await nightsOf(order.from)).toEqual([held, held, free, free])
    await change(order, 4, 208_000)
    await change(order, 4, 208_000)
    expect(await nightsOf(order.from)).toEqual([held, held, held, held])
    expect(await readInvoice(context, { ...order, locale: 'en' })).toMatchObject({ totalMinor: 208_000, status: 'pay_later', bookings: [{ rebookings: 1, lines: [{ quantity: 1, totalMinor: 208_000 }] }] }) // prettier-ignore
    await change(order, 3, 156_000)
    expect(await nightsOf(order.from)).toEqual([held, held, held, free])
    expect(await eventsOf(order, 'rebooked_by_buyer')).toMatchObject([{ duration: { from: 2, to: 4 } }, { duration: { from: 4, to: 3 } }]) // prettier-ignore
    expect(await countMails(order, 'booking_rebooked')).toBe(2)
    await startPayment(context, order)
    await pay(context, order.reference)
    expect(await orderOf(context.db, order.reference)).toMatchObject({ capturedMinor: 156_000 })
    expect(await nightsOf(order.from)).toEqual([sold, sold, sold, free])
    expect(await ledgerErrorsOf(order)).toEqual([])
  })
})

describe('staff', () => {
  test('send a link for two nights more, whose mail names the new number, and the booking moves when it is paid', async () => {
    const { context } = fixtures
    const order = await boughtStay(context)
    const { id: staffId } = await oneRow<{ id: number }>(context.db, { name: 'test.some_staff', text: 'select min(id) as id from staff' }) // prettier-ignore
    const by = { staff: 'Layla', staffId, reason: 'They stay longer', record: () => Promise.resolve() }
    const { reference, bookingId, departureId } = wishOf(order, 4, 208_000)
    await sendDateChangeLink(context, { reference, bookingId, departureId, duration: 4, seenPriceMinor: 208_000, by })
    expect(await nightsOf(order.from)).toEqual([sold, sold, held, held])
    const [link] = await mailsAbout(order, ['booking_date_link'])
    expect(link?.body).toContain('4\u{A0}ليالٍ')
    await payOpenChange(context, { ...order, ...(await changeOf(context, order)) })
    await payForChange(context, order)
    expect(await nightsOf(order.from)).toEqual([sold, sold, sold, sold])
    // Its event in the calendar lasts as long.
    const invoice = await readInvoice(context, { ...order, locale: 'en' })
    const [booking] = invoice.bookings
    const { text } = booking ? composeCalendarFile(context, { site: order.visitor.site, invoice, booking, locale: 'en' }) : { text: '' } // prettier-ignore
    expect(text).toContain('SEQUENCE:2')
    expect(text).toContain(`DTEND:${new Date(await endOf(order.from, 4)).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`)
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('add a night and waive it, remove one and keep the difference, and cannot change those of a used ticket', async () => {
    const { context } = fixtures
    const order = await boughtStay(context)
    await changeAsStaff(order, 3, 156_000, 'waive')
    expect(await nightsOf(order.from)).toEqual([sold, sold, sold, free])
    expect(await eventsOf(order, 'rebooked_by_staff')).toMatchObject([{ duration: { from: 2, to: 3 } }])
    await changeAsStaff(order, 2, 69_330, 'keep')
    expect(await bookingOf(order)).toMatchObject({ totalMinor: 104_000, refundDueMinor: 0 })
    expect(await ledgerErrorsOf(order)).toEqual([])
    const code = (await bookingOf(order))?.ticketCode ?? ''
    await redeemTicket(later(context, '10 days'), { code, locale: 'en', staff: 'door' })
    await expect(changeAsStaff(order, 1, 52_000)).rejects.toMatchObject(refusal('orders.booking_used'))
    const wish = { reference: order.reference, bookingId: order.bookingId, near: '2030-01-01' }
    expect((await listRebookingDatesAsStaff(context, wish)).duration).toBeNull()
    await expect(listRebookingDatesAsStaff(context, { ...wish, duration: 1 })).rejects.toMatchObject(refusal('orders.booking_used')) // prettier-ignore
  })
})
