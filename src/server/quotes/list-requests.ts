import type { Context } from '#server/kernel/context.ts'
import { expireOffers } from './queries.ts'
import { listOpenQuotes, type QuoteRow } from './quote-query.ts'

/** For the operator: requests that await an answer, the buyer or a payment. */
export async function listRequests(context: Context): Promise<QuoteRow[]> {
  await expireOffers(context.db, null)
  return listOpenQuotes(context.db)
}
