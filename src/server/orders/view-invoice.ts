import type { z } from '@hono/zod-openapi'
import { freeCancellationUntil } from '#domain/cancellation.ts'
import { onClockOf } from '#domain/date-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/platform/context.ts'
import type { bookingSchema, invoiceSchema } from './contract.ts'
import type { BookingRow, InvoiceRow } from './invoice-query.ts'
import { orderKey } from './order-key.ts'

export type Invoice = z.infer<typeof invoiceSchema>
export type Booking = z.infer<typeof bookingSchema>

/** An order as its reader sees it, in one language. */
export function viewInvoice(context: Context, row: InvoiceRow, locale: Locale): Invoice {
  return {
    reference: row.reference,
    invoiceId: row.invoiceNumber === null ? null : `INV-${String(row.invoiceNumber).padStart(6, '0')}`,
    purchaseId: row.purchaseId,
    key: orderKey(context.configuration, row.reference),
    status: row.status,
    bookedAt: row.bookedAt.toISOString(),
    currency: row.currency,
    originalMinor: row.originalMinor,
    discountMinor: row.discountMinor,
    totalMinor: row.totalMinor,
    guest: { name: `${row.firstName} ${row.lastName}`, email: row.email, phone: row.phone },
    bookings: row.bookings.map((booking) => viewBooking(booking, locale)),
  }
}

function viewBooking(row: BookingRow, locale: Locale): Booking {
  const { picture, pickup } = row
  return {
    id: row.id,
    status: row.status,
    title: row.productTitle[locale],
    optionTitle: row.optionTitle[locale],
    citySlug: row.citySlugs[locale],
    slug: row.slugs[locale],
    cityName: row.cityName[locale],
    picture: picture ? { ...picture, alt: picture.alt[locale] } : { src: '', alt: '', width: 0, height: 0 },
    localDate: row.localDate,
    localTime: row.localTime,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    zone: row.zone,
    travellers: row.travellers,
    lines: row.lines.map((line) => ({ ...line, title: line.title[locale] })),
    totalMinor: row.totalMinor,
    originalMinor: row.originalMinor,
    discountMinor: row.discountMinor,
    refundedMinor: row.refundedMinor,
    pickup: pickup && {
      name: pickup.name[locale],
      address: pickup.address[locale],
      localTime: onClockOf(minutesEarlier(row.startsAt, pickup.minutesBefore), row.zone).localTime,
    },
    meetingPoint: {
      ...row.meetingPoint,
      name: row.meetingPoint.name[locale],
      address: row.meetingPoint.address[locale],
    },
    freeCancellationUntil: freeCancellationUntil(row.cancellation, new Date(row.startsAt).toISOString(), row.zone),
    hasTicket: row.status === 'confirmed',
    ticketCode: row.status === 'confirmed' ? row.ticketCode : null,
  }
}

function minutesEarlier(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) - minutes * 60_000).toISOString()
}
