import { claimDay } from '#server/kernel/claim-day.ts'
import type { Context } from '#server/kernel/context.ts'
import { checkLedger } from './check-ledger.ts'
import { storeLedgerFindings } from './desk/store-findings.ts'

/** Bookings are paid and cancelled within a year of their order, and a little later. */
const DAYS_BACK = 400
const DAY_MS = 86_400_000

/** Checks the ledger once a day, in one process. Differences are stored for the console and logged as an error, which raises an alert. */
export async function watchLedger(context: Context): Promise<void> {
  if (!(await claimDay(context.db, 'ledger'))) return
  const now = Date.now()
  const days = { from: new Date(now - DAYS_BACK * DAY_MS), to: new Date(now + DAY_MS) }
  const { errors } = await checkLedger(context, days)
  const findings = errors.flatMap(({ errors: kinds, ...one }) => kinds.map((kind) => ({ ...one, kind })))
  await storeLedgerFindings(context.db, { ...days, findings })
  if (errors.length > 0)
    context.log.error(
      { orders: errors.map(({ reference, errors: kinds }) => ({ reference, errors: kinds })) },
      'the books do not agree: see docs/rules/ledger.md',
    )
}
