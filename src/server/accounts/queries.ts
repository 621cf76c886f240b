import type { Connection, Tx } from '#server/platform/database.ts'

export interface UserRow {
  id: number
  email: string
  firstName: string
  lastName: string
  passwordHash: string
}

export async function findUserByEmail(connection: Connection, email: string): Promise<UserRow | undefined> {
  const rows = await connection.rows<UserRow>({
    name: 'accounts.by_email',
    text: `select id, email, first_name as "firstName", last_name as "lastName", password_hash as "passwordHash"
      from app_user where lower(email) = lower($1)`,
    values: [email],
  })
  return rows[0]
}

/** Gives no row when the address has an account already. */
export async function insertUser(
  connection: Connection,
  user: { email: string; passwordHash: string; firstName: string; lastName: string; language: string },
): Promise<UserRow | undefined> {
  const rows = await connection.rows<UserRow>({
    name: 'accounts.insert_user',
    text: `insert into app_user (email, password_hash, first_name, last_name, language) values ($1, $2, $3, $4, $5)
      on conflict (lower(email)) do nothing
      returning id, email, first_name as "firstName", last_name as "lastName", password_hash as "passwordHash"`,
    values: [user.email, user.passwordHash, user.firstName, user.lastName, user.language],
  })
  return rows[0]
}

export async function insertSession(
  connection: Connection,
  session: { tokenHash: Buffer; userId: number; days: number },
): Promise<void> {
  await connection.rows({
    name: 'accounts.insert_session',
    text: `insert into session (token_hash, user_id, last_seen_at, expires_at)
      values ($1, $2, rihla_now(), rihla_now() + make_interval(days => $3))`,
    values: [session.tokenHash, session.userId, session.days],
  })
}

export async function deleteSession(connection: Connection, tokenHash: Buffer): Promise<void> {
  await connection.rows({
    name: 'accounts.delete_session',
    text: 'delete from session where token_hash = $1',
    values: [tokenHash],
  })
}

export async function insertReset(
  tx: Tx,
  reset: { tokenHash: Buffer; token: string; user: UserRow; language: string },
): Promise<void> {
  await tx.rows({
    name: 'accounts.insert_reset',
    text: `with made as (insert into password_reset (token_hash, user_id, expires_at)
        values ($1, $2, rihla_now() + interval '1 hour') returning token_hash)
      insert into outbox (kind, dedupe_key, recipient, language, payload)
      select 'password_reset', 'password_reset:' || encode(token_hash, 'hex'), $3, $4, jsonb_build_object('token', $5::text) from made`,
    values: [reset.tokenHash, reset.user.id, reset.user.email, reset.language, reset.token],
  })
}

/** Uses the token up, sets the password and ends every session, all in one; no row when the token is spent, old or unknown. */
export async function resetByToken(
  connection: Connection,
  input: { tokenHash: Buffer; passwordHash: string },
): Promise<{ userId: number } | undefined> {
  const rows = await connection.rows<{ userId: number }>({
    name: 'accounts.reset_by_token',
    text: `with used as (
        update password_reset set used_at = rihla_now()
        where token_hash = $1 and used_at is null and expires_at > rihla_now() returning user_id),
      others as (update password_reset p set used_at = rihla_now() from used where p.user_id = used.user_id and p.used_at is null
        and p.token_hash <> $1),
      ended as (delete from session s using used where s.user_id = used.user_id)
      update app_user u set password_hash = $2, updated_at = now() from used where u.id = used.user_id returning u.id as "userId"`,
    values: [input.tokenHash, input.passwordHash],
  })
  return rows[0]
}
