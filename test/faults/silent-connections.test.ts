import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#server/kernel/database.ts'
import { flakyProxy } from '#test/support/flaky-proxy.ts'
import { countsOf, createDeparture } from '#test/support/fixtures.ts'
import { endHold } from '#test/support/buyer.ts'
import { httpBuyer } from '#test/support/http-buyer.ts'
import { freePort } from '#scripts/free-port.mjs'
import { endProcess, startProcess } from '#test/support/start-process.ts'
import { databaseUrl } from '#test/support/template-database.ts'

const serverUrl = inject('serverUrl')
const RECOVERED_WITHIN_MS = 30_000

// The embedded database has no connections.
test.skipIf(serverUrl === null)(
  'database connections that fall silent without closing are replaced within 30 seconds, and holds expire again',
  async () => {
    const name = `rihla_silent_${randomUUID().replaceAll('-', '')}`
    const admin = openDatabase(serverUrl ?? '', { connections: 1 })
    await admin.rows({ name: 'test.clone', text: `create database ${name} template rihla_template strategy file_copy` })
    const own = databaseUrl(serverUrl ?? '', name)
    const db = openDatabase(own, { connections: 1 })
    const url = new URL(own)
    const line = await flakyProxy({ host: url.hostname, port: Number(url.port) })
    url.port = String(line.port)
    const directory = mkdtempSync(join(tmpdir(), 'rihla-silent-'))
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const server = await startProcess(port, {
      RIHLA_API_ONLY: 'on',
      SEED_DEMO: 'off',
      ORIGIN: origin,
      DATA_DIR: directory,
      DATABASE_URL: url.toString(),
    })
    try {
      const { id, optionId, units } = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 5 })
      const buyers = Array.from({ length: 10 }, () => httpBuyer(origin))
      // Enough at once that the pool opens all its connections.
      const [cart] = await Promise.all(
        buyers.map((buyer) => buyer.putInCart({ departureId: id, optionId, unitId: units['adult'] ?? 0 })),
      )
      if (!cart) throw new Error('There is no cart.')
      const placed = await buyers[0]?.checkout(cart)
      expect(placed).toMatchObject({ status: 200 })
      expect(await countsOf(db, id)).toMatchObject({ held: 1 })

      line.freeze()
      await endHold(db, String(placed?.body['reference']))
      const frozenAt = Date.now()
      const rest = () => ({ timeout: frozenAt + RECOVERED_WITHIN_MS - Date.now(), interval: 100 })
      const status = (path: string) =>
        fetch(origin + path, { headers: { cookie: `rihla_cart=${'a'.repeat(43)}` } }).then((answer) => answer.status)
      // Requests from before and during the silence: each gets a response.
      const during = Promise.all(Array.from({ length: 30 }, () => status('/api/cart?locale=en')))
      await expect.poll(() => status('/ready'), rest()).toBe(200)
      await expect.poll(() => status('/api/cart?locale=en'), rest()).toBe(200)
      await expect.poll(() => countsOf(db, id), rest()).toMatchObject({ held: 0 })
      expect((await during).every((one) => one === 200 || one === 503)).toBe(true)
      expect(await Promise.all(Array.from({ length: 30 }, () => status('/api/cart?locale=en')))).toEqual(
        Array.from({ length: 30 }, () => 200),
      )
      expect(line.frozen()).toBeLessThan(20)
    } finally {
      await endProcess(server, 'SIGTERM')
      await db.close()
      await line.cut().catch(() => {})
      await admin.rows({ name: 'test.drop', text: `drop database ${name} with (force)` })
      await admin.close()
      rmSync(directory, { recursive: true, force: true })
    }
  },
)
