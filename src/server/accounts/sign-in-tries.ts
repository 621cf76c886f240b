import type { Connection } from '#server/kernel/database.ts'

/** Clears an account's sign-in attempts from every network, after a password change or a successful sign-in. */
export async function clearSignInTries(connection: Connection, email: string): Promise<void> {
  await connection.rows({
    name: 'accounts.clear_sign_in_tries',
    // Uses the index on window_start: the longest of these windows is an hour.
    text: `delete from rate_limit where window_start > rihla_now() - interval '1 hour'
      and key like 'sign-in %' and right(key, length($1) + 1) = ' ' || lower($1)`,
    values: [email],
  })
}
