import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { confirmOwner } from '#server/accounts/confirm-owner.ts'
import { signedInAccount } from '#server/accounts/signed-in-account.ts'
import { forgetPerson } from './forget-person.ts'

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
    const person = { userId, email, ownsMailbox: isConfirmed, siteId: input.visitor.site.id }
    if (!(await forgetPerson(tx, person))) throw new ApiError('unauthenticated', 'account.sign_in_required')
  })
}
