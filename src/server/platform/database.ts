import pg from 'pg'

/** A named statement: the server plans it once a connection. `name` is unique in the program. */
export interface Statement {
  name: string
  text: string
  /** Where the text is put together for each call: nothing of it is worth keeping. */
  isPlannedEachTime?: boolean
  values?: unknown[]
}

interface Queryable {
  rows: <Row>(statement: Statement) => Promise<Row[]>
}

/** The pool: each statement stands alone. Never used inside a transaction (the embedded database has one session). */
export interface Db extends Queryable {
  readonly kind: 'db'
  /** Runs `work` in one transaction; rolls back when it throws. Retries once on a deadlock or serialization failure. */
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** An open transaction. */
export interface Tx extends Queryable {
  readonly kind: 'tx'
}

/** What a query takes when it does not mind whether a transaction is open. */
export type Connection = Db | Tx

// bigint as number: money and ids stay far below 2^53, and a string that looks like a number is a trap in arithmetic.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit`)
  return value
})
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// A calendar day stays 'YYYY-MM-DD': as a Date it would take on the server's zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

const RETRYABLE = new Set(['40001', '40P01'])

/**
 * Opens a pool of at most `connections` to the database at `url`; connects on first use. The embedded database has one session behind all its
 * connections: it takes one connection, and no named statements, whose names would outlive the connection.
 */
export function openDatabase(
  url: string,
  settings: { connections: number; isEmbedded?: boolean; onIdleError?: (error: Error) => void },
): Db {
  const asSent = ({ name, text, values = [], isPlannedEachTime = false }: Statement) =>
    settings.isEmbedded || isPlannedEachTime ? { text, values } : { name, text, values }
  const pool = new pg.Pool({
    connectionString: url,
    max: settings.isEmbedded ? 1 : settings.connections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'rihla',
    // To compile a statement takes longer than any of ours runs. The embedded database has no compiler.
    ...(settings.isEmbedded ? {} : { options: '-c jit=off' }),
  })
  pool.on('error', settings.onIdleError ?? (() => {}))

  const db: Db = {
    kind: 'db',
    rows: async <Row>(statement: Statement) => (await pool.query(asSent(statement))).rows as Row[],
    close: () => pool.end(),
    transaction: async (work) => {
      try {
        return await attempt(pool, asSent, work)
      } catch (error) {
        if (!RETRYABLE.has((error as { code?: string }).code ?? '')) throw error
        return attempt(pool, asSent, work)
      }
    },
  }
  return db
}

async function attempt<T>(
  pool: pg.Pool,
  asSent: (statement: Statement) => pg.QueryConfig,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work({
      kind: 'tx',
      rows: async <Row>(statement: Statement) => (await client.query(asSent(statement))).rows as Row[],
    })
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

/** The one row of a statement that must give one. */
export async function oneRow<Row>(connection: Connection, statement: Statement): Promise<Row> {
  const rows = await connection.rows<Row>(statement)
  if (rows.length !== 1) throw new Error(`${statement.name} gave ${rows.length} rows instead of one`)
  return rows[0] as Row
}
