import { payableStep } from '#domain/currency.ts'
import type { Words } from '#domain/locale.ts'
import { isLocalDate, isLocalTime, quoteTimes } from '#domain/quote-times.ts'
import { quoteTransitions, type QuoteState } from '#domain/quote-states.ts'
import { isLegal } from '#domain/state-machine.ts'
import type { RecordChange } from '#server/booking/commands/staff-actor.ts'
import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { getRequest } from './get-request.ts'
import { demandSeen, type SeenQuote } from './demand-seen.ts'
import { insertQuote, lockQuote, expireQuotes } from './queries.ts'
import type { QuoteRequestRow } from './quote-query.ts'

export interface AnswerQuoteInput {
  reference: string
  /** Minor units of the product's currency, in payable steps. */
  priceMinor: number
  /** On the city's clock: YYYY-MM-DD and HH:MM. */
  localDate: string
  localTime: string
  /** Null: the requested number. */
  travellers: number | null
  /** At least in the buyer's language. */
  includes: Partial<Words>
  message: string
  /** The quote is valid for this many days, but not beyond the start. */
  validDays: number
  /** What the person answered. */
  seen?: SeenQuote
  record?: RecordChange
}

/** While the buyer pays for a quote, and once it is booked, it has no other. */
export function isAnswerable(status: QuoteState): boolean {
  return isLegal(quoteTransitions, status, 'answered') && status !== 'accepted'
}

const LARGEST_PRICE_MINOR = 100_000_000_000
const LONGEST = { validDays: 90, travellers: 500, text: 4000 }

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
    const errors = errorsOf(input, request)
    if (errors.length > 0) throw new ApiError('invalid', 'quotes.answer_invalid', { fields: errors })
    const { startsAt, endsAt } = timesOf(input, request)
    const validUntil = Math.min(request.now.getTime() + input.validDays * 86_400_000, Date.parse(startsAt))
    await insertQuote(tx, {
      requestId: request.id,
      priceMinor: input.priceMinor,
      currency: request.productCurrency,
      travellers: input.travellers ?? request.travellers,
      localDate: input.localDate,
      localTime: input.localTime,
      startsAt,
      endsAt,
      includes: input.includes,
      message: input.message,
      validUntil: new Date(validUntil).toISOString(),
    })
    await input.record?.(tx, request.id)
  })
}

const timesOf = (input: AnswerQuoteInput, request: QuoteRequestRow) =>
  quoteTimes({ ...input, zone: request.zone, durationMinutes: request.durationMinutes })

function errorsOf(input: AnswerQuoteInput, request: QuoteRequestRow): { field: string; code: string }[] {
  const isWithin = (value: number, most: number) => Number.isSafeInteger(value) && value >= 1 && value <= most
  const texts = [input.includes.ar ?? '', input.includes.en ?? '', input.message]
  const hasTimes = isLocalDate(input.localDate) && isLocalTime(input.localTime)
  const checks: [field: string, isRight: boolean, code: string][] = [
    ['price', isWithin(input.priceMinor, LARGEST_PRICE_MINOR), 'range'],
    ['price', input.priceMinor % payableStep(request.productCurrency) === 0, 'step'],
    ['date', isLocalDate(input.localDate), 'format'],
    ['time', isLocalTime(input.localTime), 'format'],
    ['date', !hasTimes || Date.parse(timesOf(input, request).startsAt) > request.now.getTime(), 'past'],
    ['travellers', input.travellers === null || isWithin(input.travellers, LONGEST.travellers), 'range'],
    ['validDays', isWithin(input.validDays, LONGEST.validDays), 'range'],
    ['text', texts.every((text) => text.length <= LONGEST.text), 'too_long'],
  ]
  return checks.filter(([, isRight]) => !isRight).map(([field, , code]) => ({ field, code }))
}
