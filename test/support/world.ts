import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import { seedDemo } from '#demo/seed.ts'
import { providersOf, type PaymentContext } from '#server/payments/providers.ts'
import { sandboxProvider } from '#server/payments/sandbox.ts'
import { readConfiguration } from '#server/platform/configuration.ts'
import { openDatabase, oneRow, type Db } from '#server/platform/database.ts'
import { openEmbeddedDatabase } from '#server/platform/embedded-database.ts'
import { openLog } from '#server/platform/logs.ts'
import { migrate } from '#server/platform/migrate.ts'
import type { Visitor } from '#server/platform/visitor.ts'
import { databaseUrl } from './template-database.ts'

const SECRET = 'a secret that is only good for tests'

export interface World {
  context: PaymentContext
  /** Whether statements of several connections can truly meet: not on the embedded database, which has one session. */
  isConcurrent: boolean
}

/** The demo's world in a database of this test file's own. Read `world.context` inside tests only. */
export function useWorld(): World {
  const world = {} as World
  let close: () => Promise<void>

  beforeAll(async () => {
    const serverUrl = inject('serverUrl')
    const opened = serverUrl === null ? await openEmbedded() : await cloneTemplate(serverUrl)
    close = opened.close
    const configuration = readConfiguration({ NODE_ENV: 'test', SECRET, LOG_LEVEL: 'silent' })
    world.isConcurrent = serverUrl !== null
    world.context = {
      db: opened.db,
      configuration,
      log: openLog('silent'),
      providers: providersOf(sandboxProvider(opened.db, { origin: configuration.origin, secret: SECRET })),
    }
  })
  afterAll(() => close?.())
  return world
}

async function openEmbedded(): Promise<{ db: Db; close: () => Promise<void> }> {
  const embedded = await openEmbeddedDatabase(null)
  await migrate(embedded.url, 'migrations')
  const db = openDatabase(embedded.url, { connections: 1, isEmbedded: true })
  await seedDemo(db, { today: new Date().toISOString().slice(0, 10) })
  return {
    db,
    close: async () => {
      await db.close()
      await embedded.close()
    },
  }
}

async function cloneTemplate(serverUrl: string): Promise<{ db: Db; close: () => Promise<void> }> {
  const name = `rihla_test_${randomUUID().replaceAll('-', '')}`
  const server = openDatabase(serverUrl, { connections: 1 })
  await server.rows({ name: 'clone', text: `create database ${name} template rihla_template` })
  const db = openDatabase(databaseUrl(serverUrl, name), { connections: 20 })
  return {
    db,
    close: async () => {
      await db.close()
      await server.rows({ name: 'drop', text: `drop database ${name} with (force)` })
      await server.close()
    },
  }
}

/** A visitor of the demo's marketplace with a cart of their own. */
export async function someVisitor(db: Db): Promise<Visitor> {
  const site = await oneRow<Visitor['site']>(db, {
    name: 'test.site',
    text: `select id, code, name, default_currency as "defaultCurrency", currencies, supplier_id as "supplierId",
      discover_type as "discoverType", hold_minutes as "holdMinutes", contact, theme, tax from site where is_default`,
  })
  return {
    site,
    userId: null,
    cartToken: null,
    orderPass: null,
    currency: site.defaultCurrency,
    address: '203.0.113.7',
  }
}

export interface DepartureOfWorld {
  id: number
  optionId: number
  units: Record<string, number>
}

/** A fresh departure of a demo option, ten days ahead, with so many places; `units` are the ids of its units by code. */
export async function someDeparture(db: Db, input: { option: string; capacity: number }): Promise<DepartureOfWorld> {
  return oneRow<DepartureOfWorld>(db, {
    name: 'test.departure',
    text: `with made as (
        insert into departure (option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity)
        select o.id, (rihla_now() + interval '10 days')::date, '09:' || lpad(($3::int % 60)::text, 2, '0'),
          rihla_now() + interval '10 days' + make_interval(secs => $3), rihla_now() + interval '10 days 2 hours', rihla_now() + interval '9 days', $2
        from option o join product p on p.id = o.product_id where p.code || '/' || o.code = $1
        returning id, option_id)
      select made.id, made.option_id as "optionId", (select jsonb_object_agg(u.code, u.id) from unit u where u.option_id = made.option_id) as units
      from made`,
    values: [input.option, input.capacity, (nextSecond += 1)],
  })
}
let nextSecond = 0

export async function countsOf(db: Db, departureId: number): Promise<{ capacity: number; held: number; sold: number }> {
  return oneRow(db, {
    name: 'test.counts',
    text: 'select capacity, held, sold from departure where id = $1',
    values: [departureId],
  })
}
