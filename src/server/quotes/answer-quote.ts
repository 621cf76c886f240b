import { quoteTransitions, type QuoteState } from '#domain/quote-states.ts'
import { isLegal } from '#domain/state-machine.ts'
import type { RecordChange } from '#server/booking/commands/staff-actor.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { errorsOfAnswer, instantsOfAnswer, type WrittenAnswer } from './check-answer.ts'
import { getRequest } from './get-request.ts'
import { demandSeen, type SeenQuote } from './demand-seen.ts'
import { insertQuote, lockQuote, expireQuotes } from './queries.ts'

export interface AnswerQuoteInput extends WrittenAnswer {
  reference: string
  /** What the person answered. */
  seen?: SeenQuote
  record?: RecordChange
}

/** While the buyer pays for a quote, and once it is booked, it has no other. */
export function isAnswerable(status: QuoteState): boolean {
  return isLegal(quoteTransitions, status, 'answered') && status !== 'accepted'
}

/**
 * Answers a request with a quote, replacing an earlier one, and notifies the buyer. Throws ApiError
 * `quotes.quote_unknown`, `quotes.answer_invalid` with the fields, `quotes.not_answerable` while the buyer pays for the
 * earlier quote or after it was booked, `quotes.quote_changed` if it is not as `seen` any more.
 */
export async function answerQuote(context: Context, input: AnswerQuoteInput): Promise<void> {
  await expireQuotes(context.db, input.reference)
  await context.db.transaction(async (tx) => {
    await lockQuote(tx, input.reference)
    const request = await getRequest(tx, input.reference)
    demandSeen(request, input.seen)
    if (!isAnswerable(request.status)) throw new ApiError('conflict', 'quotes.not_answerable')
    const errors = errorsOfAnswer(input, request)
    if (errors.length > 0) throw new ApiError('invalid', 'quotes.answer_invalid', { fields: errors })
    await insertQuote(tx, {
      requestId: request.id,
      priceMinor: input.priceMinor,
      currency: request.productCurrency,
      travellers: input.travellers ?? request.travellers,
      localDate: input.localDate,
      localTime: input.localTime,
      includes: input.includes,
      message: input.message,
      ...instantsOfAnswer(input, request),
    })
    await input.record?.(tx, request.id)
  })
}
