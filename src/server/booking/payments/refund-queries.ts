import type { RefundState } from '#domain/refund-states.ts'
import { WHATSAPP_COPY } from '#server/booking/order-messages.ts'
import { ITEM, PAYMENT, REFUND, IN_OPEN_REFUND_STATES } from '#server/booking/states.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'
import { IS_SURPLUS_OF_TRANSFER, IS_TRANSFER_OF_PAID } from './surplus.sql.ts'

/** Messages about a refund `r`. No message if the buyer's details were deleted. */
const ofRefund = {
  fact: 'r.id',
  recipient: `nullif(o.email, '')`,
  language: 'o.language',
  payload: `jsonb_strip_nulls(jsonb_build_object('reference', o.reference, 'bookingId', r.order_item_id, 'refundId', r.id))`,
  copy: WHATSAPP_COPY,
} as const

/**
 * The money is on its way back: refund, payment, item and order event in one statement, once. `isByHand`: staff sent it
 * another way, also after it had failed; the buyer gets a mail, and one about a surplus or a second payment by transfer, of which no other tells.
 */
export async function settleRefund(
  connection: Connection,
  refundId: number,
  providerReference: string,
  { isByHand = false, actor = 'system' }: { isByHand?: boolean; actor?: string } = {},
): Promise<void> {
  await connection.rows(
    named({
      name: 'payments.settle_refund',
      text: `with done as (
        update refund set status = ${REFUND.succeeded}, provider_reference = :providerReference, is_by_hand = :isByHand, updated_at = now()
        where id = :refundId and (status ${IN_OPEN_REFUND_STATES} or :isByHand and status = ${REFUND.failed}) returning *),
      paid as (
        update payment p set refunded_minor = p.refunded_minor + done.amount_minor, updated_at = now(),
          status = case when p.refunded_minor + done.amount_minor >= p.captured_minor then ${PAYMENT.refunded} else ${PAYMENT.partially_refunded} end
        from done where p.id = done.payment_id returning p.order_id),
      items as (
        update order_item i set refunded_minor = i.refunded_minor + done.amount_minor, updated_at = now(),
          status = case when i.status = ${ITEM.cancelled} then ${ITEM.refunded} else i.status end
        from done, order_item was where i.id = done.order_item_id and was.id = i.id returning was.status as was),
      mails as (${queueMessages({
        ...ofRefund,
        kind: 'refund_sent',
        from: `done r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id where r.is_by_hand or ${IS_SURPLUS_OF_TRANSFER} or ${IS_TRANSFER_OF_PAID}`,
      })})
      insert into order_event (order_id, order_item_id, from_status, to_status, reason, actor)
      select paid.order_id, done.order_item_id, (select was from items where was = ${ITEM.cancelled}), ${ITEM.refunded}, done.reason, :actor
      from paid, done`,
      values: { refundId, providerReference, isByHand, actor },
    }),
  )
}

export async function findRefundByReference(
  connection: Connection,
  provider: string,
  reference: string,
): Promise<{ id: number; status: string } | undefined> {
  const rows = await connection.rows<{ id: number; status: string }>({
    name: 'payments.find_refund',
    text: `select r.id, r.status from refund r join payment p on p.id = r.payment_id
      where p.provider = $1 and r.provider_reference = $2`,
    values: [provider, reference],
  })
  return rows[0]
}

/**
 * The money is with us again, or was never sent: reverts what the refund had changed; the row waits for staff. The buyer
 * gets one mail, even if the refund fails again.
 */
export async function failRefund(connection: Connection, refundId: number): Promise<boolean> {
  const rows = await connection.rows({
    name: 'payments.fail_refund',
    text: `with was as (select id, status from refund where id = $1 for update),
      failed as (
        update refund r set status = ${REFUND.failed}, updated_at = now() from was
        where r.id = was.id and was.status <> ${REFUND.failed}
        returning r.id, r.payment_id, r.order_item_id, r.reason, case when was.status = ${REFUND.succeeded} then r.amount_minor else 0 end as back_minor),
      paid as (
        update payment p set refunded_minor = p.refunded_minor - f.back_minor, updated_at = now(),
          status = case when f.back_minor = 0 then p.status when p.refunded_minor = f.back_minor then ${PAYMENT.paid} else ${PAYMENT.partially_refunded} end
        from failed f where p.id = f.payment_id returning p.order_id),
      items as (
        update order_item i set refunded_minor = i.refunded_minor - f.back_minor, updated_at = now(),
          status = case when i.status = ${ITEM.refunded} and f.back_minor > 0 then ${ITEM.cancelled} else i.status end
        from failed f, order_item was where i.id = f.order_item_id and was.id = i.id
        returning i.id, i.order_id, was.status as was, i.status as becomes),
      mails as (${queueMessages({
        ...ofRefund,
        kind: 'refund_delayed',
        from: 'failed r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id',
      })})
      insert into order_event (order_id, order_item_id, from_status, to_status, reason, actor)
      select paid.order_id, f.order_item_id, null, 'refund_failed', f.reason, 'provider' from paid, failed f
      union all
      select i.order_id, i.id, i.was, i.becomes, f.reason, 'provider' from items i, failed f where i.was <> i.becomes
      returning id`,
    values: [refundId],
  })
  return rows.length > 0
}

export interface RefundOfDesk {
  id: number
  paymentId: number
  orderId: number
  provider: string
  status: RefundState
  attempts: number
  amountMinor: number
  currency: string
  providerReference: string | null
}

const columns = `r.id, r.payment_id as "paymentId", p.order_id as "orderId", p.provider, r.status, r.attempts, r.amount_minor as "amountMinor", p.currency,
  r.provider_reference as "providerReference"`

export async function findRefund(connection: Connection, refundId: number): Promise<RefundOfDesk | undefined> {
  const rows = await connection.rows<RefundOfDesk>({
    name: 'refunds.find_of_desk',
    text: `select ${columns} from refund r join payment p on p.id = r.payment_id where r.id = $1`,
    values: [refundId],
  })
  return rows[0]
}

export async function lockRefund(tx: Tx, refundId: number): Promise<RefundOfDesk | undefined> {
  const rows = await tx.rows<RefundOfDesk>({
    name: 'refunds.lock_of_desk',
    text: `select ${columns} from refund r join payment p on p.id = r.payment_id where r.id = $1 for update of r`,
    values: [refundId],
  })
  return rows[0]
}
