import { covers } from '#domain/staff-scope.ts'
import { orderDesk, recorder } from '#server/app/console/orders/order-desk.ts'
import type { BookingDocument } from '#server/booking/documents/documents-of.ts'
import { readDocumentAsStaff, type StaffDocument } from '#server/booking/documents/read-document-as-staff.ts'
import { readOrderMail } from '#server/booking/desk/read-order-mail.ts'
import { resendMail } from '#server/booking/desk/resend-mail.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission } from '#server/staff/may-manage.ts'
import * as contract from './contract.ts'

/** The documents and mails of an order, behind the session of consoleRoutes. All of them name the guest. */
export function orderDocumentRoutes(context: Context) {
  const { theOrder, marketplaceOrder, changed } = orderDesk(context)
  return moduleRoutes()
    .openapi(contract.getTicket, async (c) => {
      const person = c.get('person')
      demandPermission(person, 'guests.read')
      const { reference, itemId } = c.req.valid('param')
      const order = await theOrder(person, 'orders.read', reference)
      if (!order.items.some(({ id, supplierId }) => id === itemId && covers(person.scope, supplierId)))
        throw new ApiError('missing', 'console.not_found')
      const document = { kind: 'ticket', bookingId: itemId } as const
      const file = await readDocumentAsStaff(context, { ...order, locale: order.language, document })
      return c.body(file.content, 200, attached(file))
    })
    .openapi(contract.getInvoice, async (c) => {
      const order = await orderOfMarketplace(c.get('person'), c.req.valid('param').reference)
      const document = { kind: 'invoice' } as const
      const file = await readDocumentAsStaff(context, { ...order, locale: order.language, document })
      return c.body(file.content, 200, attached(file))
    })
    .openapi(contract.getCreditNotes, async (c) => {
      const file = await documentOfItem(c.get('person'), c.req.valid('param'), 'credit_note')
      return c.body(file.content, 200, attached(file))
    })
    .openapi(contract.getCalendarFile, async (c) => {
      const file = await documentOfItem(c.get('person'), c.req.valid('param'), 'calendar')
      return c.body(file.content, 200, attached(file))
    })
    .openapi(contract.getMail, async (c) => {
      const { reference, mailId } = c.req.valid('param')
      const order = await orderOfMarketplace(c.get('person'), reference)
      return c.json(await readOrderMail(context, { reference: order.reference, mailId }), 200)
    })
    .openapi(contract.resendMail, async (c) => {
      const person = c.get('person')
      const { reference, mailId } = c.req.valid('param')
      const order = await marketplaceOrder(person, 'orders.change', reference)
      const recordOf = (mail: string) => recorder(person, order, 'order.mail_sent', { after: { mail } })
      await resendMail(context, { orderId: order.id, mailId, recordOf })
      return c.json(await changed(person, order), 200)
    })

  async function documentOfItem(
    person: SignedInStaff,
    { reference, itemId }: { reference: string; itemId: number },
    kind: BookingDocument,
  ): Promise<StaffDocument> {
    const order = await orderOfMarketplace(person, reference)
    if (!order.items.some(({ id }) => id === itemId)) throw new ApiError('missing', 'console.not_found')
    return readDocumentAsStaff(context, { ...order, locale: order.language, document: { kind, bookingId: itemId } })
  }

  /** @throws ApiError `console.forbidden`, `console.not_found` */
  function orderOfMarketplace(person: SignedInStaff, reference: string) {
    demandPermission(person, 'guests.read')
    return marketplaceOrder(person, 'orders.read', reference)
  }
}

const attached = ({ name, type }: StaffDocument) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'private, no-store',
})
