import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { CHALLENGE_MINUTES } from '#domain/staff-session.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { insertChallenge, insertPasskey, listPasskeys } from './factor-queries.ts'
import { demandProof, demandProvenSession } from './may-manage.ts'
import { checkRegistration, newRegistrationOptions } from './passkeys.ts'
import { tellOwnChange } from './tell-own-change.ts'

const LONGEST_NAME = 60

/** @throws ApiError `console.proof_required` */
export async function beginAddingPasskey(context: Context, { person }: { person: SignedInStaff }) {
  demandProof(person)
  const { staffId, email, name } = person
  const known = await listPasskeys(context.db, staffId)
  const options = await newRegistrationOptions(context, { email, name, staffId, known })
  await context.db.transaction(async (tx) => {
    await demandProvenSession(tx, person)
    await insertChallenge(tx, { challenge: options.challenge, staffId, minutes: CHALLENGE_MINUTES })
  })
  return options
}

/** @throws ApiError `console.proof_required`, `console.passkey_refused`, `console.fields_invalid` */
export async function addPasskey(
  context: Context,
  { person, name, response }: { person: SignedInStaff; name: string; response: RegistrationResponseJSON },
): Promise<void> {
  demandProof(person)
  const called = name.trim()
  if (called === '' || called.length > LONGEST_NAME)
    throw new ApiError('invalid', 'console.fields_invalid', {
      fields: [{ field: 'name', code: called === '' ? 'required' : 'too_long' }],
    })
  const { id: credentialId, ...passkey } = await checkRegistration(context, { staffId: person.staffId, response })
  await context.db.transaction(async (tx) => {
    await demandProvenSession(tx, person)
    const id = await insertPasskey(tx, { ...passkey, credentialId, staffId: person.staffId, name: called })
    if (id === null) throw new ApiError('invalid', 'console.passkey_refused')
    await tellOwnChange(tx, person, { action: 'passkey.added', after: { passkey: called } })
  })
}
