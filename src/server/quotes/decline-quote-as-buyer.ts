import type { Locale } from '#domain/locale.ts'
import { quoteTransitions } from '#domain/quote-states.ts'
import { isLegal } from '#domain/state-machine.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { getSite } from '#server/sites/get-site.ts'
import { findOwnQuote, type OwnQuoteInput } from './find-own-quote.ts'
import { getRequest } from './get-request.ts'
import { lockQuote, setStatus } from './queries.ts'
import { viewRequest, type QuoteRequest } from './view-request.ts'

/**
 * Declines the quote for the buyer, or withdraws the request before there is one, and notifies the operator. Idempotent.
 * `quoteNumber`: the quote that the buyer saw, null for none (docs/rules/quotes.md).
 * @throws ApiError `quotes.quote_unknown`, `quotes.not_open`, `quotes.quote_changed` if another quote has arrived.
 */
export async function declineQuoteAsBuyer(
  context: Context,
  input: OwnQuoteInput & { locale: Locale; quoteNumber: number | null },
): Promise<QuoteRequest> {
  const { siteId } = await findOwnQuote(context, input)
  const { contact } = await getSite(context.db, siteId)
  await context.db.transaction(async (tx) => {
    await lockQuote(tx, input.reference)
    const request = await getRequest(tx, input.reference)
    if (request.status === 'declined_by_buyer') return
    if (!isLegal(quoteTransitions, request.status, 'declined_by_buyer'))
      throw new ApiError('conflict', 'quotes.not_open')
    if ((request.quote?.number ?? null) !== input.quoteNumber) throw new ApiError('conflict', 'quotes.quote_changed')
    await setStatus(tx, {
      requestId: request.id,
      status: 'declined_by_buyer',
      reason: '',
      mailKind: contact.email === undefined ? null : 'quote_declined_by_buyer',
      recipient: contact.email ?? null,
    })
  })
  return viewRequest(context, await getRequest(context.db, input.reference), input.locale)
}
