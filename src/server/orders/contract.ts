import { createRoute, z } from '@hono/zod-openapi'
import { priceLineSchema } from '#server/cart/contract.ts'
import { localeQuery, pictureSchema } from '#server/sites/contract.ts'

export const bookingSchema = z
  .object({
    id: z.int(),
    status: z.string(),
    title: z.string(),
    optionTitle: z.string(),
    citySlug: z.string(),
    slug: z.string(),
    cityName: z.string(),
    picture: pictureSchema,
    localDate: z.string(),
    localTime: z.string(),
    startsAt: z.string(),
    endsAt: z.string(),
    zone: z.string(),
    travellers: z.int(),
    lines: z.array(priceLineSchema),
    totalMinor: z.int(),
    originalMinor: z.int(),
    discountMinor: z.int(),
    refundedMinor: z.int(),
    pickup: z.object({ name: z.string(), address: z.string(), localTime: z.string() }).nullable(),
    meetingPoint: z.object({ name: z.string(), address: z.string(), lat: z.number(), lng: z.number() }),
    freeCancellationUntil: z.string().nullable(),
    hasTicket: z.boolean(),
    /** What the ticket's QR code holds; null until the booking is confirmed. */
    ticketCode: z.string().nullable(),
  })
  .openapi('Booking')

export const invoiceSchema = z
  .object({
    reference: z.string(),
    /** 'INV-000123' once confirmed. */
    invoiceId: z.string().nullable(),
    /** The payment provider's own reference. */
    purchaseId: z.string().nullable(),
    /** Opens the order's links without signing in. */
    key: z.string(),
    status: z.string(),
    bookedAt: z.string(),
    currency: z.string(),
    originalMinor: z.int(),
    discountMinor: z.int(),
    totalMinor: z.int(),
    guest: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    bookings: z.array(bookingSchema),
  })
  .openapi('Invoice')

/** Upcoming first. */
export const listInvoices = createRoute({
  method: 'get',
  path: '/invoices',
  tags: ['orders'],
  summary: "The signed-in user's bookings",
  request: { query: z.object({ locale: localeQuery }) },
  responses: {
    200: {
      description: 'Invoices',
      content: { 'application/json': { schema: z.object({ invoices: z.array(invoiceSchema) }) } },
    },
  },
})

export const getInvoice = createRoute({
  method: 'get',
  path: '/invoices/{reference}',
  tags: ['orders'],
  summary: 'One order, for its owner or by its signed link',
  request: {
    params: z.object({ reference: z.string().max(40) }),
    query: z.object({ locale: localeQuery, key: z.string().max(200).optional() }),
  },
  responses: { 200: { description: 'The invoice', content: { 'application/json': { schema: invoiceSchema } } } },
})

export const refusalCodes = ['orders.sign_in_required', 'orders.order_unknown'] as const
