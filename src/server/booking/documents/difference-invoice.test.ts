import { describe, expect, test } from 'vitest'
import { beginDateChange } from '#server/booking/commands/begin-date-change.ts'
import { cancelBooking } from '#server/booking/commands/cancel-booking.ts'
import { rebookItem } from '#server/booking/commands/rebook-item.ts'
import { readPaidOrder } from '#server/booking/orders/read-paid-order.ts'
import { boughtBooking, dateWithPrice, payForChange } from '#test/support/date-changes.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { readPdf } from '#test/support/read-pdf.ts'
import { readCreditNotes } from './read-credit-notes.ts'
import { readTaxInvoice } from './read-tax-invoice.ts'
import { taxInvoice } from './tax-invoice.ts'

const fixtures = useFixtures()

type Bought = Awaited<ReturnType<typeof boughtBooking>>

async function moveTo(order: Bought, adjust: number, seenPriceMinor: number): Promise<void> {
  const { id } = await dateWithPrice(fixtures.context, adjust)
  await beginDateChange(fixtures.context, { ...order, departureId: id, seenPriceMinor })
  await payForChange(fixtures.context, order)
}

const read = async (order: Bought) => {
  const paid = await readPaidOrder(fixtures.context, { ...order, locale: 'en' })
  return taxInvoice(paid, order.visitor.site.tax)
}

describe('the invoice of a difference that was paid for a dearer date', () => {
  test('has the next number, leaves the first invoice as issued, and all taxes add up to the tax of the price', async () => {
    const order = await boughtBooking(fixtures.context)
    const first = await read(order)
    await moveTo(order, 2000, 30_000)
    await moveTo(order, 3000, 32_500)
    const { differences, ...after } = await read(order)
    expect({ ...after, paidMinor: 0, bookings: [] }).toEqual({
      ...first,
      paidMinor: 0,
      bookings: [],
      differences: undefined,
    })
    expect(after.bookings.map(({ lines }) => lines)).toEqual(first.bookings.map(({ lines }) => lines))
    expect(differences.map(({ grossMinor }) => grossMinor)).toEqual([5_000, 2_500])
    const numbers = await fixtures.context.db.rows<{ number: number }>({
      name: 'test.invoice_numbers',
      text: `select invoice_number as number from orders where invoice_number is not null
        union all select invoice_number from date_change where invoice_number is not null order by 1`,
    })
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => (numbers[0]?.number ?? 0) + index))
  })

  test('is named by the credit note of its payment', async () => {
    const order = await boughtBooking(fixtures.context)
    await moveTo(order, 2000, 30_000)
    await cancelBooking(fixtures.context, { ...order, seenRefundMinor: 30_000 })
    const { differences, creditNotes } = await read(order)
    const paid = await readPaidOrder(fixtures.context, { ...order, locale: 'en' })
    expect(creditNotes.map(({ grossMinor, ofInvoice }) => [grossMinor, ofInvoice])).toEqual([
      [5_000, differences[0]?.id],
      [25_000, paid.invoiceId],
    ])
  })

  test('states the tax in riyals at the rate of its own day, and so does its credit note', async () => {
    const order = await boughtBooking(fixtures.context)
    await moveTo(order, 2000, 30_000)
    await fixtures.context.db.rows({
      name: 'test.invoiced_long_ago',
      text: `with rates as (
          insert into exchange_rate (base, quote, as_of, rate_micros)
          select distinct on (r.base, r.quote, d.as_of) r.base, r.quote, d.as_of, r.rate_micros * case when r.quote = 'BHD' then d.times else 1 end
          from exchange_rate r, (values (date '2020-06-01', 2), (date '2021-06-01', 4)) d (as_of, times)
          order by r.base, r.quote, d.as_of, r.as_of desc returning 1),
        difference as (
          update date_change c set settled_at = '2021-06-05' from order_item i join orders o on o.id = i.order_id
          where i.id = c.order_item_id and o.reference = $1)
        update orders set confirmed_at = '2020-06-05' where reference = $1 and exists (select from rates)`,
      values: [order.reference],
    })
    const ratesIn = async (pdf: Uint8Array) =>
      [...(await readPdf(pdf, 'ltr')).lines.join(' ').matchAll(/1 BHD = ([\d.]+) SAR/g)].map(([, rate]) => Number(rate))
    const wish = { ...order, locale: 'en' as const }
    const [first, difference = 0, ...none] = await ratesIn((await readTaxInvoice(fixtures.context, wish)).pdf)
    expect([first, none]).toEqual([expect.closeTo(difference * 2, 5), []])
    await cancelBooking(fixtures.context, { ...order, seenRefundMinor: 30_000 })
    expect(await ratesIn((await readCreditNotes(fixtures.context, wish)).pdf)).toEqual([difference, first])
    const { creditNotes } = await read(order)
    expect(creditNotes.map(({ invoicedAt }) => invoicedAt.toISOString().slice(0, 10))).toEqual([
      '2021-06-05',
      '2020-06-05',
    ])
    for (const { madeAt } of creditNotes) expect(Date.now() - Date.parse(madeAt)).toBeLessThan(3_600_000)
  })

  test.each([
    ['ar', 'تغيير الحجز'],
    ['en', 'Change of booking'],
  ] as const)('is a page of the file of the first invoice in %s', async (locale, words) => {
    const order = await boughtBooking(fixtures.context)
    await moveTo(order, 2000, 30_000)
    const [difference] = (await read(order)).differences
    const { pdf } = await readTaxInvoice(fixtures.context, { ...order, locale })
    const text = (await readPdf(pdf, locale === 'ar' ? 'rtl' : 'ltr')).lines.join(' ')
    expect(text).toContain(difference?.id)
    expect(text).toContain(words)
  })

  test('names the people that were paid for, and the credit note says that the booking was changed', async () => {
    const { context } = fixtures
    const order = await boughtBooking(context)
    const units = (adults: number) => ({ [String(order.from.units['adult'])]: adults })
    const wish = { ...order, departureId: order.from.id }
    const first = await read(order)
    await beginDateChange(context, { ...wish, units: units(3), seenPriceMinor: 37_500 })
    await payForChange(context, order)
    await rebookItem(context, { ...wish, units: units(1), seenPriceMinor: 12_500 })
    const { bookings, differences, creditNotes } = await read(order)
    expect(bookings.map(({ lines }) => lines)).toEqual(first.bookings.map(({ lines }) => lines))
    expect(differences).toMatchObject([{ grossMinor: 12_500, party: [{ quantity: 3 }] }])
    expect(creditNotes.map(({ grossMinor, kind }) => [grossMinor, kind])).toEqual([
      [12_500, 'rebooked'],
      [12_500, 'rebooked'],
    ])
    const { pdf } = await readTaxInvoice(context, { ...order, locale: 'en' })
    const text = (await readPdf(pdf, 'ltr')).lines.join(' ')
    expect(text).toContain('Adult × 3')
    expect(text).toContain('Booking changed')
    expect(text).toContain('Refund: booking changed')
    expect(text).not.toMatch(/booking cancelled/i)
  })
})
