import { join } from 'node:path'
import type { Configuration } from './configuration.ts'
import { openDatabase, type Db } from './database.ts'
import { longRunningLimits, type DatabaseLimits } from './database-limits.ts'
import { openEmbeddedDatabase } from './embedded-database.ts'
import type { Logger } from './logs.ts'
import { migrate } from './migrate.ts'
import { StartError } from './start-error.ts'

/**
 * The database that the configuration names, migrated: PostgreSQL, or the embedded one. A command has time: without `limits` its statements may run
 * for minutes. Throws StartError with one sentence.
 */
export async function openConfiguredDatabase(
  configuration: Configuration,
  log: Logger,
  limits: DatabaseLimits = longRunningLimits,
): Promise<{ db: Db; close: () => Promise<void> }> {
  const onIdleError = (error: Error) => log.warn({ err: error, job: 'database' }, 'a database connection was lost')
  const onConflict = (error: unknown, statement: string) =>
    log.warn({ err: error, statement, job: 'database' }, 'a statement lost a deadlock and is run again')
  if (configuration.databaseUrl !== null) {
    await migrateOrExplain(configuration.databaseUrl)
    const { databaseUrl, databaseConnections: connections } = configuration
    const db = openDatabase(databaseUrl, { connections, limits, onIdleError, onConflict })
    return { db, close: db.close }
  }
  const embedded = await openEmbeddedDatabase(join(configuration.dataDirectory, 'database'))
  try {
    await migrate(embedded.url, 'migrations')
  } catch (error) {
    // Its thread would keep a command alive that has nothing to do any more.
    await embedded.close()
    throw error
  }
  const db = openDatabase(embedded.url, { connections: 1, isEmbedded: true, onIdleError })
  return {
    db,
    close: async () => {
      await db.close()
      await embedded.close()
    },
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
