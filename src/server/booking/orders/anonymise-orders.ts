import { refreshOrderRows } from '#server/booking/desk/refresh-order-rows.ts'
import type { Tx } from '#server/kernel/database.ts'
import { inOrderStates, inItemStates, inPaymentStates, IN_OWED_REFUND_STATES } from '#server/booking/states.ts'

/**
 * Detaches the orders of a person whose data is being deleted: those of the account, and guest orders with the address.
 * Null: no account, or an address that may be another person's. Returns their ids.
 */
export async function leaveOrders(tx: Tx, input: { userId: number | null; email: string | null }): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>({
    name: 'orders.leave',
    text: `update orders o set user_id = null, owner_left_at = rihla_now()
      where o.user_id = $1::bigint or o.user_id is null and lower(o.email) = lower($2::text)
      returning o.id`,
    values: [input.userId, input.email],
  })
  return rows.map(({ id }) => id)
}

/**
 * Strips the orders that were left and are over, nothing of them being paid, owed to the buyer (also after a refund failed), mailed or still
 * to take place: address, telephone, wishes and the places of pick-ups; and the name where no tax invoice was issued, which must not change. Returns the anonymised orders.
 */
export async function anonymiseOrders(tx: Tx): Promise<{ id: number; reference: string }[]> {
  const orders = await tx.rows<{ id: number; reference: string }>({
    name: 'orders.forget_buyers',
    text: `with forgotten as (
      update orders o set email = '', phone = '', whatsapp = 'nothing',
        first_name = case when invoice_number is null or invoice_name is not null then '' else first_name end,
        last_name = case when invoice_number is null or invoice_name is not null then '' else last_name end
      where o.owner_left_at is not null and o.email <> ''
        and o.status ${inOrderStates('finished')}
        and not exists (select from order_item i where i.order_id = o.id and i.ends_at > rihla_now()
          and i.status ${inItemStates('live')})
        and not exists (select from payment p where p.order_id = o.id and (p.status ${inPaymentStates('open')}
          or exists (select from refund r where r.payment_id = p.id and r.status ${IN_OWED_REFUND_STATES})))
        and not exists (select from outbox m where m.payload ->> 'reference' = o.reference and m.sent_at is null and m.failed_at is null)
      returning o.id, o.reference),
      written as (update order_item i set special_request = '',
          pickup = case when i.pickup ? 'isWritten' then (i.pickup - 'isWritten') || jsonb_build_object('name', i.pickup -> 'address') else i.pickup end
        from forgotten f where i.order_id = f.id and (i.special_request <> '' or i.pickup ? 'isWritten')),
      notes as (delete from order_note n using forgotten f where n.order_id = f.id)
      select id, reference from forgotten`,
  })
  await refreshOrderRows(
    tx,
    orders.map(({ id }) => id),
  )
  return orders
}
