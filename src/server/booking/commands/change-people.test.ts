import { describe, expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { listRebookingDates, listRebookingDatesAsStaff } from '#server/booking/orders/list-rebooking-dates.ts'
import { sendRefunds } from '#server/booking/payments/refund.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { mailboxMailer } from '#server/notifications/mailbox-mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { readManifest } from '#server/trips/read-manifest.ts'
import { checkoutOf, orderOf, visitorWith } from '#test/support/buyer.ts'
import { personOf, staffPerson } from '#test/support/console.ts'
import { later } from '#test/support/clock.ts'
import { bookingReader, boughtParty, changeOf, dateWithPrice, payForChange, unitsOf, type BoughtBooking as Bought, type Party } from '#test/support/date-changes.ts' // prettier-ignore
import { countsOf, createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { untilBlocked } from '#test/support/until-blocked.ts'
import { beginDateChange } from './begin-date-change.ts'
import { cancelBooking } from './cancel-booking.ts'
import { abandonDateChange } from './end-date-change.ts'
import { rebookAsStaff, rebookItem } from './rebook-item.ts'
import { redeemTicket } from './redeem-ticket.ts'

const fixtures = useFixtures()

const { bookingOf, seatsOf, ledgerErrorsOf, countMails } = bookingReader(fixtures)
const bought = (party?: Party, change?: Parameters<typeof boughtParty>[2]) =>
  boughtParty(fixtures.context, party, change)

const wishOf = (order: Bought, party: Party, seenPriceMinor: number, to: { id: number } = order.from) => ({
  ...order,
  departureId: to.id,
  units: unitsOf(order.from, party),
  seenPriceMinor,
})

const change = (order: Bought, party: Party, seenPriceMinor: number, to?: { id: number }) =>
  rebookItem(fixtures.context, wishOf(order, party, seenPriceMinor, to))
const begin = (order: Bought, party: Party, seenPriceMinor: number, to?: { id: number }) =>
  beginDateChange(fixtures.context, wishOf(order, party, seenPriceMinor, to))

async function changeAsStaff(
  order: Bought,
  party: Party,
  seenPriceMinor: number,
  { difference = 'refund' as const, context = fixtures.context, to = order.from }: { difference?: 'refund' | 'keep' | 'waive'; context?: PaymentContext; to?: { id: number } } = {}, // prettier-ignore
) {
  const by = { staff: 'Layla', staffId: 0, reason: 'One fell ill', difference, mostWaivedMinor: null, record: () => Promise.resolve() } // prettier-ignore
  const { reference, bookingId, departureId, units } = wishOf(order, party, seenPriceMinor, to)
  await rebookAsStaff(context, { reference, bookingId, departureId, units, seenPriceMinor, by })
}

const listFor = (order: Bought, party: Party, context: PaymentContext = fixtures.context) =>
  listRebookingDates(context, { ...order, from: undefined, units: unitsOf(order.from, party) })
const ownDate = async (order: Bought, party: Party) =>
  (await listFor(order, party)).dates.find(({ departureId }) => departureId === order.from.id)
async function setDeparture({ id }: { id: number }, set: string): Promise<void> {
  await fixtures.context.db.rows({ name: `test.set ${set}`, text: `update departure set ${set} where id = $1`, values: [id] }) // prettier-ignore
}
const refusal = (code: string) => ({ code })

describe('fewer people', () => {
  test('on the same date give back their seats and their price, once, and tell everybody who comes now', async () => {
    const { context } = fixtures
    const order = await bought({ adult: 3, child: 1 })
    expect(await ownDate(order, { adult: 2, child: 1 })).toMatchObject({ priceMinor: 31_250, differenceMinor: -12_500, refundMinor: 12_500 }) // prettier-ignore
    await change(order, { adult: 2, child: 1 }, 31_250)
    await change(order, { adult: 2, child: 1 }, 31_250)

    expect(await seatsOf(order.from)).toEqual([0, 3])
    const booking = await bookingOf(order)
    expect(booking).toMatchObject({ travellers: 3, totalMinor: 43_750, refundDueMinor: 12_500, rebookings: 1 })
    expect(booking?.party).toEqual([
      { title: 'Adult', quantity: 2 },
      { title: 'Child', quantity: 1 },
    ])
    const person = await personOf(context, await staffPerson(context, 'owner'))
    const { guests, sums } = await readManifest(context, { person, departureId: order.from.id })
    expect([guests[0]?.units, sums.travellers]).toMatchObject([[{ quantity: 2 }, { quantity: 1 }], 3])
    await sendRefunds(context)
    expect(await orderOf(context.db, order.reference)).toMatchObject({ capturedMinor: 43_750, refundedMinor: 12_500 })
    expect(await ledgerErrorsOf(order)).toEqual([])

    const [event] = await context.db.rows<{ party: { from: object[]; to: object[] }; note: string }>({
      name: 'test.event_of_people',
      text: `select e.party, e.note from order_event e join orders o on o.id = e.order_id where o.reference = $1 and e.reason = 'rebooked_by_buyer'`,
      values: [order.reference],
    })
    expect(event).toMatchObject({ note: '', party: { from: [{ quantity: 3 }, { quantity: 1 }], to: [{ quantity: 2 }, { quantity: 1 }] } }) // prettier-ignore
    await sendOutbox(context, mailboxMailer(context.db))
    const mails = await context.db.rows<{ kind: string; subject: string; body: string }>({
      name: 'test.mails_of_people',
      text: `select o.kind, m.subject, m.body from mailbox_message m join outbox o on o.id = m.outbox_id
        where o.kind in ('booking_rebooked', 'staff_rebooked') and o.payload ->> 'reference' = $1 order by o.kind`,
      values: [order.reference],
    })
    expect(mails.map(({ kind }) => kind)).toEqual(['booking_rebooked', 'staff_rebooked'])
    expect(mails[0]?.subject).toContain('تغيّر عدد المسافرين')
    for (const { body } of mails) expect(body).toContain('3\u{A0}بالغين، طفل\u{A0}واحد')
    expect(mails[0]?.body).toContain('بالغان، طفل\u{A0}واحد')
  })

  test('on a dearer date pay only what they cost more there, and on a cheaper one get both back', async () => {
    const [order, dearer, cheaper] = [await bought(), await dateWithPrice(fixtures.context, 6000), await dateWithPrice(fixtures.context, -1000)] // prettier-ignore
    const { dates } = await listFor(order, { adult: 3 })
    const priceOn = ({ id }: { id: number }) => dates.find(({ departureId }) => departureId === id)
    expect(priceOn(dearer)).toMatchObject({ priceMinor: 60_000, differenceMinor: 10_000, isPayable: true })
    expect(priceOn(cheaper)).toMatchObject({ priceMinor: 33_750, refundMinor: 16_250 })
    await change(order, { adult: 3 }, 33_750, cheaper)
    expect([await seatsOf(order.from), await seatsOf(cheaper)]).toEqual([[0, 0], [0, 3]]) // prettier-ignore
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('then cancel for what is left, never more than was paid', async () => {
    const { context } = fixtures
    const order = await bought()
    await change(order, { adult: 1 }, 12_500)
    await cancelBooking(context, { ...order, seenRefundMinor: 12_500 })
    await sendRefunds(context)
    expect(await orderOf(context.db, order.reference)).toMatchObject({ status: 'cancelled', refundedMinor: 50_000 })
    expect(await seatsOf(order.from)).toEqual([0, 0])
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('keep the share of a promo discount whose minimum they no longer reach', async () => {
    const { context } = fixtures
    await context.db.rows({
      name: 'test.code_with_minimum',
      text: `insert into promo_code (code, percent_basis_points, minimum_minor, currency) values ('FORFOUR', 2000, 50000, 'BHD') on conflict do nothing`,
    })
    const order = await bought({ adult: 4 }, { promoCode: 'FORFOUR', seenTotalMinor: 40_000 })
    expect(await ownDate(order, { adult: 3 })).toMatchObject({ priceMinor: 30_000, refundMinor: 10_000 })
    await change(order, { adult: 3 }, 30_000)
    await change(order, { adult: 1 }, 10_000)
    expect(await bookingOf(order)).toMatchObject({ totalMinor: 40_000, refundDueMinor: 30_000 })
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('are possible on a date that is closed, full or not for sale any more, and more people are not', async () => {
    const order = await bought({ adult: 4 }, { capacity: 4 })
    expect(await ownDate(order, { adult: 5 })).toBeUndefined()
    for (const set of ['is_open = false', `cutoff_at = rihla_now() - interval '1 hour'`, 'hand_prices = null']) {
      await setDeparture(order.from, set)
      expect(await ownDate(order, { adult: 5 })).toBeUndefined()
      expect(await listFor(order, { adult: 5 })).toMatchObject({ seatsLeft: null })
      await expect(begin(order, { adult: 5 }, 62_500)).rejects.toMatchObject(refusal('orders.date_gone'))
    }
    await change(order, { adult: 3 }, 37_500)
    expect(await seatsOf(order.from)).toEqual([0, 3])
  })

  test('are for the guest as long as cancelling is free, and afterwards for staff, who refund or keep the difference', async () => {
    const { context } = fixtures
    const charged = later(context, '8 days 12 hours')
    const order = await bought()
    const notMovable = refusal('orders.not_movable')
    await expect(listFor(order, { adult: 3 }, charged)).rejects.toMatchObject(notMovable)
    await expect(rebookItem(charged, wishOf(order, { adult: 3 }, 37_500))).rejects.toMatchObject(notMovable)
    await changeAsStaff(order, { adult: 3 }, 37_500, { context: charged, difference: 'keep' })
    expect(await bookingOf(order)).toMatchObject({ travellers: 3, refundDueMinor: 0 })
    // What was kept is not given back with the next: who stays has the share of all that was paid.
    await changeAsStaff(order, { adult: 2 }, 33_330, { context: charged })
    expect(await bookingOf(order)).toMatchObject({ travellers: 2, refundDueMinor: 16_670 })
    expect(await seatsOf(order.from)).toEqual([0, 2])
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('of a used ticket are for staff only, on its date, and not fewer than came', async () => {
    const { context } = fixtures
    const order = await bought()
    const onTheDay = later(context, '9 days 23 hours')
    const code = (await bookingOf(order))?.ticketCode ?? ''
    await redeemTicket(later(context, '10 days'), { code, locale: 'en', staff: 'door' })
    await context.db.rows({ name: 'test.three_came', text: `update order_item set arrived = 3 where id = $1`, values: [order.bookingId] }) // prettier-ignore
    await expect(change(order, { adult: 3 }, 37_500)).rejects.toMatchObject(refusal('orders.booking_used'))
    const other = await dateWithPrice(context, 0)
    await expect(changeAsStaff(order, { adult: 3 }, 37_500, { to: other })).rejects.toMatchObject(refusal('orders.booking_used')) // prettier-ignore
    await expect(changeAsStaff(order, { adult: 2 }, 25_000, { context: onTheDay })).rejects.toMatchObject(refusal('orders.more_came')) // prettier-ignore
    const { dates } = await listRebookingDatesAsStaff(onTheDay, { ...order, near: '2000-01-01', units: unitsOf(order.from, { adult: 3 }) }) // prettier-ignore
    expect(dates.map(({ departureId }) => departureId)).toEqual([order.from.id])
    await changeAsStaff(order, { adult: 3 }, 37_500, { context: onTheDay })
    const [item] = await context.db.rows({ name: 'test.came', text: 'select travellers, arrived from order_item where id = $1', values: [order.bookingId] }) // prettier-ignore
    expect(item).toEqual({ travellers: 3, arrived: 3 })
  })
})

describe('other people', () => {
  test.each<[string, Party, Party, string]>([
    ['children without an adult', { adult: 1, child: 2 }, { adult: 0, child: 2 }, 'cart.unaccompanied'],
    ['nobody', { adult: 2 }, { adult: 0 }, 'cart.quantity_invalid'],
    ['more of a kind than one may book', { adult: 2 }, { adult: 2, infant: 3 }, 'cart.unit_too_many'],
    ['more than the option takes', { adult: 2 }, { adult: 9 }, 'cart.quantity_over_capacity'],
  ])('that the cart refuses are refused: %s', async (_, before, after, code) => {
    const order = await bought(before)
    await expect(listFor(order, after)).rejects.toMatchObject({ code })
    await expect(change(order, after, 0)).rejects.toMatchObject({ code })
    expect(await bookingOf(order)).toMatchObject({ rebookings: 0 })
  })

  test('of another activity are refused', async () => {
    const { context } = fixtures
    const order = await bought()
    const other = await createDeparture(context.db, { option: 'bahrain-fort/private-morning', capacity: 6 })
    const wish = { ...order, departureId: order.from.id, units: unitsOf(other, { adult: 2 }), seenPriceMinor: 0 }
    await expect(rebookItem(context, wish)).rejects.toMatchObject(refusal('cart.unit_unknown'))
  })

  test('take their extras with them, at the price of the extras', async () => {
    const { context } = fixtures
    const [coffee, book] = await context.db.rows<{ id: number }>({
      name: 'test.extras_of_fort',
      text: `select e.id from extra e join product p on p.id = e.product_id where p.code = 'bahrain-fort' and e.code in ('coffee', 'book') order by e.code desc`,
    })
    const order = await bought({ adult: 4 }, { extras: { [String(coffee?.id)]: 4, [String(book?.id)]: 1 } })
    expect(await bookingOf(order)).toMatchObject({ totalMinor: 61_500 })
    await change(order, { adult: 3 }, 47_250)
    expect((await bookingOf(order))?.party?.map(({ quantity }) => quantity)).toEqual([3, 1, 3])
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('of the same price are exchanged without money', async () => {
    const order = await bought({ adult: 1, child: 2 })
    await change(order, { adult: 2 }, 25_000)
    expect(await bookingOf(order)).toMatchObject({ travellers: 2, refundDueMinor: 0, totalMinor: 25_000 })
    expect(await seatsOf(order.from)).toEqual([0, 2])
  })
})

describe('more people', () => {
  test('hold their own seats until the difference is paid, and then come', async () => {
    const order = await bought({ adult: 2 })
    expect(await ownDate(order, { adult: 3 })).toMatchObject({ priceMinor: 37_500, differenceMinor: 12_500, isPayable: true }) // prettier-ignore
    await expect(change(order, { adult: 3 }, 37_500)).rejects.toMatchObject(refusal('orders.date_dearer'))
    const { redirectUrl } = await begin(order, { adult: 3 }, 37_500)
    expect(await begin(order, { adult: 3 }, 37_500)).toEqual({ redirectUrl })
    expect(await seatsOf(order.from)).toEqual([1, 2])
    expect(await bookingOf(order)).toMatchObject({ travellers: 2, dateChange: { party: [{ title: 'Adult', quantity: 3 }], differenceMinor: 12_500 } }) // prettier-ignore
    await payForChange(fixtures.context, order)
    expect(await seatsOf(order.from)).toEqual([0, 3])
    expect(await bookingOf(order)).toMatchObject({ travellers: 3, totalMinor: 37_500, party: [{ title: 'Adult', quantity: 3 }], dateChange: null }) // prettier-ignore
    expect(await ledgerErrorsOf(order)).toEqual([])

    await change(order, { adult: 1 }, 12_500)
    await sendRefunds(fixtures.context)
    // Of both payments.
    expect(await bookingOf(order)).toMatchObject({ travellers: 1, totalMinor: 37_500, refundedMinor: 25_000 })
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('on another date hold the seats of all', async () => {
    const [order, to] = [await bought({ adult: 2 }), await dateWithPrice(fixtures.context, 1000)]
    await begin(order, { adult: 3 }, 41_250, to)
    expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 2], [3, 0]]) // prettier-ignore
    await payForChange(fixtures.context, order)
    expect([await seatsOf(order.from), await seatsOf(to)]).toEqual([[0, 0], [0, 3]]) // prettier-ignore
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('pay the price of now, and the others keep theirs, also while it is held', async () => {
    const order = await bought({ adult: 2 })
    await begin(order, { adult: 3 }, 37_500)
    await setDeparture(order.from, 'adjust_basis_points = 10000')
    expect(await ownDate(order, { adult: 3 })).toMatchObject({ priceMinor: 37_500 })
    expect(await ownDate(order, { adult: 4 })).toMatchObject({ priceMinor: 75_000, differenceMinor: 50_000 })
    expect(await ownDate(order, { adult: 1 })).toMatchObject({ priceMinor: 12_500, refundMinor: 12_500 })
    await begin(order, { adult: 4 }, 75_000)
    await payForChange(fixtures.context, order)
    expect(await bookingOf(order)).toMatchObject({ travellers: 4, totalMinor: 75_000 })
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('replace each other, and leave no seat when the guest keeps the booking as it is', async () => {
    const order = await bought({ adult: 2 })
    await begin(order, { adult: 3 }, 37_500)
    await begin(order, { adult: 5 }, 62_500)
    expect(await seatsOf(order.from)).toEqual([3, 2])
    await abandonDateChange(fixtures.context, { ...order, ...(await changeOf(fixtures.context, order)) })
    expect(await seatsOf(order.from)).toEqual([0, 2])
    expect(await bookingOf(order)).toMatchObject({ travellers: 2, dateChange: null })
  })

  test('end when fewer people are booked instead', async () => {
    const order = await bought({ adult: 2 })
    await begin(order, { adult: 3 }, 37_500)
    await change(order, { adult: 1 }, 12_500)
    expect(await seatsOf(order.from)).toEqual([0, 1])
    expect(await bookingOf(order)).toMatchObject({ travellers: 1, dateChange: null })
  })

  test('do not fit into the last seats: nothing is held', async () => {
    const order = await bought({ adult: 2 }, { capacity: 3 })
    await expect(begin(order, { adult: 4 }, 50_000)).rejects.toMatchObject(refusal('orders.date_gone'))
    // Of its own date, for the reason: with those of the booking.
    expect(await listFor(order, { adult: 4 })).toMatchObject({ seatsLeft: 3 })
    await begin(order, { adult: 3 }, 37_500)
    expect(await seatsOf(order.from)).toEqual([1, 2])
  })

  test('wait for seats that are being sold, and are refused when too few are left', async ({ skip }) => {
    const { context, isConcurrent } = fixtures
    if (!isConcurrent) skip()
    const order = await bought({ adult: 2 }, { capacity: 4 })
    let beginning: Promise<unknown> = Promise.resolve()
    await context.db.transaction(async (tx) => {
      await tx.rows({ name: 'test.sell_one', text: 'update departure set sold = sold + 1 where id = $1', values: [order.from.id] }) // prettier-ignore
      beginning = begin(order, { adult: 4 }, 50_000).catch((error: unknown) => error)
      await untilBlocked(context.db, 1)
    })
    expect(await beginning).toMatchObject(refusal('orders.date_gone'))
    expect(await seatsOf(order.from)).toEqual([0, 3])
  })

  test('are waived by staff like a dearer date', async () => {
    const order = await bought({ adult: 2 })
    await changeAsStaff(order, { adult: 3 }, 37_500, { difference: 'waive' })
    expect(await bookingOf(order)).toMatchObject({ travellers: 3, totalMinor: 25_000 })
    expect(await seatsOf(order.from)).toEqual([0, 3])
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('come without the promo discount, which a code gave for fewer', async () => {
    const { context } = fixtures
    await context.db.rows({
      name: 'test.ten_off',
      text: `insert into promo_code (code, amount_minor, currency) values ('TENOFF', 10000, 'BHD') on conflict do nothing`,
    })
    const order = await bought({ adult: 1 }, { promoCode: 'TENOFF', seenTotalMinor: 2_500 })
    expect(await ownDate(order, { adult: 8 })).toMatchObject({ priceMinor: 90_000, differenceMinor: 87_500 })
    await begin(order, { adult: 2 }, 15_000)
    await payForChange(context, order)
    expect(await bookingOf(order)).toMatchObject({ totalMinor: 15_000, travellers: 2 })
    expect(await ledgerErrorsOf(order)).toEqual([])
  })

  test('are not paid by card for a booking that a code paid in full', async () => {
    const { context } = fixtures
    await context.db.rows({
      name: 'test.all_off',
      text: `insert into promo_code (code, percent_basis_points) values ('ALLOFF', 10000) on conflict do nothing`,
    })
    const order = await bought({ adult: 1 }, { promoCode: 'ALLOFF', seenTotalMinor: 0 })
    expect(await ownDate(order, { adult: 2 })).toMatchObject({ differenceMinor: 12_500, isPayable: false })
    await expect(begin(order, { adult: 2 }, 12_500)).rejects.toMatchObject(refusal('orders.difference_not_payable'))
  })
})

describe('changing people at once', () => {
  test('never oversells, and seats and money agree after a change and a cancellation', async () => {
    const { context } = fixtures
    for (let once = 0; once < 4; once++) {
      const order = await bought({ adult: 4 }, { capacity: 6 })
      const rival = await visitorWith(context, order.from, 2)
      await Promise.allSettled([
        ...Array.from({ length: 4 }, () => change(order, { adult: 3 }, 37_500)),
        begin(order, { adult: 6 }, 75_000),
        begin(order, { adult: 5 }, 62_500),
        checkoutOf(context, rival).then((checkout) => placeOrder(context, checkout)),
      ])
      const { capacity, held, sold } = await countsOf(context.db, order.from.id)
      expect(held + sold).toBeLessThanOrEqual(capacity)
      const booking = await bookingOf(order)
      expect(sold).toBe(booking?.travellers)
      const paidMinor = (booking?.totalMinor ?? 0) - (booking?.refundDueMinor ?? 0)
      await Promise.allSettled([
        change(order, { adult: 2 }, 25_000),
        cancelBooking(context, { ...order, seenRefundMinor: paidMinor }),
        cancelBooking(context, { ...order, seenRefundMinor: 25_000 }),
      ])
      const after = await bookingOf(order)
      expect((await countsOf(context.db, order.from.id)).sold).toBe(after?.status === 'cancelled' ? 0 : 2)
      expect(await ledgerErrorsOf(order)).toEqual([])
      expect(await countMails(order, 'booking_rebooked')).toBeLessThanOrEqual(2)
    }
  })
})
