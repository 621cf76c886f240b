import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { seedBookings } from '#demo/bookings.ts'
import { freePort } from '#scripts/free-port.mjs'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openLog } from '#server/kernel/logs.ts'
import { openConfiguredDatabase } from '#server/kernel/open-configured-database.ts'
import { endProcess, startProcess } from './start-process.ts'

/** A site of its own with booked departures of these days: the other files need departures with room. */
export function useTripSite(): { origin: string } {
  const site = { origin: '' }
  let end: (() => Promise<void>) | undefined
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rihla-trips-'))
    cpSync(inject('seededDirectory'), folder, { recursive: true })
    const configuration = readConfiguration({ NODE_ENV: 'test', DATA_DIR: folder })
    const { db, close } = await openConfiguredDatabase(configuration, openLog('silent'))
    await db.transaction((tx) => seedBookings(tx))
    await close()
    const port = await freePort()
    site.origin = `http://localhost:${port}`
    const server = await startProcess(port, { DATA_DIR: folder })
    end = async () => {
      await endProcess(server, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    }
  })
  afterAll(() => end?.())
  return site
}
