import { expect, test } from 'vitest'
import { frontDoor } from '#test/support/front-door.ts'
import { useWorld } from '#test/support/fixtures.ts'

const world = useWorld()

test('is not ready on a database whose schema is older than the program, such as a restored backup', async () => {
  const app = await frontDoor(world.context)
  const status = async () => (await app.request('http://localhost/ready', { headers: { host: 'localhost' } })).status
  expect(await status()).toBe(200)
  const taken = await world.context.db.rows<{ name: string; checksum: string }>({
    name: 'test.older_schema',
    text: `delete from schema_migration where name = (select max(name) from schema_migration) returning name, checksum`,
  })
  expect(await status()).toBe(503)
  await world.context.db.rows({
    name: 'test.newer_schema',
    text: `insert into schema_migration (name, checksum) values ($1, $2)`,
    values: [taken[0]?.name, taken[0]?.checksum],
  })
  expect(await status()).toBe(200)
})
