import { ITEM, inItemStates } from '#server/booking/states.ts'
/** Of an item `i`: another order has booked the same, or keeps places for it without the cart. One whose items are in the cart is replaced. */
export const IS_BOOKED_AGAIN = `exists (select from order_item again join orders other on other.id = again.order_id
  where again.intent = i.intent and again.id <> i.id and again.status ${inItemStates('live')}
    and (again.status = ${ITEM.confirmed} or other.cart_id is null))`
