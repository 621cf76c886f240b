import { isCancellable } from '#domain/cancellation.ts'
import { freeRefundRight } from '#domain/free-refund.ts'
import { itemSets } from '#domain/item-states.ts'
import { orderSets } from '#domain/order-states.ts'
import { isMovable } from '#domain/rebooking.ts'
import type { BookingDocument } from '#server/booking/documents/documents-of.ts'
import { mayResend, moveKinds } from '#server/booking/desk/may-resend.ts'
import type { DeskItem, DeskOrder } from '#server/booking/desk/read-order.ts'
import { isToGuest } from '#server/outbox/message-kinds.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'

export type DeskAct = 'confirm' | 'reject' | 'payment_link' | 'resend' | 'note' | 'assign' | 'guest'

const isMarketplace = ({ scope }: SignedInStaff) => scope === 'all'

/** Only the marketplace may answer an order of several suppliers as a whole. */
export function isAnswerable({ scope }: SignedInStaff, { items }: Pick<DeskOrder, 'items'>): boolean {
  return scope === 'all' || items.every(({ supplierId }) => supplierId === scope)
}

/** What a person may do with an order now. */
export function actsOn(person: SignedInStaff, order: DeskOrder): DeskAct[] {
  const may = (permission: (typeof person.permissions)[number]) => person.permissions.includes(permission)
  const isWaiting = orderSets.unanswered.includes(order.state) && order.dueAt > order.now
  const changes = may('orders.change') && isMarketplace(person)
  const acts: [DeskAct, boolean][] = [
    ['confirm', may('orders.answer') && isWaiting && isAnswerable(person, order)],
    ['reject', may('orders.answer') && isWaiting && isAnswerable(person, order)],
    ['payment_link', changes && order.isPayable],
    ['resend', changes && orderSets.booked.includes(order.state) && order.email !== ''],
    ['note', may('guests.read')],
    ['assign', changes],
    ['guest', changes && may('guests.read') && order.email !== ''],
  ]
  return acts.flatMap(([act, isAllowed]) => (isAllowed ? [act] : []))
}

/** All documents name the guest; a supplier opens the tickets of its own activities only. */
export function mayOpen({ permissions, scope }: SignedInStaff, document: 'invoice' | BookingDocument): boolean {
  return permissions.includes('guests.read') && (scope === 'all' || document === 'ticket')
}

/** Whether the person may send a mail to the guest again, if its content is still true. */
export function mayResendMail(person: SignedInStaff, order: DeskOrder, mail: DeskOrder['mails'][number]): boolean {
  const { kind, bookingId } = mail
  if (!person.permissions.includes('orders.change') || !isMarketplace(person)) return false
  if (order.email === '' || mail.channel !== 'email' || mail.sentAt === null || !isToGuest(kind)) return false
  // The WhatsApp copy of the same move is no later mail.
  const isMove = (other: typeof mail) =>
    other.channel === 'email' && isIn(moveKinds, other.kind) && other.bookingId === bookingId
  return mayResend(kind, {
    itemState: order.items.find(({ id }) => id === bookingId)?.state ?? null,
    isLatestMove: !order.mails.some((other) => other.id > mail.id && isMove(other)),
    state: order.state,
    isTransfer: order.paymentMethod === 'bank_transfer',
    isInTime: order.dueAt > order.now,
    hasText: mail.hasText,
  })
}

/**
 * Suppliers see the notes of their own people and those for suppliers. They need `guests.read`, because notes may name
 * guests.
 */
export function mayReadNote({ scope, permissions }: SignedInStaff, note: DeskOrder['notes'][number]): boolean {
  if (scope === 'all') return true
  return permissions.includes('guests.read') && (note.isForSuppliers || note.supplierId === scope)
}

export function mayRebook(person: SignedInStaff, order: DeskOrder, item: DeskItem): boolean {
  const startsAt = new Date(item.startsAt)
  return (
    person.permissions.includes('orders.change') &&
    isMarketplace(person) &&
    isMovable(
      {
        status: item.state,
        hasBegun: startsAt <= order.now,
        isUsed: item.redeemedAt !== null,
        // Of a used ticket only the people can be changed.
        keepsDate: true,
        isByQuote: !item.hasChoice,
        needsAnswer: false,
        percentage: 0,
        // Its guest changes what is not paid.
        reservation: { isHeld: false, isByTransfer: false },
      },
      'staff',
    )
  )
}

/** Whether the person may answer one activity of a request of several. Suppliers may answer their own. */
export function mayAnswer(person: SignedInStaff, order: DeskOrder, item: DeskItem): boolean {
  return (
    person.permissions.includes('orders.answer') &&
    (person.scope === 'all' || person.scope === item.supplierId) &&
    order.items.length > 1 &&
    orderSets.unanswered.includes(order.state) &&
    order.dueAt > order.now &&
    item.state === 'pending'
  )
}

/** Whether the person may cancel with the policy's refund. */
export function mayCancel(person: SignedInStaff, order: DeskOrder, item: DeskItem): boolean {
  return (
    person.permissions.includes('orders.cancel') &&
    isMarketplace(person) &&
    isCancellable({ ...cancelled(order, item), hasBegun: new Date(item.startsAt) <= order.now })
  )
}

/** Whether the person may cancel a paid activity with another refund, also after the start. */
export function mayRefund(person: SignedInStaff, order: DeskOrder, item: DeskItem): boolean {
  return (
    mayRefundFreely(person) &&
    itemSets.booked.includes(item.state) &&
    isCancellable({ ...cancelled(order, item), hasBegun: false })
  )
}

/** Whether the person may refund, as goodwill, money for an activity that took place, or that was kept when it was cancelled. */
export function mayRefundAsGoodwill(person: SignedInStaff, order: DeskOrder, item: DeskItem): boolean {
  const refundedMinor = order.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return (
    mayRefundFreely(person) &&
    (isUnderWay(order, item) || wasCalledOff(order, item)) &&
    item.totalMinor > item.creditedMinor &&
    order.capturedMinor > refundedMinor
  )
}

/** Paid, and too late to be cancelled by its policy. */
const isUnderWay = ({ now }: DeskOrder, { state, startsAt, redeemedAt }: DeskItem) =>
  itemSets.booked.includes(state) && (new Date(startsAt) <= now || redeemedAt !== null)

/** Cancelled after it had been paid. */
const wasCalledOff = ({ events }: DeskOrder, { id, state }: DeskItem) =>
  itemSets.called_off.includes(state) &&
  events.some(({ itemId, from, to }) => itemId === id && isIn(itemSets.booked, from) && isIn(itemSets.called_off, to))

const isIn = (states: readonly string[], state: string | null) => state !== null && states.includes(state)

export function mayRefundFreely(person: SignedInStaff): boolean {
  return isMarketplace(person) && freeRefundRight(person.permissions) !== null
}

const cancelled = (order: DeskOrder, item: DeskItem) => ({
  status: item.state,
  isUsed: item.redeemedAt !== null,
  isPaymentOpen: order.isPaymentOpen,
})
