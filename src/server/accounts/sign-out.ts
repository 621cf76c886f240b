import type { Context } from '#server/kernel/context.ts'
import { hashToken } from '#server/kernel/token.ts'
import { deleteSession } from './queries.ts'

export async function signOut(context: Context, input: { token: string | null }): Promise<void> {
  if (input.token !== null) await deleteSession(context.db, hashToken(input.token))
}
