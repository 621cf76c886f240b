import {
  faultsOf,
  sumBooks,
  sumSales,
  type LedgerError,
  type Statement,
  type SupplierStatement,
} from '#domain/ledger.ts'
import type { Context } from '#server/kernel/context.ts'
import { listOrderBooks, type Days } from './ledger-queries.ts'

const STEP = 500

export interface CheckedLedger {
  /** The books in total, a currency each. */
  statements: Statement[]
  /** The suppliers' part, by list currency. */
  supplierStatements: SupplierStatement[]
  faults: { reference: string; faults: LedgerError[] }[]
}

/** Checks our own books of orders placed in these days (docs/rules/ledger.md), without the provider. */
export async function checkLedger(context: Context, days: Days): Promise<CheckedLedger> {
  const checked: CheckedLedger = { statements: [], supplierStatements: [], faults: [] }
  for (let afterId = 0; ;) {
    const rows = await listOrderBooks(context.db, { ...days, afterId, most: STEP })
    checked.statements = sumBooks(rows, checked.statements)
    checked.supplierStatements = sumSales(rows, checked.supplierStatements)
    for (const books of rows) {
      const faults = faultsOf(books)
      if (faults.length > 0) checked.faults.push({ reference: books.reference, faults })
    }
    const last = rows.at(-1)
    if (!last || rows.length < STEP) return checked
    afterId = last.id
  }
}
