import { checkFields } from '#server/accounts/check-fields.ts'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandProof, demandProvenSession } from './may-manage.ts'
import { endSessions } from './queries.ts'
import { tellOwnChange } from './tell-own-change.ts'

/** Changes the password and ends the person's other sessions. @throws ApiError `console.proof_required`, `console.fields_invalid` */
export async function changeStaffPassword(
  context: Context,
  { person, password, confirmPassword }: { person: SignedInStaff; password: string; confirmPassword: string },
): Promise<void> {
  demandProof(person)
  const fields = checkFields({ password, confirmPassword })
  if (fields.length > 0) throw new ApiError('invalid', 'console.fields_invalid', { fields })
  const passwordHash = await hashPassword(password)
  await context.db.transaction(async (tx) => {
    await demandProvenSession(tx, person)
    await tx.rows({
      name: 'staff.change_password',
      text: 'update staff set password_hash = $2 where id = $1 and accepted_at is not null',
      values: [person.staffId, passwordHash],
    })
    await endSessions(tx, [person.staffId], person.sessionId)
    await tellOwnChange(tx, person, { action: 'password.changed' })
  })
}
