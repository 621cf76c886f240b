import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import { timeUntilStart, type Times } from './time-until-start.ts'

const LONGEST_SECONDS = 48 * 3600
/** Below this a transfer between banks may not arrive in time. */
const SHORTEST_SECONDS = 12 * 3600

/**
 * For how many seconds places are held for a bank transfer: two days, or until the first activity's sale ends. Null when transfers are not offered:
 * the site has no account in the charged currency, there is nothing to pay, a supplier is to be asked first, or too little time.
 */
export function transferHoldSeconds(
  site: SiteOfRequest,
  charge: { currency: string; totalMinor: number },
  rows: readonly (Times & { confirmation: 'instant' | 'supplier' })[],
): number | null {
  if (site.bankAccount?.currency !== charge.currency || charge.totalMinor === 0 || rows.length === 0) return null
  if (rows.some((row) => row.confirmation === 'supplier')) return null
  const seconds = Math.floor(Math.min(LONGEST_SECONDS, timeUntilStart(rows).untilCutoff))
  return seconds < SHORTEST_SECONDS ? null : seconds
}
