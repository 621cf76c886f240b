import { forgetMessagesAbout } from '#server/notifications/forget-messages.ts'
import { forgetBuyers } from '#server/booking/orders/anonymise-orders.ts'
import { forgetPaymentEvents } from '#server/booking/payments/forget-payment-events.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Tx } from '#server/kernel/database.ts'
import { forgetRedemptions } from '#server/cart/promotions/forget-promo-buyer.ts'
import { forgetRequests } from '#server/quotes/forget-requests.ts'

/** Anonymises past orders of deleted accounts, except for what the law requires (docs/rules/accounts.md). */
export async function forgetDeparted(context: Context): Promise<void> {
  await context.db.transaction(forgetBuyersIn)
}

/** As above, inside the transaction that deletes an account. */
export async function forgetBuyersIn(tx: Tx): Promise<void> {
  const orders = await forgetBuyers(tx)
  if (orders.length === 0) return
  const orderIds = orders.map(({ id }) => id)
  const quotes = await forgetRequests(tx, orderIds)
  await forgetMessagesAbout(tx, [...orders.map(({ reference }) => reference), ...quotes])
  await forgetRedemptions(tx, orderIds)
  await forgetPaymentEvents(tx, orderIds)
}
