import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { startPostgres } from '#scripts/postgres.mjs'
import { testInFull } from '#test/support/in-full.ts'
import { openDatabase, type Db } from './database.ts'
import { openLog } from './logs.ts'
import { Replicas } from './replicas.ts'

/** A primary and a replica of this file, on which replaying is paused and resumed. */
describe.skipIf(inject('serverUrl') === null)('reading from a replica', () => {
  let primary: Awaited<ReturnType<typeof startPostgres>>
  let replica: Awaited<ReturnType<typeof startPostgres>>
  let db: Db
  let onReplica: Db
  let replicas: Replicas

  beforeAll(async () => {
    primary = await startPostgres({ fsync: 'off' })
    replica = await primary.startReplica()
    db = openDatabase(primary.url, { connections: 4 })
    onReplica = openDatabase(replica.url, { connections: 2 })
    await db.rows({ name: 'test.table', text: 'create table counter as select 0 as value' })
    const settings = { replicaUrls: [replica.url], databaseConnections: 4 }
    replicas = new Replicas(db, settings, openLog('silent'))
  })
  afterAll(async () => {
    await Promise.all([replicas.close(), db.close(), onReplica.close()])
    replica.stop()
    primary.stop()
  })
  beforeEach(async () => {
    await onReplica.rows({ name: 'test.resume', text: 'select pg_wal_replay_resume()' })
    await untilRead(nameOf(replica.url))
  })

  const untilRead = (source: string | null) => expect.poll(() => replicas.source).toBe(source)
  const pauseReplaying = async () => {
    await onReplica.rows({ name: 'test.pause', text: 'select pg_wal_replay_pause()' })
    const isPaused = { name: 'test.paused', text: 'select pg_get_wal_replay_pause_state() as state' }
    await expect.poll(() => onReplica.rows(isPaused)).toEqual([{ state: 'paused' }])
  }
  /** The primary may answer so late that the replica is read on. */
  const untilLeft = () => expect.poll(() => replicas.catchUp().then(() => replicas.source)).toBeNull()
  const count = () => db.rows({ name: 'test.count', text: 'update counter set value = value + 1 returning value' })
  const counted = async (reader: Db) =>
    (await reader.rows<{ value: number }>({ name: 'test.counted', text: 'select value from counter' }))[0]?.value
  const isOnReplica = async (reader: Db) =>
    (await reader.rows<{ is: boolean }>({ name: 'test.where', text: 'select pg_is_in_recovery() as is' }))[0]?.is

  test('only what may be read from a replica is', async () => {
    const { reading } = replicas.db
    expect(await isOnReplica(reading)).toBe(true)
    expect(await isOnReplica(replicas.db)).toBe(false)
    expect(await isOnReplica(replicas.db.longRunning)).toBe(false)
    expect(reading.reading).toBe(reading)
    await reading.transaction(async (tx) => {
      await tx.rows({ name: 'test.write', text: 'update counter set value = value + 1' })
    })
  })

  test('a visitor who has written reads it as soon as the replica has it', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await count()
      await replicas.catchUp()
      expect(await counted(replicas.db.reading)).toBe(await counted(db))
    }
  })

  test('if the replica does not get there, the primary is read until it has', async () => {
    await pauseReplaying()
    await count()
    expect(await counted(replicas.db.reading)).not.toBe(await counted(db))
    await untilLeft()
    expect(await counted(replicas.db.reading)).toBe(await counted(db))

    await onReplica.rows({ name: 'test.resume', text: 'select pg_wal_replay_resume()' })
    await untilRead(nameOf(replica.url))
    expect(await counted(replicas.db.reading)).toBe(await counted(db))
  })

  testInFull('a replica that is too far behind is left out', async () => {
    await pauseReplaying()
    await count()
    await untilRead(null)
    expect(await counted(replicas.db.reading)).toBe(await counted(db))
  })

  testInFull('a process never reads what is older than it has read before', async () => {
    const over = new AbortController()
    const write = async () => {
      while (!over.signal.aborted) await count()
    }
    const read = async () => {
      for (let last = 0, reads = 0; !over.signal.aborted; reads += 1) {
        const value = (await counted(replicas.db.reading)) ?? 0
        if (value < last) throw new Error(`read ${value} after ${last}, in read ${reads}`)
        last = value
      }
    }
    const change = async () => {
      for (let turn = 0; turn < 5; turn += 1) {
        await pauseReplaying()
        await untilLeft()
        // It is less behind than is tolerated, but behind what was read from the primary.
        await replicas.check()
        await onReplica.rows({ name: 'test.resume', text: 'select pg_wal_replay_resume()' })
        await untilRead(nameOf(replica.url))
      }
      over.abort()
    }
    const failed = (error: unknown) => {
      over.abort()
      throw error
    }
    await Promise.all([write(), read().catch(failed), change().catch(failed)])
  })

  testInFull('when the replica fails, its reads are answered by the primary', async () => {
    await replica.kill()
    expect(await isOnReplica(replicas.db.reading)).toBe(false)
    expect(replicas.source).toBeNull()
    replica.startAgain()
    await untilRead(nameOf(replica.url))
  })

  testInFull('while the primary is away, pages are read from the replica', async () => {
    await primary.kill()
    try {
      await replicas.check()
      await replicas.catchUp()
      expect(await isOnReplica(replicas.db.reading)).toBe(true)
    } finally {
      primary.startAgain()
    }
  })
})

function nameOf(url: string): string {
  return `127.0.0.1:${new URL(url).port}`
}
