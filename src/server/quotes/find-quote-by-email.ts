import { tidyLine } from '#domain/invisible.ts'
import { tidyQuoteReference } from '#domain/reference.ts'
import { lookupLimits } from '#server/booking/orders/lookup-limits.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { countInTurn, takeBackAttempt } from '#server/kernel/count-attempt.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { quoteKey } from './quote-key.ts'
import { findQuote } from './quote-query.ts'

/**
 * Finds a quote request of the visitor's site by its reference and the email it was made with, and returns the key of its
 * signed link. Wrong references and wrong emails get the same response and are counted like those of orders.
 * @throws ApiError `quotes.pair_unknown`, `orders.too_many_lookups`
 */
export async function findQuoteByEmail(
  context: Context,
  input: { visitor: Visitor; reference: string; email: string },
): Promise<{ reference: string; key: string }> {
  const { visitor } = input
  const reference = tidyQuoteReference(input.reference)
  if (reference === null) throw new ApiError('missing', 'quotes.pair_unknown')
  const limits = lookupLimits(visitor.address, reference)
  await countInTurn(context.db, 'orders.too_many_lookups', limits)
  const found = await findQuote(context.db, reference)
  const email = tidyLine(input.email).toLowerCase()
  // An anonymised request has no address left.
  if (!found || found.siteId !== visitor.site.id || email === '' || found.email.toLowerCase() !== email)
    throw new ApiError('missing', 'quotes.pair_unknown')
  await takeBackAttempt(context.db, limits.flat())
  return { reference, key: quoteKey(context.configuration, reference) }
}
