import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { seedDemo } from '#demo/seed.ts'
import { startPostgres } from '#scripts/postgres.mjs'
import { openDatabase, oneRow } from '#server/kernel/database.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { manyCheckouts, tryAgain } from '#test/support/checkouts.ts'
import { countOrders, endLeases } from '#test/support/count-orders.ts'
import { freePort } from '#scripts/free-port.mjs'
import { endProcess, startProcess } from '#test/support/start-process.ts'
import { untilAgreed } from '#test/support/until-settled.ts'
import { createDeparture } from '#test/support/fixtures.ts'

const BUYERS = Number(process.env['BUYERS_AT_A_KILL'] ?? 6)
const KILLS = 3
const CAPACITY = 10_000
const RECOVERED_WITHIN_MS = 30_000

// The test kills a PostgreSQL of its own, but runs only where PostgreSQL is available.
test.skipIf(inject('serverUrl') === null)(
  'the server reconnects to a PostgreSQL that was killed during checkouts, and no paid order is lost',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'rihla-killed-postgres-'))
    const postgres = await startPostgres()
    const within = async <Result>(work: (db: ReturnType<typeof openDatabase>) => Promise<Result>): Promise<Result> => {
      const db = openDatabase(postgres.url, { connections: 2 })
      return work(db).finally(() => db.close())
    }
    let server: ChildProcess | undefined
    try {
      await migrate(postgres.url, 'migrations')
      const departure = await within(async (db) => {
        await seedDemo(db, { today: new Date().toISOString().slice(0, 10) })
        expect(await oneRow(db, { name: 'test.fsync', text: 'show fsync' })).toEqual({ fsync: 'on' })
        return createDeparture(db, { option: 'bahrain-fort/sunset', capacity: CAPACITY })
      })
      const port = await freePort()
      const origin = `http://127.0.0.1:${port}`
      server = await startProcess(port, {
        RIHLA_API_ONLY: 'on',
        SEED_DEMO: 'off',
        ORIGIN: origin,
        DATA_DIR: directory,
        DATABASE_URL: postgres.url,
      })
      const status = (path: string) => fetch(origin + path).then((answer) => answer.status)
      const bookable = {
        departureId: departure.id,
        optionId: departure.optionId,
        unitId: departure.units['adult'] ?? 0,
      }
      const run = manyCheckouts(origin, bookable, BUYERS)
      const sells = (most: number) =>
        expect.poll(() => run.paid.size, { timeout: most, interval: 20 }).toBeGreaterThan(run.paid.size + 2)

      await sells(120_000)
      for (let kills = 0; kills < KILLS; kills++) {
        await postgres.kill()
        await expect.poll(() => status('/ready'), { timeout: RECOVERED_WITHIN_MS }).toBe(503)
        expect(await status('/health')).toBe(200)
        postgres.startAgain()
        const backAt = Date.now()
        await expect.poll(() => status('/ready'), { timeout: RECOVERED_WITHIN_MS, interval: 100 }).toBe(200)
        await sells(backAt + RECOVERED_WITHIN_MS - Date.now())
      }
      await run.stop()
      expect(server.exitCode).toBeNull()
      expect(run.refused).toBeGreaterThan(0)
      await within(endLeases)
      expect(await tryAgain(run, bookable)).toEqual([])
      const count = () => within((db) => countOrders(db, departure.id, [...run.paid.keys()]))
      await untilAgreed(count)
      await endProcess(server, 'SIGTERM')

      const counted = await count()
      expect(counted).toMatchObject({ lost: [], keptWithoutBooking: [], duplicates: [] })
      expect(counted.sold).toBe(counted.confirmedPlaces)
      expect(counted.held).toBe(counted.heldByOrders)
      expect(counted.sold).toBeGreaterThanOrEqual(run.paid.size)
      expect(counted.mails).toEqual({ messages: counted.sold, orders: counted.sold })
    } finally {
      server?.kill('SIGKILL')
      postgres.stop()
      rmSync(directory, { recursive: true, force: true })
    }
  },
  900_000,
)
