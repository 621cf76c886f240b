import { createRoute, z } from '@hono/zod-openapi'
import { localeQuery } from '#server/kernel/contract.ts'

const request = {
  params: z.object({ reference: z.string().max(40), bookingId: z.coerce.number().int().positive() }),
  query: z.object({ locale: localeQuery, key: z.string().max(200).optional() }),
}

export const getTicket = createRoute({
  method: 'get',
  path: '/invoices/{reference}/bookings/{bookingId}/ticket.pdf',
  tags: ['documents'],
  summary: "A confirmed booking's ticket",
  request,
  responses: {
    200: {
      description: 'The ticket, one page A5',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
})

export const getCalendarFile = createRoute({
  method: 'get',
  path: '/invoices/{reference}/bookings/{bookingId}/calendar.ics',
  tags: ['documents'],
  summary: 'A confirmed booking for a calendar',
  request,
  responses: {
    200: { description: 'One iCalendar event', content: { 'text/calendar': { schema: z.string() } } },
  },
})

export const getCreditNotes = createRoute({
  method: 'get',
  path: '/invoices/{reference}/bookings/{bookingId}/credit-note.pdf',
  tags: ['documents'],
  summary: 'The credit notes of a refunded booking',
  request,
  responses: {
    200: {
      description: 'The credit notes, a page A4 each',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
})

export const getTaxInvoice = createRoute({
  method: 'get',
  path: '/invoices/{reference}/invoice.pdf',
  tags: ['documents'],
  summary: "A paid order's tax invoice",
  description: 'Followed by a credit note for each refund of a booking.',
  request: { params: z.object({ reference: z.string().max(40) }), query: request.query },
  responses: {
    200: {
      description: 'The invoice, A4',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
})
