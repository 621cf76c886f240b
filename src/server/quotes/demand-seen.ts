import type { QuoteState } from '#domain/quote-states.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { QuoteRequestRow } from './quote-query.ts'

/** A request as a person saw it. */
export interface SeenQuote {
  state: QuoteState
  /** The number of its latest quote; 0 before the first. */
  number: number
}

/**
 * Refuses the second of two simultaneous answers, which was based on an outdated quote.
 * @throws ApiError `quotes.quote_changed`
 */
export function demandSeen({ status, quote }: QuoteRequestRow, seen: SeenQuote | undefined): void {
  if (seen !== undefined && (seen.state !== status || seen.number !== (quote?.number ?? 0)))
    throw new ApiError('conflict', 'quotes.quote_changed')
}
