import type { OrderState } from '#domain/order-states.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { ORDER, PAYMENT, TRANSFER, inPaymentStates } from '#server/booking/states.ts'
import { effects } from '#server/booking/effects.ts'
import type { BookingToCancel } from '#server/booking/orders/list-bookings-to-cancel.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'

export interface OrderToCancel {
  id: number
  status: OrderState
}

/** Of two concurrent cancellations the second waits here, and then sees the first. */
export const ORDER_LOCK = 'for no key update of o'

export async function lockOrder(tx: Tx, reference: string): Promise<OrderToCancel | undefined> {
  const rows = await tx.rows<OrderToCancel>({
    name: 'orders.lock_order',
    text: `select o.id, o.status from orders o where o.reference = $1 ${ORDER_LOCK}`,
    values: [reference],
  })
  return rows[0]
}

export const ITEM_LOCK = 'order by id for no key update'

/** Serialises the cancellation with redeeming a ticket and with recording a transfer. */
export async function lockTickets(tx: Tx, orderId: number): Promise<void> {
  await tx.rows({
    name: 'orders.lock_items',
    text: `select id from order_item where order_id = $1 ${ITEM_LOCK}`,
    values: [orderId],
  })
  await tx.rows({
    name: 'orders.lock_transfers',
    text: `select t.reference from bank_transfer t join payment p on p.provider = 'bank_transfer' and p.provider_reference = t.reference
      where p.order_id = $1 order by t.reference for no key update of t`,
    values: [orderId],
  })
}

/** Takes an unpaid booking off the total, which is zero after the last one. */
export async function reduceOrderTotal(tx: Tx, orderId: number, booking: BookingToCancel): Promise<void> {
  await tx.rows(
    named({
      name: 'orders.reduce_total',
      text: `update orders set total_minor = total_minor - :totalMinor, original_minor = original_minor - :originalMinor,
          discount_minor = discount_minor - :discountMinor, updated_at = now()
        where id = :orderId`,
      values: {
        orderId,
        totalMinor: booking.totalMinor,
        originalMinor: booking.originalMinor,
        discountMinor: booking.discountMinor,
      },
    }),
  )
}

/** Reduces the awaited transfer to the new total. Ends it with the order, and if nothing is left to pay. After `reduceOrderTotal`. */
export async function reduceTransfer(tx: Tx, orderId: number, isOver: boolean): Promise<void> {
  await tx.rows({
    name: 'orders.reduce_transfer',
    text: `with reduced as (select id, total_minor, $2 or total_minor = 0 as is_over from orders where id = $1),
      awaited as (
        update payment p set updated_at = now(), status = case when o.is_over then ${PAYMENT.expired} else p.status end,
          amount_minor = case when o.is_over then p.amount_minor else o.total_minor end
        from reduced o
        where o.id = p.order_id and p.provider = 'bank_transfer' and p.status ${inPaymentStates('open')}
        returning p.provider_reference, p.amount_minor, o.is_over)
      update bank_transfer t set amount_minor = a.amount_minor, status = case when a.is_over then ${TRANSFER.expired} else t.status end
      from awaited a where t.reference = a.provider_reference`,
    values: [orderId, isOver],
  })
}

export async function setOrderCancelled(tx: Tx, orderId: number): Promise<void> {
  await tx.rows({
    name: 'orders.set_cancelled',
    text: `update orders set status = ${ORDER.cancelled}, updated_at = now() where id = $1`,
    values: [orderId],
  })
}

const ofBooking = {
  fact: '$2::bigint',
  language: 'o.language',
  payload: `jsonb_build_object('reference', o.reference, 'bookingId', $2::bigint)`,
  from: 'orders o join site s on s.id = o.site_id where o.id = $1',
}

/** To the buyer and to the site's operator. */
export async function insertCancellationMails(tx: Tx, mail: { orderId: number; bookingId: number }): Promise<void> {
  await tx.rows({
    name: 'orders.cancellation_mails',
    text: queueMessages(
      { ...ofBooking, kind: effects.bookingCancelled.buyer, recipient: 'o.email' },
      { ...ofBooking, kind: effects.bookingCancelled.operator, recipient: `s.contact ->> 'email'` },
    ),
    values: [mail.orderId, mail.bookingId],
  })
}

/** To the buyer, with the reason that staff wrote. The operator did it and needs no mail. */
export async function insertStaffCancellationMail(
  tx: Tx,
  mail: { orderId: number; bookingId: number; reason: string },
): Promise<void> {
  await tx.rows(
    named({
      name: 'orders.staff_cancellation_mail',
      text: queueMessages({
        fact: ':bookingId::bigint',
        language: 'o.language',
        payload: `jsonb_build_object('reference', o.reference, 'bookingId', :bookingId::bigint, 'note', :reason::text)`,
        from: 'orders o where o.id = :orderId',
        kind: effects.bookingCancelledByStaff.buyer,
        recipient: 'o.email',
      }),
      values: mail,
    }),
  )
}

/** As insertStaffCancellationMail, to each guest of a departure that was cancelled for all, with the copy to WhatsApp. */
export async function insertDepartureCancellationMail(
  tx: Tx,
  mail: { orderId: number; bookingId: number; reason: string },
): Promise<void> {
  await tx.rows(
    named({
      name: 'orders.departure_cancellation_mail',
      text: queueMessages({
        fact: ':bookingId::bigint',
        language: 'o.language',
        payload: `jsonb_build_object('reference', o.reference, 'bookingId', :bookingId::bigint, 'note', :reason::text)`,
        from: 'orders o where o.id = :orderId',
        kind: effects.departureCancelled.buyer,
        recipient: 'o.email',
        copy: { phone: 'o.phone', wish: 'o.whatsapp' },
      }),
      values: mail,
    }),
  )
}
