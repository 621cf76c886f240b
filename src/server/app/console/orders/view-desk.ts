import type { z } from '@hono/zod-openapi'
import { cancellationCost, cancellationStepAt } from '#domain/cancellation.ts'
import { itemSets, type ItemState } from '#domain/item-states.ts'
import type { MoneyState } from '#domain/order-money.ts'
import { orderSets, type OrderState } from '#domain/order-states.ts'
import type { PartyLine } from '#domain/party.ts'
import { pickupClock } from '#domain/pickup-clock.ts'
import { kindOfReason } from '#domain/refund-reasons.ts'
import type { PaymentMethodCode } from '#domain/payment-method.ts'
import { documentsOf } from '#server/booking/documents/documents-of.ts'
import type { DeskRow } from '#server/booking/desk/list-orders.ts'
import type { DeskItem, DeskOrder } from '#server/booking/desk/read-order.ts'
import { isToGuest } from '#server/outbox/message-kinds.ts'
import { NO_LONGER_TRUE } from '#server/outbox/outdated.ts'
import { isoOf } from '#server/kernel/iso-of.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import type { ScanOfOrder } from '#server/trips/list-scans-of-order.ts'
import type { deskOrderSchema } from './detail-contract.ts'
import type { deskRowSchema } from './lists/contract.ts'
import {
  actsOn,
  mayAnswer,
  mayCancel,
  mayOpen,
  mayReadNote,
  mayRebook,
  mayRefund,
  mayRefundAsGoodwill,
  mayResendMail,
} from './desk-rights.ts'
import { isOfScan, viewScans } from './view-scans.ts'

const DAY_MS = 86_400_000
/** A supplier sees a phone number around the day of the trip. */
const PHONE_DAYS = { before: 30, after: 10 }

export type ViewedOrder = z.infer<typeof deskOrderSchema>

const isOwn = ({ scope }: SignedInStaff, { supplierId }: { supplierId: number }) =>
  scope === 'all' || scope === supplierId

/** Who an order waits for. `items`: those in the person's scope. */
function waitsFor(
  order: { state: OrderState; money: MoneyState; isPayable: boolean; paymentMethod: string },
  items: { state: ItemState }[],
) {
  if (orderSets.unanswered.includes(order.state))
    return items.some(({ state }) => state === 'pending') ? 'supplier' : null
  if (order.money === 'refund_due' || order.money === 'refund_failed') return 'refund'
  if (order.paymentMethod === 'bank_transfer' && orderSets.paying.includes(order.state)) return 'transfer'
  return order.isPayable ? 'payment' : null
}

/** An order in a list, as far as the person may see it. */
export function viewDeskRow(row: DeskRow, person: SignedInStaff): z.infer<typeof deskRowSchema> {
  const isSupplier = person.scope !== 'all'
  const items = row.items.filter((item) => isOwn(person, item))
  const first = items.find(({ state }) => itemSets.live.includes(state)) ?? items[0]
  if (!first) throw new Error(`the order ${row.reference} has no item in the scope`)
  const waits = waitsFor(row, items)
  const suppliers = new Map(items.map(({ supplierId, supplier }) => [supplierId, supplier]))
  const cities = new Map(items.map(({ cityId, city }) => [cityId, city]))
  return {
    reference: row.reference,
    state: row.state,
    money: isSupplier ? null : row.money,
    waitsFor: isSupplier && waits === 'refund' ? null : waits,
    site: row.site,
    guest: person.permissions.includes('guests.read') ? row.name.trim() : null,
    title: first.title,
    more: items.length - 1,
    suppliers: [...suppliers.values()],
    cities: [...cities.values()],
    localDate: first.localDate,
    localTime: first.localTime,
    travellers: items.reduce((most, { travellers }) => Math.max(most, travellers), 0),
    amountMinor: isSupplier ? items.reduce((sum, { totalMinor }) => sum + totalMinor, 0) : row.totalMinor,
    currency: row.currency,
    language: row.language,
    paymentMethod: isSupplier ? null : (row.paymentMethod as PaymentMethodCode),
    promoCode: isSupplier ? null : row.promoCode,
    refundedMinor: isSupplier ? null : row.refundedMinor,
    madeAt: row.madeAt.toISOString(),
    dueAt: orderSets.waiting.includes(row.state) ? row.dueAt.toISOString() : null,
    assignee: isSupplier ? null : row.assignee,
  }
}

/** An order with its timeline, as far as the person may see it. `colleagues`: the people that it can be assigned to. */
export function viewDeskOrder(
  order: DeskOrder & { scans: ScanOfOrder[]; quote: string | null },
  person: SignedInStaff,
  colleagues: { id: number; name: string }[],
): ViewedOrder {
  const isSupplier = person.scope !== 'all'
  const items = order.items.filter((item) => isOwn(person, item))
  const waits = waitsFor(order, items)
  const acts = actsOn(person, order)
  return {
    reference: order.reference,
    state: order.state,
    money: isSupplier ? null : order.money,
    waitsFor: isSupplier && waits === 'refund' ? null : waits,
    site: order.site,
    language: order.language,
    paymentMethod: isSupplier ? null : (order.paymentMethod as PaymentMethodCode),
    madeAt: order.madeAt.toISOString(),
    dueAt: orderSets.waiting.includes(order.state) ? order.dueAt.toISOString() : null,
    currency: order.currency,
    sums: isSupplier ? null : sumsOf(order),
    guest: person.permissions.includes('guests.read')
      ? {
          name: order.name.trim(),
          firstName: order.firstName,
          lastName: order.lastName,
          email: isSupplier ? null : order.email,
          phone: !isSupplier || isNear(order.now, items) ? order.phone : null,
          country: order.country,
        }
      : null,
    assignee: isSupplier ? null : order.assignee,
    quote: order.quote,
    hasInvoice: order.hasInvoice && mayOpen(person, 'invoice'),
    items: items.map((item) => viewItem(order, item, person)),
    timeline: timelineOf(order, items, person),
    acts,
    colleagues: acts.includes('assign') ? colleagues : [],
  }
}

function sumsOf(order: DeskOrder) {
  const isOwed = orderSets.waiting.includes(order.state)
  const paidMinor = isOwed ? order.capturedMinor + partsOfTransfers(order) : order.capturedMinor
  return {
    totalMinor: order.totalMinor,
    discountMinor: order.discountMinor,
    paidMinor,
    refundedMinor: order.refundedMinor,
    owedMinor: isOwed ? Math.max(0, order.totalMinor - paidMinor) : 0,
  }
}

/** A transfer is captured once the whole sum has arrived. */
function partsOfTransfers({ payments, receipts }: DeskOrder): number {
  const captured = new Set(payments.filter(({ capturedMinor }) => capturedMinor > 0).map(({ id }) => id))
  return receipts.reduce((sum, { paymentId, amountMinor }) => (captured.has(paymentId) ? sum : sum + amountMinor), 0)
}

const isNear = (now: Date, items: DeskItem[]) =>
  items.some(
    ({ startsAt, endsAt }) =>
      now.getTime() >= Date.parse(startsAt) - PHONE_DAYS.before * DAY_MS &&
      now.getTime() <= Date.parse(endsAt) + PHONE_DAYS.after * DAY_MS,
  )

function viewItem(order: DeskOrder, item: DeskItem, person: SignedInStaff): ViewedOrder['items'][number] {
  const isBooked = itemSets.booked.includes(item.state)
  const step = itemSets.live.includes(item.state)
    ? cancellationStepAt(order.now, item.cancellation, isoOf(item.startsAt), item.zone)
    : null
  const paidMinor = item.totalMinor - item.creditedMinor
  const cost = { rules: item.cancellation, startsAt: isoOf(item.startsAt), zone: item.zone, paidMinor, currency: order.currency } // prettier-ignore
  return {
    id: item.id,
    departureId: item.departureId,
    state: item.state,
    title: item.title,
    optionTitle: item.optionTitle,
    supplier: item.supplier,
    supplierContact: person.scope === 'all' ? { email: item.supplierEmail, phone: item.supplierPhone } : null,
    localDate: item.localDate,
    localTime: item.localTime,
    zone: item.zone,
    startsAt: isoOf(item.startsAt),
    rate: item.rate,
    travellers: item.travellers,
    partySize: item.partySize,
    isByQuote: !item.hasChoice,
    lines: item.lines.map(({ kind, title, quantity, totalMinor }) => ({ kind, title, quantity, totalMinor })),
    party: item.party && viewParty(item.party),
    totalMinor: item.totalMinor,
    refundedMinor: item.refundedMinor,
    pickup: item.pickup && { name: item.pickup.name, ...pickupClock(item, item.pickup) },
    guideLanguage: item.guideLanguage,
    specialRequest: item.specialRequest,
    ticketCode: isBooked ? item.ticketCode : null,
    documents: documentsOf({ ...item, hasInvoice: order.hasInvoice }).filter((kind) => mayOpen(person, kind)),
    redeemedAt: item.redeemedAt && isoOf(item.redeemedAt),
    policy: step && {
      until: step.until,
      percentage: step.percentage,
      refundMinor: isBooked ? cancellationCost({ ...cost, now: order.now.toISOString() }).refundMinor : null,
    },
    canAnswer: mayAnswer(person, order, item),
    canCancel: mayCancel(person, order, item) || mayRefund(person, order, item),
    canRefund: mayRefundAsGoodwill(person, order, item),
    canRebook: mayRebook(person, order, item),
    dateChange: person.scope === 'all' && item.dateChange ? viewDateChange(person, item.dateChange) : null,
  }
}

const viewParty = (party: PartyLine[]) => party.map(({ title, quantity }) => ({ title, quantity }))

function viewDateChange(person: SignedInStaff, { expiresAt, ...change }: NonNullable<DeskItem['dateChange']>) {
  return {
    ...change,
    party: change.party && viewParty(change.party),
    payUntil: isoOf(expiresAt),
    canEnd: person.permissions.includes('orders.change'),
  }
}

type Entry = ViewedOrder['timeline'][number]

/** The oldest first. A supplier sees what happened to the order and its own activities: no money and mails. */
function timelineOf(order: DeskOrder & { scans: ScanOfOrder[] }, items: DeskItem[], person: SignedInStaff): Entry[] {
  const isSupplier = person.scope !== 'all'
  const ownItems = new Set(items.map(({ id }) => id))
  const ofOrder = new Set(order.events.flatMap((event) => (event.itemId === null ? [sameAs(event)] : [])))
  const events = order.events
    // Items mostly change with their order, whose event says the same.
    .filter((event) => !isOfScan(event, order.scans) && !isOfMoney(event) && !(isSupplier && isOfRefund(event)))
    .filter((event) => event.itemId === null || (ownItems.has(event.itemId) && !ofOrder.has(sameAs(event))))
    .map((event): Entry => ({ kind: 'event', at: isoOf(event.at), who: event.actor, itemId: event.itemId, from: event.from, to: event.to, reason: event.reason, text: event.note, party: event.party && { from: viewParty(event.party.from), to: viewParty(event.party.to) }, duration: event.duration })) // prettier-ignore
  const scans = viewScans(order.scans, items)
  const notes = order.notes
    .filter((one) => mayReadNote(person, one))
    .map((one): Entry => ({ kind: 'note', at: isoOf(one.at), who: one.author, text: one.body, supplier: one.supplier, isForSuppliers: one.isForSuppliers })) // prettier-ignore
  if (isSupplier) return sorted([...events, ...scans, ...notes])
  // The money of a transfer came with its receipts.
  const received = new Set(order.receipts.map(({ paymentId }) => paymentId))
  const money: Entry[] = [
    ...order.payments
      .filter(({ id, capturedMinor }) => capturedMinor > 0 && !received.has(id))
      .map((one): Entry => ({ kind: 'payment', at: isoOf(one.at), who: null, paymentId: one.id, provider: one.provider, amountMinor: one.capturedMinor, state: one.state })), // prettier-ignore
    ...order.refunds.map((one): Entry => ({ kind: 'refund', at: isoOf(one.at), who: null, paymentId: one.paymentId, reason: one.reason, amountMinor: one.amountMinor, state: one.state })), // prettier-ignore
    ...order.receipts.map((one): Entry => ({ kind: 'receipt', at: isoOf(one.at), who: null, paymentId: one.paymentId, bankReference: one.bankReference, amountMinor: one.amountMinor })), // prettier-ignore
  ]
  const mayRead = person.permissions.includes('guests.read')
  const mails = order.mails.map((one): Entry => {
    const state = stateOfMail(one)
    const text = mayRead && state === 'sent' && isToGuest(one.kind) ? (one.hasText ? 'stored' : 'erased') : null
    const to = mayRead && isToGuest(one.kind) && one.recipient !== '' ? one.recipient : null
    return { kind: 'mail', at: isoOf(one.sentAt ?? one.failedAt ?? one.at), who: null, to, id: one.id, mail: one.kind, channel: one.channel, state, error: mayRead && state === 'failed' ? one.error : '', text, canResend: mayResendMail(person, order, one) } // prettier-ignore
  })
  return sorted([...events, ...scans, ...money, ...mails, ...notes])
}

function stateOfMail({ sentAt, failedAt, error }: DeskOrder['mails'][number]) {
  if (sentAt) return 'sent'
  if (!failedAt) return 'waiting'
  return error === NO_LONGER_TRUE ? 'outdated' : 'failed'
}

type DeskEvent = DeskOrder['events'][number]
/** Money went back, or the provider refused it. */
const isOfRefund = ({ to }: Pick<DeskEvent, 'to'>) => to === 'refunded' || to === 'refund_failed'
/** A receipt or surplus, which is an entry of its own. */
function isOfMoney(event: DeskEvent): boolean {
  const kind = kindOfReason(event.reason)
  return kind === 'transfer_received' || (kind === 'surplus' && !isOfRefund(event))
}
const sameAs = ({ at, reason }: DeskOrder['events'][number]) => `${at} ${reason}`
const sorted = (entries: Entry[]) => entries.toSorted((one, other) => one.at.localeCompare(other.at))
