import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import arabic from '#messages/ar/refusals.json' with { type: 'json' }
import english from '#messages/en/refusals.json' with { type: 'json' }
import { buildIfStale } from '#scripts/build.mjs'
import { openDatabase } from '#server/kernel/database.ts'
import { flakyProxy } from '#test/support/flaky-proxy.ts'
import { freePort } from '#scripts/free-port.mjs'
import { endProcess, startProcess } from '#test/support/start-process.ts'
import { databaseUrl } from '#test/support/template-database.ts'

const KEPT_MS = 11_000
const serverUrl = inject('serverUrl')

// The embedded database runs in the server's process and cannot be away.
test.skipIf(serverUrl === null)(
  'while the database is away, cached pages are served, other pages show an error in their language, and both recover',
  async () => {
    if (serverUrl === null || !buildIfStale()) throw new Error('There is no PostgreSQL.')
    const name = `rihla_away_${randomUUID().replaceAll('-', '')}`
    const onServer = async (text: string) => {
      const db = openDatabase(serverUrl, { connections: 1 })
      await db.rows({ name: 'test.server', text }).finally(() => db.close())
    }
    await onServer(`create database ${name} template rihla_template strategy file_copy`)
    const { hostname, port: databasePort } = new URL(serverUrl)
    const line = await flakyProxy({ host: hostname, port: Number(databasePort) })
    const url = new URL(databaseUrl(serverUrl, name))
    url.port = String(line.port)
    const directory = mkdtempSync(join(tmpdir(), 'rihla-away-'))
    const port = await freePort()
    const server = await startProcess(port, { DATABASE_URL: url.toString(), SEED_DEMO: 'off', DATA_DIR: directory })
    const get = async (path: string, cookie = '') => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie, 'accept-language': 'ar' } })
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
    }
    const withCart = `rihla_cart=${'a'.repeat(43)}`

    try {
      expect(await get('/en/things-to-do-in-manama')).toMatchObject({ status: 200 })
      expect(await get('/en/sign-in')).toMatchObject({ status: 200 })
      await line.cut()
      await new Promise((resolve) => setTimeout(resolve, KEPT_MS))

      const readBefore = await get('/en/things-to-do-in-manama')
      expect(readBefore.status).toBe(200)
      expect(readBefore.text).toContain('Bahrain Fort')
      // Rendered for each visitor, with the cached site and navigation.
      expect(await get('/en/sign-in')).toMatchObject({ status: 200 })
      for (const [path, cookie, words] of [
        ['/en/things-to-do-in-tunis', '', english.server.unavailable],
        ['/cart', withCart, arabic.server.unavailable],
      ] as const) {
        const answer = await get(path, cookie)
        expect(answer).toMatchObject({ status: 503, retryAfter: '10' })
        expect(answer.text).toContain(words)
      }
      const call = await get('/api/cart?locale=ar', withCart)
      expect(call.status).toBe(503)
      expect(JSON.parse(call.text)).toMatchObject({ code: 'server.unavailable' })
      expect(await get('/health')).toMatchObject({ status: 200 })
      expect(await get('/ready')).toMatchObject({ status: 503 })

      await line.mend()
      await expect.poll(() => get('/ready'), { timeout: 20_000 }).toMatchObject({ status: 200 })
      expect(await get('/en/things-to-do-in-tunis')).toMatchObject({ status: 200 })
      expect(await get('/cart', withCart)).toMatchObject({ status: 200 })
    } finally {
      await endProcess(server, 'SIGTERM')
      rmSync(directory, { recursive: true, force: true })
      await line.cut().catch(() => {})
      await onServer(`drop database ${name} with (force)`)
    }
  },
)
