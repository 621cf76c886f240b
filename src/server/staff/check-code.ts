import { ApiError } from '#server/kernel/api-error.ts'
import { clearAttempts, countAttempt } from '#server/kernel/count-attempt.ts'
import type { Context } from '#server/kernel/context.ts'
import { usePeriod, useRecoveryCode } from './factor-queries.ts'
import type { StaffRow } from './queries.ts'
import { hashRecoveryCode, periodOfCode, tidyCode } from './totp.ts'

const LIMIT = 'console code'

/**
 * Uses a code of the person's authenticator app or a recovery code; each works once. Returns which it was. Five wrong
 * codes in 15 minutes, from all networks together: who enters one has already entered the password.
 * @throws ApiError `console.code_wrong`, `console.too_many_attempts`
 */
export async function checkCode(context: Context, staff: StaffRow, typed: string): Promise<'totp' | 'recovery_code'> {
  const code = tidyCode(typed)
  await countAttempt(context.db, {
    key: `${LIMIT} ${staff.id}`,
    most: 5,
    windowSeconds: 900,
    code: 'console.too_many_attempts',
  })
  const kind = await use(context, staff, code)
  if (kind === null) throw new ApiError('invalid', 'console.code_wrong')
  await clearAttempts(context.db, LIMIT, `${staff.id}`)
  return kind
}

async function use(context: Context, staff: StaffRow, code: string): Promise<'totp' | 'recovery_code' | null> {
  if (staff.totpSecret === null) return null
  const period = periodOfCode(context, staff.totpSecret, { code, now: staff.now, after: staff.totpLastPeriod })
  if (period !== null && (await usePeriod(context.db, staff.id, period))) return 'totp'
  return (await useRecoveryCode(context.db, staff.id, hashRecoveryCode(context, code))) ? 'recovery_code' : null
}
