import type { Context } from '#server/kernel/context.ts'
import type { Db } from '#server/kernel/database.ts'

/** The same world so much later by the clock of its rules: '2 days 3 hours'. The payment company's books keep their own time. */
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
  }
  return { ...context, db }
}
