import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from './database.ts'
import { CONNECT_MS, keepAlive, migrationLimits, sessionSettings } from './database-limits.ts'
import { StartError } from './start-error.ts'

const LOCK = 7_441_001

/** SQLSTATE: `lock_timeout` passed. */
const NOT_LOCKED = '55P03'

/** How long a migration waits for the locks of its tables. */
export interface LockPatience {
  /** For each try. All requests of the table queue behind a waiting migration. */
  lockMs: number
  /** Between two tries: the queue is served. */
  pauseMs: number
  tries: number
}

const lockPatience: LockPatience = { lockMs: 2_000, pauseMs: 3_000, tries: 120 }

/**
 * Applies the pending files of `directory` in order, each in a transaction of its own, under a lock that admits one
 * process; a file that begins with `-- no transaction` has statements that cannot be in one. They are run one by one, and from
 * the first again after a failure: each must be repeatable. Forward only. Throws StartError if an applied file was changed or is missing, if the numbers have a gap or a
 * duplicate, or if a new file precedes an applied one.
 */
export async function migrate(url: string, directory: string, patience = lockPatience): Promise<string[]> {
  const files = await listFiles(directory)
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: migrationLimits.answerMs,
    application_name: 'rihla migrations',
    ...keepAlive,
  })
  // Without a listener the event ends the process; the running or next statement is rejected anyway.
  client.on('error', () => {})
  await client.connect()
  try {
    await demandLetters(client)
    for (const setting of sessionSettings(migrationLimits)) await client.query(setting)
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migration order by name',
    )
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    demandPrefix([...applied.keys()], files)

    const done: string[] = []
    for (const name of files) {
      const text = await readFile(join(directory, name), 'utf8')
      const checksum = createHash('sha256').update(text).digest('hex')
      if (applied.get(name) === checksum) continue
      if (applied.has(name))
        throw new StartError(`The migration ${name} was changed after it was applied: restore it and add a new one.`)
      await applyWhenLocked(client, { name, text, checksum }, patience)
      done.push(name)
    }
    return done
  } finally {
    await client.end()
  }
}

/** Files of `directory` that were not applied yet; the program is not ready until they are. */
export async function pendingMigrations(connection: Connection, directory: string): Promise<string[]> {
  const rows = await connection.rows<{ name: string }>({
    name: 'migrations.applied',
    text: 'select name from schema_migration',
  })
  const applied = new Set(rows.map((row) => row.name))
  return (await listFiles(directory)).filter((name) => !applied.has(name))
}

async function listFiles(directory: string): Promise<string[]> {
  const files = (await readdir(directory)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort()
  const astray = files.find((name, position) => Number(name.slice(0, 4)) !== position + 1)
  if (astray) throw new StartError(`The migration ${astray} does not follow the previous one by one.`)
  return files
}

/** The applied migrations must be the first ones of the directory. */
function demandPrefix(applied: string[], files: string[]): void {
  const gone = applied.find((name) => !files.includes(name))
  if (gone)
    throw new StartError(
      `The database has the migration ${gone}, which this version of Rihla does not know: start the newer version.`,
    )
  const late = files.slice(0, applied.length).find((name) => !applied.includes(name))
  if (late)
    throw new StartError(`The migration ${late} precedes one that was already applied: give it a higher number.`)
}

interface File {
  name: string
  text: string
  checksum: string
}

/** Tries again while other transactions have the tables locked. */
async function applyWhenLocked(client: pg.Client, file: File, { lockMs, pauseMs, tries }: LockPatience): Promise<void> {
  for (let left = tries; ; left--) {
    try {
      return await apply(client, file, lockMs)
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } }
      if (cause?.code !== NOT_LOCKED) throw error
      if (left <= 1)
        throw new StartError(
          `The migration ${file.name} could not lock its tables, because other transactions use them: find these in pg_stat_activity, then start again.`,
        )
    }
    await setTimeout(pauseMs)
  }
}

async function apply(client: pg.Client, file: File, lockMs: number): Promise<void> {
  const isInTransaction = !file.text.startsWith('-- no transaction\n')
  const note = () =>
    client.query('insert into schema_migration (name, checksum) values ($1, $2)', [file.name, file.checksum])
  try {
    if (isInTransaction) {
      await client.query(`begin; set local lock_timeout = ${lockMs}`)
      await client.query(file.text)
      await note()
      await client.query('commit')
    } else {
      // `create index concurrently` waits for transactions without holding up others.
      for (const statement of file.text.split(/;\s*$/m)) if (statement.trim() !== '') await client.query(statement)
      await note()
    }
  } catch (error) {
    // Fails on a lost connection, but then the server rolls back.
    if (isInTransaction) await client.query('rollback').catch(() => {})
    throw new Error(`migration ${file.name}: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * With the character type C, Arabic letters are not letters: search would find nothing, and nothing else would fail.
 */
async function demandLetters(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_fit: boolean }>(
    `select current_setting('server_encoding') = 'UTF8' and 'ر' ~ '\\w' as is_fit`,
  )
  if (rows[0]?.is_fit) return
  throw new StartError(
    "The database does not support Arabic letters: create it with encoding 'UTF8' and a UTF-8 character type, such as lc_ctype 'C.UTF-8'.",
  )
}
