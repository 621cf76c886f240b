import { faultsOf, sumBooks, type LedgerFault, type OrderBooks, type Statement } from '#domain/ledger.ts'
import type { Context } from '#server/platform/context.ts'
import { listOrderBooks, type Days } from './ledger-queries.ts'

const STEP = 500

export interface CheckedLedger {
  /** The books in total, a currency each. */
  statements: Statement[]
  faults: { reference: string; faults: LedgerFault[] }[]
}

/** Whether our own books agree with themselves, of orders made in these days (docs/rules/ledger.md). Asks nobody else. */
export async function checkLedger(context: Context, days: Days): Promise<CheckedLedger> {
  const all: OrderBooks[] = []
  for (let afterId = 0; ;) {
    const rows = await listOrderBooks(context.db, { ...days, afterId, most: STEP })
    all.push(...rows)
    const last = rows.at(-1)
    if (!last || rows.length < STEP) break
    afterId = last.id
  }
  const checked = all.map((books) => ({ reference: books.reference, faults: faultsOf(books) }))
  return { statements: sumBooks(all), faults: checked.filter(({ faults }) => faults.length > 0) }
}
