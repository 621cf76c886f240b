import { expect, test } from 'vitest'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()

test('is not ready on a database whose schema is older than the program, such as a restored backup', async () => {
  const app = await buildFrontApp(fixtures.context)
  const status = async () => (await app.request('http://localhost/ready', { headers: { host: 'localhost' } })).status
  expect(await status()).toBe(200)
  const taken = await fixtures.context.db.rows<{ name: string; checksum: string }>({
    name: 'test.older_schema',
    text: `delete from schema_migration where name = (select max(name) from schema_migration) returning name, checksum`,
  })
  expect(await status()).toBe(503)
  await fixtures.context.db.rows({
    name: 'test.newer_schema',
    text: `insert into schema_migration (name, checksum) values ($1, $2)`,
    values: [taken[0]?.name, taken[0]?.checksum],
  })
  expect(await status()).toBe(200)
})
