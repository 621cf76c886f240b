import type { ItemState } from '#domain/item-states.ts'
import type { OrderState } from '#domain/order-states.ts'
import type { RefundState } from '#domain/refund-states.ts'
import type { Words } from '#domain/locale.ts'
import type { Connection } from '#server/kernel/database.ts'
import { oneRow } from '#server/kernel/database.ts'
import {
  ALERT_AFTER_FAILURES,
  IS_CHANGE_STUCK,
  ORDER,
  REFUND,
  inOrderStates,
  IS_PAYABLE_BY_LINK,
} from '#server/booking/states.ts'
import { lateReasons, reasonSql } from '#server/booking/event-reasons.ts'

export interface StaffOrderRow {
  reference: string
  site: string
  status: OrderState
  paymentMethod: string
  language: 'ar' | 'en'
  firstName: string
  lastName: string
  email: string
  phone: string
  currency: string
  totalMinor: number
  capturedMinor: number
  refundedMinor: number
  createdAt: Date
  holdExpiresAt: Date
  isPayable: boolean
  items: {
    id: number
    status: ItemState
    title: Words
    optionTitle: Words
    supplier: Words
    localDate: string
    localTime: string
    zone: string
    travellers: number
    specialRequest: string
    totalMinor: number
  }[]
  refunds: { id: number; amountMinor: number; reason: string; status: RefundState }[]
  events: { at: string; from: string | null; to: string; reason: string; note: string; actor: string }[]
}

const staffOrder = `
  select o.reference, s.code as site, o.status, o.payment_method as "paymentMethod", o.language, o.first_name as "firstName",
    o.last_name as "lastName", o.email, o.phone, o.currency, o.total_minor as "totalMinor",
    (select coalesce(sum(p.captured_minor), 0)::bigint from payment p where p.order_id = o.id) as "capturedMinor",
    (select coalesce(sum(p.refunded_minor), 0)::bigint from payment p where p.order_id = o.id) as "refundedMinor",
    o.created_at as "createdAt", o.hold_expires_at as "holdExpiresAt",
    ${IS_PAYABLE_BY_LINK} as "isPayable",
    (select jsonb_agg(jsonb_build_object('id', i.id, 'status', i.status, 'title', i.product_title, 'optionTitle', i.option_title,
        'supplier', u.name, 'localDate', i.local_date, 'localTime', i.local_time, 'zone', i.zone, 'travellers', i.travellers,
        'specialRequest', i.special_request, 'totalMinor', i.total_minor) order by i.position)
      from order_item i join product q on q.id = i.product_id join supplier u on u.id = q.supplier_id where i.order_id = o.id) as items,
    (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'amountMinor', r.amount_minor, 'reason', r.reason, 'status', r.status)
        order by r.id), '[]') from refund r join payment p on p.id = r.payment_id where p.order_id = o.id) as refunds,
    (select jsonb_agg(jsonb_build_object('at', e.created_at, 'from', e.from_status, 'to', e.to_status, 'reason', e.reason, 'note', e.note,
        'actor', e.actor) order by e.id) from order_event e where e.order_id = o.id and e.order_item_id is null) as events
  from orders o join site s on s.id = o.site_id`

/** The longest that a queue gets: the most urgent orders come first. */
const MOST = 200

const queues = {
  on_hold: `where o.status = ${ORDER.awaiting_supplier} order by o.hold_expires_at, o.id`,
  pay_later: `where o.status ${inOrderStates('payable')} and o.payable_since is not null order by o.hold_expires_at, o.id`,
  // Of a month: unfinished and failed refunds first; also orders and date changes that payment jobs could not end so far.
  late: `where o.id in (
      select e.order_id from order_event e where e.reason in (${lateReasons.map(reasonSql).join(', ')}) and e.created_at > now() - interval '30 days'
      union select p.order_id from refund r join payment p on p.id = r.payment_id
        where r.reason in (${reasonSql('places_gone')}, ${reasonSql('unmatched')}, ${reasonSql('not_moved')}) and r.created_at > now() - interval '30 days'
      union select p.order_id from refund r join payment p on p.id = r.payment_id
        where r.updated_at > now() - interval '30 days' and (r.status = ${REFUND.failed} or r.attempts >= 10 and r.status = ${REFUND.processing})
      union select id from orders where status ${inOrderStates('waiting')} and ending_attempts >= ${ALERT_AFTER_FAILURES}
      union select i.order_id from date_change c join order_item i on i.id = c.order_item_id where ${IS_CHANGE_STUCK})
    order by exists (select from refund r join payment p on p.id = r.payment_id
      where p.order_id = o.id and r.status <> ${REFUND.succeeded}) desc, o.id desc`,
}
export type OrderQueue = keyof typeof queues

export function listQueue(connection: Connection, queue: OrderQueue): Promise<StaffOrderRow[]> {
  return connection.rows<StaffOrderRow>({
    name: `orders.queue_${queue}`,
    text: `${staffOrder} ${queues[queue]} limit ${MOST}`,
  })
}

/** In the order of `references`. */
export function listByReference(connection: Connection, references: string[]): Promise<StaffOrderRow[]> {
  return connection.rows<StaffOrderRow>({
    name: 'orders.staff_by_reference',
    text: `${staffOrder} where o.reference = any ($1::text[]) order by array_position($1::text[], o.reference) limit ${MOST}`,
    values: [references],
  })
}

export function getStaffOrder(connection: Connection, reference: string): Promise<StaffOrderRow> {
  return oneRow<StaffOrderRow>(connection, {
    name: 'orders.staff_order',
    text: `${staffOrder} where o.reference = $1`,
    values: [reference],
  })
}
