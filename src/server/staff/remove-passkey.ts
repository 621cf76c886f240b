import { needsSecondFactor } from '#domain/permissions.ts'
import { heldIn } from '#domain/staff-scope.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { deletePasskey, listPasskeys } from './factor-queries.ts'
import { demandProof, demandProvenSession } from './may-manage.ts'
import { listMemberships, lockStaff } from './queries.ts'
import { tellOwnChange } from './tell-own-change.ts'

/** @throws ApiError `console.proof_required`, `console.not_found`, `console.last_factor` if a second factor is required and it is the only one */
export async function removePasskey(
  context: Context,
  { person, passkeyId }: { person: SignedInStaff; passkeyId: number },
): Promise<void> {
  demandProof(person)
  await context.db.transaction(async (tx) => {
    await demandProvenSession(tx, person)
    const staff = await lockStaff(tx, person.staffId)
    const name = await deletePasskey(tx, person.staffId, passkeyId)
    if (name === null) throw new ApiError('missing', 'console.not_found')
    const grants = await listMemberships(tx, [person.staffId])
    const isRequired = needsSecondFactor(heldIn(grants))
    if (isRequired && staff?.totpSecret === null && (await listPasskeys(tx, person.staffId)).length === 0)
      throw new ApiError('conflict', 'console.last_factor')
    await tellOwnChange(tx, person, { action: 'passkey.removed', before: { passkey: name } })
  })
}
