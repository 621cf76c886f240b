import { tidyLine } from '#domain/invisible.ts'
import { setTimeout } from 'node:timers/promises'
import { needsSecondFactor } from '#domain/permissions.ts'
import { heldIn } from '#domain/staff-scope.ts'
import { signInDelayMs } from '#domain/sign-in-delay.ts'
import { isPasswordRight } from '#server/accounts/hash-password.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { clearAttempts, countAttempts, networkLimits } from '#server/kernel/count-attempt.ts'
import type { Context } from '#server/kernel/context.ts'
import { checkCode } from './check-code.ts'
import { findStaffByEmail, listMemberships, lockGrants, lockStaff } from './queries.ts'
import { startStaffSession, type Device } from './start-staff-session.ts'

const LIMIT = 'console sign-in'

/**
 * Signs in with the password and a code. Without a code, a right password returns `code` if one is required. A wrong
 * password and an unknown address return the same response after the same time.
 * Five passwords in 15 minutes for a person from one network, fifty from one network; attempts from all networks only
 * delay the response.
 * @throws ApiError `console.wrong_credentials`, `console.code_wrong`, `console.too_many_attempts`, `console.no_access`,
 * `console.enrolment_required`
 */
export async function signInStaff(
  context: Context,
  input: { email: string; password: string; code: string; device: Device },
): Promise<{ step: 'code' } | { step: 'done'; token: string }> {
  const email = tidyLine(input.email).toLowerCase()
  const { address } = input.device
  const everywhere = `${LIMIT} everywhere ${email}`
  const tries = await countAttempts(context.db, 'console.too_many_attempts', [
    ...networkLimits(address, { key: LIMIT, most: 50, windowSeconds: 900 }),
    ...networkLimits(address, { key: LIMIT, of: email, most: 5, windowSeconds: 900 }),
    { key: everywhere, most: Infinity, windowSeconds: 3600 },
  ])
  const delayMs = signInDelayMs(tries.get(everywhere) ?? 0)
  if (delayMs > 0) await setTimeout(delayMs)
  const staff = await findStaffByEmail(context.db, email)
  const isRight = await isPasswordRight(input.password, staff?.passwordHash ?? null)
  if (!staff || !isRight) throw new ApiError('unauthenticated', 'console.wrong_credentials')
  await clearAttempts(context.db, LIMIT, email)

  const grants = await listMemberships(context.db, [staff.id])
  if (grants.length === 0) throw new ApiError('forbidden', 'console.no_access')
  const isRequired = needsSecondFactor(heldIn(grants))
  if (staff.totpSecret === null && isRequired) throw new ApiError('conflict', 'console.enrolment_required')
  if (staff.totpSecret !== null && input.code === '') return { step: 'code' }
  const factor = staff.totpSecret === null ? 'none' : await checkCode(context, staff, input.code)

  const token = await context.db.transaction(async (tx) => {
    // The password may have been reset, or the access ended, since it was read.
    const locked = await lockStaff(tx, staff.id)
    const held = await lockGrants(tx, staff.id)
    const [membership] = held
    if (locked?.passwordHash !== staff.passwordHash || !membership)
      throw new ApiError('unauthenticated', 'console.wrong_credentials')
    if (factor === 'none' && needsSecondFactor(heldIn(held)))
      throw new ApiError('conflict', 'console.enrolment_required')
    return startStaffSession(tx, { membership, device: input.device, action: 'session.started', factor })
  })
  return { step: 'done', token }
}
