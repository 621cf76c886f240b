import { quoteTransitions, type QuoteState } from '#domain/quote-states.ts'
import { isLegal } from '#domain/state-machine.ts'
import type { RecordChange } from '#server/booking/commands/staff-actor.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { getRequest } from './get-request.ts'
import { demandSeen, type SeenQuote } from './demand-seen.ts'
import { lockQuote, setStatus, expireQuotes } from './queries.ts'

export function isDeclinable(status: QuoteState): boolean {
  return isLegal(quoteTransitions, status, 'declined_by_operator')
}

/**
 * Declines a request, or withdraws a quote that was not accepted. The buyer gets the reason by mail. Throws ApiError
 * `quotes.quote_unknown`, `quotes.not_answerable`, `quotes.quote_changed` if it is not as `seen` any more.
 */
export async function declineQuote(
  context: Context,
  input: { reference: string; reason: string; seen?: SeenQuote; record?: RecordChange },
): Promise<void> {
  await expireQuotes(context.db, input.reference)
  await context.db.transaction(async (tx) => {
    await lockQuote(tx, input.reference)
    const request = await getRequest(tx, input.reference)
    demandSeen(request, input.seen)
    if (!isDeclinable(request.status)) throw new ApiError('conflict', 'quotes.not_answerable')
    await setStatus(tx, {
      requestId: request.id,
      status: 'declined_by_operator',
      reason: input.reason,
      mailKind: 'quote_declined',
      recipient: null,
    })
    await input.record?.(tx, request.id)
  })
}
