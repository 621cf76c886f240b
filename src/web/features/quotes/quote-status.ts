import type { QuoteView } from './calls.ts'

/** How a quote stands for its reader: what is accepted waits for a card's payment or for a transfer. */
export function standingOf({ status, order }: QuoteView): QuoteView['status'] | 'awaiting_transfer' {
  return status === 'accepted' && order?.isTransfer === true ? 'awaiting_transfer' : status
}
