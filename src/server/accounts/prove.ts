import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkCode } from './mail-code.ts'
import { setProved } from './proof-queries.ts'
import { signedInAccount } from './signed-in-account.ts'

/**
 * Marks the session as proved, for changes of an account without a password.
 * @throws ApiError `account.fields_invalid` at `code`, `account.code_expired`, `account.sign_in_required`
 */
export async function prove(
  context: Context,
  input: { visitor: Visitor; sessionToken: string; challenge: string; code: string },
): Promise<void> {
  const userId = signedInAccount(input.visitor)
  const { challenge, code, sessionToken } = input
  await checkCode(context, { purpose: 'proof', challenge, code, userId })
  await setProved(context.db, { userId, sessionToken })
}
