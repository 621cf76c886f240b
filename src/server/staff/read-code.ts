import { tidyLine } from '#domain/invisible.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { findStaffByEmail } from './queries.ts'
import { codeAt } from './totp.ts'

/** The current code of a person's authenticator app, for the demo. @throws ApiError `console.not_found` without an app */
export async function readCode(context: Context, { email }: { email: string }): Promise<string> {
  const staff = await findStaffByEmail(context.db, tidyLine(email))
  if (!staff || staff.totpSecret === null) throw new ApiError('missing', 'console.not_found')
  return codeAt(context, staff.totpSecret, staff.now)
}
