import type { Context } from '#server/kernel/context.ts'
import { expireQuotes } from './queries.ts'
import { listOpenQuotes, type QuoteRequestRow } from './quote-query.ts'

/** For the operator: requests that await an answer, the buyer or a payment. */
export async function listRequests(context: Context): Promise<QuoteRequestRow[]> {
  await expireQuotes(context.db, null)
  return listOpenQuotes(context.db)
}
