import { ApiError } from '#server/kernel/api-error.ts'
import { countAttempt } from '#server/kernel/count-attempt.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { confirmPendingTotp, replaceRecoveryCodes, setPendingTotp } from './factor-queries.ts'
import { demandProof, demandProvenSession } from './may-manage.ts'
import { lockStaff } from './queries.ts'
import {
  describeTotp,
  hashRecoveryCode,
  newRecoveryCodes,
  newTotp,
  periodOfCode,
  tidyCode,
  type TotpSetup,
} from './totp.ts'
import { tellOwnChange } from './tell-own-change.ts'

/** A new secret; the old app works until a code of the new one confirms it. @throws ApiError `console.proof_required` */
export async function beginTotp(context: Context, { person }: { person: SignedInStaff }): Promise<TotpSetup> {
  demandProof(person)
  const sealed = newTotp(context)
  await context.db.transaction(async (tx) => {
    await demandProvenSession(tx, person)
    await setPendingTotp(tx, person.staffId, sealed)
  })
  return describeTotp(context, sealed, person.email)
}

/**
 * The app of `beginTotp` replaces the old one, and new recovery codes the old ones. Returns them.
 * @throws ApiError `console.proof_required`, `console.code_wrong`, `console.too_many_attempts`
 */
export async function confirmTotp(
  context: Context,
  { person, code }: { person: SignedInStaff; code: string },
): Promise<string[]> {
  demandProof(person)
  await countAttempt(context.db, {
    key: `console enrolment ${person.staffId}`,
    most: 10,
    windowSeconds: 900,
    code: 'console.too_many_attempts',
  })
  const codes = newRecoveryCodes()
  await context.db.transaction(async (tx) => {
    await demandProvenSession(tx, person)
    const staff = await lockStaff(tx, person.staffId)
    const period =
      staff?.totpPending &&
      periodOfCode(context, staff.totpPending, { code: tidyCode(code), now: staff.now, after: null })
    if (typeof period !== 'number') throw new ApiError('invalid', 'console.code_wrong')
    await confirmPendingTotp(tx, person.staffId, period)
    await replaceRecoveryCodes(tx, person.staffId, codes.map((one) => hashRecoveryCode(context, one))) // prettier-ignore
    await tellOwnChange(tx, person, { action: 'totp.replaced' })
  })
  return codes
}
