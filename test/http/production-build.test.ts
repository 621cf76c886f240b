import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openDatabase } from '#server/kernel/database.ts'
import { buildIfStale } from '#scripts/build.mjs'
import { freePort } from '#scripts/free-port.mjs'
import { memorySettings } from '#scripts/memory.mjs'
import { endProcess } from '#test/support/start-process.ts'
import { databaseUrl } from '#test/support/template-database.ts'

const serverUrl = inject('serverUrl')
const sources = ['scripts', 'src', 'messages', 'public', 'migrations', 'package.json', 'package-lock.json']
const configs = ['vite.config.ts', 'vite.console.config.ts']

let checkout: string
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'rihla-checkout-'))
  for (const name of [...sources, ...configs]) cpSync(name, join(checkout, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(checkout, 'node_modules'))
})
afterEach(() => rmSync(checkout, { recursive: true, force: true }))

function environment(settings: Record<string, string> = {}) {
  return {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    ORIGIN: 'https://rihla.example',
    DATABASE_URL: 'postgres://127.0.0.1:1/rihla',
    SMTP_URL: 'smtp://mail.example',
    SECRET: 'a secret that is only good for tests',
    STRIPE_SECRET_KEY: 'sk_live_abc',
    STRIPE_WEBHOOK_SECRET: 'whsec_abc',
    DATA_DIR: join(checkout, 'data'),
    DRAIN_SECONDS: '0',
    ...settings,
  }
}

/** `npm start` in the checkout, which ends at once. */
function start(script: string, settings?: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(join(checkout, 'node_modules/.bin/node'), [script], {
    cwd: checkout,
    env: environment(settings),
    encoding: 'utf8',
    timeout: 100_000,
  })
  return { status, said: (stdout + stderr).trim() }
}

test.each(['scripts/start.mjs', 'src/server.ts'])(
  'production without a build is refused by %s, not built',
  (script) => {
    expect(start(script)).toEqual({
      status: 1,
      said: 'Rihla does not start: the pages are not built; run npm run build first.',
    })
    expect(existsSync(join(checkout, 'dist'))).toBe(false)
  },
)

test('production with the build of other sources is refused, and a process of jobs needs no build', () => {
  expect(buildIfStale()).toBe(true)
  cpSync('dist', join(checkout, 'dist'), { recursive: true })
  expect(start('scripts/start.mjs').said).toMatch(/^Rihla does not start: The database at 127.0.0.1:1/)

  const router = join(checkout, 'src/web/router.tsx')
  writeFileSync(router, `${readFileSync(router, 'utf8')}\n`)
  expect(start('scripts/start.mjs').said).toBe(
    'Rihla does not start: the pages were built from other sources; run npm run build again.',
  )
  rmSync(join(checkout, 'dist'), { recursive: true })
  expect(start('scripts/start.mjs', { ROLE: 'jobs' }).said).toMatch(/^Rihla does not start: The database at/)
})

test('npm start and the image limit what a process reserves, and the operator may set other limits', () => {
  const { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, NODE_OPTIONS } = memorySettings
  expect(readFileSync('Containerfile', 'utf8')).toContain(
    `ENV MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX} MALLOC_MMAP_THRESHOLD_=${MALLOC_MMAP_THRESHOLD_} NODE_OPTIONS=${NODE_OPTIONS}\n`,
  )
  writeFileSync(
    join(checkout, 'src/server.ts'),
    `process.stdout.write([process.env.MALLOC_ARENA_MAX, process.env.NODE_OPTIONS].join(' '))`,
  )
  const started = (settings: Record<string, string>) => start('scripts/start.mjs', { ROLE: 'jobs', ...settings }).said
  expect(started({})).toBe(`${MALLOC_ARENA_MAX} ${NODE_OPTIONS}`)
  const own = '--max-semi-space-size=32'
  expect(started({ MALLOC_ARENA_MAX: '8', NODE_OPTIONS: own })).toBe(`8 ${NODE_OPTIONS} ${own}`)
})

test.skipIf(serverUrl === null)(
  'production serves the pages of `npm run build` without the sources of them',
  async () => {
    expect(buildIfStale()).toBe(true)
    cpSync('dist', join(checkout, 'dist'), { recursive: true })
    for (const name of ['src/web', 'src/console', 'public', ...configs])
      rmSync(join(checkout, name), { recursive: true })
    const name = `rihla_build_${randomUUID().replaceAll('-', '')}`
    const admin = openDatabase(serverUrl ?? '', { connections: 1 })
    await admin.rows({ name: 'clone', text: `create database ${name} template rihla_template strategy file_copy` })
    const port = await freePort()
    const server = spawn(join(checkout, 'node_modules/.bin/node'), ['scripts/start.mjs'], {
      cwd: checkout,
      env: environment({
        PORT: String(port),
        DATABASE_URL: databaseUrl(serverUrl ?? '', name),
        ORIGIN: `https://127.0.0.1:${port}`,
      }),
      stdio: 'ignore',
    })
    try {
      const url = `http://127.0.0.1:${port}`
      await expect.poll(() => fetch(`${url}/ready`).then(({ status }) => status, () => 0)).toBe(200) // prettier-ignore
      const page = await fetch(`${url}/en`)
      expect(page.status).toBe(200)
      const html = await page.text()
      const script = /\/assets\/[\w-]+\.js/.exec(html)?.[0]
      expect((await fetch(url + script)).status).toBe(200)
      expect((await fetch(`${url}/console`)).status).toBe(200)
    } finally {
      await endProcess(server, 'SIGTERM')
      await admin.rows({ name: 'drop', text: `drop database ${name} with (force)` })
      await admin.close()
    }
  },
)
