import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { seedDemo } from '#demo/seed.ts'
import { openDatabase, type Db } from '#server/kernel/database.ts'
import { openEmbeddedDatabase } from '#server/kernel/embedded-database.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { manyCheckouts, tryAgain, type Checkouts } from '#test/support/checkouts.ts'
import { countOrders, endLeases, type Counted } from '#test/support/count-orders.ts'
import { freePort } from '#scripts/free-port.mjs'
import { endProcess, startProcess } from '#test/support/start-process.ts'
import { databaseUrl } from '#test/support/template-database.ts'
import { untilAgreed, untilSettled } from '#test/support/until-settled.ts'
import { createDeparture } from '#test/support/fixtures.ts'

const BUYERS = Number(process.env['BUYERS_AT_A_KILL'] ?? 6)
const KILLS = 3
const CAPACITY = 10_000

test('a server that was killed during checkouts and restarted loses and duplicates no paid order', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'rihla-killed-'))
  const fixtures = await createServerFixtures(directory)
  let server: ChildProcess | undefined
  try {
    const bookable = await fixtures.prepare()
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const environment = {
      RIHLA_API_ONLY: 'on',
      SEED_DEMO: 'off',
      ORIGIN: origin,
      DATA_DIR: directory,
      ...fixtures.environment,
    }
    const runs: Checkouts[] = []
    let interrupted = 0
    for (let kills = 0; kills < KILLS; kills++) {
      server = await startProcess(port, environment)
      const run = manyCheckouts(origin, bookable, BUYERS)
      runs.push(run)
      // Wait until some have paid. Then wait for a pending checkout or payment: buyers who start together stay in step,
      // so that a fixed delay might hit a moment before their carts.
      await expect.poll(() => run.paid.size, { timeout: 120_000, interval: 20 }).toBeGreaterThan(2 + kills * 4)
      await expect.poll(() => run.unanswered.length + run.unsure.length, { timeout: 120_000, interval: 1 }).not.toBe(0)
      await endProcess(server, 'SIGKILL')
      await run.stop()
      interrupted += run.unanswered.length + run.unsure.length
    }

    await fixtures.endLeases()
    server = await startProcess(port, environment)
    expect(interrupted).toBeGreaterThan(0)
    // The embedded database dies with its process, and a line of a cart does not wait for the disk.
    const addedAgain = inject('serverUrl') === null ? bookable : undefined
    for (const run of runs) expect(await tryAgain(run, addedAgain)).toEqual([])
    const paid = new Map(runs.flatMap((run) => [...run.paid]))
    await fixtures.untilSettled(origin, bookable.departureId, paid)
    await endProcess(server, 'SIGTERM')

    const counted = await fixtures.count(bookable.departureId, [...paid.keys()])
    expect(counted).toMatchObject({ lost: [], keptWithoutBooking: [], duplicates: [] })
    expect(counted.sold).toBe(counted.confirmedPlaces)
    expect(counted.held).toBe(counted.heldByOrders)
    expect(counted.sold).toBeGreaterThanOrEqual(paid.size)
    expect(counted.mails).toEqual({ messages: counted.sold, orders: counted.sold })
  } finally {
    server?.kill('SIGKILL')
    await fixtures.close()
    rmSync(directory, { recursive: true, force: true })
  }
}, 900_000)

interface FaultWorld {
  environment: Record<string, string>
  prepare: () => Promise<{ departureId: number; optionId: number; unitId: number }>
  endLeases: () => Promise<void>
  untilSettled: (origin: string, departureId: number, paid: ReadonlyMap<string, string>) => Promise<void>
  count: (departureId: number, paid: string[]) => Promise<Counted>
  close: () => Promise<void>
}

async function createServerFixtures(directory: string): Promise<FaultWorld> {
  const serverUrl = inject('serverUrl')
  const name = `rihla_killed_${randomUUID().replaceAll('-', '')}`
  const within = async <Result>(work: (db: Db) => Promise<Result>): Promise<Result> => {
    if (serverUrl !== null) {
      const db = openDatabase(databaseUrl(serverUrl, name), { connections: 2 })
      return work(db).finally(() => db.close())
    }
    const embedded = await openEmbeddedDatabase(join(directory, 'database'))
    const db = openDatabase(embedded.url, { connections: 1, isEmbedded: true })
    try {
      return await work(db)
    } finally {
      await db.close()
      await embedded.close()
    }
  }
  const onServer = async (text: string) => {
    if (serverUrl === null) return
    const db = openDatabase(serverUrl, { connections: 1 })
    await db.rows({ name: 'test.server', text }).finally(() => db.close())
  }
  await onServer(`create database ${name} template rihla_template strategy file_copy`)
  if (serverUrl === null) {
    const embedded = await openEmbeddedDatabase(join(directory, 'database'))
    await migrate(embedded.url, 'migrations')
    await embedded.close()
    await within((db) => seedDemo(db, { today: new Date().toISOString().slice(0, 10) }))
  }
  return {
    environment: serverUrl === null ? {} : { DATABASE_URL: databaseUrl(serverUrl, name) },
    prepare: () =>
      within(async (db) => {
        const departure = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: CAPACITY })
        return { departureId: departure.id, optionId: departure.optionId, unitId: departure.units['adult'] ?? 0 }
      }),
    endLeases: () => within(endLeases),
    untilSettled: (origin, departureId, paid) =>
      serverUrl === null
        ? untilSettled(origin, paid)
        : untilAgreed(() => within((db) => countOrders(db, departureId, [...paid.keys()]))),
    count: (departureId, paid) => within((db) => countOrders(db, departureId, paid)),
    close: () => onServer(`drop database if exists ${name} with (force)`),
  }
}
