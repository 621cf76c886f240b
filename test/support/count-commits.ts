import type { Db, Statement, Tx } from '#server/kernel/database.ts'

/** The statements of a step. */
export interface Counted {
  /** Names of the statements, in the order in which they ended; `begin` and `commit` are statements too. */
  statements: string[]
  /** Names of the transactions that waited for the disk: the statement's, or the first one's of several. */
  durable: string[]
}

/**
 * A database that counts the statements of `db`. Exact, on the embedded database too: a commit waits for the disk if its
 * transaction has written (it has a number) and has not set `synchronous_commit` to off.
 */
export function countCommits(db: Db): { db: Db; take: () => Counted } {
  let seen: Counted = { statements: [], durable: [] }
  const note = async (tx: Tx, name: string) => {
    const [at] = await tx.rows<{ waits: boolean }>({
      name: 'test.waits_for_the_disk',
      text: `select pg_current_xact_id_if_assigned() is not null and current_setting('synchronous_commit') <> 'off' as waits`,
    })
    if (at?.waits) seen.durable.push(name)
  }
  const counted: Db = {
    kind: 'db',
    rows: <Row>(statement: Statement) =>
      db.transaction(async (tx) => {
        const rows = await tx.rows<Row>(statement)
        await note(tx, statement.name)
        seen.statements.push(statement.name)
        return rows
      }),
    transaction: async (work) => {
      const names: string[] = []
      const result = await db.transaction(async (tx) => {
        const made = await work({
          kind: 'tx',
          rows: (statement) => {
            names.push(statement.name)
            return tx.rows(statement)
          },
        })
        await note(tx, names[0] ?? 'empty')
        return made
      })
      seen.statements.push('begin', ...names, 'commit')
      return result
    },
    longRunning: db.longRunning,
    get reading() {
      return counted
    },
    close: () => db.close(),
  }
  return {
    db: counted,
    take: () => {
      const taken = seen
      seen = { statements: [], durable: [] }
      return taken
    },
  }
}
