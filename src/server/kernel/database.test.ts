import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { openDatabase, type Db, type Tx } from './database.ts'
import { isConnectionLost, isDatabaseUnavailable } from './database-errors.ts'
import { servingLimits, type DatabaseLimits } from './database-limits.ts'
import { flakyProxy, type FlakyProxy } from '#test/support/flaky-proxy.ts'

const serverUrl = inject('serverUrl')
const idOf = (connection: Tx | Db) =>
  connection
    .rows<{ id: number }>({ name: 'test.backend', text: 'select pg_backend_pid() as id' })
    .then(([row]) => row?.id ?? 0)
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

// Not on the embedded database: it runs in this process, and its connections cannot be lost.
describe.skipIf(serverUrl === null)('database connections', () => {
  let line: FlakyProxy
  let db: Db
  let other: Db
  const open = async (limits: Partial<DatabaseLimits> = {}, connections = 2) => {
    const url = new URL(serverUrl ?? '')
    line = await flakyProxy({ host: url.hostname, port: Number(url.port) })
    url.port = String(line.port)
    db = openDatabase(url.toString(), { connections, limits: { ...servingLimits, ...limits } })
  }
  beforeEach(() => {
    other = openDatabase(serverUrl ?? '', { connections: 1 })
  })
  afterEach(async () => {
    await Promise.all([db.close(), other.close()])
    await line.cut()
  })
  const terminate = (id: number) =>
    other.rows({ name: 'test.terminate', text: 'select pg_terminate_backend($1, 10000)', values: [id] })
  const isLive = (id: number) =>
    other
      .rows({ name: 'test.live', text: 'select 1 from pg_stat_activity where pid = $1', values: [id] })
      .then((rows) => rows.length === 1)

  test('a transaction whose connection is terminated before the commit is run again', async () => {
    await open()
    const ids: number[] = []
    const result = await db.transaction(async (tx) => {
      ids.push(await idOf(tx))
      if (ids.length === 1) await terminate(ids[0] ?? 0)
      return idOf(tx)
    })
    expect(ids).toHaveLength(2)
    expect(ids[1]).toBe(result)
  })

  test('a connection terminated while a transaction awaits something else ends neither the process nor the pool', async () => {
    await open({}, 1)
    const error = await failure(
      db.transaction(async (tx) => {
        const id = await idOf(tx)
        await terminate(id)
        // The client receives the error without a statement to reject.
        await expect.poll(() => failure(idOf(tx))).not.toBeNull()
        throw new Error('something else')
      }),
    )
    expect(error).toMatchObject({ message: 'something else' })
    expect(await idOf(db)).toBeGreaterThan(0)
  })

  test('a statement whose connection is terminated is run again, until the database has been away for too long', async () => {
    await open({ awayMs: 1000 })
    const id = await idOf(db)
    const sleeping = failure(db.rows({ name: 'test.sleep', text: 'select pg_sleep(60)' }))
    const sleepers = () =>
      other.rows<{ pid: number }>({
        name: 'test.sleeping',
        text: `select pid from pg_stat_activity where query like 'select pg_sleep(60)%' and state = 'active'`,
      })
    await expect.poll(sleepers).toEqual([{ pid: id }])
    await terminate(id)
    let again = 0
    await expect
      .poll(async () => {
        const [sleeper] = await sleepers()
        if (sleeper === undefined) return false
        again = sleeper.pid
        return true
      })
      .toBe(true)
    expect(again).not.toBe(id)
    const killing = setInterval(() => void sleepers().then(([one]) => (one ? terminate(one.pid) : [])), 100)
    expect(isDatabaseUnavailable(await sleeping)).toBe(true)
    clearInterval(killing)
  })

  test('reads and transactions wait for a database that is back within seconds', async () => {
    await open()
    const read = () => db.rows({ name: 'test.read', text: 'select 1 as one' })
    await read()
    await line.cut()
    const waiting = read()
    const waitingTransaction = db.transaction(idOf)
    // Both have been refused at least once.
    await new Promise((resolve) => setTimeout(resolve, 300))
    await line.mend()
    expect(await waiting).toEqual([{ one: 1 }])
    expect(await waitingTransaction).toBeGreaterThan(0)
  })

  test('a write whose connection is lost without a word is not repeated, because it may have succeeded', async () => {
    await open()
    const table = `lost_${randomUUID().replaceAll('-', '')}`
    await other.rows({ name: 'test.table', text: `create table ${table} (id int)` })
    const writing = failure(db.rows({ name: 'test.write', text: `insert into ${table} select 1 from pg_sleep(0.5)` }))
    await expect
      .poll(() =>
        other.rows({
          name: 'test.writing',
          text: `select 1 from pg_stat_activity where query like 'insert into ${table}%' and state = 'active'`,
        }),
      )
      .toHaveLength(1)
    await line.cut()
    await line.mend()
    expect(isConnectionLost(await writing)).toBe(true)
    const count = () => other.rows({ name: 'test.count', text: `select count(*)::int as count from ${table}` })
    await expect.poll(count).toEqual([{ count: 1 }])
    await other.rows({ name: 'test.drop', text: `drop table ${table}` })
  })

  test('a write on a server that has become a replica is run again on another connection', async () => {
    await open({}, 1)
    const table = `replica_${randomUUID().replaceAll('-', '')}`
    await other.rows({ name: 'test.table', text: `create table ${table} (id int)` })
    const before = await idOf(db)
    await db.rows({ name: 'test.replica', text: 'set default_transaction_read_only = on' })
    await db.rows({ name: 'test.write', text: `insert into ${table} values (1)` })
    expect(await idOf(db)).not.toBe(before)
    await other.rows({ name: 'test.drop', text: `drop table ${table}` })
  })

  test('a refused statement does not close its connection', async () => {
    await open({}, 1)
    const id = await idOf(db)
    expect(await failure(db.rows({ name: 'test.wrong', text: 'select 1 / 0' }))).toMatchObject({ code: '22012' })
    expect(await idOf(db)).toBe(id)
  })

  test('one dead idle connection is detected once, and all idle ones are replaced', async () => {
    await open({ answerMs: 500 }, 5)
    await Promise.all(Array.from({ length: 5 }, () => db.rows({ name: 'test.nap', text: 'select pg_sleep(0.1)' })))
    line.freeze()
    expect(isDatabaseUnavailable(await failure(idOf(db)))).toBe(true)
    for (let one = 0; one < 5; one++) expect(await idOf(db)).toBeGreaterThan(0)
  })

  test('a transaction on a dead connection releases its locks', async () => {
    await open({ answerMs: 500, idleInTransactionMs: 500 })
    let id = 0
    const error = await failure(
      db.transaction(async (tx) => {
        id = await idOf(tx)
        line.freeze()
        await idOf(tx)
      }),
    )
    expect(isConnectionLost(error)).toBe(true)
    await expect.poll(() => isLive(id)).toBe(false)
    // A busy machine may take longer than half a second for one.
    await expect.poll(() => db.transaction(idOf).catch(() => 0)).toBeGreaterThan(0)
  })

  test('statements, waits for locks and idle transactions have limits, and long-running work has its own', async () => {
    await open({ statementMs: 300, idleInTransactionMs: 300 })
    const sleep = { name: 'test.long_sleep', text: 'select pg_sleep(0.6)' }
    const stopped = await failure(db.rows(sleep))
    expect(stopped).toMatchObject({ code: '57014' })
    expect(isDatabaseUnavailable(stopped)).toBe(true)
    expect(await db.longRunning.rows(sleep)).toHaveLength(1)
    expect(await db.longRunning.transaction((tx) => tx.rows(sleep))).toHaveLength(1)
    const limits = (connection: Tx | Db) =>
      connection.rows({
        name: 'test.limits',
        text: `select current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`,
      })
    expect(await db.transaction(limits)).toEqual([{ lock: '5s', idle: '300ms' }])
    expect(await db.longRunning.transaction(limits)).toEqual([{ lock: '10min', idle: '10min' }])
    expect(await limits(db)).toEqual([{ lock: '5s', idle: '300ms' }])
  })
})
