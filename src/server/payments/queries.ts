import type { Connection } from '#server/platform/database.ts'

export interface PaymentToSettle {
  id: number
  orderId: number
  provider: string
  status: string
  providerReference: string | null
  redirectUrl: string | null
  attempt: number
  attemptKey: string
  amountMinor: number
  currency: string
  orderReference: string
  orderStatus: string
  language: 'ar' | 'en'
  description: string
  holdExpiresAt: Date
  isHoldOver: boolean
}

const columns = `
  p.id, p.order_id as "orderId", p.provider, p.status, p.provider_reference as "providerReference", p.redirect_url as "redirectUrl",
  p.attempt, p.attempt_key as "attemptKey", p.amount_minor as "amountMinor", p.currency, o.reference as "orderReference",
  o.status as "orderStatus", o.language, o.hold_expires_at as "holdExpiresAt", o.hold_expires_at <= rihla_now() as "isHoldOver",
  (select string_agg(i.product_title ->> o.language::text, ' · ' order by i.position) from order_item i where i.order_id = o.id) as description`

async function one(
  connection: Connection,
  name: string,
  where: string,
  values: unknown[],
): Promise<PaymentToSettle | undefined> {
  const rows = await connection.rows<PaymentToSettle>({
    name: `payments.find_${name}`,
    text: `select ${columns} from payment p join orders o on o.id = p.order_id where ${where}`,
    values,
  })
  return rows[0]
}

export const findPayment = (connection: Connection, id: number) => one(connection, 'by_id', 'p.id = $1', [id])

export const findPaymentByReference = (connection: Connection, provider: string, reference: string) =>
  one(connection, 'by_reference', 'p.provider = $1 and p.provider_reference = $2', [provider, reference])

export const findLatestPayment = (connection: Connection, orderId: number) =>
  one(connection, 'latest', 'p.order_id = $1 order by p.attempt desc limit 1', [orderId])

export async function insertAttempt(
  connection: Connection,
  input: { orderId: number; provider: string; attempt: number; attemptKey: string },
): Promise<number | undefined> {
  const rows = await connection.rows<{ id: number }>({
    name: 'payments.insert_attempt',
    text: `insert into payment (order_id, provider, attempt, attempt_key, status, amount_minor, currency)
      select o.id, $2, $3, $4, 'created', o.total_minor, o.currency from orders o
      where o.id = $1 and o.status = 'awaiting_payment' and o.hold_expires_at > rihla_now()
      on conflict do nothing returning id`,
    values: [input.orderId, input.provider, input.attempt, input.attemptKey],
  })
  return rows[0]?.id
}

export async function setSession(
  connection: Connection,
  paymentId: number,
  session: { reference: string; redirectUrl: string },
) {
  await connection.rows({
    name: 'payments.set_session',
    text: `update payment set status = case when status = 'created' then 'processing' else status end,
      provider_reference = $2, redirect_url = $3, updated_at = now() where id = $1`,
    values: [paymentId, session.reference, session.redirectUrl],
  })
}

/** Ends an open attempt; the order keeps its places. */
export async function endAttempt(
  connection: Connection,
  paymentId: number,
  status: 'declined' | 'expired',
): Promise<boolean> {
  const rows = await connection.rows({
    name: 'payments.end_attempt',
    text: `with ended as (
        update payment set status = $2, updated_at = now() where id = $1 and status in ('created', 'processing') returning order_id)
      insert into order_event (order_id, from_status, to_status, reason, actor)
      select order_id, 'awaiting_payment', 'awaiting_payment', 'payment ' || $2, 'provider' from ended returning id`,
    values: [paymentId, status],
  })
  return rows.length > 0
}

/** Open attempts that nobody has told us about for a while. */
export function listQuietPayments(connection: Connection, olderThanSeconds: number): Promise<{ id: number }[]> {
  return connection.rows({
    name: 'payments.list_quiet',
    text: `select id from payment where status in ('created', 'processing')
      and updated_at < now() - make_interval(secs => $1) order by updated_at limit 200`,
    values: [olderThanSeconds],
  })
}

export function listDueOrders(
  connection: Connection,
): Promise<{ orderId: number; status: string; paymentId: number | null }[]> {
  return connection.rows({
    name: 'payments.list_due_orders',
    text: `select o.id as "orderId", o.status,
        (select p.id from payment p where p.order_id = o.id and p.status in ('created', 'processing')) as "paymentId"
      from orders o where o.status in ('held', 'awaiting_payment', 'on_hold', 'reserved') and o.hold_expires_at <= rihla_now()
      order by o.hold_expires_at limit 200`,
  })
}

export async function insertEvent(
  connection: Connection,
  event: { provider: string; eventId: string; reference: string; body: string },
): Promise<number | undefined> {
  const rows = await connection.rows<{ id: number }>({
    name: 'payments.insert_event',
    text: `insert into payment_event (provider, event_id, provider_reference, body) values ($1, $2, $3, $4)
      on conflict (provider, event_id) do nothing returning id`,
    values: [event.provider, event.eventId, event.reference, event.body],
  })
  return rows[0]?.id
}

export function listWaitingEvents(
  connection: Connection,
): Promise<{ id: number; provider: string; reference: string }[]> {
  return connection.rows({
    name: 'payments.list_waiting_events',
    text: `select id, provider, provider_reference as reference from payment_event
      where processed_at is null and received_at < now() - interval '5 seconds' order by id limit 200`,
  })
}

export async function setEventProcessed(connection: Connection, id: number): Promise<void> {
  await connection.rows({
    name: 'payments.event_processed',
    text: `update payment_event set processed_at = now(), attempts = attempts + 1 where id = $1 and processed_at is null`,
    values: [id],
  })
}

export interface DueRefund {
  id: number
  provider: string
  providerReference: string
  amountMinor: number
}

/** Claims refunds that are due: each is tried by one process at a time, again after a growing pause. */
export function claimRefunds(connection: Connection): Promise<DueRefund[]> {
  return connection.rows({
    name: 'payments.claim_refunds',
    text: `with due as (
        select r.id from refund r where r.status in ('created', 'processing') and r.next_at <= now()
        order by r.id limit 20 for update skip locked)
      update refund r set status = 'processing', attempts = r.attempts + 1, updated_at = now(),
        next_at = now() + least(interval '1 hour', interval '10 seconds' * power(2, least(r.attempts, 10)))
      from due, payment p where r.id = due.id and p.id = r.payment_id
      returning r.id, p.provider, p.provider_reference as "providerReference", r.amount_minor as "amountMinor"`,
  })
}

/** The money is on its way back: refund, payment, item and order event in one statement, once. */
export async function settleRefund(connection: Connection, refundId: number, providerReference: string): Promise<void> {
  await connection.rows({
    name: 'payments.settle_refund',
    text: `with done as (
        update refund set status = 'succeeded', provider_reference = $2, updated_at = now()
        where id = $1 and status = 'processing' returning *),
      paid as (
        update payment p set refunded_minor = p.refunded_minor + done.amount_minor, updated_at = now(),
          status = case when p.refunded_minor + done.amount_minor >= p.captured_minor then 'refunded' else 'partially_refunded' end
        from done where p.id = done.payment_id returning p.order_id),
      items as (
        update order_item i set refunded_minor = i.refunded_minor + done.amount_minor, updated_at = now(),
          status = case when i.status = 'cancelled' then 'refunded' else i.status end
        from done where i.id = done.order_item_id)
      insert into order_event (order_id, order_item_id, from_status, to_status, reason, actor)
      select paid.order_id, done.order_item_id, null, 'refunded', done.reason, 'system' from paid, done`,
    values: [refundId, providerReference],
  })
}
