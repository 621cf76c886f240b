import { itemSets, type ItemState } from '#domain/item-states.ts'
import type { InvoiceView } from './calls.ts'

/** Classes of the badge of a booking's state. */
const bookingTones: Record<ItemState, string> = {
  pending: 'bg-primary/10 text-primary',
  approved: 'bg-primary/10 text-primary',
  confirmed: 'bg-success/12 text-success',
  failed: 'bg-danger/10 text-danger',
  expired: 'bg-danger/10 text-danger',
  cancelled: 'bg-line text-ink',
  refunded: 'bg-line text-ink',
}

/** The order of a badge's booking, as far as the badge says it. */
type OfOrder = Pick<InvoiceView, 'replacedBy'>

const isReplaced = (state: ItemState, order?: OfOrder) => order?.replacedBy != null && itemSets.lost.includes(state)

export const badgeTone = (state: ItemState, order?: OfOrder): string =>
  bookingTones[isReplaced(state, order) ? 'cancelled' : state]

/**
 * Whose words a badge has. Of a cancelled booking the refund is a sentence of its own: 'Refunded' alone does not say that
 * it is cancelled, and reads as if the money had already arrived. Of an order that its buyer replaced 'Expired' would be
 * about a time that was still running.
 */
export const badgeState = (state: ItemState, order?: OfOrder): Exclude<ItemState, 'refunded'> | 'replaced' =>
  isReplaced(state, order) ? 'replaced' : state === 'refunded' ? 'cancelled' : state
