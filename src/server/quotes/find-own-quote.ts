import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { expireQuotes } from './queries.ts'
import { isQuoteKey } from './quote-key.ts'
import { findQuote, type QuoteRequestRow } from './quote-query.ts'

export interface OwnQuoteInput {
  visitor: Visitor
  reference: string
  key: string | undefined
}

/**
 * A quote for its owner or with the key of its signed link; expires it first if its time has passed. Throws the same
 * ApiError `quotes.quote_unknown` for another person's or site's quote and for an unknown one.
 */
export async function findOwnQuote(context: Context, input: OwnQuoteInput): Promise<QuoteRequestRow> {
  const { visitor, reference, key } = input
  const hasKey = key !== undefined && isQuoteKey(context.configuration, reference, key)
  const found = await findQuote(context.db, reference)
  const isOwner = visitor.userId !== null && found?.userId === visitor.userId
  if (found?.siteId !== visitor.site.id || (!isOwner && !hasKey)) throw new ApiError('missing', 'quotes.quote_unknown')
  await expireQuotes(context.db, reference)
  return (await findQuote(context.db, reference)) ?? found
}
