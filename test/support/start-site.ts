import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildIfStale } from '#scripts/build.mjs'
import { findChromium } from '#scripts/chromium.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built marketplace runs, with the demo's world in an embedded database of its own. */
    origin: string
    chromium: string
  }
}

const START_MS = 120_000

/** What `npm start` runs, on a free port and an empty data directory, once for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', findChromium())
  if (!buildIfStale()) throw new Error('The pages could not be built.')

  const dataDirectory = mkdtempSync(join(tmpdir(), 'rihla-browser-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = spawn('node_modules/.bin/node', ['src/server.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'silent',
    },
  })
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await exited
    rmSync(dataDirectory, { recursive: true, force: true })
  }
  try {
    await untilReady(`http://127.0.0.1:${port}/ready`, () => server.exitCode === null)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('origin', origin)
  return stop
}

async function untilReady(url: string, isRunning: () => boolean): Promise<void> {
  const giveUpAt = Date.now() + START_MS
  while (Date.now() < giveUpAt) {
    if (!isRunning()) throw new Error('The server ended before it was ready.')
    const isReady = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The server was not ready within ${START_MS / 1000} s.`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
