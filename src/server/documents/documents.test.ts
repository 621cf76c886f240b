import { describe, expect, test } from 'vitest'
import { placeOrder } from '#server/checkout/place-order.ts'
import { orderKey } from '#server/orders/order-key.ts'
import { readInvoice } from '#server/orders/read-invoices.ts'
import { checkoutOf, pay, visitorWith } from '#test/support/buyer.ts'
import { someDeparture, someVisitor, useWorld } from '#test/support/world.ts'
import { readCalendarFile } from './read-calendar-file.ts'
import { readTicket } from './read-ticket.ts'

const world = useWorld()

async function someOrder() {
  const { context } = world
  const departure = await someDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 10 })
  const visitor = await visitorWith(context, departure, 2)
  const { reference } = await placeOrder(context, await checkoutOf(context, visitor))
  const key = orderKey(context.configuration, reference)
  const { bookings } = await readInvoice(context, { visitor, locale: 'ar', reference, key })
  return { reference, key, visitor, bookingId: bookings[0]?.id ?? 0 }
}

describe("a booking's ticket", () => {
  test.each(['ar', 'en'] as const)('is a PDF in %s, once the booking is confirmed', async (locale) => {
    const { context } = world
    const wish = { ...(await someOrder()), locale }
    await expect(readTicket(context, wish)).rejects.toMatchObject({ code: 'orders.ticket_not_ready' })
    await pay(context, wish.reference)
    const { pdf, name } = await readTicket(context, wish)
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(name).toBe(`${wish.reference}-${locale}.pdf`)
  })

  test('opens to its owner or by its key; for anyone else there is no such order', async () => {
    const { context } = world
    const wish = { ...(await someOrder()), locale: 'en' as const }
    const other = await someOrder()
    await pay(context, wish.reference)
    const stranger = await someVisitor(context.db)
    for (const attempt of [
      { ...wish, visitor: stranger, key: undefined },
      { ...wish, visitor: stranger, key: other.key },
      { ...wish, visitor: stranger, key: `${wish.key}x` },
      { ...wish, bookingId: other.bookingId },
    ]) {
      await expect(readTicket(context, attempt)).rejects.toMatchObject({ code: 'orders.order_unknown' })
      await expect(readCalendarFile(context, attempt)).rejects.toMatchObject({ code: 'orders.order_unknown' })
    }
  })
})

test('a calendar file has the booking in UTC, in lines of at most 75 bytes', async () => {
  const { context } = world
  const wish = { ...(await someOrder()), locale: 'ar' as const }
  await pay(context, wish.reference)
  const { bookings } = await readInvoice(context, wish)
  const { text } = await readCalendarFile(context, wish)
  const begin = new Date(bookings[0]?.startsAt ?? '').toISOString().replaceAll(/[-:]|\.\d+/g, '')
  expect(text).toContain(`\r\nDTSTART:${begin}\r\n`)
  expect(text.replaceAll('\r\n ', '')).toContain(`\r\nSUMMARY:${bookings[0]?.title}\r\n`)
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
})
