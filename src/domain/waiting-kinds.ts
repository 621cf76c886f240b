/** What waits for people of the console, the most urgent first. */
export const waitingKinds = [
  'requests',
  'refunds_failed',
  'changes_stuck',
  'late',
  'transfers',
  'books',
  'unplanned',
  'messages',
  'quotes',
  'reviews',
  'problems',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** What can be assigned to a person of the marketplace. */
export const assignedKinds = ['orders', 'messages', 'quotes'] as const
export type AssignedKind = (typeof assignedKinds)[number]
