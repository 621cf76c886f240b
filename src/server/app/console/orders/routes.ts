import { freeRefundRange, goodwillRange } from '#domain/free-refund.ts'
import { maskEmail, maskName, maskPhone } from '#domain/mask.ts'
import { covers } from '#domain/staff-scope.ts'
import { demandColleague } from '#server/app/console/inbox/assignee.ts'
import { answerItem } from '#server/booking/commands/answer-item.ts'
import { cancelAsStaff, cancelWithFreeRefund } from '#server/booking/commands/cancel-booking.ts'
import { changeGuestAsStaff } from '#server/booking/commands/change-guest.ts'
import { refundAsGoodwill } from '#server/booking/commands/refund-as-goodwill.ts'
import { rejectOrder } from '#server/booking/commands/reject-order.ts'
import { addOrderNote } from '#server/booking/desk/order-acts.ts'
import type { DeskOrder } from '#server/booking/desk/read-order.ts'
import { previewCancellationAsStaff } from '#server/booking/orders/preview-cancellation-as-staff.ts'
import { previewGoodwill } from '#server/booking/orders/quote-goodwill.ts'
import { confirmFree } from '#server/booking/payments/confirm-free.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { acceptOrder } from '#server/booking/commands/accept-order.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { findLastChange } from '#server/staff/last-change.ts'
import { demandPermission, demandProof, demandProvenSession, demandSession } from '#server/staff/may-manage.ts'
import { actOnOrder, type OrderTask } from './act-on-order.ts'
import * as contract from './contract.ts'
import { isAnswerable, mayRefundFreely } from './desk-rights.ts'
import { orderListRoutes } from './lists/list-routes.ts'
import { orderDateRoutes } from './dates/date-routes.ts'
import { orderDocumentRoutes } from './documents/document-routes.ts'
import { orderDesk, recorder } from './order-desk.ts'

/** The orders desk of the console, behind the session of consoleRoutes. */
export function consoleOrderRoutes(context: PaymentContext) {
  const { theOrder, marketplaceOrder, view, changed } = orderDesk(context)
  return moduleRoutes()
    .route('/', orderDocumentRoutes(context))
    .route('/', orderDateRoutes(context))
    .route('/', orderListRoutes(context))
    .openapi(contract.getOrder, async (c) => {
      const person = c.get('person')
      const order = await theOrder(person, 'orders.read', c.req.valid('param').reference)
      return c.json(await view(person, order), 200)
    })
    .openapi(contract.confirmOrder, async (c) => {
      const person = c.get('person')
      const order = await theOrder(person, 'orders.answer', c.req.valid('param').reference)
      demandAnswer(person, order)
      const record = recorder(person, order, 'order.confirmed')
      await confirmFree(context, await acceptOrder(context, { reference: order.reference, staff: person.name, record }))
      return c.json(await changed(person, order), 200)
    })
    .openapi(contract.rejectOrder, async (c) => {
      const person = c.get('person')
      const order = await theOrder(person, 'orders.answer', c.req.valid('param').reference)
      demandAnswer(person, order)
      const { reason } = c.req.valid('json')
      const record = recorder(person, order, 'order.rejected', { reason })
      await rejectOrder(context, { reference: order.reference, staff: person.name, reason, record })
      return c.json(await changed(person, order), 200)
    })
    .openapi(contract.sendPaymentLink, async (c) => {
      const person = c.get('person')
      const order = await marketplaceOrder(person, 'orders.change', c.req.valid('param').reference)
      await act(person, order, { act: 'payment_link' })
      return c.json(await changed(person, order), 200)
    })
    .openapi(contract.resendConfirmation, async (c) => {
      const person = c.get('person')
      const order = await marketplaceOrder(person, 'orders.change', c.req.valid('param').reference)
      await act(person, order, { act: 'resend' })
      return c.json(await changed(person, order), 200)
    })
    .openapi(contract.addNote, async (c) => {
      const person = c.get('person')
      demandPermission(person, 'guests.read')
      const order = await theOrder(person, 'orders.read', c.req.valid('param').reference)
      const { text, isForSuppliers } = c.req.valid('json')
      const whose =
        person.scope === 'all'
          ? { supplierId: null, isForSuppliers }
          : { supplierId: person.scope, isForSuppliers: false }
      // The note itself stays out of the log: it may name people, and goes with them.
      const record = recorder(
        person,
        order,
        'order.note_added',
        whose.isForSuppliers ? { after: { shared: true } } : {},
      )
      await addOrderNote(context, { orderId: order.id, staffId: person.staffId, ...whose, text, record })
      return c.json(await changed(person, order), 200)
    })
    .openapi(contract.assignOrder, async (c) => {
      const person = c.get('person')
      const order = await marketplaceOrder(person, 'orders.change', c.req.valid('param').reference)
      const { staffId, seenStaffId } = c.req.valid('json')
      const colleague = await demandColleague(context, { staffId })
      try {
        await act(person, order, { act: 'assign', colleague, seenId: seenStaffId })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'console.assignee_changed') throw error
        const subject = { kind: 'order', id: order.id } as const
        const change = await findLastChange(context.db, { person, subject, actions: ['order.assigned'] })
        throw new ApiError('conflict', error.code, { ...error.details, ...change })
      }
      return c.json(await changed(person, order), 200)
    })
    .openapi(contract.confirmItem, async (c) => {
      const { reference, itemId } = c.req.valid('param')
      return c.json(await answer(c.get('person'), reference, itemId, { kind: 'confirm' }), 200)
    })
    .openapi(contract.rejectItem, async (c) => {
      const { reference, itemId } = c.req.valid('param')
      const { reason } = c.req.valid('json')
      return c.json(await answer(c.get('person'), reference, itemId, { kind: 'reject', reason }), 200)
    })
    .openapi(contract.previewCancellation, async (c) => {
      const person = c.get('person')
      const { reference, itemId } = c.req.valid('param')
      const order = await orderToCancel(person, reference)
      const quote = await previewCancellationAsStaff(context, { reference: order.reference, bookingId: itemId })
      const { refundMinor: policyMinor, wholeMinor, goodwillMinor, currency, isPaid, hasBegun, ...rest } = quote
      const isByPolicy = person.permissions.includes('orders.cancel') && !hasBegun
      const free = isPaid
        ? freeRefundRange(person.permissions, { policyMinor, wholeMinor, goodwillMinor, currency })
        : null
      return c.json(
        { ...rest, currency, isPaid, hasBegun, refundMinor: policyMinor, wholeMinor, isByPolicy, free },
        200,
      )
    })
    .openapi(contract.cancelItem, async (c) => {
      const person = c.get('person')
      const { reference, itemId } = c.req.valid('param')
      const { reason, refund: kind, refundMinor } = c.req.valid('json')
      demandPermissionFor(person, kind)
      const order = await orderToCancel(person, reference)
      const item = order.items.find(({ id }) => id === itemId)
      if (!item) throw new ApiError('missing', 'console.not_found')
      const demand = kind === 'policy' ? demandSession : demandProvenSession
      const change = {
        before: { activity: item.title[person.language], state: item.state },
        after: { state: 'cancelled', refund: kind, refundMinor, currency: order.currency },
        reason,
      }
      const record = recorder(person, order, 'order.item_cancelled', change, demand)
      const by = { staff: person.name, staffId: person.staffId, reason, record }
      const wish = { reference: order.reference, bookingId: itemId, by }
      if (kind === 'policy') await cancelAsStaff(context, { ...wish, seenRefundMinor: refundMinor })
      else {
        const { permissions } = person
        await cancelWithFreeRefund(context, { ...wish, refund: { kind, refundMinor, permissions } })
      }
      return c.json(await changed(person, order), 200)
    })
    .openapi(contract.previewRefund, async (c) => {
      const person = c.get('person')
      const { reference, itemId } = c.req.valid('param')
      const order = await orderToRefund(person, reference)
      const quote = await previewGoodwill(context, { reference: order.reference, bookingId: itemId })
      const { currency, paidMinor, backMinor, leftMinor } = quote
      return c.json({ currency, paidMinor, backMinor, leftMinor, range: goodwillRange(person.permissions, quote) }, 200)
    })
    .openapi(contract.refundItem, async (c) => {
      const person = c.get('person')
      const { reference, itemId } = c.req.valid('param')
      const { reason, refundMinor, seenLeftMinor } = c.req.valid('json')
      const order = await orderToRefund(person, reference)
      demandProof(person)
      const item = order.items.find(({ id }) => id === itemId)
      if (!item) throw new ApiError('missing', 'console.not_found')
      const change = {
        before: { activity: item.title[person.language], state: item.state },
        after: { refundMinor, currency: order.currency },
        reason,
      }
      const record = recorder(person, order, 'order.item_refunded', change, demandProvenSession)
      const { permissions } = person
      const by = { staff: person.name, staffId: person.staffId, reason, record }
      await refundAsGoodwill(context, { reference: order.reference, bookingId: itemId, refundMinor, seenLeftMinor, permissions, by }) // prettier-ignore
      return c.json(await changed(person, order), 200)
    })
    .openapi(contract.changeGuest, async (c) => {
      const person = c.get('person')
      demandPermission(person, 'guests.read')
      const order = await marketplaceOrder(person, 'orders.change', c.req.valid('param').reference)
      const { seen, ...guest } = c.req.valid('json')
      const record = (before: Guest, after: Guest) =>
        recorder(person, order, 'order.guest_changed', { before: masked(before), after: masked(after) })
      const by = { staff: person.name, staffId: person.staffId, record }
      await changeGuestAsStaff(context, { reference: order.reference, guest, seen, by })
      return c.json(await changed(person, order), 200)
    })

  function act(person: SignedInStaff, order: DeskOrder, task: OrderTask): Promise<void> {
    return actOnOrder(context, {
      order,
      task,
      staff: person.name,
      begin: (tx) => demandSession(tx, person),
      recorderOf: (action, change) => recorder(person, order, action, change, async () => {}),
    })
  }

  async function answer(
    person: SignedInStaff,
    reference: string,
    itemId: number,
    wish: { kind: 'confirm' } | { kind: 'reject'; reason: string },
  ) {
    const order = await theOrder(person, 'orders.answer', reference)
    const item = order.items.find(({ id, supplierId }) => id === itemId && covers(person.scope, supplierId))
    if (!item) throw new ApiError('missing', 'console.not_found')
    const record = recorder(person, order, wish.kind === 'confirm' ? 'order.item_confirmed' : 'order.item_rejected', {
      after: { activity: item.title[person.language] },
      ...(wish.kind === 'reject' ? { reason: wish.reason } : {}),
    })
    const { orderId, isAccepted } = await answerItem(context, { reference: order.reference, itemId, answer: wish, staff: person.name, record }) // prettier-ignore
    if (isAccepted) await confirmFree(context, { orderId })
    return changed(person, order)
  }

  /** By its policy, or with another refund. @throws ApiError `console.forbidden`, `console.not_found` */
  function orderToCancel(person: SignedInStaff, reference: string): Promise<DeskOrder> {
    return marketplaceOrder(person, mayRefundFreely(person) ? 'orders.read' : 'orders.cancel', reference)
  }

  /** @throws ApiError `console.forbidden`, `console.not_found` */
  function orderToRefund(person: SignedInStaff, reference: string): Promise<DeskOrder> {
    if (!mayRefundFreely(person)) throw new ApiError('forbidden', 'console.forbidden')
    return marketplaceOrder(person, 'orders.read', reference)
  }
}

/** @throws ApiError `console.several_suppliers` */
function demandAnswer(person: SignedInStaff, order: DeskOrder): void {
  if (!isAnswerable(person, order)) throw new ApiError('conflict', 'console.several_suppliers')
}

/** Another refund than the policy's is a dangerous act. @throws ApiError `console.forbidden`, `console.proof_required` */
function demandPermissionFor(person: SignedInStaff, refund: 'policy' | 'whole' | 'sum'): void {
  if (refund === 'policy') return demandPermission(person, 'orders.cancel')
  if (!mayRefundFreely(person)) throw new ApiError('forbidden', 'console.forbidden')
  demandProof(person)
}

type Guest = Parameters<typeof changeGuestAsStaff>[1]['guest']

const masked = ({ firstName, lastName, email, phoneNumber }: Guest) => ({
  name: maskName(`${firstName} ${lastName}`),
  email: maskEmail(email),
  phone: maskPhone(phoneNumber),
})
