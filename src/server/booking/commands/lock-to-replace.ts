import type { Tx } from '#server/kernel/database.ts'
import { HOLD, inOrderStates, inPaymentStates } from '#server/booking/states.ts'

export interface OpenOrder {
  id: number
  reference: string
  isBooked: boolean
  isPaymentOpen: boolean
}

/**
 * Locks everything that changes when orders are released and replaced in one transaction, in the order of docs/rules/places-and-holds.md.
 * Returns the current state of the orders.
 */
export async function lockToReplace(
  tx: Tx,
  input: { orderIds: number[]; departureIds: number[]; promoCodeId: number | null },
): Promise<OpenOrder[]> {
  await tx.rows({
    name: 'orders.lock_replaced',
    text: 'select id from orders where id = any ($1::bigint[]) order by id for no key update',
    values: [input.orderIds],
  })
  await tx.rows({
    name: 'orders.lock_departures_of_replaced',
    text: `select id from departure
      where id = any ($2::bigint[]) or id in (select departure_id from hold where order_id = any ($1::bigint[]) and status = ${HOLD.held})
      order by id for no key update`,
    values: [input.orderIds, input.departureIds],
  })
  await tx.rows({
    name: 'orders.lock_codes_of_replaced',
    text: `select id from promo_code where id = $2 or id in (select promo_code_id from orders where id = any ($1::bigint[]))
      order by id for no key update`,
    values: [input.orderIds, input.promoCodeId],
  })
  // A separate statement, which sees what was committed while the first one waited.
  return tx.rows<OpenOrder>({
    name: 'orders.state_of_replaced',
    text: `select o.id, o.reference, o.status ${inOrderStates('booked')} as "isBooked",
        exists (select from payment p where p.order_id = o.id and p.status ${inPaymentStates('open')}) as "isPaymentOpen"
      from orders o where o.id = any ($1::bigint[]) order by o.id`,
    values: [input.orderIds],
  })
}
