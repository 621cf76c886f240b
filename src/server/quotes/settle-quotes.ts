import type { Context } from '#server/kernel/context.ts'
import { settle } from './queries.ts'

/** Brings every quote to where its order and the clock are; offers that ran out are told to their buyers. */
export async function settleQuotes(context: Context): Promise<void> {
  await settle(context.db, null)
}
