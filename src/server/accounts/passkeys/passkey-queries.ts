import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'
import type { UserRow } from '#server/accounts/user-queries.ts'

/** Stores a used challenge; false if it was used before. */
export async function useChallenge(
  connection: Connection,
  input: { challengeHash: Buffer; seconds: number },
): Promise<boolean> {
  const rows = await connection.rows(
    named({
      name: 'accounts.use_challenge',
      text: `insert into used_challenge (challenge_hash, expires_at) values (:challengeHash, rihla_now() + make_interval(secs => :seconds))
      on conflict do nothing returning challenge_hash`,
      values: input,
    }),
  )
  return rows.length > 0
}

export interface PasskeyRow {
  id: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

/** The passkeys of an account that work on `host`. */
export function listPasskeysOf(connection: Connection, userId: number, host: string): Promise<PasskeyRow[]> {
  return connection.rows<PasskeyRow>({
    name: 'accounts.passkeys',
    text: `select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from passkey where user_id = $1 and host = $2
      order by created_at, id`,
    values: [userId, host],
  })
}

/** Stores a passkey and notifies the owner by mail. A credential that is known already is not stored again. */
export async function insertPasskey(
  connection: Connection,
  passkey: {
    id: string
    userId: number
    host: string
    publicKey: Buffer
    counter: number
    transports: string[]
    name: string
    siteId: number
  },
): Promise<void> {
  await connection.rows(
    named({
      name: 'accounts.insert_passkey',
      text: `with made as (
        insert into passkey (id, user_id, host, public_key, counter, transports, name)
        values (:id, :userId, :host, :publicKey, :counter, :transports, :name) on conflict do nothing returning user_id)
      ${queueMessages({
        kind: 'passkey_added',
        fact: 'gen_random_uuid()',
        recipient: 'u.email',
        language: 'u.language',
        payload: `jsonb_build_object('siteId', :siteId::bigint)`,
        from: 'made join app_user u on u.id = made.user_id',
      })}`,
      values: passkey,
    }),
  )
}

export async function deletePasskey(connection: Connection, userId: number, id: string): Promise<void> {
  await connection.rows({
    name: 'accounts.delete_passkey',
    text: 'delete from passkey where user_id = $1 and id = $2',
    values: [userId, id],
  })
}

export interface KnownPasskey {
  publicKey: Buffer
  counter: number
  transports: string[]
  user: UserRow
}

/** A passkey of `host` and its account. */
export async function findPasskey(connection: Connection, id: string, host: string): Promise<KnownPasskey | undefined> {
  const rows = await connection.rows<Omit<KnownPasskey, 'user'> & UserRow>({
    name: 'accounts.find_passkey',
    text: `select p.public_key as "publicKey", p.counter, p.transports, u.id, u.email, u.first_name as "firstName",
        u.last_name as "lastName", u.password_hash as "passwordHash", u.language, u.currency
      from passkey p join app_user u on u.id = p.user_id where p.id = $1 and p.host = $2`,
    values: [id, host],
  })
  const [row] = rows
  if (!row) return undefined
  const { publicKey, counter, transports, ...user } = row
  return { publicKey, counter, transports, user }
}

export async function setPasskeyUsed(connection: Connection, id: string, counter: number): Promise<void> {
  await connection.rows({
    name: 'accounts.set_passkey_used',
    text: 'update passkey set counter = $2, last_used_at = rihla_now() where id = $1',
    values: [id, counter],
  })
}

/** For the owner's download of all data. */
export function listPasskeysOfUser(
  connection: Connection,
  userId: number,
): Promise<{ host: string; name: string; createdAt: Date; lastUsedAt: Date | null }[]> {
  return connection.rows({
    name: 'accounts.passkeys_of_user',
    text: `select host, name, created_at as "createdAt", last_used_at as "lastUsedAt" from passkey where user_id = $1 order by created_at`,
    values: [userId],
  })
}
