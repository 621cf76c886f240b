import { describe, expect, test } from 'vitest'
import type { PlaceOrderInput } from '#server/booking/checkout/place-order-input.ts'
import { readCalendarFile } from '#server/booking/documents/read-calendar-file.ts'
import { listRebookingDates, listRebookingDatesAsStaff } from '#server/booking/orders/list-rebooking-dates.ts'
import { previewCancellation } from '#server/booking/orders/preview-cancellation.ts'
import { sendRefunds } from '#server/booking/payments/refund.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { mailsOf, orderOf } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import {
  bookingReader,
  boughtBooking,
  dateWithPrice,
  type BoughtBooking as Bought,
} from '#test/support/date-changes.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { cancelBooking } from './cancel-booking.ts'
import { rebookAsStaff, rebookItem, type StaffRebooking } from './rebook-item.ts'
import { redeemTicket } from './redeem-ticket.ts'

const fixtures = useFixtures()
const { bookingOf, seatsOf, ledgerErrorsOf, countMails } = bookingReader(fixtures)
const bought = (change?: Partial<PlaceOrderInput>) => boughtBooking(fixtures.context, change)
const otherDate = (adjust?: number, capacity?: number) => dateWithPrice(fixtures.context, adjust, capacity)

async function datesOf(context: PaymentContext, order: Bought) {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return listRebookingDates(context, { ...order, from: day(0), to: day(30) })
}

const quoteOf = async (context: PaymentContext, order: Bought, to: { id: number }) =>
  (await datesOf(context, order)).dates.find(({ departureId }) => departureId === to.id)

async function move(context: PaymentContext, order: Bought, to: { id: number }, seenPriceMinor = 25_000) {
  await rebookItem(context, { ...order, departureId: to.id, seenPriceMinor })
}

async function moveAsStaff(
  context: PaymentContext,
  { reference, bookingId }: Bought,
  to: { id: number },
  { seenPriceMinor = 25_000, ...by }: Partial<StaffRebooking> & { seenPriceMinor?: number } = {},
) {
  const staff = { staff: 'Layla', staffId: 0, reason: 'Strong wind', difference: 'refund', mostWaivedMinor: null, record: () => Promise.resolve(), ...by } as const // prettier-ignore
  await rebookAsStaff(context, { reference, bookingId, departureId: to.id, seenPriceMinor, by: staff })
}

const startOf = async (departure: { id: number }) =>
  (
    await fixtures.context.db.rows<{ localDate: string; localTime: string }>({
      name: 'test.start_of',
      text: `select local_date as "localDate", local_time as "localTime" from departure where id = $1`,
      values: [departure.id],
    })
  )[0]
const mailboxOf = (order: Bought, kind: string) =>
  fixtures.context.db.rows<{ subject: string; body: string; files: string }>({
    name: 'test.mailbox',
    text: `select m.subject, m.body, m.attachments::text as files from mailbox_message m join outbox o on o.id = m.outbox_id
      where o.kind = $2 and o.payload ->> 'reference' = $1 order by m.id`,
    values: [order.reference, kind],
  })
describe('changing the date of a booking', () => {
  test('takes the new seats, puts the old ones back on sale, and tells the buyer and the operator, once', async () => {
    const { context } = fixtures
    const [order, to] = [await bought(), await otherDate()]
    expect(await quoteOf(context, order, to)).toMatchObject({ priceMinor: 25_000, differenceMinor: 0, refundMinor: 0 })
    await move(context, order, to)
    await move(context, order, to)

    expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 0], [0, 2]]) // prettier-ignore
    expect(await bookingOf(order)).toMatchObject({ ...(await startOf(to)), status: 'confirmed', rebookings: 1, refundDueMinor: 0 }) // prettier-ignore
    const mails = await mailsOf(context.db, order.reference)
    expect(mails.filter((kind) => kind.endsWith('rebooked')).toSorted()).toEqual(['booking_rebooked', 'staff_rebooked'])
    const events = await context.db.rows({
      name: 'test.events_of',
      text: `select e.from_status as "from", e.to_status as "to", e.actor from order_event e join orders o on o.id = e.order_id
        where o.reference = $1 and e.reason = 'rebooked_by_buyer'`,
      values: [order.reference],
    })
    expect(events).toEqual([{ from: 'confirmed', to: 'confirmed', actor: 'buyer' }])
  })

  test('to a cheaper one refunds the difference with a credit note, also the second time, and the books balance', async () => {
    const { context } = fixtures
    const [order, cheaper, cheapest] = [await bought(), await otherDate(-1000), await otherDate(-2000)]
    expect(await quoteOf(context, order, cheaper)).toMatchObject({ priceMinor: 22_500, refundMinor: 2_500 })
    await move(context, order, cheaper, 22_500)
    expect(await bookingOf(order)).toMatchObject({ refundDueMinor: 2_500, rebookedMinor: 2_500 })
    await move(context, order, cheapest, 20_000)
    await sendRefunds(context)
    expect(await orderOf(context.db, order.reference)).toMatchObject({ capturedMinor: 25_000, refundedMinor: 5_000 })
    expect(await bookingOf(order)).toMatchObject({ status: 'confirmed', refundedMinor: 5_000, rebookings: 2 })
    expect((await bookingOf(order))?.changes).toMatchObject([{ refundMinor: 2_500 }, { refundMinor: 2_500 }])
    const notes = await context.db.rows({
      name: 'test.credit_notes',
      text: `select r.amount_minor as minor, r.credit_note_number is not null as "hasNote" from refund r where r.order_item_id = $1 order by r.id`,
      values: [order.bookingId],
    })
    expect(notes).toEqual([
      { minor: 2_500, hasNote: true },
      { minor: 2_500, hasNote: true },
    ])
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('leaves no more to refund than is paid: cancelling afterwards refunds the rest', async () => {
    const { context } = fixtures
    const [order, to] = [await bought(), await otherDate(-1000)]
    await move(context, order, to, 22_500)
    const quote = await previewCancellation(context, order)
    expect(quote).toMatchObject({ paidMinor: 22_500, refundMinor: 22_500 })
    await cancelBooking(context, { ...order, seenRefundMinor: 22_500 })
    await sendRefunds(context)
    expect(await orderOf(context.db, order.reference)).toMatchObject({ status: 'cancelled', refundedMinor: 25_000 })
    expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 0], [0, 0]]) // prettier-ignore
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('to a dearer one is refused to the buyer, and to staff who do not waive the difference', async () => {
    const { context } = fixtures
    const [order, to] = [await bought(), await otherDate(2000)]
    expect(await quoteOf(context, order, to)).toMatchObject({ priceMinor: 30_000, differenceMinor: 5_000 })
    const dearer = { code: 'orders.date_dearer' }
    await expect(move(context, order, to, 30_000)).rejects.toMatchObject(dearer)
    await expect(moveAsStaff(context, order, to, { seenPriceMinor: 30_000 })).rejects.toMatchObject(dearer)
    expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 2], [0, 0]]) // prettier-ignore
    await moveAsStaff(context, order, to, { seenPriceMinor: 30_000, difference: 'waive' })
    expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 0], [0, 2]]) // prettier-ignore
    expect(await bookingOf(order)).toMatchObject({ totalMinor: 25_000, refundDueMinor: 0 })
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('keeps the promo discount in its proportion', async () => {
    const { context } = fixtures
    await context.db.rows({
      name: 'test.fifth_off',
      text: `insert into promo_code (code, percent_basis_points) values ('FIFTH', 2000) on conflict do nothing`,
    })
    const order = await bought({ promoCode: 'FIFTH', seenTotalMinor: 20_000 })
    const [same, cheaper] = [await otherDate(), await otherDate(-1000)]
    expect(await quoteOf(context, order, same)).toMatchObject({ priceMinor: 20_000, differenceMinor: 0 })
    expect(await quoteOf(context, order, cheaper)).toMatchObject({ priceMinor: 18_000, refundMinor: 2_000 })
  })

  test('at another price than was seen is refused with the new one, and changes nothing', async () => {
    const { context } = fixtures
    const [order, to] = [await bought(), await otherDate(-1000)]
    await expect(move(context, order, to, 25_000)).rejects.toMatchObject({
      code: 'orders.rebooking_changed',
      details: { date: { priceMinor: 22_500 } },
    })
    expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 2], [0, 0]]) // prettier-ignore
  })

  test('to one that is full, closed, over or of another activity is refused', async () => {
    const { context } = fixtures
    const order = await bought()
    const [full, closed, over] = [await otherDate(0, 1), await otherDate(), await otherDate()]
    const [other = { id: 0 }] = await context.db.rows<{ id: number }>({
      name: 'test.of_another',
      text: `select d.id from departure d where d.option_id <> $1 and d.is_open and d.cutoff_at > rihla_now() and d.capacity > d.sold + 2 limit 1`,
      values: [order.from.optionId],
    })
    await context.db.rows({ name: 'test.close', text: 'update departure set is_open = false where id = $1', values: [closed.id] }) // prettier-ignore
    await context.db.rows({ name: 'test.over', text: `update departure set cutoff_at = rihla_now() - interval '1 hour' where id = $1`, values: [over.id] }) // prettier-ignore
    const listed = (await datesOf(context, order)).dates.map(({ departureId }) => departureId)
    for (const { id } of [full, closed, over, other]) {
      expect(listed).not.toContain(id)
      await expect(move(context, order, { id })).rejects.toMatchObject({ code: 'orders.date_gone' })
    }
    expect(await seatsOf(order.from)).toEqual([0, 2])
  })

  test('is for the buyer as long as cancelling is free, and for staff until it begins', async () => {
    const { context } = fixtures
    const [order, to] = [await bought(), await otherDate()]
    const refused = { code: 'orders.not_movable' }
    const charged = later(context, '8 days 12 hours')
    expect((await bookingOf(order))?.canRebook).toBe(true)
    expect((await bookingOf(order, charged))?.canRebook).toBe(false)
    await expect(datesOf(charged, order)).rejects.toMatchObject(refused)
    await expect(move(charged, order, to)).rejects.toMatchObject(refused)
    const begun = later(context, '10 days 1 hour')
    await expect(moveAsStaff(begun, order, to)).rejects.toMatchObject(refused)
    await moveAsStaff(charged, order, to)
    expect(await seatsOf(to)).toEqual([0, 2])
  })

  test('after the free time makes no later day free: the policy keeps what it kept then', async () => {
    const { context } = fixtures
    const [order, to] = [await bought(), await otherDate()]
    await context.db.rows({
      name: 'test.next_month',
      text: `update departure set local_date = local_date + 30, starts_at = starts_at + interval '30 days', ends_at = ends_at + interval '30 days' where id = $1`,
      values: [to.id],
    })
    await moveAsStaff(later(context, '8 days 12 hours'), order, to)
    expect(await previewCancellation(context, order)).toMatchObject({ paidMinor: 25_000, refundMinor: 12_500 })
    await expect(datesOf(context, order)).rejects.toMatchObject({ code: 'orders.not_movable' })
  })

  test('of one that is not paid is refused to staff: its guest does it, at a new amount to pay', async () => {
    const { context } = fixtures
    const unpaid = await bought({ method: 'pay_later' })
    await expect(moveAsStaff(context, unpaid, await otherDate())).rejects.toMatchObject({ code: 'orders.not_movable' })
  })

  test('with a used ticket is refused', async () => {
    const { context } = fixtures
    const [order, to] = [await bought(), await otherDate()]
    const ticketCode = (await bookingOf(order))?.ticketCode ?? ''
    const onTheDay = later(context, '10 days')
    await redeemTicket(onTheDay, { code: ticketCode, locale: 'en', staff: 'door' })
    await expect(moveAsStaff(context, order, to)).rejects.toMatchObject({ code: 'orders.booking_used' })
  })

  test('leaves the ticket valid on the new day only, and moves the event in the calendar', async () => {
    const { context } = fixtures
    const [order, to] = [await bought(), await otherDate()]
    const ticketCode = (await bookingOf(order))?.ticketCode ?? ''
    const wish = { ...order, locale: 'ar' as const }
    const before = await readCalendarFile(context, wish)
    await move(context, order, to)
    const after = await readCalendarFile(context, wish)
    const part = (text: string, name: string) => new RegExp(`${name}[:;].*`).exec(text)?.[0]
    expect(part(after.text, 'UID')).toBe(part(before.text, 'UID'))
    expect(part(after.text, 'DTSTART')).not.toBe(part(before.text, 'DTSTART'))
    expect(after.text).toContain('SEQUENCE:2\r\n')
    const redeemed = (context: PaymentContext) =>
      redeemTicket(context, { code: ticketCode, locale: 'en', staff: 'door' })
    await expect(redeemed(later(context, '10 days'))).rejects.toMatchObject({ code: 'orders.ticket_not_today' })
    expect(await redeemed(later(context, '11 days'))).toMatchObject({ state: 'used' })
  })

  test('is for its owner or the holder of its link', async () => {
    const { context } = fixtures
    const [order, to, stranger] = [await bought(), await otherDate(), await createVisitor(context.db)]
    const attempt = { ...order, visitor: stranger, key: undefined as unknown as string }
    await expect(datesOf(context, attempt)).rejects.toMatchObject({ code: 'orders.order_unknown' })
    await expect(move(context, attempt, to)).rejects.toMatchObject({ code: 'orders.order_unknown' })
    expect(await seatsOf(to)).toEqual([0, 0])
  })

  test('by staff may keep the difference, and the buyer reads the reason', async () => {
    const { context } = fixtures
    const [order, to] = [await bought(), await otherDate(-1000)]
    await moveAsStaff(context, order, to, { seenPriceMinor: 22_500, difference: 'keep' })
    expect(await bookingOf(order)).toMatchObject({ refundDueMinor: 0, rebookedMinor: 0 })
    expect(await mailsOf(context.db, order.reference)).not.toContain('staff_rebooked')
    await sendOutbox(context, mailboxMailer(context.db))
    expect((await mailboxOf(order, 'booking_rebooked'))[0]?.body).toContain('Strong wind')
  })

  test('is offered to staff on the nearest six dates', async () => {
    const { context } = fixtures
    const order = await bought()
    for (let one = 0; one < 7; one++) await otherDate()
    const near = (await startOf(order.from))?.localDate ?? ''
    const { dates } = await listRebookingDatesAsStaff(context, { ...order, near })
    expect(dates).toHaveLength(6)
    expect(dates.some(({ departureId }) => departureId === order.from.id)).toBe(false)
  })

  test.each([
    ['ar', 'موعد جديد لحجزك – قلعة البحرين', 'الفرق المسترد'],
    ['en', 'New date for your booking – Bahrain Fort', 'Difference refunded'],
  ] as const)(
    'is confirmed by mail in %s with the difference, the ticket and the calendar file',
    async (locale, subject, sum) => {
      // prettier-ignore
      const { context } = fixtures
      const [order, to] = [await bought({ locale }), await otherDate(-1000)]
      await move(context, order, to, 22_500)
      await sendOutbox(context, mailboxMailer(context.db))
      const mails = await mailboxOf(order, 'booking_rebooked')
      expect(mails).toHaveLength(1)
      expect(mails[0]?.subject).toContain(subject)
      expect(mails[0]?.body).toMatch(new RegExp(`${sum}: .*2[.٫]5`))
      for (const file of ['method=PUBLISH', 'application/pdf']) expect(mails[0]?.files).toContain(file)
      expect(await mailboxOf(order, 'staff_rebooked')).toHaveLength(1)
    },
  )
})

describe('changing dates at once', () => {
  test('ten times moves once, and a change with a cancellation leaves no seat behind', async () => {
    const { context } = fixtures
    for (let once = 0; once < 4; once++) {
      const [order, to] = [await bought(), await otherDate(-1000)]
      const wish = { ...order, departureId: to.id, seenPriceMinor: 22_500 }
      await Promise.all(Array.from({ length: 10 }, () => rebookItem(context, wish)))
      expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 0], [0, 2]]) // prettier-ignore
      expect(await countMails(order, 'booking_rebooked')).toBe(1)

      const back = await otherDate(-1000)
      await Promise.allSettled([
        move(context, order, back, 22_500),
        cancelBooking(context, { ...order, seenRefundMinor: 22_500 }),
      ])
      expect([await seatsOf(to), await seatsOf(back)]).toEqual([[0, 0], [0, 0]]) // prettier-ignore
      expect(await ledgerErrorsOf(order)).toEqual([])
    }
  })

  test('two bookings that exchange their dates both arrive, without a deadlock', async () => {
    const { context } = fixtures
    for (let once = 0; once < 4; once++) {
      const [one, other] = [await bought(), await bought()]
      await Promise.all([move(context, one, other.from), move(context, other, one.from)])
      expect([await seatsOf(one.from), await seatsOf(other.from)]).toEqual([[0, 2], [0, 2]]) // prettier-ignore
    }
  })

  test('the last seats of a date go to one booking, and the other keeps its own', async () => {
    const { context } = fixtures
    const [one, other, to] = [await bought(), await bought(), await otherDate(0, 2)]
    const results = await Promise.allSettled([move(context, one, to), move(context, other, to)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect([await seatsOf(one.from), await seatsOf(other.from)].toSorted()).toEqual([[0, 0], [0, 2]]) // prettier-ignore
    expect(await seatsOf(to)).toEqual([0, 2])
  })
})
