import { expect, test } from 'vitest'
import { beginDateChange } from '#server/booking/commands/begin-date-change.ts'
import { moveWithDeparture } from '#server/booking/commands/move-with-departure.ts'
import { rebookItem } from '#server/booking/commands/rebook-item.ts'
import { readPaidOrder } from '#server/booking/orders/read-paid-order.ts'
import { startPayment } from '#server/booking/payments/start-payment.ts'
import { oneRow } from '#server/kernel/database.ts'
import { orderOf, pay } from '#test/support/buyer.ts'
import { boughtBooking, boughtParty, dateWithPrice, payForChange, unitsOf, type BoughtBooking } from '#test/support/date-changes.ts' // prettier-ignore
import { useFixtures } from '#test/support/fixtures.ts'
import { readPdf } from '#test/support/read-pdf.ts'
import { readTaxInvoice } from './read-tax-invoice.ts'
import { taxInvoice } from './tax-invoice.ts'

const fixtures = useFixtures()
type NewDate = Parameters<typeof moveWithDeparture>[1]['to']

/** What the documents of an order say, without what was paid and refunded since. */
async function issued(order: BoughtBooking) {
  const paid = await readPaidOrder(fixtures.context, { ...order, locale: 'en' })
  const { bookings, differences, creditNotes, grossMinor } = taxInvoice(paid, order.visitor.site.tax)
  return {
    grossMinor,
    bookings: bookings.map(({ lines, booking }) => ({
      lines,
      when: [booking.localDate, booking.localTime, booking.travellers, booking.countsGroups],
    })),
    differences: differences.map(({ id, localDate, party, grossMinor: sum }) => ({ id, localDate, party, sum })),
    creditNotes: creditNotes.map(({ id, kind, localDate, ofInvoice, grossMinor: sum }) => ({ id, kind, localDate, ofInvoice, sum })), // prettier-ignore
  }
}

/** The lines of the PDF that name the date and the people, or the reason of a further page. */
async function saidIn(order: BoughtBooking): Promise<string[]> {
  const { pdf } = await readTaxInvoice(fixtures.context, { ...order, locale: 'en' })
  return (await readPdf(pdf, 'ltr')).lines.filter((line) => /travellers|Change of booking|Booking changed/.test(line))
}

/** Moves the booking as when its whole departure is moved to another day, which is returned. */
async function moveDeparture(order: BoughtBooking): Promise<string> {
  const { id } = await dateWithPrice(fixtures.context)
  const to = await oneRow<NewDate>(fixtures.context.db, {
    name: 'test.new_departure',
    text: `select id as "departureId", local_date as "localDate", local_time as "localTime", starts_at as "startsAt", ends_at as "endsAt"
      from departure where id = $1`,
    values: [id],
  })
  const by = { staff: 'ops', reason: 'Storm', record: async () => {} }
  expect(await moveWithDeparture(fixtures.context, { ...order, fromDepartureId: order.from.id, to, by })).toBe(true)
  return to.localDate
}

test('an invoice, the invoice of a difference and a credit note stay as issued when the booking is changed again', async () => {
  const { context } = fixtures
  const order = await boughtParty(context, { adult: 2, child: 1, infant: 1 })
  const atSale = await issued(order)
  const saidAtSale = await saidIn(order)
  expect(saidAtSale).toEqual([expect.stringContaining('4 travellers')])

  const stay = { ...order, departureId: order.from.id }
  await beginDateChange(context, { ...stay, units: unitsOf(order.from, { adult: 2, child: 2, infant: 1 }), seenPriceMinor: 37_500 }) // prettier-ignore
  await payForChange(context, order)
  const more = await issued(order)
  const saidMore = await saidIn(order)
  expect(more).toEqual({ ...atSale, differences: [expect.objectContaining({ sum: 6_250 })] })
  expect(saidMore).toEqual([...saidAtSale, expect.stringContaining('Child × 2')])

  const cheaper = await dateWithPrice(context, -2000)
  await rebookItem(context, { ...order, departureId: cheaper.id, seenPriceMinor: 30_000 })
  const moved = await issued(order)
  const saidMoved = await saidIn(order)
  expect(moved).toEqual({ ...more, creditNotes: moved.creditNotes })
  expect(saidMoved.slice(0, 2)).toEqual(saidMore)
  expect(moved.creditNotes.every(({ kind }) => kind === 'rebooked')).toBe(true)
  expect(new Set(moved.creditNotes.map(({ localDate }) => localDate))).not.toContain(atSale.bookings[0]?.when[0])

  // Back on the first date, with one adult.
  await rebookItem(context, { ...stay, units: unitsOf(order.from, { adult: 1 }), seenPriceMinor: 12_500 })
  const back = await issued(order)
  const count = moved.creditNotes.length
  expect({ ...back, creditNotes: back.creditNotes.slice(0, count) }).toEqual(moved)
  expect(back.creditNotes.length).toBeGreaterThan(count)
  expect((await saidIn(order)).slice(0, saidMoved.length)).toEqual(saidMoved)

  // The same for what was issued before both were recorded.
  await context.db.rows({ name: 'test.not_invoiced', text: 'update order_item set invoiced = null where id = $1', values: [order.bookingId] }) // prettier-ignore
  await context.db.rows({ name: 'test.without_date', text: 'update refund set local_date = null where order_item_id = $1', values: [order.bookingId] }) // prettier-ignore
  expect((await issued(order)).creditNotes).toEqual(back.creditNotes)
  expect((await issued(order)).bookings[0]?.when.slice(0, 2)).toEqual(atSale.bookings[0]?.when.slice(0, 2))
})

test('an invoice keeps its date when the whole departure is moved', async () => {
  const { context } = fixtures
  const order = await boughtBooking(context)
  const atSale = await issued(order)
  await moveDeparture(order)
  expect(await issued(order)).toEqual(atSale)
})

test('an invoice that is issued after the departure was moved has the new date', async () => {
  const { context } = fixtures
  const order = await boughtBooking(context, { method: 'pay_later' })
  const localDate = await moveDeparture(order)
  await startPayment(context, { orderId: (await orderOf(context.db, order.reference)).id })
  await pay(context, order.reference)
  expect((await issued(order)).bookings[0]?.when[0]).toBe(localDate)
})
