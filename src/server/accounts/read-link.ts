import type { z } from '@hono/zod-openapi'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { hashToken } from '#server/kernel/token.ts'
import type { accountLinkSchema } from './contract.ts'
import { findLink, type LinkRow } from './link-queries.ts'

/**
 * The step that a mailed link leads to. Changes nothing. Throws ApiError `account.link_invalid` if it is used, expired
 * or unknown.
 */
export async function readLink(context: Context, input: { token: string }): Promise<z.infer<typeof accountLinkSchema>> {
  const link = await findLink(context.db, hashToken(input.token))
  if (!link) throw new ApiError('gone', 'account.link_invalid')
  return { kind: kindOf(link), email: link.email, firstName: link.firstName, reference: link.orderReference }
}

/**
 * `password`: the one chosen on sign-up, so that opening another person's link by mistake confirms nothing. `choose`: a
 * new one; also recovers an account created before mailboxes were verified. `join`: none, the order is only added to
 * the account.
 */
export function kindOf(link: LinkRow): 'password' | 'choose' | 'join' {
  if (link.passwordHash !== null) return 'password'
  return link.isConfirmed ? 'join' : 'choose'
}
