import type { Context } from '#server/kernel/context.ts'
import type { Db } from '#server/kernel/database.ts'

/**
 * The same context with its clock set forward by `interval`, for example '2 days 3 hours'. The payment provider's clock
 * is not changed.
 */
export function later<Known extends Context>(context: Known, interval: string): Known {
  const setClock = {
    name: 'test.set_clock',
    text: `select set_config('rihla.clock_offset', $1, true)`,
    values: [interval],
  }
  const transaction: Db['transaction'] = (work) =>
    context.db.transaction(async (tx) => {
      await tx.rows(setClock)
      return work(tx)
    })
  const db: Db = {
    ...context.db,
    transaction,
    rows: (statement) => transaction((tx) => tx.rows(statement)),
    get longRunning() {
      return db
    },
    get reading() {
      return db
    },
  }
  return { ...context, db }
}
