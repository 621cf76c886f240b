import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { freePort } from '#scripts/free-port.mjs'
import { seedTrips } from './seed-trips.ts'
import { endProcess, startProcess } from './start-process.ts'

/** A site of its own with booked departures of these days: the other files need departures with room. */
export function useTripSite(): { origin: string } {
  const site = { origin: '' }
  let end: (() => Promise<void>) | undefined
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rihla-trips-'))
    const seeded = inject('seededTrips')
    cpSync(seeded ?? inject('seededDirectory'), folder, { recursive: true })
    if (seeded === null) await seedTrips(folder)
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
