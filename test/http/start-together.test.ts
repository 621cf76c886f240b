import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { seedDemo } from '#demo/seed.ts'
import { openDatabase, type Db } from '#server/kernel/database.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { databaseUrl } from '#test/support/template-database.ts'

const serverUrl = inject('serverUrl')
const name = `rihla_together_${randomUUID().replaceAll('-', '')}`
let server: Db
let db: Db

beforeAll(async () => {
  if (serverUrl === null) return
  server = openDatabase(serverUrl, { connections: 1 })
  await server.rows({ name: 'create', text: `create database ${name}` })
  await migrate(databaseUrl(serverUrl, name), 'migrations')
  db = openDatabase(databaseUrl(serverUrl, name), { connections: 2 })
})
afterAll(async () => {
  if (serverUrl === null) return
  await db.close()
  await server.rows({ name: 'drop', text: `drop database ${name} with (force)` })
  await server.close()
})

test.skipIf(serverUrl === null)('seeds an empty database once if two processes start at the same time', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const seeded = await Promise.all([seedDemo(db, { today }), seedDemo(db, { today })])
  expect(seeded.sort()).toEqual([false, true])
})
