import {
  balanceOf,
  errorsOf,
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
  errors: { orderId: number; reference: string; errors: LedgerError[]; keptMinor: number; bookedMinor: number }[]
}

/** Checks our own books of orders placed in these days (docs/rules/ledger.md), without the provider. */
export async function checkLedger(context: Context, days: Days): Promise<CheckedLedger> {
  const checked: CheckedLedger = { statements: [], supplierStatements: [], errors: [] }
  for (let afterId = 0; ;) {
    const rows = await listOrderBooks(context.db, { ...days, afterId, most: STEP })
    checked.statements = sumBooks(rows, checked.statements)
    checked.supplierStatements = sumSales(rows, checked.supplierStatements)
    for (const books of rows) {
      const errors = errorsOf(books)
      if (errors.length > 0)
        checked.errors.push({ orderId: books.id, reference: books.reference, errors, ...balanceOf(books) })
    }
    const last = rows.at(-1)
    if (!last || rows.length < STEP) return checked
    afterId = last.id
  }
}
