import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { databaseUrl } from '#test/support/template-database.ts'
import { openDatabase, type Db } from './database.ts'
import { openEmbeddedDatabase, type EmbeddedDatabase } from './embedded-database.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { StartError } from './start-error.ts'

let embedded: EmbeddedDatabase | undefined
let directory: string
let url: string
let db: Db
let close: () => Promise<void>

beforeAll(async () => {
  if (inject('serverUrl') === null) embedded = await openEmbeddedDatabase(null)
})
afterAll(() => embedded?.close())

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'rihla-migrations-'))
  file('0001_first.sql', 'create table first (id int); insert into first values (1)')
  const opened = embedded ? await emptyAgain(embedded) : await createDatabase(inject('serverUrl') ?? '')
  url = opened.url
  db = openDatabase(url, { connections: 2, isEmbedded: embedded !== undefined })
  close = opened.close
})
afterEach(async () => {
  await db.close()
  await close()
  rmSync(directory, { recursive: true, force: true })
})

/** Empties a database: creating an embedded one takes seconds. */
async function emptyAgain({ url }: EmbeddedDatabase) {
  const own = openDatabase(url, { connections: 1, isEmbedded: true })
  await own.rows({ name: 'empty', text: 'drop schema public cascade' })
  await own.rows({ name: 'anew', text: 'create schema public' })
  await own.close()
  return { url, close: async () => {} }
}

function file(name: string, text: string): void {
  writeFileSync(join(directory, name), text)
}

async function createDatabase(serverUrl: string) {
  const name = `rihla_migrate_${randomUUID().replaceAll('-', '')}`
  const server = openDatabase(serverUrl, { connections: 1 })
  await server.rows({ name: 'create', text: `create database ${name}` })
  return {
    url: databaseUrl(serverUrl, name),
    close: async () => {
      await server.rows({ name: 'drop', text: `drop database ${name} with (force)` })
      await server.close()
    },
  }
}

test('applies each file once, in order, and knows the pending ones', async () => {
  expect(await migrate(url, directory)).toEqual(['0001_first.sql'])
  file('0002_second.sql', 'alter table first add column word text')
  expect(await pendingMigrations(db, directory)).toEqual(['0002_second.sql'])
  expect(await migrate(url, directory)).toEqual(['0002_second.sql'])
  expect(await migrate(url, directory)).toEqual([])
  expect(await pendingMigrations(db, directory)).toEqual([])
  expect(await db.rows({ name: 'first', text: 'select * from first' })).toEqual([{ id: 1, word: null }])
})

test('rolls back a file that fails, and keeps those before it', async () => {
  file('0002_second.sql', 'create table second (id int); select nonsense')
  await expect(migrate(url, directory)).rejects.toThrow('migration 0002_second.sql')
  expect(await pendingMigrations(db, directory)).toEqual(['0002_second.sql'])
  expect(await db.rows({ name: 'second', text: `select to_regclass('second') as second` })).toEqual([{ second: null }])
})

test.each([
  ['a changed file', () => file('0001_first.sql', 'create table other (id int)'), 'was changed after it was applied'],
  [
    'a file that is gone',
    () => {
      rmSync(join(directory, '0002_second.sql'))
    },
    'which this version of Rihla does not know',
  ],
  ['a gap', () => file('0004_fourth.sql', ''), '0004_fourth.sql does not follow'],
  ['a double', () => file('0002_again.sql', ''), '0002_second.sql does not follow'],
  [
    'a renamed file',
    () => {
      rmSync(join(directory, '0001_first.sql'))
      file('0001_other.sql', '')
    },
    'does not know',
  ],
])('refuses %s', async (_, change, sentence) => {
  file('0002_second.sql', 'create table second (id int)')
  await migrate(url, directory)
  change()
  const refused = migrate(url, directory)
  await expect(refused).rejects.toThrow(sentence)
  await expect(refused).rejects.toBeInstanceOf(StartError)
})

test.skipIf(inject('serverUrl') === null)(
  'applies each file once if two processes start at the same time',
  async () => {
    const [one, other] = await Promise.all([migrate(url, directory), migrate(url, directory)])
    expect([...one, ...other]).toEqual(['0001_first.sql'])
  },
)

describe.skipIf(inject('serverUrl') === null)('while a transaction uses the table', () => {
  const patience = { lockMs: 200, pauseMs: 200, tries: 1000 }
  const waiting = () =>
    db.rows({
      name: 'test.waiting',
      text: `select pid from pg_stat_activity where application_name = 'rihla migrations' and wait_event_type = 'Lock' and datname = current_database()`,
    })

  test('a migration gives way to other statements between its tries, and is applied in the end', async () => {
    await migrate(url, directory)
    file('0002_second.sql', 'alter table first add column word text')
    let migrating: Promise<string[]> | undefined
    await db.transaction(async (tx) => {
      await tx.rows({ name: 'test.use', text: 'select id from first' })
      migrating = migrate(url, directory, patience)
      for (let tries = 0; tries < 2; tries++) {
        await expect.poll(waiting, { interval: 5 }).toHaveLength(1)
        // It has given up its place in the queue.
        expect(await db.rows({ name: 'test.read', text: 'select id from first' })).toEqual([{ id: 1 }])
        await expect.poll(waiting, { interval: 5 }).toEqual([])
      }
    })
    expect(await migrating).toEqual(['0002_second.sql'])
  })

  test('a migration that never gets its lock is refused with one sentence', async () => {
    await migrate(url, directory)
    file('0002_second.sql', 'alter table first add column word text')
    await db.transaction(async (tx) => {
      await tx.rows({ name: 'test.use', text: 'select id from first' })
      const refused = migrate(url, directory, { ...patience, tries: 2 })
      await expect(refused).rejects.toThrow('0002_second.sql could not lock its tables')
      await expect(refused).rejects.toBeInstanceOf(StartError)
    })
  })

  test('an index is made without a transaction', async () => {
    await migrate(url, directory)
    file('0002_index.sql', '-- no transaction\ncreate index concurrently first_id on first (id)')
    expect(await migrate(url, directory)).toEqual(['0002_index.sql'])
    expect(await db.rows({ name: 'test.index', text: `select to_regclass('first_id')::text as name` })).toEqual([
      { name: 'first_id' },
    ])
  })

  test('statements without a transaction run one by one, and from the first again after a failure', async () => {
    await migrate(url, directory)
    const make = 'drop index concurrently if exists made;\ncreate index concurrently made on first (id);\n'
    file('0002_index.sql', `-- no transaction\n${make}drop index concurrently missing;\n`)
    await expect(migrate(url, directory)).rejects.toThrow('missing')
    file('0002_index.sql', `-- no transaction\n${make}drop index concurrently if exists missing;\n`)
    expect(await migrate(url, directory)).toEqual(['0002_index.sql'])
    expect(await db.rows({ name: 'test.made', text: `select to_regclass('made')::text as name` })).toEqual([
      { name: 'made' },
    ])
  })
})
