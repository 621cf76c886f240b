import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildIfStale } from '#scripts/build.mjs'
import { findChromium } from '#scripts/chromium.mjs'
import { seedLayouts } from './layout-sites.ts'
import { freePort } from '#scripts/free-port.mjs'
import { endProcess, startProcess } from './start-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of each worker's site. Each site has the demo in an embedded database of its own. */
    origins: string[]
    chromium: string
    /** A data directory with the demo that no process uses, to be copied. */
    seededDirectory: string
    /** The same with booked departures (test/support/seed-trips.ts); null: each file that needs them books them. */
    seededTrips: string | null
  }
}

/** Starts what `npm start` runs, once per worker, on free ports with separate data. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', findChromium())
  if (!buildIfStale()) throw new Error('The pages could not be built.')

  const folder = mkdtempSync(join(tmpdir(), 'rihla-browser-'))
  const seededDirectory = join(folder, 'seeded')
  const tripsDirectory = join(folder, 'trips')
  const seeded = process.env['TEST_SEEDED_DEMO']
  if (seeded === undefined) await seedLayouts(seededDirectory)
  else {
    cpSync(join(seeded, 'site'), seededDirectory, { recursive: true })
    cpSync(join(seeded, 'trips'), tripsDirectory, { recursive: true })
  }
  // Copies of the directories share the rendered pictures.
  mkdirSync(join(folder, 'images'))
  symlinkSync(join(folder, 'images'), join(seededDirectory, 'images'))
  if (seeded !== undefined) symlinkSync(join(folder, 'images'), join(tripsDirectory, 'images'))
  project.provide('seededDirectory', seededDirectory)
  project.provide('seededTrips', seeded === undefined ? null : tripsDirectory)
  const sites = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, (_, index) =>
      startSite(seededDirectory, join(folder, `${index}`)),
    ),
  )
  project.provide(
    'origins',
    sites.map(({ origin }) => origin),
  )
  return async () => {
    await Promise.all(sites.map(({ server }) => endProcess(server, 'SIGTERM')))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startSite(
  seededDirectory: string,
  dataDirectory: string,
): Promise<{ origin: string; server: ChildProcess }> {
  cpSync(seededDirectory, dataDirectory, { recursive: true })
  const port = await freePort()
  return { origin: `http://localhost:${port}`, server: await startProcess(port, { DATA_DIR: dataDirectory }) }
}
