import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildIfStale } from '#scripts/build.mjs'
import { findChromium } from '#scripts/chromium.mjs'
import { endProcess, freePort, startProcess } from './start-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built marketplace runs, with the demo's world in an embedded database of its own. */
    origin: string
    chromium: string
  }
}

/** What `npm start` runs, on a free port and an empty data directory, once for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', findChromium())
  if (!buildIfStale()) throw new Error('The pages could not be built.')

  const dataDirectory = mkdtempSync(join(tmpdir(), 'rihla-browser-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = await startProcess(port, { DATA_DIR: dataDirectory })
  project.provide('origin', origin)
  return async () => {
    await endProcess(server, 'SIGTERM')
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}
