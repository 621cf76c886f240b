import type { OrderState } from '#domain/order-states.ts'
import { BANK_TRANSFER } from '#server/booking/providers/bank-transfer.ts'
import { DATE_CHANGE, IN_LIVE_HOLD_STATES, REFUND, inOrderStates, inPaymentStates } from '#server/booking/states.ts'
import { oneRow, type Db } from '#server/kernel/database.ts'

interface WaitingOrders {
  state: OrderState
  orders: number
  seats: number
  /** Since the end of the oldest hold; negative while none has ended. */
  overdueSeconds: number
}

/**
 * The orders that hold seats without being booked, by state. Counting them is cheap: there are only as many as buyers who
 * have yet to pay or await an answer.
 */
export function listWaitingOrders(db: Db): Promise<WaitingOrders[]> {
  return db.rows<WaitingOrders>({
    name: 'measure.waiting_orders',
    text: `select o.status as state, count(*)::int as orders, coalesce(sum(h.places), 0)::int as seats,
        extract(epoch from rihla_now() - min(o.hold_expires_at))::float8 as "overdueSeconds"
      from orders o
      left join lateral (select sum(places) as places from hold where order_id = o.id and status ${IN_LIVE_HOLD_STATES}) h on true
      where o.status ${inOrderStates('waiting')} group by o.status`,
  })
}

interface WaitingChanges {
  seats: number
  /** Since the end of the oldest hold; negative while none has ended. */
  overdueSeconds: number
}

/** Dearer dates that hold seats until they are paid. */
export function measureWaitingChanges(db: Db): Promise<WaitingChanges> {
  return oneRow<WaitingChanges>(db, {
    name: 'measure.waiting_changes',
    text: `select (select coalesce(sum(s.places), 0)::int from date_change_seat s) as seats,
        coalesce(extract(epoch from rihla_now() - min(c.expires_at)), 0)::float8 as "overdueSeconds"
      from date_change c where c.state = ${DATE_CHANGE.open}`,
  })
}

interface WaitingPayments {
  payments: number
  paymentSeconds: number
  eventSeconds: number
  refundSeconds: number
}

/** The age of the oldest row that waits for a provider or a job. Bank transfers take days and are left out. */
export function measureWaitingPayments(db: Db): Promise<WaitingPayments> {
  return oneRow<WaitingPayments>(db, {
    name: 'measure.waiting_payments',
    text: `select p.payments, p.seconds as "paymentSeconds", e.seconds as "eventSeconds", r.seconds as "refundSeconds"
      from (select count(*)::int as payments, coalesce(extract(epoch from now() - min(p.created_at)), 0)::float8 as seconds
          from (select p.created_at from orders o join payment p on p.order_id = o.id
              where o.status ${inOrderStates('waiting')} and p.date_change_id is null and p.status ${inPaymentStates('open')} and p.provider <> $1
            union all select p.created_at from payment p
              where p.date_change_id is not null and p.status ${inPaymentStates('open')} and p.provider <> $1) p) p,
        (select coalesce(extract(epoch from now() - min(received_at)), 0)::float8 as seconds
          from payment_event where processed_at is null and given_up_at is null) e,
        (select coalesce(extract(epoch from now() - min(r.created_at)), 0)::float8 as seconds
          from refund r join payment p on p.id = r.payment_id where r.status = ${REFUND.created} and p.provider <> $1) r`,
    values: [BANK_TRANSFER],
  })
}
