import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

/** Marks the period of a code as used. False if it, or a later one, was used meanwhile. */
export async function usePeriod(connection: Connection, staffId: number, period: number): Promise<boolean> {
  const rows = await connection.rows({
    name: 'staff.use_period',
    text: `update staff set totp_last_period = $2
      where id = $1 and totp_secret is not null and (totp_last_period is null or totp_last_period < $2) returning 1`,
    values: [staffId, period],
  })
  return rows.length > 0
}

/** Uses a recovery code. False if it is unknown or was used. */
export async function useRecoveryCode(connection: Connection, staffId: number, codeHash: Buffer): Promise<boolean> {
  const rows = await connection.rows({
    name: 'staff.use_recovery_code',
    text: `update recovery_code set used_at = rihla_now() where staff_id = $1 and code_hash = $2 and used_at is null returning 1`,
    values: [staffId, codeHash],
  })
  return rows.length > 0
}

export async function replaceRecoveryCodes(tx: Tx, staffId: number, codeHashes: Buffer[]): Promise<void> {
  await tx.rows({
    name: 'staff.delete_recovery_codes',
    text: 'delete from recovery_code where staff_id = $1',
    values: [staffId],
  })
  await tx.rows({
    name: 'staff.insert_recovery_codes',
    text: 'insert into recovery_code (staff_id, code_hash) select $1, unnest($2::bytea[])',
    values: [staffId, codeHashes],
  })
}

export async function setPendingTotp(tx: Tx, staffId: number, sealed: Buffer): Promise<void> {
  await tx.rows({
    name: 'staff.set_pending_totp',
    text: 'update staff set totp_pending = $2 where id = $1',
    values: [staffId, sealed],
  })
}

/** The pending secret becomes the person's; `period` is that of the code that confirmed it. */
export async function confirmPendingTotp(tx: Tx, staffId: number, period: number): Promise<void> {
  await tx.rows({
    name: 'staff.confirm_totp',
    text: `update staff set totp_secret = totp_pending, totp_last_period = $2, totp_pending = null where id = $1`,
    values: [staffId, period],
  })
}

/** Removes every second factor and the password, so that only a new link gives access. */
export async function removeFactors(tx: Tx, staffId: number): Promise<void> {
  await tx.rows({
    name: 'staff.remove_factors',
    text: `with passkeys as (delete from staff_passkey where staff_id = $1),
      codes as (delete from recovery_code where staff_id = $1),
      challenges as (delete from staff_challenge where staff_id = $1)
      update staff set totp_secret = null, totp_last_period = null, totp_pending = null, password_hash = null, accepted_at = null
      where id = $1`,
    values: [staffId],
  })
}

export interface PasskeyRow {
  id: number
  staffId: number
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

const PASSKEY = `id, staff_id as "staffId", credential_id as "credentialId", public_key as "publicKey", counter, transports, name,
  created_at as "createdAt", last_used_at as "lastUsedAt"`

export function listPasskeys(connection: Connection, staffId: number): Promise<PasskeyRow[]> {
  return connection.rows<PasskeyRow>({
    name: 'staff.passkeys',
    text: `select ${PASSKEY} from staff_passkey where staff_id = $1 order by id`,
    values: [staffId],
  })
}

export async function findPasskey(connection: Connection, credentialId: string): Promise<PasskeyRow | undefined> {
  const rows = await connection.rows<PasskeyRow>({
    name: 'staff.passkey',
    text: `select ${PASSKEY} from staff_passkey where credential_id = $1`,
    values: [credentialId],
  })
  return rows[0]
}

/** Returns its id, or null if the credential is known already. */
export async function insertPasskey(
  tx: Tx,
  passkey: Omit<PasskeyRow, 'id' | 'createdAt' | 'lastUsedAt'>,
): Promise<number | null> {
  const rows = await tx.rows<{ id: number }>(
    named({
      name: 'staff.insert_passkey',
      text: `insert into staff_passkey (staff_id, credential_id, public_key, counter, transports, name)
        values (:staffId, :credentialId, :publicKey, :counter, :transports, :name) on conflict do nothing returning id`,
      values: passkey,
    }),
  )
  return rows[0]?.id ?? null
}

export async function notePasskeyUse(connection: Connection, passkeyId: number, counter: number): Promise<void> {
  await connection.rows({
    name: 'staff.note_passkey_use',
    text: 'update staff_passkey set counter = $2, last_used_at = rihla_now() where id = $1',
    values: [passkeyId, counter],
  })
}

/** Returns its name, or null if the person has no such passkey. */
export async function deletePasskey(tx: Tx, staffId: number, passkeyId: number): Promise<string | null> {
  const rows = await tx.rows<{ name: string }>({
    name: 'staff.delete_passkey',
    text: 'delete from staff_passkey where staff_id = $1 and id = $2 returning name',
    values: [staffId, passkeyId],
  })
  return rows[0]?.name ?? null
}

export async function insertChallenge(
  connection: Connection,
  challenge: { challenge: string; staffId: number | null; minutes: number },
): Promise<void> {
  await connection.rows(
    named({
      name: 'staff.insert_challenge',
      text: `insert into staff_challenge (challenge, staff_id, expires_at)
        values (:challenge, :staffId, rihla_now() + make_interval(mins => :minutes))`,
      values: challenge,
    }),
  )
}

/** Uses a challenge of this person, or one made before sign-in. Returns false if it is unknown, used or expired. */
export async function useChallenge(
  connection: Connection,
  challenge: string,
  staffId: number | null,
): Promise<boolean> {
  const rows = await connection.rows({
    name: 'staff.use_challenge',
    text: `delete from staff_challenge
      where challenge = $1 and staff_id is not distinct from $2::bigint and expires_at > rihla_now() returning 1`,
    values: [challenge, staffId],
  })
  return rows.length > 0
}
