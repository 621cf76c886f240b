import type { DeclineReason } from '#domain/decline-reason.ts'
import type { OrderState } from '#domain/order-states.ts'
import type { PaymentState } from '#domain/payment-states.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { count, metrics } from '#server/kernel/metrics.ts'
import { named } from '#server/kernel/named.ts'
import { RELAXED } from '#server/kernel/relaxed-commit.ts'
import { DATE_CHANGE, ORDER, PAYMENT, inOrderStates, inPaymentStates } from '#server/booking/states.ts'
import { effects } from '#server/booking/effects.ts'
import { mailAboutOrder } from '#server/booking/order-messages.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'
import { reasonSql } from '#server/booking/event-reasons.ts'

export interface PaymentToSettle {
  id: number
  orderId: number
  provider: string
  status: PaymentState
  providerReference: string | null
  redirectUrl: string | null
  attempt: number
  attemptKey: string
  amountMinor: number
  currency: string
  orderReference: string
  orderStatus: OrderState
  siteId: number
  language: 'ar' | 'en'
  description: string
  email: string
  createdAt: Date
  hasDeclinedTry: boolean
  holdExpiresAt: Date
  /** Its order waits until a deadline, whether a page is open or not. */
  isByLink: boolean
  /** Its order was placed to be paid by transfer: a card page can be open beside the transfer. */
  isOfTransferOrder: boolean
  /** It pays the difference of a dearer date, not the order: its description and the end of its hold are of that change. */
  dateChangeId: number | null
}

const columns = `
  p.id, p.order_id as "orderId", p.provider, p.status, p.provider_reference as "providerReference", p.redirect_url as "redirectUrl",
  p.attempt, p.attempt_key as "attemptKey", p.amount_minor as "amountMinor", p.currency, o.reference as "orderReference",
  o.status as "orderStatus", o.site_id as "siteId", o.language, o.email, p.created_at as "createdAt", p.has_declined_try as "hasDeclinedTry", p.date_change_id as "dateChangeId",
  coalesce((select c.expires_at from date_change c where c.id = p.date_change_id), o.hold_expires_at) as "holdExpiresAt",
  p.date_change_id is not null or o.payable_since is not null or o.payment_method = 'bank_transfer' as "isByLink",
  o.payment_method = 'bank_transfer' as "isOfTransferOrder",
  (select string_agg(i.product_title ->> o.language::text, ' · ' order by i.position) from order_item i
    where i.order_id = o.id and (p.date_change_id is null or i.id = (select c.order_item_id from date_change c where c.id = p.date_change_id))) as description`

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
  one(connection, 'latest', 'p.order_id = $1 and p.date_change_id is null order by p.attempt desc limit 1', [orderId])

/** The latest attempt of the order, or of none, to pay by transfer; without one that pays a dearer date. */
export const findLatestOfKind = (connection: Connection, orderId: number, kind: 'transfer' | 'page') =>
  one(
    connection,
    `latest_${kind}`,
    `p.order_id = $1 and p.date_change_id is null and p.provider ${kind === 'transfer' ? '=' : '<>'} 'bank_transfer' order by p.attempt desc limit 1`,
    [orderId],
  )

export const findLatestPaymentOfChange = (connection: Connection, changeId: number) =>
  one(connection, 'latest_of_change', 'p.date_change_id = $1 order by p.attempt desc limit 1', [changeId])

export async function findToPay(
  connection: Connection,
  orderId: number,
): Promise<{ currency: string; totalMinor: number } | undefined> {
  const rows = await connection.rows<{ currency: string; totalMinor: number }>({
    name: 'payments.find_to_pay',
    text: `select currency, total_minor as "totalMinor" from orders where id = $1`,
    values: [orderId],
  })
  return rows[0]
}

/**
 * Begins an attempt; a pay-later order becomes `awaiting_payment`. Returns nothing if another attempt is open or the order
 * is not payable; an open transfer leaves room for a card beside it.
 */
export async function insertAttempt(
  connection: Connection,
  input: { orderId: number; provider: string; attemptKey: string },
): Promise<number | undefined> {
  const rows = await connection.rows<{ id: number }>(
    named({
      name: 'payments.insert_attempt',
      text: `with payable as materialized (
        select id, status, total_minor, currency from orders
        where id = :orderId and status ${inOrderStates('payable')} and hold_expires_at > rihla_now() for no key update),
      made as (
        insert into payment (order_id, provider, attempt, attempt_key, status, amount_minor, currency)
        select id, :provider, (select coalesce(max(p.attempt), 0) + 1 from payment p where p.order_id = payable.id), :attemptKey,
          ${PAYMENT.created}, total_minor, currency from payable
        on conflict do nothing returning id, order_id),
      moved as (
        update orders o set status = ${ORDER.awaiting_payment}, updated_at = now() from made, payable
        where o.id = made.order_id and payable.status = ${ORDER.pay_later} returning o.id),
      events as (
        insert into order_event (order_id, from_status, to_status, reason, actor)
        select id, ${ORDER.pay_later}, ${ORDER.awaiting_payment}, ${reasonSql('payment_page')}, 'buyer' from moved)
      select id from made`,
      values: input,
    }),
  )
  return rows[0]?.id
}

/** Ids of a booked order's open payments beside the one that booked it. */
export async function findOpenBeside(
  connection: Connection,
  { orderId, paidId }: { orderId: number; paidId: number },
): Promise<number[]> {
  const rows = await connection.rows<{ id: number }>({
    name: 'payments.open_beside',
    text: `select p.id from payment p join orders o on o.id = p.order_id
      where p.order_id = $1 and p.id <> $2 and p.date_change_id is null and p.status ${inPaymentStates('open')} and o.status ${inOrderStates('booked')}`,
    values: [orderId, paidId],
  })
  return rows.map(({ id }) => id)
}

/** Locks the order of a date change. */
export async function lockOrderOfChange(tx: Tx, changeId: number): Promise<void> {
  await tx.rows({
    name: 'payments.lock_order_of_change',
    text: `select o.id from orders o join order_item i on i.order_id = o.id join date_change c on c.order_item_id = i.id
      where c.id = $1 for no key update of o`,
    values: [changeId],
  })
}

/**
 * Begins an attempt to pay the difference of a dearer date. Returns nothing if another one is open or the change has
 * ended. After `lockOrderOfChange`: only a later statement sees an ending, and an attempt of another booking, that it waited for.
 */
export async function insertAttemptOfChange(
  tx: Tx,
  input: { changeId: number; provider: string; attemptKey: string },
): Promise<number | undefined> {
  const rows = await tx.rows<{ id: number }>(
    named({
      name: 'payments.insert_attempt_of_change',
      text: `insert into payment (order_id, date_change_id, provider, attempt, attempt_key, status, amount_minor, currency)
        select o.id, c.id, :provider, (select coalesce(max(p.attempt), 0) + 1 from payment p where p.order_id = o.id), :attemptKey,
          ${PAYMENT.created}, c.difference_minor, o.currency
        from date_change c join order_item i on i.id = c.order_item_id join orders o on o.id = i.order_id
        where c.id = :changeId and c.state = ${DATE_CHANGE.open} and c.expires_at > rihla_now()
        on conflict do nothing returning id`,
      values: input,
    }),
  )
  return rows[0]?.id
}

/** Stores the session of an attempt. Returns the attempt's state, because it may have ended meanwhile. */
export async function setSession(
  connection: Connection,
  paymentId: number,
  session: { reference: string; redirectUrl: string | null },
): Promise<PaymentState | undefined> {
  const rows = await connection.rows<{ status: PaymentState }>(
    named({
      name: 'payments.set_session',
      text: `update payment set status = case when status = ${PAYMENT.created} then ${PAYMENT.processing} else status end,
      provider_reference = :reference, redirect_url = :redirectUrl, updated_at = now() where id = :paymentId returning status`,
      values: { paymentId, ...session },
    }),
  )
  return rows[0]?.status
}

/** Stores whether the last card on an open page was declined, and sends a mail about the order's first declined card. */
export async function setDeclinedTry(
  connection: Connection,
  paymentId: number,
  { hasDeclinedTry, declineReason }: { hasDeclinedTry: boolean; declineReason: DeclineReason | null },
): Promise<void> {
  await connection.rows(
    named({
      name: 'payments.set_declined_try',
      text: `with changed as (
        update payment set has_declined_try = :hasDeclinedTry, decline_reason = :declineReason
        where id = :paymentId and has_declined_try <> :hasDeclinedTry returning order_id, date_change_id)
      ${queueMessages({ ...mailAboutOrder('o.'), kind: effects.declined.buyer, from: 'changed join orders o on o.id = changed.order_id where :hasDeclinedTry and changed.date_change_id is null' })}`,
      values: { paymentId, hasDeclinedTry, declineReason },
    }),
  )
}

/** Stores that the payment is still being processed, and sends the buyer one mail per order about it. */
export async function notePaymentUnderWay(connection: Connection, paymentId: number): Promise<void> {
  await connection.rows({
    name: 'payments.note_under_way',
    text: `with noted as (update payment set is_under_way = true where id = $1 and not is_under_way)
      ${queueMessages({
        ...mailAboutOrder('o.'),
        kind: effects.underWay.buyer,
        from: 'payment p join orders o on o.id = p.order_id where p.id = $1 and p.date_change_id is null',
      })}`,
    values: [paymentId],
  })
}

/** Ends an open attempt; the order keeps its seats. Before its deadline a payable order becomes `pay_later` again, so that the buyer can try again. */
export async function closePaymentAttempt(
  connection: Connection,
  paymentId: number,
  status: 'declined' | 'expired',
  { declineReason = null, ifUnopened = false }: { declineReason?: DeclineReason | null; ifUnopened?: boolean } = {},
): Promise<boolean> {
  const rows = await connection.rows(
    named({
      name: 'payments.end_attempt',
      text: `with due as materialized (
        select o.id, o.status, o.payable_since is not null and o.hold_expires_at > rihla_now() as is_kept, p.id as payment_id, p.date_change_id
        from payment p join orders o on o.id = p.order_id where p.id = :paymentId and p.status ${inPaymentStates('open')} for no key update of o),
      ended as (
        update payment p set status = :status, decline_reason = :declineReason, updated_at = now() from due
        where p.id = due.payment_id and p.status ${inPaymentStates('open')} and (not :ifUnopened or p.provider_reference is null)
        returning p.id),
      back as (
        update orders o set status = ${ORDER.pay_later}, updated_at = now() from due, ended
        where o.id = due.id and due.status = ${ORDER.awaiting_payment} and due.is_kept returning o.status),
      mail as (${queueMessages({
        ...mailAboutOrder('o.'),
        kind: effects.declined.buyer,
        from: `due join ended on true join orders o on o.id = due.id where :status = ${PAYMENT.declined} and due.status ${inOrderStates('payable')}`,
      })}),
      events as (
        insert into order_event (order_id, from_status, to_status, reason, actor)
        select due.id, due.status, coalesce((select status from back), due.status), case :status when ${PAYMENT.declined} then ${reasonSql('payment_declined')} else ${reasonSql('payment_expired')} end, 'provider'
        from due, ended where due.date_change_id is null)
      select id from ended`,
      values: { paymentId, status, declineReason, ifUnopened },
    }),
  )
  if (rows.length > 0) count(metrics.purchaseSteps, { step: 'payment', outcome: status })
  return rows.length > 0
}

/** Stores an event and finds its payment. Returns nothing for an event that was stored before; `payment` null: none has this reference. */
export async function insertEvent(
  connection: Connection,
  event: { provider: string; eventId: string; reference: string | null; body: string },
): Promise<{ id: number; payment: PaymentToSettle | null } | undefined> {
  const rows = await connection.rows<{ eventId: number } & (PaymentToSettle | { id: null })>(
    named({
      name: 'payments.insert_event',
      // Relaxed if the payment is open: the sweep asks the provider about it without an event.
      text: `with about as materialized (
        select set_config('synchronous_commit', 'off', true) from payment
        where provider = :provider and provider_reference = :reference and status ${inPaymentStates('open')}),
      event as (
        insert into payment_event (provider, event_id, provider_reference, body, attempts)
        select :provider, :eventId, :reference, :body, 1 from (select count(*) from about) waits
        on conflict (provider, event_id) do nothing returning id)
      select event.id as "eventId", ${columns}
      from event left join (payment p join orders o on o.id = p.order_id) on p.provider = :provider and p.provider_reference = :reference`,
      values: event,
    }),
  )
  const [row] = rows
  if (row === undefined) return undefined
  const { eventId, ...payment } = row
  return { id: eventId, payment: payment.id === null ? null : payment }
}

export async function setEventsProcessed(connection: Connection, ids: number[]): Promise<void> {
  await connection.rows({
    name: 'payments.events_processed',
    // Relaxed: an event without its mark is processed again, which changes nothing.
    text: `with ${RELAXED} update payment_event set processed_at = now() from relaxed where id = any ($1) and processed_at is null`,
    values: [ids],
  })
}

export async function abandonEvent(connection: Connection, id: number): Promise<void> {
  await connection.rows({
    name: 'payments.event_given_up',
    text: `update payment_event set given_up_at = now() where id = $1 and processed_at is null`,
    values: [id],
  })
}

export async function emptyEventBodies(
  connection: Connection,
  input: { olderThanDays: number; most: number },
): Promise<number> {
  const rows = await connection.rows({
    name: 'payments.empty_event_bodies',
    text: `update payment_event set body = '' where id in (
        select id from payment_event where body <> '' and coalesce(processed_at, given_up_at) is not null and received_at < rihla_now() - make_interval(days => $1)
        order by received_at limit $2 for update skip locked) returning id`,
    values: [input.olderThanDays, input.most],
  })
  return rows.length
}
