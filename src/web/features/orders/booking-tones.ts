import type { ItemState } from '#domain/item-states.ts'

/** Classes of the badge of a booking's state. */
export const bookingTones: Record<ItemState, string> = {
  pending: 'bg-primary/10 text-primary',
  approved: 'bg-primary/10 text-primary',
  confirmed: 'bg-success/12 text-success',
  failed: 'bg-danger/10 text-danger',
  expired: 'bg-danger/10 text-danger',
  cancelled: 'bg-line text-ink',
  refunded: 'bg-line text-ink',
}

/**
 * Whose words a badge has. Of a cancelled booking the refund is a sentence of its own: 'Refunded' alone does not say that
 * it is cancelled, and reads as if the money had already arrived.
 */
export const badgeState = (state: ItemState): Exclude<ItemState, 'refunded'> =>
  state === 'refunded' ? 'cancelled' : state
