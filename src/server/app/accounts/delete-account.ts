import { deleteCarts } from '#server/cart/delete-carts.ts'
import { deleteMessages } from '#server/content/delete-messages.ts'
import { forgetContactMessages, forgetMessagesAbout, forgetRecipient } from '#server/notifications/forget-messages.ts'
import { leaveOrders } from '#server/booking/orders/anonymise-orders.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { forgetPromoBuyer } from '#server/cart/promotions/forget-promo-buyer.ts'
import { leaveQuotes } from '#server/quotes/forget-requests.ts'
import { anonymiseReviews } from '#server/reviews/anonymise-reviews.ts'
import { confirmOwner } from '#server/accounts/confirm-owner.ts'
import { deleteUser } from '#server/accounts/delete-user.ts'
import { anonymiseOrdersIn } from './purge-deleted-accounts.ts'
import { signedInAccount } from '#server/accounts/signed-in-account.ts'

/**
 * Deletes the account and all of the owner's data that no law requires, in one transaction (docs/rules/accounts.md).
 * Upcoming bookings remain and are accessible by the link in their mail; `purgeDeletedAccounts` anonymises them afterwards.
 * @throws ApiError `account.fields_invalid` at the password, `account.too_many_attempts`, `account.sign_in_required`,
 * `account.proof_required`
 */
export async function deleteAccount(
  context: Context,
  input: { visitor: Visitor; sessionToken: string; password: string },
): Promise<void> {
  const userId = signedInAccount(input.visitor)
  const { email, isConfirmed } = await confirmOwner(context, { ...input, userId, field: 'password' })
  await context.db.transaction(async (tx) => {
    // Lock order of docs/rules/places-and-holds.md: requests, orders, promo code counts, carts.
    const requests = await leaveQuotes(tx, { userId, email })
    await anonymiseReviews(tx, await leaveOrders(tx, { userId, email }))
    await forgetMessagesAbout(tx, requests)
    if (isConfirmed) await forgetPromoBuyer(tx, email)
    await deleteCarts(tx, userId)
    if (isConfirmed) {
      // By address only if the mailbox is verified: otherwise the messages may be somebody else's.
      await forgetContactMessages(tx, await deleteMessages(tx, email))
      await forgetRecipient(tx, email)
    }
    // Last: the other deletions need the account to find their rows.
    if (!(await deleteUser(tx, userId, input.visitor.site.id)))
      throw new ApiError('unauthenticated', 'account.sign_in_required')
    await anonymiseOrdersIn(tx)
  })
}
