import { exponentOf } from '#domain/currency.ts'
import type { Locale } from '#domain/locale.ts'
import { decimalOf } from '#domain/money.ts'
import type { Context } from '#server/kernel/context.ts'
import { listOrdersOfPerson } from '#server/booking/views.ts'
import { viewOrder, type Booking, type Invoice } from './view-order.ts'

const AT_ONCE = 50

/** A person's orders for their data export, newest first, read in pages; amounts as decimals of their currency. */
export async function* exportOrders(
  context: Context,
  input: { userId: number | null; email: string | null; locale: Locale },
): AsyncGenerator<object> {
  for (let from = 0; ; from += AT_ONCE) {
    const { locale, ...person } = input
    const rows = await listOrdersOfPerson(context.db, { ...person, most: AT_ONCE, from })
    for (const row of rows) yield exported(viewOrder(context, row, locale))
    if (rows.length < AT_ONCE) return
  }
}

/** Without the key, which would open the order to anyone who has the file. */
function exported(order: Invoice) {
  const { reference, invoiceId, purchaseId, status, bookedAt, currency, guest } = order
  const amount = (minor: number) => decimalOf(minor, exponentOf(currency))
  return {
    reference,
    invoice: invoiceId,
    paymentReference: purchaseId,
    status,
    bookedAt,
    guest,
    currency,
    originalPrice: amount(order.originalMinor),
    discount: amount(order.discountMinor),
    total: amount(order.totalMinor),
    bookings: order.bookings.map((booking) => exportedBooking(booking, amount)),
  }
}

function exportedBooking(booking: Booking, amount: (minor: number) => string) {
  const { title, optionTitle, cityName, localDate, localTime, zone, travellers, partySize, status } = booking
  return {
    activity: title,
    option: optionTitle,
    city: cityName,
    date: localDate,
    time: localTime,
    zone,
    travellers,
    // Null: the most who can come, where units are shared.
    partySize,
    status,
    lines: booking.lines.map((line) => ({
      title: line.title,
      quantity: line.quantity,
      total: amount(line.totalMinor),
    })),
    // After a change of people: what comes now.
    party: booking.party,
    total: amount(booking.totalMinor),
    discount: amount(booking.discountMinor),
    refunded: amount(booking.refundedMinor),
    pickup: booking.pickup,
    guideLanguage: booking.guideLanguage,
    specialRequest: booking.specialRequest,
    ticketCode: booking.ticketCode,
  }
}
