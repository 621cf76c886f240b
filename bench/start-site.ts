import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDemo } from '#demo/seed.ts'
import { buildIfStale } from '#scripts/build.mjs'
import { withMemorySettings } from '#scripts/memory.mjs'
import { startPostgres } from '#scripts/postgres.mjs'
import { openDatabase, type Db } from '#server/kernel/database.ts'
import { migrate } from '#server/kernel/migrate.ts'

const HEAP = `data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => {
  const { heapUsed, heapTotal, external } = process.memoryUsage()
  const [used, total, outside] = [heapUsed, heapTotal, external].map((bytes) => Math.round(bytes / 1048576))
  console.error(process.env.ROLE + ': heap ' + used + ' of ' + total + ' MB, outside of it ' + outside + ' MB')
})`)}`

export interface BenchSite {
  origin: string
  db: Db
  postgres: { url: string; binaries: string }
  /** Of the processes, in the order of their roles. */
  processes: number[]
  /** Temporary files of the run; `stop` removes them. */
  directory: string
  stop: () => Promise<void>
}

/**
 * Starts Rihla with the demo catalogue on a PostgreSQL of its own: a process for each role, the first at `port`, the
 * others at ports far from it. As `npm start` does, but NODE_ENV is not production, which refuses the sandbox. Their CPU profiles are written to
 * PROFILE_DIR, if it is set. After SIGUSR2 a process prints its heap.
 */
export async function startSite(
  port: number,
  {
    roles = ['both'],
    hasPages = true,
    beforeStart = async () => {},
    databaseUrl,
  }: {
    roles?: ('web' | 'jobs' | 'both')[]
    hasPages?: boolean
    /** With the address of the seeded database, before a process uses it. */
    beforeStart?: (url: string) => Promise<void>
    /** Of a database that has the demo already; it is left running. */
    databaseUrl?: string | undefined
  } = {},
): Promise<BenchSite> {
  if (hasPages && !buildIfStale()) throw new Error('The pages could not be built.')
  const directory = mkdtempSync(join(tmpdir(), 'rihla-bench-'))
  const postgres =
    databaseUrl === undefined
      ? await startPostgres({ shared_buffers: '256MB', max_connections: 120 })
      : { url: databaseUrl, binaries: '', stop: () => {} }
  const profiles = process.env['PROFILE_DIR']
  const servers: ChildProcess[] = []
  const db = openDatabase(postgres.url, { connections: 2 })
  const stop = async () => {
    for (const server of servers) {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
    }
    await db.close()
    postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  // Here, not in the web process, whose memory is measured.
  try {
    if (databaseUrl === undefined) {
      await migrate(postgres.url, 'migrations')
      await seedDemo(db, { today: new Date().toISOString().slice(0, 10) })
    }
    await beforeStart(postgres.url)
  } catch (error) {
    await stop()
    throw error
  }
  const origin = `http://127.0.0.1:${port}`
  for (const [at, role] of roles.entries()) {
    const own = port + at * 100
    const profile = profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}/${role}`]
    const server = spawn(process.execPath, ['--import', HEAP, ...profile, 'src/server.ts'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...withMemorySettings(process.env),
        ROLE: role,
        ...(hasPages ? {} : { RIHLA_API_ONLY: 'on' }),
        HOST: '127.0.0.1',
        PORT: String(own),
        ORIGIN: origin,
        DATABASE_URL: postgres.url,
        DATABASE_CONNECTIONS: '10',
        SEED_DEMO: 'off',
        DATA_DIR: directory,
        LOG_LEVEL: 'error',
        TRUST_PROXY: 'on',
      },
    })
    servers.push(server)
    if (await becomesReady(`http://127.0.0.1:${own}`)) continue
    await stop()
    throw new Error('The server was not ready in time.')
  }
  return { origin, db, postgres, directory, processes: servers.map(({ pid }) => pid ?? 0), stop }
}

async function becomesReady(origin: string): Promise<boolean> {
  for (let tries = 0; tries < 900; tries++) {
    const response = await fetch(`${origin}/ready`).catch(() => null)
    if (response?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return false
}
