import { deleteUser } from '#server/accounts/delete-user.ts'
import { leaveOrders } from '#server/booking/orders/anonymise-orders.ts'
import { deleteCarts } from '#server/cart/delete-carts.ts'
import { forgetPromoBuyer } from '#server/cart/promotions/forget-promo-buyer.ts'
import { deleteMessages } from '#server/content/delete-messages.ts'
import type { Tx } from '#server/kernel/database.ts'
import { forgetContactMessages, forgetMessagesAbout, forgetRecipient } from '#server/notifications/forget-messages.ts'
import { leaveQuotes } from '#server/quotes/forget-requests.ts'
import { anonymiseReviews } from '#server/reviews/anonymise-reviews.ts'
import { anonymiseOrdersIn } from './purge-deleted-accounts.ts'

export interface PersonToForget {
  /** Null: without an account. */
  userId: number | null
  email: string
  /**
   * Whether the mailbox is verified. Otherwise rows that have only its address are kept: they may be another person's.
   */
  ownsMailbox: boolean
  /** Of the mail that confirms the deletion of an account. */
  siteId: number
}

/**
 * Deletes a person's account and all data of them that no law requires (docs/rules/accounts.md). Upcoming bookings remain; `purgeDeletedAccounts`
 * anonymises them afterwards. Returns false if the account no longer exists: the caller rolls back.
 */
export async function forgetPerson(tx: Tx, { userId, email, ownsMailbox, siteId }: PersonToForget): Promise<boolean> {
  const own = { userId, email: ownsMailbox ? email : null }
  // Lock order of docs/rules/places-and-holds.md: requests, orders, promo code counts, carts.
  const requests = await leaveQuotes(tx, own)
  await anonymiseReviews(tx, await leaveOrders(tx, own))
  await forgetMessagesAbout(tx, requests)
  if (ownsMailbox) await forgetPromoBuyer(tx, email)
  if (userId !== null) await deleteCarts(tx, userId)
  if (ownsMailbox) {
    await forgetContactMessages(tx, await deleteMessages(tx, email))
    await forgetRecipient(tx, email)
  }
  // Last: the other deletions need the account to find their rows.
  if (userId !== null && !(await deleteUser(tx, userId, siteId))) return false
  await anonymiseOrdersIn(tx)
  return true
}
