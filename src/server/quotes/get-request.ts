import type { Connection } from '#server/kernel/database.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { findQuote, type QuoteRequestRow } from './quote-query.ts'

/** A request for the operator. Throws ApiError `quotes.quote_unknown`. */
export async function getRequest(connection: Connection, reference: string): Promise<QuoteRequestRow> {
  const row = await findQuote(connection, reference)
  if (!row) throw new ApiError('missing', 'quotes.quote_unknown')
  return row
}
