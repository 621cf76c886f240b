import type { OrderState } from '#domain/order-states.ts'
import type { PaymentMethodCode } from '#domain/payment-method.ts'
import { waivedRest } from '#domain/small-rest.ts'
import { inItemStates, inOrderStates } from '#server/booking/states.ts'
import type { Tx } from '#server/kernel/database.ts'
import { insertEvents } from './change-items.ts'

/**
 * Waives the total of a payable order if it became too small to be paid (docs/rules/cancellation.md). The total becomes
 * a discount of the bookings, so that their prices add up to zero too. The caller confirms the order after its
 * transaction.
 */
export async function waiveRest(tx: Tx, orderId: number): Promise<void> {
  const [order] = await tx.rows<{
    status: OrderState
    totalMinor: number
    currency: string
    paymentMethod: PaymentMethodCode
  }>({
    name: 'orders.rest_to_waive',
    text: `select o.status, o.total_minor as "totalMinor", o.currency, o.payment_method as "paymentMethod"
      from orders o where o.id = $1 and o.status ${inOrderStates('payable')}`,
    values: [orderId],
  })
  if (!order || waivedRest(order) === 0) return
  await tx.rows({
    name: 'orders.waive_rest',
    text: `with items as (
        update order_item i set discount_minor = i.discount_minor + i.total_minor, total_minor = 0, updated_at = now()
        where i.order_id = $1 and i.status ${inItemStates('live')} and i.total_minor > 0)
      update orders o set discount_minor = o.discount_minor + o.total_minor, total_minor = 0, updated_at = now() where o.id = $1`,
    values: [orderId],
  })
  const { status } = order
  await insertEvents(tx, orderId, 'system', [{ itemId: null, from: status, to: status, reason: 'rest_waived' }])
}
