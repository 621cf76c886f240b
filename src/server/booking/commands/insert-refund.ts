import { leftAfter, splitRefund, type PaymentLeft } from '#domain/split-refund.ts'
import { takeNumber } from '#server/booking/document-number.ts'
import type { RefundReason } from '#domain/refund-reasons.ts'
import { ITEM } from '#server/booking/states.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

/** Records a refund that is owed, once for each reason, and issues its credit note. `amountMinor` in the order's currency. */
export async function insertRefund(
  tx: Tx,
  refund: { paymentId: number; itemId: number | null; amountMinor: number; reason: RefundReason },
): Promise<void> {
  await tx.rows(
    named({
      name: 'orders.insert_refund',
      text: `insert into refund (payment_id, order_item_id, amount_minor, reason)
        values (:paymentId, :itemId, :amountMinor, :reason) on conflict do nothing`,
      values: refund,
    }),
  )
  if (refund.itemId !== null) await numberCreditNote(tx, refund.paymentId, refund.itemId)
}

/** Records the refund of a booking, split among its payments. `elsewhere`: by payment, what was refunded at the provider, not by us. */
export async function insertRefundOfBooking(
  tx: Tx,
  booking: { id: number; payments: readonly PaymentLeft[] },
  refund: { amountMinor: number; reason: RefundReason; elsewhere: ReadonlyMap<number, number> },
): Promise<void> {
  const { reason, elsewhere } = refund
  for (const part of splitRefund(refund.amountMinor, leftAfter(booking.payments, elsewhere)))
    await insertRefund(tx, { ...part, itemId: booking.id, reason })
}

/** Issues the credit note of a booking that was sold and is now refunded. */
async function numberCreditNote(tx: Tx, paymentId: number, itemId: number): Promise<void> {
  await tx.rows({
    name: 'orders.number_credit_note',
    text: `with noted as (
        select r.id, i.local_date from refund r join order_item i on i.id = r.order_item_id
          join payment p on p.id = r.payment_id join orders o on o.id = p.order_id
        where r.payment_id = $1 and r.order_item_id = $2 and r.credit_note_number is null and o.invoice_number is not null
          and exists (select from order_event e
            where e.order_id = o.id and e.order_item_id = r.order_item_id and e.to_status = ${ITEM.confirmed})
        order by r.id limit 1),
      numbered as (${takeNumber('credit_note', 'noted')})
      update refund r set credit_note_number = numbered.number, local_date = noted.local_date from noted, numbered where r.id = noted.id`,
    values: [paymentId, itemId],
  })
}
