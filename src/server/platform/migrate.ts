import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { StartError } from './start-error.ts'

const LOCK = 7_441_001

/**
 * Brings the schema up to date: the numbered files of `directory` that the database has not seen, in order, each in a transaction of its
 * own, under a lock that lets one process do it. Forward only. Throws StartError when a file that was applied has been changed or is gone.
 */
export async function migrate(url: string, directory: string): Promise<string[]> {
  const files = (await readdir(directory)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort()
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await demandLetters(client)
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const applied = new Map(
      (await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migration')).rows.map(
        (row) => [row.name, row.checksum],
      ),
    )
    const gone = [...applied.keys()].find((name) => !files.includes(name))
    if (gone)
      throw new StartError(
        `The database has the migration ${gone}, which this version of Rihla does not know; start the newer version.`,
      )

    const done: string[] = []
    for (const name of files) {
      const text = await readFile(join(directory, name), 'utf8')
      const checksum = createHash('sha256').update(text).digest('hex')
      if (applied.get(name) === checksum) continue
      if (applied.has(name))
        throw new StartError(`The migration ${name} was changed after it was applied; put it back and add a new one.`)
      await client.query('begin')
      try {
        await client.query(text)
        await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`migration ${name}: ${(error as Error).message}`, { cause: error })
      }
      done.push(name)
    }
    return done
  } finally {
    await client.end()
  }
}

/** With the character type C no Arabic letter is a letter: everything would work but search, which would find nothing. */
async function demandLetters(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_fit: boolean }>(
    `select current_setting('server_encoding') = 'UTF8' and 'ر' ~ '\\w' as is_fit`,
  )
  if (rows[0]?.is_fit) return
  throw new StartError(
    "The database does not know Arabic letters; create it with encoding 'UTF8' and a UTF-8 character type, such as lc_ctype 'C.UTF-8'.",
  )
}
