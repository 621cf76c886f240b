import type { OrderState } from '#domain/order-states.ts'
import type { Connection } from '#server/kernel/database.ts'
import {
  DATE_CHANGE,
  IS_CHANGE_DUE,
  REFUND,
  TRANSFER,
  inOrderStates,
  inPaymentStates,
  IN_OPEN_REFUND_STATES,
} from '#server/booking/states.ts'

/**
 * The pause that a claim writes before a row may be claimed again, in SQL: doubled with each try. The first is longer than a call to a provider
 * takes, so that two processes seldom try the same row at once.
 */
const pause = (attempts: string, firstSeconds: number, longest: string) =>
  `least(interval '${longest}', interval '${firstSeconds} seconds' * power(2, least(${attempts}, 10)))`

/**
 * The open payments of orders and those of dearer dates, each from its own index: a condition on the state alone would be
 * answered from neither, and read every payment that was ever made.
 */
const OPEN_PAYMENTS = `select id from payment where status ${inPaymentStates('open')} and date_change_id is null
  union all select id from payment where status ${inPaymentStates('open')} and date_change_id is not null`

/** Open attempts without a recent webhook, the least recently polled first. Attempts without a payment page are recorded by staff. */
export function claimQuietPayments(connection: Connection, olderThanSeconds: number): Promise<{ id: number }[]> {
  return connection.rows({
    name: 'payments.claim_quiet',
    text: `update payment set updated_at = now() where id in (
        select id from payment where id in (${OPEN_PAYMENTS}) and status ${inPaymentStates('open')} and (redirect_url is not null or provider_reference is null)
          and updated_at < now() - make_interval(secs => $1) order by updated_at limit 200 for update skip locked)
      returning id`,
    values: [olderThanSeconds],
  })
}

/**
 * Claims bank transfers with unsettled receipts: the full amount has arrived, no more is expected, or more has arrived
 * than was settled. `isEnded`: the order does not wait for the rest.
 */
export function claimUnsettledReceipts(
  connection: Connection,
  olderThanSeconds: number,
): Promise<{ id: number; isEnded: boolean }[]> {
  return connection.rows({
    name: 'payments.claim_unsettled_receipts',
    text: `with received as materialized (
        select t.reference, t.amount_minor as due, t.status, (select sum(r.amount_minor) from bank_receipt r where r.transfer_reference = t.reference) as minor
        from bank_transfer t where t.reference in (
          select r.transfer_reference from bank_receipt r where r.created_at > now() - interval '90 days')),
      due as (
        select p.id, p.status ${inPaymentStates('unpaid')} and (p.status ${inPaymentStates('over')} or t.status = ${TRANSFER.expired}
            or o.status ${inOrderStates('finished')}) as is_ended
        from received t join payment p on p.provider = 'bank_transfer' and p.provider_reference = t.reference join orders o on o.id = p.order_id
        where p.updated_at < now() - make_interval(secs => $1) and case when p.status ${inPaymentStates('unpaid')}
          then t.minor >= t.due or p.status ${inPaymentStates('over')} or t.status = ${TRANSFER.expired} or o.status ${inOrderStates('finished')}
          else t.minor > p.captured_minor end
        order by p.updated_at limit 200 for update of p skip locked)
      update payment p set updated_at = now() from due where p.id = due.id returning p.id, due.is_ended as "isEnded"`,
    values: [olderThanSeconds],
  })
}

export interface Claimed {
  id: number
  /** This one included. */
  attempts: number
}

/**
 * Pages of orders with a deadline, and of dearer dates, that were opened so long ago that no buyer is expected to come
 * back to them; those of date changes that have ended; and what was open beside the payment that booked an order.
 */
export function claimAbandonedSessions(
  connection: Connection,
  input: { olderThanSeconds: number; most: number },
): Promise<Claimed[]> {
  return connection.rows({
    name: 'payments.claim_left_pages',
    text: `with due as (
        select p.id from payment p join orders o on o.id = p.order_id left join date_change c on c.id = p.date_change_id
        where p.id in (${OPEN_PAYMENTS}) and p.status ${inPaymentStates('open')} and p.closing_next_at <= rihla_now()
          and (p.created_at < rihla_now() - make_interval(secs => $1)
              and (o.payable_since is not null or c.id is not null or o.payment_method = 'bank_transfer' and p.provider <> 'bank_transfer')
            or c.state <> ${DATE_CHANGE.open} or c.id is null and o.status ${inOrderStates('booked')})
        order by p.closing_next_at, p.id limit $2 for update of p skip locked)
      update payment p set closing_attempts = p.closing_attempts + 1,
        closing_next_at = rihla_now() + ${pause('p.closing_attempts', 60, '10 minutes')}
      from due where p.id = due.id returning p.id, p.closing_attempts as attempts`,
    values: [input.olderThanSeconds, input.most],
  })
}

export interface DueOrder {
  orderId: number
  reference: string
  status: OrderState
  paymentMethod: string
  isByLink: boolean
  /** Those that are open: a card page first, then the transfer beside it. */
  paymentIds: number[]
  /** This one included. */
  attempts: number
}

/** Orders whose hold has ended: those with a payment in progress, or the others. */
export function claimDueOrders(
  connection: Connection,
  input: { isPaying: boolean; most: number },
): Promise<DueOrder[]> {
  const openPayments = `from payment p where p.order_id = o.id and p.date_change_id is null and p.status ${inPaymentStates('open')}`
  return connection.rows({
    name: input.isPaying ? 'payments.claim_paying_orders' : 'payments.claim_unpaid_orders',
    text: `with due as (
        select o.id, (select coalesce(jsonb_agg(p.id order by p.provider = 'bank_transfer', p.id), '[]') ${openPayments}) as payment_ids
        from orders o
        where o.status ${inOrderStates('waiting')} and o.hold_expires_at <= rihla_now()
          and o.ending_next_at <= rihla_now() and ${input.isPaying ? 'exists' : 'not exists'} (select ${openPayments})
        order by o.ending_next_at, o.hold_expires_at limit $1 for update of o skip locked)
      update orders o set ending_attempts = o.ending_attempts + 1,
        ending_next_at = rihla_now() + ${pause('o.ending_attempts', input.isPaying ? 30 : 5, '5 minutes')}
      from due where o.id = due.id
      returning o.id as "orderId", o.reference, o.status, o.payment_method as "paymentMethod", o.payable_since is not null as "isByLink",
        due.payment_ids as "paymentIds", o.ending_attempts as attempts`,
    values: [input.most],
  })
}

export interface DueDateChange extends Claimed {
  reference: string
  bookingId: number
}

/** Open date changes that have to end: their hold is over, or a new departure is closed. */
export function claimDueDateChanges(connection: Connection, most: number): Promise<DueDateChange[]> {
  return connection.rows({
    name: 'payments.claim_date_changes',
    text: `with due as (
        select c.id from date_change c
        where c.state = ${DATE_CHANGE.open} and c.ending_next_at <= rihla_now() and ${IS_CHANGE_DUE}
        order by c.ending_next_at, c.expires_at limit $1 for update of c skip locked)
      update date_change c set ending_attempts = c.ending_attempts + 1,
        ending_next_at = rihla_now() + ${pause('c.ending_attempts', 30, '5 minutes')}
      from due, order_item i join orders o on o.id = i.order_id where c.id = due.id and i.id = c.order_item_id
      returning c.id, c.ending_attempts as attempts, o.reference, i.id as "bookingId"`,
    values: [most],
  })
}

/**
 * Payable orders with a total of zero whose confirmation was interrupted after an acceptance or a cancellation. An
 * order with an open payment is confirmed by settling the payment.
 */
export function listUnconfirmedFreeOrders(connection: Connection, most: number): Promise<{ orderId: number }[]> {
  return connection.rows({
    name: 'payments.unconfirmed_free_orders',
    text: `select o.id as "orderId" from orders o where o.status ${inOrderStates('payable')} and o.hold_expires_at > rihla_now()
        and o.total_minor = 0 and o.updated_at < rihla_now() - interval '10 seconds'
        and not exists (select from payment p where p.order_id = o.id and p.status ${inPaymentStates('open')})
      order by o.hold_expires_at limit $1`,
    values: [most],
  })
}

export interface WaitingEvent extends Claimed {
  provider: string
  reference: string | null
}

export function claimWaitingEvents(connection: Connection, most: number): Promise<WaitingEvent[]> {
  return connection.rows({
    name: 'payments.claim_events',
    text: `with due as (
        select id from payment_event where processed_at is null and given_up_at is null and next_at <= now()
        order by next_at, id limit $1 for update skip locked)
      update payment_event e set attempts = e.attempts + 1, next_at = now() + ${pause('e.attempts', 30, '10 minutes')}
      from due where e.id = due.id returning e.id, e.attempts, e.provider, e.provider_reference as reference`,
    values: [most],
  })
}

export interface DueRefund extends Claimed {
  provider: string
  providerReference: string
  amountMinor: number
  /** How often it was sent anew after it had failed. */
  round: number
}

const dueRefund = `r.id, r.attempts, due.provider, due.provider_reference as "providerReference", r.amount_minor as "amountMinor", r.round`

export function claimRefunds(connection: Connection, providers: string[], most: number): Promise<DueRefund[]> {
  return connection.rows({
    name: 'payments.claim_refunds',
    text: `with due as (
        select r.id, p.provider, p.provider_reference from refund r join payment p on p.id = r.payment_id
        where r.status ${IN_OPEN_REFUND_STATES} and r.next_at <= now() and p.provider = any ($1) and p.provider_reference is not null
        order by r.next_at, r.id limit $2 for update of r skip locked)
      update refund r set status = ${REFUND.processing}, attempts = r.attempts + 1, updated_at = now(),
        next_at = now() + ${pause('r.attempts', 30, '1 hour')}
      from due where r.id = due.id
      returning ${dueRefund}`,
    values: [providers, most],
  })
}

/** Claims one refund that is open or failed, for a person. A failed one begins a new round. */
export async function claimRefund(connection: Connection, refundId: number): Promise<DueRefund | undefined> {
  const rows = await connection.rows<DueRefund>({
    name: 'payments.claim_refund',
    text: `with due as (
        select r.id, p.provider, p.provider_reference from refund r join payment p on p.id = r.payment_id
        where r.id = $1 and (r.status ${IN_OPEN_REFUND_STATES} or r.status = ${REFUND.failed}) and p.provider_reference is not null
        for update of r)
      update refund r set status = ${REFUND.processing}, attempts = r.attempts + 1, updated_at = now(),
        round = r.round + (r.status = ${REFUND.failed})::int, next_at = now() + ${pause('r.attempts', 30, '1 hour')}
      from due where r.id = due.id
      returning ${dueRefund}`,
    values: [refundId],
  })
  return rows[0]
}
