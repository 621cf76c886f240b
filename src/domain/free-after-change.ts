interface Step {
  until: string
  percentage: number
}

/**
 * What changing a booking does to its free cancellation, which a buyer must know before confirming. `was` and `will` are
 * the steps of its policy that apply before and after the change; null once the activity has begun. A booking that is
 * not free to cancel any more loses nothing.
 */
export function freeAfterChange(was: Step | null, will: Step | null): 'lost' | 'other_deadline' | 'same' {
  if (was !== null && was.percentage > 0) return 'same'
  if (will === null || will.percentage > 0) return 'lost'
  return was !== null && Date.parse(was.until) === Date.parse(will.until) ? 'same' : 'other_deadline'
}
