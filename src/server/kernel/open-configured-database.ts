import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Configuration } from './configuration.ts'
import { openDatabase, type Db, type PoolState } from './database.ts'
import { isConnectionLost } from './database-errors.ts'
import { longRunningLimits, type DatabaseLimits } from './database-limits.ts'
import { openEmbeddedDatabase } from './embedded-database.ts'
import type { Logger } from './logs.ts'
import { gauge, metrics } from './metrics.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { DatabaseInUse, StartError } from './start-error.ts'

export interface OpenedDatabase {
  db: Db
  /** Allows commands in other processes to use the embedded database of this one. Does nothing with PostgreSQL. */
  share: () => void
  close: () => Promise<void>
}

/**
 * Opens and migrates the configured database: PostgreSQL or the embedded one. Without `limits` its statements may run
 * for minutes.
 * @throws StartError with one sentence; DatabaseInUse if another process has the embedded database open
 */
export async function openConfiguredDatabase(
  configuration: Configuration,
  log: Logger,
  limits: DatabaseLimits = longRunningLimits,
): Promise<OpenedDatabase> {
  const events = logEvents(log)
  if (configuration.databaseUrl !== null) {
    await migrateOrExplain(configuration.databaseUrl)
    const { databaseUrl, databaseConnections: connections } = configuration
    const db = openDatabase(databaseUrl, { connections, limits, onPool: watchPool, ...events })
    return { db, share: () => {}, close: db.close }
  }
  const embedded = await openEmbeddedDatabase(join(configuration.dataDirectory, 'database'))
  try {
    await migrate(embedded.url, 'migrations')
  } catch (error) {
    // Otherwise its thread would keep a finished command alive.
    await embedded.close()
    throw error
  }
  const db = openDatabase(embedded.url, { connections: 1, isEmbedded: true, onPool: watchPool, ...events })
  return {
    db,
    share: embedded.share,
    close: async () => {
      await db.close()
      await embedded.close()
    },
  }
}

/** How long a command waits for a starting server or for another command. */
const LONGEST_WAIT_MS = 30_000
const PAUSE_MS = 100

/**
 * Opens the database for a command. If a server has the embedded database open, the command connects to that server and
 * shares its session.
 * @throws StartError with one sentence
 */
export async function openCommandDatabase(configuration: Configuration, log: Logger): Promise<OpenedDatabase> {
  for (const begin = performance.now(); ; await setTimeout(PAUSE_MS)) {
    try {
      return await openConfiguredDatabase(configuration, log)
    } catch (error) {
      if (!(error instanceof DatabaseInUse)) throw error
      const joined = error.url === null ? null : await joinServer(error.url, log)
      if (joined) return joined
      if (performance.now() - begin > LONGEST_WAIT_MS)
        throw new StartError(
          `The embedded database is in use by process ${error.pid}, a starting server or another command. Run the command again when it has finished.`,
        )
    }
  }
}

/** Null if the server has just exited. */
async function joinServer(url: string, log: Logger): Promise<OpenedDatabase | null> {
  const db = openDatabase(url, { connections: 1, isEmbedded: true, ...logEvents(log) })
  try {
    const pending = await pendingMigrations(db, 'migrations')
    if (pending.length > 0)
      throw new StartError('The running server has an older version: restart it, then run the command again.')
    return { db, share: () => {}, close: db.close }
  } catch (error) {
    await db.close()
    if (isConnectionLost(error)) return null
    throw error
  }
}

function watchPool(pool: PoolState): void {
  const states = () => ({
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  })
  gauge(metrics.poolConnections, () => Object.entries(states()).map(([state, value]) => ({ value, labels: { state } })))
}

function logEvents(log: Logger) {
  return {
    onIdleError: (error: Error) => log.warn({ err: error, job: 'database' }, 'a database connection was lost'),
    onConflict: (error: unknown, statement: string) =>
      log.warn({ err: error, statement, job: 'database' }, 'a statement lost a deadlock and is retried'),
  }
}

async function migrateOrExplain(url: string): Promise<void> {
  try {
    await migrate(url, 'migrations')
  } catch (error) {
    if (error instanceof StartError) throw error
    const { hostname, port, pathname } = new URL(url)
    throw new StartError(
      `The database at ${hostname}:${port || 5432}${pathname} (DATABASE_URL) could not be used: ${(error as Error).message || (error as { code?: string }).code}.`,
    )
  }
}
