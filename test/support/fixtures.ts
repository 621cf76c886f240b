import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import type { ApiContext } from '#server/app/api.ts'
import { followOrders } from '#server/app/follow-orders.ts'
import { directoryStorage } from '#server/media/directory-storage.ts'
import { bankTransferProvider } from '#server/booking/providers/bank-transfer.ts'
import { providersOf } from '#server/booking/providers/providers.ts'
import { sandboxProvider } from '#server/booking/providers/sandbox.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openDatabase, oneRow, type Db } from '#server/kernel/database.ts'
import { longRunningLimits } from '#server/kernel/database-limits.ts'
import { openEmbeddedDatabase } from '#server/kernel/embedded-database.ts'
import { openLog } from '#server/kernel/logs.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { uniqueAddress } from './unique-address.ts'
import { databaseUrl } from './template-database.ts'

followOrders()

const SECRET = 'a secret that is only good for tests'

export interface Fixtures {
  context: ApiContext
  /** False on the embedded database, whose single connection cannot run statements concurrently. */
  isConcurrent: boolean
  /**
   * Names of statements (or 'transaction') that were retried after a deadlock or a serialization failure, oldest first.
   */
  conflicts: string[]
}

/** A database with the demo for one test file. Read `world.context` only inside tests. */
export function useFixtures(): Fixtures {
  const fixtures = { conflicts: [] as string[] } as Fixtures
  let close: () => Promise<void>
  let folder: string

  beforeAll(async () => {
    const serverUrl = inject('serverUrl')
    folder = mkdtempSync(join(tmpdir(), 'rihla-world-'))
    const opened = await (serverUrl === null
      ? openCopy(join(folder, 'database'))
      : cloneTemplate(serverUrl, fixtures.conflicts))
    close = opened.close
    const configuration = readConfiguration({ NODE_ENV: 'test', SECRET, LOG_LEVEL: 'silent' })
    fixtures.isConcurrent = serverUrl !== null
    fixtures.context = {
      db: opened.db,
      configuration,
      log: openLog('silent'),
      storage: directoryStorage(join(folder, 'storage')),
      providers: providersOf(sandboxProvider(opened.db, { secret: SECRET }), [bankTransferProvider(opened.db)]),
    }
  })
  afterAll(async () => {
    await close?.()
    rmSync(folder, { recursive: true, force: true })
  })
  return fixtures
}

async function openCopy(directory: string): Promise<{ db: Db; close: () => Promise<void> }> {
  cpSync(inject('templateDirectory') ?? '', directory, { recursive: true })
  const embedded = await openEmbeddedDatabase(directory)
  const db = openDatabase(embedded.url, { connections: 1, isEmbedded: true })
  return {
    db,
    close: async () => {
      await db.close()
      await embedded.close()
    },
  }
}

async function cloneTemplate(serverUrl: string, conflicts: string[]): Promise<{ db: Db; close: () => Promise<void> }> {
  const name = `rihla_test_${randomUUID().replaceAll('-', '')}`
  // Copies wait for each other, on a busy machine for longer than a statement may take.
  const server = openDatabase(serverUrl, { connections: 1, limits: longRunningLimits })
  await server.rows({ name: 'clone', text: `create database ${name} template rihla_template strategy file_copy` })
  const db = openDatabase(databaseUrl(serverUrl, name), {
    connections: 20,
    // Tests start hundreds of transactions at once. How long the last one waits depends on the load of the machine.
    connectMs: 300_000,
    limits: longRunningLimits,
    onConflict: (_, statement) => conflicts.push(statement),
  })
  return {
    db,
    close: async () => {
      await db.close()
      await server.rows({ name: 'drop', text: `drop database ${name} with (force)` })
      await server.close()
    },
  }
}

/** A new visitor, without a cart, of the marketplace or another site of the demo. */
export async function createVisitor(db: Db, siteCode = 'rihla'): Promise<Visitor> {
  const site = await oneRow<Visitor['site']>(db, {
    name: 'test.site',
    text: `select id, code, host, is_default as "isDefault", name, default_currency as "defaultCurrency", currencies, supplier_id as "supplierId",
      discover_type as "discoverType", hold_minutes as "holdMinutes",
      exchange_margin_basis_points as "exchangeMarginBasisPoints", bank_account as "bankAccount", contact, theme, tax, zone from site where code = $1`,
    values: [siteCode],
  })
  return {
    site,
    userId: null,
    cartToken: null,
    wishlistToken: null,
    orderAccessCookie: null,
    quoteAccessCookie: null,
    currency: site.defaultCurrency,
    address: uniqueAddress(),
  }
}

export interface FixtureDeparture {
  id: number
  optionId: number
  units: Record<string, number>
}

/** Creates a departure of a demo option, ten days ahead. `units` maps unit codes to ids. */
export async function createDeparture(db: Db, input: { option: string; capacity: number }): Promise<FixtureDeparture> {
  return oneRow<FixtureDeparture>(db, {
    name: 'test.departure',
    text: `with made as (
        insert into departure (option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity)
        select o.id, ((rihla_now() + interval '10 days') at time zone c.zone)::date, '09:' || lpad(($3::int % 60)::text, 2, '0'),
          rihla_now() + interval '10 days' + make_interval(secs => $3), rihla_now() + interval '10 days 2 hours', rihla_now() + interval '9 days', $2
        from option o join product p on p.id = o.product_id join city c on c.id = p.city_id where p.code || '/' || o.code = $1
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
