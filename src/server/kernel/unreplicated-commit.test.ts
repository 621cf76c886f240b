import { expect, inject, test } from 'vitest'
import { startPostgres } from '#scripts/postgres.mjs'
import { openDatabase } from './database.ts'
import { CommitNotReplicated } from './database-errors.ts'

// PostgreSQL reports a cancelled wait for a replica as success. A primary that never had the replica would lose it.
test.skipIf(inject('serverUrl') === null)(
  'a commit whose wait for a replica is cancelled is reported as lost, not as done',
  async () => {
    const postgres = await startPostgres({ synchronous_standby_names: 'absent' })
    const [db, other] = [openDatabase(postgres.url, { connections: 1 }), openDatabase(postgres.url, { connections: 1 })]
    const cancelWaiting = () =>
      other.rows({
        name: 'test.cancel',
        text: `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`,
      })
    const failure = (work: Promise<unknown>) =>
      work.then(
        () => null,
        (error: unknown) => error,
      )
    try {
      await db.rows({ name: 'test.local', text: 'set synchronous_commit = local' })
      await db.rows({ name: 'test.table', text: 'create table written (id int)' })
      await db.rows({ name: 'test.remote', text: 'set synchronous_commit = on' })
      const writes = [
        () => db.rows({ name: 'test.write', text: 'insert into written values (1)' }),
        () => db.transaction((tx) => tx.rows({ name: 'test.write', text: 'insert into written values (1)' })),
      ]
      for (const write of writes) {
        const writing = failure(write())
        await expect.poll(cancelWaiting).toHaveLength(1)
        expect(await writing).toBeInstanceOf(CommitNotReplicated)
      }
      const count = await other.rows({ name: 'test.count', text: 'select count(*)::int as count from written' })
      expect(count).toEqual([{ count: 2 }])
    } finally {
      await Promise.all([db.close(), other.close()])
      postgres.stop()
    }
  },
)
