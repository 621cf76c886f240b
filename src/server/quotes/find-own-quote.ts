import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { expireOffers } from './queries.ts'
import { isQuoteKey } from './quote-key.ts'
import { findQuote, type QuoteRow } from './quote-query.ts'

export interface OwnQuoteInput {
  visitor: Visitor
  reference: string
  key: string | undefined
}

/**
 * A quote for its owner or by the key of its signed link, brought up to date with the clock; by nobody else. Throws ApiError
 * `quotes.quote_unknown`, the same for somebody else's, another site's and for none.
 */
export async function findOwnQuote(context: Context, input: OwnQuoteInput): Promise<QuoteRow> {
  const { visitor, reference, key } = input
  const hasKey = key !== undefined && isQuoteKey(context.configuration, reference, key)
  const found = await findQuote(context.db, reference)
  const isOwner = visitor.userId !== null && found?.userId === visitor.userId
  if (found?.siteId !== visitor.site.id || (!isOwner && !hasKey)) throw new ApiError('missing', 'quotes.quote_unknown')
  await expireOffers(context.db, reference)
  return (await findQuote(context.db, reference)) ?? found
}
