import type { Context } from '#server/kernel/context.ts'
import { listMisses, type MissRow } from './miss-queries.ts'

const MOST = 200

/** What visitors looked for and did not find in the last `days` days, most frequent first, at most 200 texts. */
export function listSearches(context: Context, input: { days: number }): Promise<MissRow[]> {
  return listMisses(context.db, { ...input, most: MOST })
}
