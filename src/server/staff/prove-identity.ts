import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { needsSecondFactor } from '#domain/permissions.ts'
import { heldIn } from '#domain/staff-scope.ts'
import { isPasswordRight } from '#server/accounts/hash-password.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { countAttempt } from '#server/kernel/count-attempt.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { checkCode } from './check-code.ts'
import { listPasskeys } from './factor-queries.ts'
import { checkAssertion } from './passkeys.ts'
import { findStaff, listMemberships, type StaffRow } from './queries.ts'
import { recordAudit, supplierOf } from './record-audit.ts'
import { demandSession } from './may-manage.ts'

export type Proof = { passkey: AuthenticationResponseJSON } | { code: string } | { password: string }

/**
 * Proves the person's identity again, for ten minutes of dangerous acts. The password counts only for a person
 * whose permissions need no second factor, without an authenticator app and without a passkey.
 * @throws ApiError `console.passkey_refused`, `console.code_wrong`, `console.wrong_credentials`, `console.too_many_attempts`
 */
export async function proveIdentity(
  context: Context,
  { person, proof }: { person: SignedInStaff; proof: Proof },
): Promise<void> {
  const staff = (await findStaff(context.db, person.staffId)) as StaffRow
  const factor = await check(context, staff, proof)
  await context.db.transaction(async (tx) => {
    await demandSession(tx, person)
    await tx.rows({
      name: 'staff.note_proof',
      text: 'update staff_session set proven_at = rihla_now() where id = $1',
      values: [person.sessionId],
    })
    await recordAudit(tx, {
      actor: person,
      action: 'session.proven',
      subject: { kind: 'session', id: person.sessionId },
      supplierId: supplierOf(person),
      after: { factor },
    })
  })
}

async function check(context: Context, staff: StaffRow, proof: Proof): Promise<string> {
  if ('passkey' in proof) {
    const passkey = await checkAssertion(context, proof.passkey)
    if (passkey.staffId !== staff.id) throw new ApiError('invalid', 'console.passkey_refused')
    return 'passkey'
  }
  if ('code' in proof) return checkCode(context, staff, proof.code)
  await countAttempt(context.db, {
    key: `console password ${staff.id}`,
    most: 5,
    windowSeconds: 900,
    code: 'console.too_many_attempts',
  })
  const [grants, passkeys] = [await listMemberships(context.db, [staff.id]), await listPasskeys(context.db, staff.id)]
  const hasFactor = staff.totpSecret !== null || passkeys.length > 0 || needsSecondFactor(heldIn(grants))
  if (hasFactor || !(await isPasswordRight(proof.password, staff.passwordHash)))
    throw new ApiError('invalid', 'console.wrong_credentials')
  return 'password'
}
