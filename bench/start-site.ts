import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '#scripts/build.mjs'
import { startPostgres } from '#scripts/postgres.mjs'
import { openDatabase, type Db } from '#server/kernel/database.ts'

export interface BenchSite {
  origin: string
  db: Db
  postgres: { url: string; binaries: string }
  /** Temporary files of the run; `stop` removes them. */
  directory: string
  stop: () => Promise<void>
}

/** Starts one process of Rihla with the demo catalogue on a PostgreSQL of its own. */
export async function startSite(port: number): Promise<BenchSite> {
  if (!buildIfStale()) throw new Error('The pages could not be built.')
  const directory = mkdtempSync(join(tmpdir(), 'rihla-bench-'))
  const postgres = await startPostgres({ shared_buffers: '256MB', max_connections: 120 })
  const server = spawn(process.execPath, ['src/server.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: postgres.url,
      DATABASE_CONNECTIONS: '10',
      SEED_DEMO: 'on',
      DATA_DIR: directory,
      LOG_LEVEL: 'error',
      TRUST_PROXY: 'on',
    },
  })
  const db = openDatabase(postgres.url, { connections: 2 })
  const origin = `http://127.0.0.1:${port}`
  const stop = async () => {
    server.kill('SIGTERM')
    await new Promise((resolve) => server.once('exit', resolve))
    await db.close()
    postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  if (await becomesReady(origin)) return { origin, db, postgres, directory, stop }
  await stop()
  throw new Error('The server was not ready in time.')
}

async function becomesReady(origin: string): Promise<boolean> {
  for (let tries = 0; tries < 300; tries++) {
    const response = await fetch(`${origin}/ready`).catch(() => null)
    if (response?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return false
}
