import { changeEmailOf } from '#server/accounts/email-queries.ts'
import { checkCode } from '#server/accounts/mail-code.ts'
import { signedInAccount } from '#server/accounts/signed-in-account.ts'
import { claimGuestOrders } from '#server/booking/orders/claim-guest-orders.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { hashToken } from '#server/kernel/token.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { claimGuestQuotes } from '#server/quotes/claim-guest-quotes.ts'

/**
 * Changes the account's address with the code mailed to the new one. Ends every other session, notifies the old address
 * and adds the guest orders and requests made with the new one.
 * @throws ApiError `account.fields_invalid` at `code`, `account.code_expired` (also if the address got an account in the
 * meantime), `account.sign_in_required`
 * @returns the new address
 */
export async function confirmEmailChange(
  context: Context,
  input: { visitor: Visitor; sessionToken: string; challenge: string; code: string },
): Promise<{ email: string }> {
  const { visitor, challenge, code } = input
  const userId = signedInAccount(visitor)
  const { email } = await checkCode(context, { purpose: 'new_email', challenge, code, userId })
  const wish = { userId, email, keptSession: hashToken(input.sessionToken), siteId: visitor.site.id }
  try {
    await context.db.transaction(async (tx) => {
      if (!(await changeEmailOf(tx, wish))) throw new ApiError('gone', 'account.code_expired')
      await claimGuestOrders(tx, wish)
      await claimGuestQuotes(tx, wish)
    })
  } catch (error) {
    const { code: state, constraint } = error as { code?: string; constraint?: string }
    // A concurrent sign-up took the address.
    if (state === '23505' && constraint === 'app_user_email') throw new ApiError('gone', 'account.code_expired')
    throw error
  }
  return { email }
}
