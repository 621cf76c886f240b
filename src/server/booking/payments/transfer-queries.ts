import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { ORDER, PAYMENT, TRANSFER, IN_OPEN_REFUND_STATES, inPaymentStates } from '#server/booking/states.ts'
import { effects } from '#server/booking/effects.ts'
import { reasonSql } from '#server/booking/event-reasons.ts'
import { aboutOrder } from '#server/booking/order-messages.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'
import { transferColumns, type TransferRow } from './find-transfer.ts'

export interface ReceiptRow {
  transferReference: string
  amountMinor: number
}

export interface NewReceipt extends ReceiptRow {
  bankReference: string
  receivedOn: string
  actor: 'system' | `staff:${string}`
}

/**
 * Locks a transfer, and returns what has arrived of it. Without the lock a receipt could arrive after a cancellation has
 * looked for one and before it ends, and its money would not be sent back.
 */
export async function lockReceived(tx: Tx, reference: string): Promise<number> {
  await tx.rows({
    name: 'transfers.lock',
    text: 'select reference from bank_transfer where reference = $1 for no key update',
    values: [reference],
  })
  const rows = await tx.rows<{ receivedMinor: number }>({
    name: 'transfers.received',
    text: `select coalesce(sum(amount_minor), 0)::bigint as "receivedMinor" from bank_receipt where transfer_reference = $1`,
    values: [reference],
  })
  return rows[0]?.receivedMinor ?? 0
}

/**
 * Records a receipt once per bank reference, with an event, from which the desk's lists and finder know it (desk/follow-order-events.ts), and with
 * the buyer's mail if it is a part. Returns the recorded receipt, and whether it is new. After `lockReceived`, in its transaction.
 */
export async function insertReceipt(tx: Tx, receipt: NewReceipt): Promise<ReceiptRow & { isNew: boolean }> {
  const inserted = await tx.rows(
    named({
      name: 'transfers.insert_receipt',
      text: `with received as (
        insert into bank_receipt (transfer_reference, amount_minor, bank_reference, received_on)
        values (:transferReference::text, :amountMinor::bigint, :bankReference::text, :receivedOn::date)
        on conflict (bank_reference) do nothing returning transfer_reference)
      insert into order_event (order_id, to_status, reason, actor)
      select o.id, o.status, ${reasonSql('transfer_received')}, :actor
      from received join payment p on p.provider = 'bank_transfer' and p.provider_reference = received.transfer_reference
        join orders o on o.id = p.order_id
      returning id`,
      values: receipt,
    }),
  )
  const isNew = inserted.length > 0
  if (isNew) await insertPartMail(tx, receipt)
  const rows = await tx.rows<ReceiptRow>({
    name: 'transfers.receipt',
    text: `select transfer_reference as "transferReference", amount_minor as "amountMinor" from bank_receipt where bank_reference = $1`,
    values: [receipt.bankReference],
  })
  if (!rows[0]) throw new Error('a receipt was not recorded')
  return { ...rows[0], isNew }
}

/** Mails the buyer that a part was received, if the order waits for the rest. */
async function insertPartMail(tx: Tx, { transferReference, bankReference }: NewReceipt): Promise<void> {
  await tx.rows({
    name: 'transfers.part_mail',
    text: queueMessages({
      ...aboutOrder('o.'),
      kind: effects.partReceived.buyer,
      fact: '$2',
      from: `bank_transfer t join payment p on p.provider = 'bank_transfer' and p.provider_reference = t.reference
        join orders o on o.id = p.order_id
        where t.reference = $1 and t.status = ${TRANSFER.open} and p.status ${inPaymentStates('open')}
          and t.amount_minor > (select sum(r.amount_minor) from bank_receipt r where r.transfer_reference = t.reference)`,
    }),
    values: [transferReference, bankReference],
  })
}

/**
 * Refunds the difference between the receipts and the captured amount of a settled payment, with an event. One statement,
 * so that a repetition refunds nothing.
 */
export async function refundSurplus(connection: Connection, paymentId: number): Promise<void> {
  await connection.rows({
    name: 'transfers.refund_surplus',
    text: `with paid as (
        select p.id, p.order_id, p.provider_reference, p.captured_minor from payment p where p.id = $1 and p.captured_minor > 0 for update),
      more as (
        select paid.id, paid.order_id, sum(r.amount_minor)::bigint as received, sum(r.amount_minor)::bigint - paid.captured_minor as surplus
        from paid join bank_receipt r on r.transfer_reference = paid.provider_reference group by paid.id, paid.order_id, paid.captured_minor),
      moved as (
        update payment p set captured_minor = more.received, updated_at = now(),
          status = case when p.refunded_minor > 0 then ${PAYMENT.partially_refunded} else p.status end
        from more where p.id = more.id and more.surplus > 0 returning p.id),
      owed as (
        insert into refund (payment_id, amount_minor, reason)
        select more.id, more.surplus, 'surplus_' || more.received from more join moved on moved.id = more.id
        returning payment_id, reason)
      insert into order_event (order_id, to_status, reason, actor)
      select o.id, o.status, owed.reason, 'system'
      from owed join more on more.id = owed.payment_id join orders o on o.id = more.order_id`,
    values: [paymentId],
  })
}

/** Whether a payment is refunded whole, because its order did not await it. */
export async function isUnmatched(connection: Connection, paymentId: number): Promise<boolean> {
  const rows = await connection.rows({
    name: 'transfers.is_unmatched',
    text: `select id from refund where payment_id = $1 and reason = ${reasonSql('unmatched')}`,
    values: [paymentId],
  })
  return rows.length > 0
}

export interface AwaitedTransfer extends TransferRow {
  name: string
  dueAt: Date
}

/** Transfers that orders still wait for, the most urgent first. */
export function listAwaited(connection: Connection): Promise<AwaitedTransfer[]> {
  return connection.rows<AwaitedTransfer>({
    name: 'transfers.list_awaited',
    text: `select ${transferColumns}, o.first_name || ' ' || o.last_name as name, o.hold_expires_at as "dueAt"
      from bank_transfer t join payment p on p.provider = 'bank_transfer' and p.provider_reference = t.reference
        join orders o on o.id = p.order_id
      where o.status = ${ORDER.awaiting_payment} and p.status = ${PAYMENT.processing} order by o.hold_expires_at limit 500`,
  })
}

export interface RefundToSend {
  id: number
  reference: string
  amountMinor: number
  currency: string
  reason: string
  name: string
  email: string
}

/** Refunds of transfers, which staff send by hand. */
export function listRefundsToSend(connection: Connection): Promise<RefundToSend[]> {
  return connection.rows<RefundToSend>({
    name: 'transfers.list_refunds',
    text: `select r.id, o.reference, r.amount_minor as "amountMinor", p.currency, r.reason,
        o.first_name || ' ' || o.last_name as name, o.email
      from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id
      where p.provider = 'bank_transfer' and r.status ${IN_OPEN_REFUND_STATES} order by r.id limit 500`,
  })
}

export async function findRefundToSend(connection: Connection, id: number): Promise<{ status: string } | undefined> {
  const rows = await connection.rows<{ status: string }>({
    name: 'transfers.find_refund',
    text: `select r.status from refund r join payment p on p.id = r.payment_id where r.id = $1 and p.provider = 'bank_transfer'`,
    values: [id],
  })
  return rows[0]
}
