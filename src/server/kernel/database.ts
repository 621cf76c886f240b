import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { CommitNotReplicated, isConnectionLost, isConnectionSilent } from './database-errors.ts'
import {
  beginWith,
  CONNECT_MS,
  keepAlive,
  longRunningLimits,
  servingLimits,
  sessionOptions,
  type DatabaseLimits,
} from './database-limits.ts'
import { isRead, patientConnect, retryUndone } from './outlast-switchover.ts'
import { retryConflicts } from './retry-conflicts.ts'
import { spanned } from './trace.ts'

/** A named statement: the server plans it once per connection. `name` is unique in the program. */
export interface Statement {
  name: string
  text: string
  /** For texts built per call: they are not prepared. */
  isPlannedEachTime?: boolean
  values?: unknown[]
}

interface Queryable {
  rows: <Row>(statement: Statement) => Promise<Row[]>
}

/**
 * The pool: each statement runs on its own. Never use it inside a transaction (the embedded database has one session).
 */
export interface Db extends Queryable {
  readonly kind: 'db'
  /**
   * Runs `work` in one transaction; rolls back if it throws. Retries after a deadlock or serialization failure, and if
   * the connection was lost before the commit was sent.
   */
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /**
   * The same database for work that takes minutes. A statement outside a transaction runs in a transaction of its own.
   */
  readonly longRunning: Db
  /**
   * For what pages, lists and searches show: reads a replica if there is a current one (replicas.ts), otherwise the
   * same as this. Transactions run on the primary.
   */
  readonly reading: Db
  close: () => Promise<void>
}

/** An open transaction. */
export interface Tx extends Queryable {
  readonly kind: 'tx'
}

/** For queries that work inside and outside a transaction. */
export type Connection = Db | Tx

// bigint as number: money and ids stay far below 2^53, and numeric strings are a trap in arithmetic.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit`)
  return value
})
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// A calendar day stays 'YYYY-MM-DD': a Date would be in the server's zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export interface DatabaseSettings {
  connections: number
  /** The maximum wait for a free or new connection, in milliseconds. */
  connectMs?: number
  /** For everything that does not run on `longRunning`. */
  limits?: DatabaseLimits
  isEmbedded?: boolean
  onIdleError?: (error: Error) => void
  /** Called if a statement or transaction lost a deadlock and is retried. `statement`: its name, or 'transaction'. */
  onConflict?: OnConflict
  /** Called once, for metrics. */
  onPool?: (pool: PoolState) => void
}

export type PoolState = Readonly<Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>

type OnConflict = (error: unknown, statement: string) => void

/**
 * Opens a pool of at most `connections` to the database at `url`; connects on first use. All connections to the
 * embedded database share one session: it gets one connection, no named statements (their names would outlive the
 * connection), and no limits, which it does not support.
 */
export function openDatabase(
  url: string,
  {
    connections,
    connectMs = CONNECT_MS,
    isEmbedded = false,
    onIdleError = () => {},
    onConflict = () => {},
    onPool = () => {},
    limits = servingLimits,
  }: DatabaseSettings,
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: isEmbedded ? 1 : connections,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 60_000,
    application_name: 'rihla',
    ...keepAlive,
    ...(isEmbedded ? {} : { options: sessionOptions(limits) }),
  })
  pool.on('error', onIdleError)
  onPool(pool)
  // The pool removes its own listener from a client in use, and an 'error' event without a listener ends the process.
  // The running statement is rejected anyway.
  pool.on('connect', (client) => client.on('error', () => {}))
  const awayMs = isEmbedded ? 0 : limits.awayMs
  const sessions: Sessions = { use: sessionsOf(pool, awayMs), isEmbedded, awayMs, onConflict }
  const close = () => pool.end()
  const isPatient = isEmbedded || limits === longRunningLimits
  const longRunning = isPatient ? null : dbWith(sessions, longRunningLimits, close, beginWith(longRunningLimits))
  return dbWith(sessions, isEmbedded ? null : limits, close, 'begin', longRunning)
}

interface Sessions {
  use: <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>
  isEmbedded: boolean
  awayMs: number
  onConflict: OnConflict
}

/** Neither the text nor the values of a statement: its name is enough, and says nothing about a visitor. */
const ofDatabase = { 'db.system.name': 'postgresql' }

/** `longRunning` null: the result itself. */
function dbWith(
  { use, isEmbedded, awayMs, onConflict }: Sessions,
  limits: DatabaseLimits | null,
  close: () => Promise<void>,
  begin: string,
  longRunning: Db | null = null,
): Db {
  const patience = limits === null ? {} : { query_timeout: limits.answerMs }
  const asSent = ({ name, text, values = [], isPlannedEachTime = false }: Statement): pg.QueryConfig =>
    isEmbedded || isPlannedEachTime ? { text, values, ...patience } : { name, text, values, ...patience }
  const send = async <Row>(client: pg.PoolClient, statement: Statement) =>
    (
      await spanned({ name: statement.name, kind: 'client', attributes: ofDatabase }, () =>
        client.query(asSent(statement)),
      )
    ).rows as Row[]
  const control = (client: pg.PoolClient, text: string) => client.query({ text, ...patience })

  const attempt = <T>(work: (tx: Tx) => Promise<T>, onCommit: () => void): Promise<T> =>
    use(async (client) => {
      try {
        await control(client, begin)
        const result = await work({ kind: 'tx', rows: (statement) => send(client, statement) })
        onCommit()
        await control(client, 'commit')
        return result
      } catch (error) {
        if (isConnectionLost(error)) throw error
        await control(client, 'rollback').catch((failure: unknown) => {
          throw new RollbackFailed(error, failure)
        })
        throw error
      }
    })
  const transaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    let isCommitSent = false
    const again = () => {
      isCommitSent = false
      return attempt(work, () => (isCommitSent = true))
    }
    return retryConflicts(
      () => retryUndone(again, awayMs, () => !isCommitSent),
      (error) => onConflict(error, 'transaction'),
    )
  }
  const single = <Row>(statement: Statement) =>
    retryUndone(
      () => use((client) => send<Row>(client, statement)),
      awayMs,
      () => isRead(statement.text),
    )
  const db: Db = {
    kind: 'db',
    rows: <Row>(statement: Statement) =>
      // Limits other than the session's apply to a transaction.
      begin === 'begin'
        ? retryConflicts(
            () => single<Row>(statement),
            (error) => onConflict(error, statement.name),
          )
        : transaction((tx) => tx.rows<Row>(statement)),
    get longRunning() {
      return longRunning ?? db
    },
    get reading() {
      return db
    },
    close,
    transaction,
  }
  return db
}

/** The client's state is unknown. `reason` is the caller's error. */
class RollbackFailed extends Error {
  readonly reason: unknown

  constructor(reason: unknown, cause: unknown) {
    super('a transaction could not be rolled back', { cause })
    this.reason = reason
  }
}

/** Lends a client of the pool to a piece of work. A client whose connection is lost is not returned to the pool. */
function sessionsOf(pool: pg.Pool, awayMs: number): Sessions['use'] {
  const openedAt = new WeakMap<pg.PoolClient, number>()
  const unreplicated = new WeakSet<pg.PoolClient>()
  pool.on('connect', (client) => {
    openedAt.set(client, performance.now())
    client.on('notice', ({ routine }) => {
      if (routine === 'SyncRepWaitForLSN') unreplicated.add(client)
    })
  })
  const connect = patientConnect(pool, awayMs)

  /**
   * If one connection is dead, connections that were idle at the same time are too: each would time out another
   * request.
   */
  const dropIdle = async (before: number) => {
    const idle = await Promise.allSettled(Array.from({ length: pool.idleCount }, () => pool.connect()))
    for (const one of idle) if (one.status === 'fulfilled') one.value.release((openedAt.get(one.value) ?? 0) < before)
  }

  return async (work) => {
    const client = await connect()
    const since = performance.now()
    let isBroken = false
    try {
      const result = await work(client)
      if (unreplicated.has(client)) throw new CommitNotReplicated()
      return result
    } catch (error) {
      isBroken = isConnectionLost(error) || error instanceof RollbackFailed
      if (isConnectionSilent(error)) void dropIdle(since)
      throw error instanceof RollbackFailed ? error.reason : error
    } finally {
      client.release(isBroken)
    }
  }
}

/** The single row of a statement. Throws if the number of rows is not one. */
export async function oneRow<Row>(connection: Connection, statement: Statement): Promise<Row> {
  const rows = await connection.rows<Row>(statement)
  if (rows.length !== 1) throw new Error(`${statement.name} returned ${rows.length} rows instead of one`)
  return rows[0] as Row
}
