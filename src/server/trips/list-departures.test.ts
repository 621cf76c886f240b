import { expect, test } from 'vitest'
import { openDatabase } from '#server/kernel/database.ts'
import { personOf, staffPerson } from '#test/support/console.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { listFilters } from './list-departures.ts'

const fixtures = useFixtures()

// An unhandled rejection, which would end the process, makes Vitest fail.
test('a lost database fails both queries of the filters, and nothing but the request', async () => {
  const { context } = fixtures
  const person = await personOf(context, await staffPerson(context, 'owner'))
  const db = openDatabase('postgres://rihla@127.0.0.1:1/postgres', { connections: 2 })
  await expect(listFilters({ ...context, db }, { person, locale: 'ar' })).rejects.toThrow()
  await db.close()
})
