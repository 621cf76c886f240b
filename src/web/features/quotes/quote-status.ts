import type { QuoteRequestView } from './calls.ts'

/** The status displayed to the traveller: accepted quotes await a card payment or a bank transfer. */
export function quoteStatus({ status, order }: QuoteRequestView): QuoteRequestView['status'] | 'awaiting_transfer' {
  return status === 'accepted' && order?.isTransfer === true ? 'awaiting_transfer' : status
}
