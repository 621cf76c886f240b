import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { readInvoice } from '#server/booking/orders/read-orders.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkoutOf, pay, visitorWith } from './buyer.ts'
import { createDeparture } from './fixtures.ts'

export interface Bought {
  visitor: Visitor
  reference: string
  key: string
  bookingId: number
}

/** Orders two seats of a two-hour departure at Bahrain Fort in ten days. */
export async function boughtAtFort(context: PaymentContext, { isPaid = true } = {}): Promise<Bought> {
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 5 })
  const visitor = await visitorWith(context, departure, 2)
  const { reference } = await placeOrder(context, await checkoutOf(context, visitor))
  if (isPaid) await pay(context, reference)
  const key = orderAccessToken(context.configuration, reference)
  const invoice = await readInvoice(context, { visitor, locale: 'en', reference, key })
  return { visitor, reference, key, bookingId: invoice.bookings[0]?.id ?? 0 }
}
