import type { Times } from '#domain/time-until-start.ts'
import { transferSeconds } from '#domain/transfer-seconds.ts'
import { bankDaysOf } from '#domain/working-time.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'

/**
 * Seconds for which seats are held until a bank transfer arrives. Null if a transfer is not possible: for these items
 * (`transferSeconds`), because the site has no account in the charged currency, or because nothing is due.
 */
export function transferHoldSeconds(
  site: SiteOfRequest,
  charge: { currency: string; totalMinor: number },
  rows: readonly (Times & { confirmation: 'instant' | 'supplier' })[],
): number | null {
  const bank = bankDaysOf(site)
  if (bank === null || site.bankAccount?.currency !== charge.currency || charge.totalMinor === 0) return null
  return transferSeconds(rows, bank)
}
