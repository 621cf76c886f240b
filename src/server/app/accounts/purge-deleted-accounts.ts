import { forgetMessagesAbout } from '#server/notifications/forget-messages.ts'
import { anonymiseOrders } from '#server/booking/orders/anonymise-orders.ts'
import { forgetPaymentEvents } from '#server/booking/payments/forget-payment-events.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Tx } from '#server/kernel/database.ts'
import { forgetRedemptions } from '#server/cart/promotions/forget-promo-buyer.ts'
import { forgetRequests } from '#server/quotes/forget-requests.ts'

/** Anonymises past orders of deleted accounts, except for what the law requires (docs/rules/accounts.md). */
export async function purgeDeletedAccounts(context: Context): Promise<void> {
  await context.db.transaction(anonymiseOrdersIn)
}

/** As above, inside the transaction that deletes an account. */
export async function anonymiseOrdersIn(tx: Tx): Promise<void> {
  const orders = await anonymiseOrders(tx)
  if (orders.length === 0) return
  const orderIds = orders.map(({ id }) => id)
  const quotes = await forgetRequests(tx, orderIds)
  await forgetMessagesAbout(tx, [...orders.map(({ reference }) => reference), ...quotes])
  await forgetRedemptions(tx, orderIds)
  await forgetPaymentEvents(tx, orderIds)
}
