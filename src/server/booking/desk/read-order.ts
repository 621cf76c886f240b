import type { CancellationRule } from '#domain/cancellation-rule.ts'
import type { ItemState } from '#domain/item-states.ts'
import type { Words } from '#domain/locale.ts'
import type { Duration, DurationChange } from '#domain/duration.ts'
import type { PartyChange, PartyLine } from '#domain/party.ts'
import type { MoneyState } from '#domain/order-money.ts'
import type { OrderState } from '#domain/order-states.ts'
import type { PaymentState } from '#domain/payment-states.ts'
import type { RefundReason } from '#domain/refund-reasons.ts'
import type { RefundState } from '#domain/refund-states.ts'
import type { Scope } from '#domain/staff-scope.ts'
import type { EventReason } from '#server/booking/event-reasons.ts'
import {
  DATE_CHANGE,
  durationOfChange,
  IS_CHANGE_STUCK,
  IS_PAYABLE_BY_LINK,
  IS_PAYMENT_OPEN,
  PAYMENT,
} from '#server/booking/states.ts'
import type { Context } from '#server/kernel/context.ts'
import { kindsWith, type MessageKind } from '#server/outbox/message-kinds.ts'

export interface DeskItem {
  id: number
  departureId: number
  supplierId: number
  supplier: Words
  supplierEmail: string
  supplierPhone: string
  state: ItemState
  title: Words
  optionTitle: Words
  localDate: string
  localTime: string
  zone: string
  startsAt: string
  endsAt: string
  rate: 'once' | Duration['rate']
  travellers: number
  partySize: number | null
  lines: { kind: 'unit' | 'extra' | 'pickup' | 'date_change'; title: Words; quantity: number; totalMinor: number }[]
  /** Of a booking whose people were changed: the units and extras now. Null: those of its lines. */
  party: PartyLine[] | null
  totalMinor: number
  refundedMinor: number
  /** Of all its refunds, sent or due. */
  creditedMinor: number
  cancellation: CancellationRule[]
  pickup: { name: Words; address: Words; minutesBefore: number } | null
  guideLanguage: string | null
  specialRequest: string
  ticketCode: string
  redeemedAt: string | null
  /** How many of the party arrived; 0 is a no-show. */
  arrived: number | null
  /** Booked at the catalogue's price, not by quote. */
  hasChoice: boolean
  hasCreditNote: boolean
  /** A dearer date, or more people or nights, which it gets when the difference is paid. */
  dateChange: {
    id: number
    localDate: string
    localTime: string
    /** Null: for the same people. */
    party: PartyLine[] | null
    /** Null: for as many nights or days. */
    duration: Duration | null
    differenceMinor: number
    expiresAt: string
    isByStaff: boolean
    /** It should have ended, and the provider does not let it. */
    isStuck: boolean
  } | null
}

export interface DeskOrder {
  id: number
  reference: string
  site: string
  state: OrderState
  money: MoneyState
  language: 'ar' | 'en'
  paymentMethod: string
  name: string
  firstName: string
  lastName: string
  email: string
  phone: string
  country: string
  currency: string
  totalMinor: number
  discountMinor: number
  capturedMinor: number
  refundedMinor: number
  madeAt: Date
  dueAt: Date
  now: Date
  isPayable: boolean
  isPaymentOpen: boolean
  hasInvoice: boolean
  assignee: { id: number; name: string } | null
  items: DeskItem[]
  events: {
    at: string
    itemId: number | null
    from: string | null
    to: OrderState | ItemState | 'redeemed' | 'no_show' | 'refund_failed'
    reason: EventReason | RefundReason
    note: string
    /** Of a change of people. */
    party: PartyChange | null
    /** Of a change of nights or days. */
    duration: DurationChange | null
    actor: string
  }[]
  payments: {
    id: number
    at: string
    provider: string
    amountMinor: number
    capturedMinor: number
    state: PaymentState
  }[]
  refunds: { paymentId: number; at: string; amountMinor: number; reason: RefundReason; state: RefundState }[]
  receipts: { paymentId: number; at: string; amountMinor: number; bankReference: string }[]
  mails: {
    id: number
    at: string
    kind: MessageKind
    channel: string
    /** Address or telephone number; '' once it was erased. */
    recipient: string
    sentAt: string | null
    failedAt: string | null
    /** Why it was not sent, as the mail server or WhatsApp said. */
    error: string
    bookingId: number | null
    /** Whether the sent text is stored. */
    hasText: boolean
  }[]
  notes: {
    at: string
    author: string
    body: string
    /** The supplier whose staff wrote it; null: the marketplace. */
    supplierId: number | null
    supplier: Words | null
    /** Whether the order's suppliers see a note of the marketplace too. */
    isForSuppliers: boolean
  }[]
}

/** An order of a scope; undefined if it is not there or another's. */
export async function readDeskOrder(
  { db }: Context,
  { reference, scope }: { reference: string; scope: Scope },
): Promise<DeskOrder | undefined> {
  const rows = await db.rows<DeskOrder>({
    name: 'desk.order',
    text: `select o.id, o.reference, s.code as site, o.status as state, r.money, o.language, o.payment_method as "paymentMethod",
        o.first_name || ' ' || o.last_name as name, o.first_name as "firstName", o.last_name as "lastName", o.email, o.phone, o.country_code as country, o.currency,
        o.total_minor as "totalMinor", o.discount_minor as "discountMinor",
        (select coalesce(sum(p.captured_minor), 0)::bigint from payment p where p.order_id = o.id) as "capturedMinor",
        (select coalesce(sum(p.refunded_minor), 0)::bigint from payment p where p.order_id = o.id) as "refundedMinor",
        o.created_at as "madeAt", o.hold_expires_at as "dueAt", rihla_now() as now, ${IS_PAYABLE_BY_LINK} as "isPayable",
        ${IS_PAYMENT_OPEN} as "isPaymentOpen", o.invoice_number is not null and o.confirmed_at is not null as "hasInvoice",
        (select jsonb_build_object('id', w.id, 'name', w.name) from order_assignment a join staff w on w.id = a.staff_id
          where a.order_id = o.id) as assignee,
        (select jsonb_agg(jsonb_build_object('id', i.id, 'departureId', i.departure_id, 'supplierId', u.id, 'supplier', u.name, 'supplierEmail', u.email, 'supplierPhone', u.phone, 'state', i.status,
            'title', i.product_title, 'optionTitle', i.option_title, 'localDate', i.local_date, 'localTime', i.local_time,
            'zone', i.zone, 'rate', q.rate, 'startsAt', i.starts_at, 'endsAt', i.ends_at, 'travellers', i.travellers, 'partySize', i.party_size, 'lines', i.lines, 'party', i.party,
            'totalMinor', i.total_minor, 'refundedMinor', i.refunded_minor,
            'creditedMinor', (select coalesce(sum(b.amount_minor), 0) from refund b where b.order_item_id = i.id),
            'hasCreditNote', exists (select from refund b where b.order_item_id = i.id and b.credit_note_number is not null),
            'dateChange', (select jsonb_build_object('id', c.id, 'localDate', c.local_date, 'localTime', c.local_time, 'party', c.party -> 'lines', 'duration', ${durationOfChange('q')}, 'differenceMinor', c.difference_minor,
              'expiresAt', c.expires_at, 'isByStaff', c.staff_id is not null, 'isStuck', ${IS_CHANGE_STUCK}) from date_change c where c.order_item_id = i.id and c.state = ${DATE_CHANGE.open}),
            'hasChoice', i.choice is not null, 'cancellation', i.cancellation, 'pickup', i.pickup,
            'guideLanguage', i.guide_language, 'specialRequest', i.special_request, 'ticketCode', i.ticket_code, 'redeemedAt', i.redeemed_at, 'arrived', i.arrived) order by i.position)
          from order_item i join product q on q.id = i.product_id join supplier u on u.id = q.supplier_id
          where i.order_id = o.id) as items,
        (select coalesce(jsonb_agg(jsonb_build_object('at', e.created_at, 'itemId', e.order_item_id, 'from', e.from_status,
            'to', e.to_status, 'reason', e.reason, 'note', e.note, 'party', e.party, 'duration', e.duration, 'actor', e.actor) order by e.id), '[]')
          from order_event e where e.order_id = o.id) as events,
        (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'at', case when p.status = ${PAYMENT.paid} then p.updated_at else p.created_at end, 'provider', p.provider, 'amountMinor', p.amount_minor,
            'capturedMinor', p.captured_minor, 'state', p.status) order by p.id), '[]')
          from payment p where p.order_id = o.id) as payments,
        (select coalesce(jsonb_agg(jsonb_build_object('paymentId', p.id, 'at', b.updated_at, 'amountMinor', b.amount_minor, 'reason', b.reason,
            'state', b.status) order by b.id), '[]')
          from refund b join payment p on p.id = b.payment_id where p.order_id = o.id) as refunds,
        (select coalesce(jsonb_agg(jsonb_build_object('paymentId', p.id, 'at', t.created_at, 'amountMinor', t.amount_minor,
            'bankReference', t.bank_reference) order by t.id), '[]')
          from payment p join bank_receipt t on t.transfer_reference = p.provider_reference
          where p.order_id = o.id and p.provider = 'bank_transfer') as receipts,
        (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'at', m.created_at, 'kind', m.kind, 'channel', m.channel, 'recipient', m.recipient, 'sentAt', m.sent_at,
            'failedAt', m.failed_at, 'error', coalesce(m.last_error, ''), 'bookingId', m.payload -> 'bookingId', 'hasText', m.body is not null) order by m.id), '[]')
          from outbox m where m.payload ->> 'reference' = o.reference and m.kind not in (${kindsWith({ to: 'staff' })})) as mails,
        (select coalesce(jsonb_agg(jsonb_build_object('at', n.created_at, 'author', w.name, 'body', n.body, 'supplierId', n.supplier_id,
            'supplier', u.name, 'isForSuppliers', n.is_for_suppliers) order by n.id), '[]')
          from order_note n join staff w on w.id = n.staff_id left join supplier u on u.id = n.supplier_id
          where n.order_id = o.id) as notes
      from orders o join site s on s.id = o.site_id join order_row r on r.order_id = o.id
      where o.reference = $1 and ($2::bigint is null or r.supplier_ids @> array[$2::bigint])`,
    values: [reference, scope === 'all' ? null : scope],
  })
  return rows[0]
}
