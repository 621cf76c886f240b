import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { replaceRecoveryCodes } from './factor-queries.ts'
import { demandProof, demandProvenSession } from './may-manage.ts'
import { lockStaff } from './queries.ts'
import { hashRecoveryCode, newRecoveryCodes } from './totp.ts'
import { tellOwnChange } from './tell-own-change.ts'

/** Ten new recovery codes instead of the old ones. @throws ApiError `console.proof_required`, `console.not_found` without an app */
export async function renewRecoveryCodes(context: Context, { person }: { person: SignedInStaff }): Promise<string[]> {
  demandProof(person)
  const codes = newRecoveryCodes()
  await context.db.transaction(async (tx) => {
    await demandProvenSession(tx, person)
    const staff = await lockStaff(tx, person.staffId)
    if (!staff || staff.totpSecret === null) throw new ApiError('missing', 'console.not_found')
    await replaceRecoveryCodes(tx, person.staffId, codes.map((one) => hashRecoveryCode(context, one))) // prettier-ignore
    await tellOwnChange(tx, person, { action: 'recovery_codes.replaced' })
  })
  return codes
}
