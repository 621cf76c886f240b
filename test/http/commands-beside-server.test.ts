import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, inject, test } from 'vitest'
import { openDatabase, type Db } from '#server/kernel/database.ts'
import { openEmbeddedDatabase } from '#server/kernel/embedded-database.ts'
import { manyCheckouts } from '#test/support/checkouts.ts'
import { countOrders } from '#test/support/count-orders.ts'
import { createDeparture } from '#test/support/fixtures.ts'
import { freePort } from '#scripts/free-port.mjs'
import { endProcess, processEnvironment, startProcess } from '#test/support/start-process.ts'

const BUYERS = 4
const ROUNDS = 3

test.skipIf(inject('serverUrl') !== null)(
  'runs commands on the embedded database while the server sells, and after the server was killed',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'rihla-beside-'))
    let server: ChildProcess | undefined
    try {
      cpSync(inject('templateDirectory') ?? '', join(directory, 'database'), { recursive: true })
      const departure = await within(directory, (db) =>
        createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 10_000 }),
      )
      const port = await freePort()
      const origin = `http://127.0.0.1:${port}`
      const environment = { RIHLA_API_ONLY: 'on', SEED_DEMO: 'off', ORIGIN: origin, DATA_DIR: directory }
      server = await startProcess(port, environment)
      const run = manyCheckouts(
        origin,
        { departureId: departure.id, optionId: departure.optionId, unitId: departure.units['adult'] ?? 0 },
        BUYERS,
      )
      await expect.poll(() => run.paid.size).toBeGreaterThan(0)

      for (let round = 1; round <= ROUNDS; round++) {
        const paidBefore = run.paid.size
        // Two at once: they take turns with the server and with each other.
        const [added, imported] = await Promise.all([
          command(environment, 'promo-codes', 'add', `ROUND-${round}`, '--percent', '10'),
          command(environment, 'import', 'docs/import/json'),
        ])
        expect(added).toEqual({ code: 0, out: `ROUND-${round} can be used.\n`, err: '' })
        expect(imported).toEqual({ code: 0, out: expect.stringMatching(/^Imported /m), err: '' })
        const listed = await command(environment, 'promo-codes', 'list')
        expect(listed).toEqual({ code: 0, out: expect.stringContaining(`ROUND-${round}  running`), err: '' })
        await expect.poll(() => run.paid.size).toBeGreaterThan(paidBefore)
      }
      await run.stop()

      await endProcess(server, 'SIGKILL')
      expect(existsSync(join(directory, 'database.address'))).toBe(true)
      const { code, out, err } = await command(environment, 'promo-codes', 'list')
      expect({ code, err }).toEqual({ code: 0, err: '' })
      for (let round = 1; round <= ROUNDS; round++) expect(out).toContain(`ROUND-${round}  running`)
      const counted = await within(directory, (db) => countOrders(db, departure.id, [...run.paid.keys()]))
      expect(counted.duplicates).toEqual([])
      expect(counted.sold).toBe(counted.confirmedPlaces)
      expect(counted.held).toBe(counted.heldByOrders)
      expect(counted.sold).toBeGreaterThan(0)
    } finally {
      server?.kill('SIGKILL')
      rmSync(directory, { recursive: true, force: true })
    }
  },
)

async function within<Result>(directory: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const embedded = await openEmbeddedDatabase(join(directory, 'database'))
  const db = openDatabase(embedded.url, { connections: 1, isEmbedded: true })
  try {
    return await work(db)
  } finally {
    await db.close()
    await embedded.close()
  }
}

/** Runs a command of src/cli in another process. */
async function command(environment: Record<string, string>, name: string, ...argv: string[]) {
  const child = spawn('node_modules/.bin/node', [`src/cli/${name}.ts`, ...argv], {
    env: { ...processEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, out, err }
}
