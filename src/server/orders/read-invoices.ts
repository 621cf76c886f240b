import type { z } from '@hono/zod-openapi'
import { freeCancellationUntil } from '#domain/cancellation.ts'
import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Visitor } from '#server/platform/visitor.ts'
import type { bookingSchema, invoiceSchema } from './contract.ts'
import { findInvoice, listInvoicesOfUser, type BookingRow, type InvoiceRow } from './invoice-query.ts'
import { isOrderKey, orderKey } from './order-key.ts'

type Invoice = z.infer<typeof invoiceSchema>

/** The signed-in user's orders, upcoming first. Throws Refusal `orders.sign_in_required`. */
export async function readInvoices(context: Context, input: { visitor: Visitor; locale: Locale }): Promise<Invoice[]> {
  if (input.visitor.userId === null) throw new Refusal('unauthenticated', 'orders.sign_in_required')
  const rows = await listInvoicesOfUser(context.db, input.visitor.userId)
  return rows.map((row) => viewInvoice(context, row, input.locale))
}

/**
 * One order, for its owner or by the key of its signed link. Throws Refusal `orders.order_unknown`, the same for somebody else's order and
 * for none.
 */
export async function readInvoice(
  context: Context,
  input: { visitor: Visitor; locale: Locale; reference: string; key: string | undefined },
): Promise<Invoice> {
  const row = await findInvoice(context.db, input.reference)
  const isOwner = row !== undefined && row.userId !== null && row.userId === input.visitor.userId
  const hasKey = input.key !== undefined && isOrderKey(context.configuration, input.reference, input.key)
  if (!row || (!isOwner && !hasKey)) throw new Refusal('missing', 'orders.order_unknown')
  return viewInvoice(context, row, input.locale)
}

function viewInvoice(context: Context, row: InvoiceRow, locale: Locale): Invoice {
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

function viewBooking(row: BookingRow, locale: Locale): z.infer<typeof bookingSchema> {
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
      localTime: pickupTime(row, pickup.minutesBefore),
    },
    meetingPoint: {
      ...row.meetingPoint,
      name: row.meetingPoint.name[locale],
      address: row.meetingPoint.address[locale],
    },
    freeCancellationUntil: freeCancellationUntil(row.cancellation, new Date(row.startsAt).toISOString(), row.zone),
    hasTicket: row.status === 'confirmed',
  }
}

/** On the city's clock. */
function pickupTime(row: BookingRow, minutesBefore: number): string {
  return Temporal.Instant.from(new Date(row.startsAt).toISOString())
    .subtract({ minutes: minutesBefore })
    .toZonedDateTimeISO(row.zone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' })
}
