import { timeUntilStart, type Times } from './time-until-start.ts'
import { afterWorkingTime, workingSecondsBetween, type BankDays } from './working-time.ts'

/** Three business days: a transfer within a country usually takes one or two, and is not always sent at once. */
const LONGEST_SECONDS = 72 * 3600
/** Below this a transfer between banks may not arrive in time. */
const SHORTEST_SECONDS = 12 * 3600

/**
 * How long seats are held until a bank transfer arrives, in seconds: three business days of the receiving bank, or until the
 * first activity's sale ends. Weekends do not count, because banks move no money then. Null if these items cannot be paid
 * by transfer: a supplier must confirm first, or there is too little time outside weekends.
 */
export function transferSeconds(
  items: readonly (Times & { confirmation: 'instant' | 'supplier' })[],
  bank: BankDays,
): number | null {
  const [first] = items
  if (!first || items.some((item) => item.confirmation === 'supplier')) return null
  const { now } = first
  const cutoffAt = now.getTime() + timeUntilStart(items).untilCutoff * 1000
  const end = new Date(Math.min(afterWorkingTime(now, LONGEST_SECONDS, bank).getTime(), cutoffAt))
  if (workingSecondsBetween(now, end, bank) < SHORTEST_SECONDS) return null
  return Math.floor((end.getTime() - now.getTime()) / 1000)
}
