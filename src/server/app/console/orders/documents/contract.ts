import { createRoute, z } from '@hono/zod-openapi'
import { jsonResponse } from '#server/kernel/contract.ts'
import { deskOrderSchema } from '#server/app/console/orders/detail-contract.ts'
import { id, tags } from '#server/staff/contract.ts'

const reference = z.string().max(40)
const ofOrder = z.object({ reference })
const ofItem = z.object({ reference, itemId: id })

const ofMail = z.object({ reference, mailId: id })

const pdf = (description: string) => ({
  200: { description, content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } } },
})

const description = 'As its buyer has it, in the language of the order. For people who see guests.'

export const getTicket = createRoute({
  method: 'get',
  path: '/console/orders/{reference}/items/{itemId}/ticket.pdf',
  tags,
  summary: 'The ticket of a paid activity',
  description,
  request: { params: ofItem },
  responses: pdf('The ticket, one page A5'),
})

export const getInvoice = createRoute({
  method: 'get',
  path: '/console/orders/{reference}/invoice.pdf',
  tags,
  summary: 'The tax invoice of a paid order',
  description: `Followed by a credit note for each refund of an activity. ${description}`,
  request: { params: ofOrder },
  responses: pdf('The invoice, A4'),
})

export const getCreditNotes = createRoute({
  method: 'get',
  path: '/console/orders/{reference}/items/{itemId}/credit-note.pdf',
  tags,
  summary: 'The credit notes of a refunded activity',
  description,
  request: { params: ofItem },
  responses: pdf('The credit notes, a page A4 each'),
})

export const getCalendarFile = createRoute({
  method: 'get',
  path: '/console/orders/{reference}/items/{itemId}/calendar.ics',
  tags,
  summary: 'A paid activity for a calendar',
  description: `${description} Without the key in the link to the order.`,
  request: { params: ofItem },
  responses: {
    200: { description: 'One iCalendar event', content: { 'text/calendar': { schema: z.string() } } },
  },
})

export const getMail = createRoute({
  method: 'get',
  path: '/console/orders/{reference}/mails/{mailId}',
  tags,
  summary: 'A message to the guest as it was sent',
  description: 'Without its attachments, and without the key in the link to the order. For people who see guests.',
  request: { params: ofMail },
  responses: jsonResponse(
    'The message',
    z.object({
      subject: z.string().openapi({ description: 'Empty for a WhatsApp message.' }),
      body: z.string().openapi({ description: 'Plain text.' }),
    }),
  ),
})

export const resendMail = createRoute({
  method: 'post',
  path: '/console/orders/{reference}/mails/{mailId}/resend',
  tags,
  summary: 'Send a mail to the guest again',
  description:
    'One that went to the guest and is still true, with the present state of the order, to the address that the guest has now. ' +
    'At most five times an hour for an order.',
  request: { params: ofMail },
  responses: jsonResponse('The order', deskOrderSchema),
})
