import type { Context } from '#server/kernel/context.ts'
import { settle } from './queries.ts'
import { listOpenQuotes, type QuoteRow } from './quote-query.ts'

/** For the operator: what waits for an answer, for the buyer or for money. */
export async function listRequests(context: Context): Promise<QuoteRow[]> {
  await settle(context.db, null)
  return listOpenQuotes(context.db)
}
