import { quoteTransitions } from '#domain/quote-states.ts'
import { isLegal } from '#domain/state-machine.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { getRequest } from './get-request.ts'
import { lockQuote, setStatus, expireQuotes } from './queries.ts'

/**
 * Declines a request, or withdraws a quote that was not accepted. The buyer gets the reason by mail. Throws ApiError
 * `quotes.quote_unknown`, `quotes.not_answerable`.
 */
export async function declineQuote(context: Context, input: { reference: string; reason: string }): Promise<void> {
  await expireQuotes(context.db, input.reference)
  await context.db.transaction(async (tx) => {
    await lockQuote(tx, input.reference)
    const request = await getRequest(tx, input.reference)
    if (!isLegal(quoteTransitions, request.status, 'declined_by_operator'))
      throw new ApiError('conflict', 'quotes.not_answerable')
    await setStatus(tx, {
      requestId: request.id,
      status: 'declined_by_operator',
      reason: input.reason,
      mailKind: 'quote_declined',
      recipient: null,
    })
  })
}
