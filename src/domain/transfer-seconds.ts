import { timeUntilStart, type Times } from './time-until-start.ts'

const LONGEST_SECONDS = 48 * 3600
/** Below this a transfer between banks may not arrive in time. */
const SHORTEST_SECONDS = 12 * 3600

/**
 * How long seats are held until a bank transfer arrives, in seconds: two days, or until the first activity's sale ends.
 * Null if these items cannot be paid by transfer: a supplier must confirm first, or there is too little time.
 */
export function transferSeconds(items: readonly (Times & { confirmation: 'instant' | 'supplier' })[]): number | null {
  if (items.length === 0 || items.some((item) => item.confirmation === 'supplier')) return null
  const seconds = Math.floor(Math.min(LONGEST_SECONDS, timeUntilStart(items).untilCutoff))
  return seconds < SHORTEST_SECONDS ? null : seconds
}
