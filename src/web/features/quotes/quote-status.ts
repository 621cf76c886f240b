import type { QuoteRequestView } from './calls.ts'

/**
 * The status displayed to the traveller: accepted quotes await a card payment or a bank transfer; what was declined before
 * there was a quote was withdrawn.
 */
export function quoteStatus({
  status,
  quote,
  order,
}: QuoteRequestView): QuoteRequestView['status'] | 'awaiting_transfer' | 'withdrawn' {
  if (status === 'declined_by_buyer' && quote === null) return 'withdrawn'
  return status === 'accepted' && order?.isTransfer === true ? 'awaiting_transfer' : status
}
