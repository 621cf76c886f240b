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
