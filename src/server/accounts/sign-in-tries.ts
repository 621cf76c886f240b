import { clearAttempts } from '#server/kernel/count-attempt.ts'
import type { Connection } from '#server/kernel/database.ts'

/** Clears an account's sign-in attempts from every network, after a password change or a successful sign-in. */
export async function clearSignInTries(connection: Connection, email: string): Promise<void> {
  await clearAttempts(connection, 'sign-in ', email.toLowerCase())
}
