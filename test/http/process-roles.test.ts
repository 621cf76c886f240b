import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { oneRow, openDatabase } from '#server/kernel/database.ts'
import { createDeparture } from '#test/support/fixtures.ts'
import { httpBuyer } from '#test/support/http-buyer.ts'
import { freePort } from '#scripts/free-port.mjs'
import { endProcess, startProcess } from '#test/support/start-process.ts'
import { databaseUrl } from '#test/support/template-database.ts'

const serverUrl = inject('serverUrl')

test.skipIf(serverUrl === null)(
  'a web process sells and leaves mails and ended holds to a jobs process, which serves no page',
  async () => {
    const name = `rihla_roles_${randomUUID().replaceAll('-', '')}`
    const directory = mkdtempSync(join(tmpdir(), 'rihla-roles-'))
    const admin = openDatabase(serverUrl ?? '', { connections: 1 })
    await admin.rows({ name: 'clone', text: `create database ${name} template rihla_template strategy file_copy` })
    const url = databaseUrl(serverUrl ?? '', name)
    const db = openDatabase(url, { connections: 2 })
    const [port, jobsPort] = [await freePort(), await freePort()]
    const origin = `http://127.0.0.1:${port}`
    const settings = {
      RIHLA_API_ONLY: 'on',
      SEED_DEMO: 'off',
      ORIGIN: origin,
      DATA_DIR: directory,
      DATABASE_URL: url,
      SECRET: 'a secret that is only good for tests',
    }
    const processes: ChildProcess[] = []
    try {
      processes.push(await startProcess(port, { ...settings, ROLE: 'web' }))
      const {
        id: departureId,
        optionId,
        units,
      } = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 5 })
      const bookable = { departureId, optionId, unitId: units['adult'] ?? 0 }
      const buyer = httpBuyer(origin)
      const placed = await buyer.checkout(await buyer.putInCart(bookable))
      expect(await buyer.decide(placed, 'approve')).toBe(true)
      expect(await buyer.outcome(placed)).toBe('booked')
      const mail = () =>
        oneRow<{ attempts: number; sent: boolean }>(db, {
          name: 'test.mail',
          text: `select attempts, sent_at is not null as sent from outbox where payload ->> 'reference' = $1`,
          values: [placed.body['reference']],
        })
      const left = httpBuyer(origin)
      const unpaid = await left.checkout(await left.putInCart(bookable))
      await db.rows({
        name: 'test.end_hold',
        text: `update orders set hold_expires_at = rihla_now() - interval '1 minute' where reference = $1`,
        values: [unpaid.body['reference']],
      })
      const seats = () => oneRow(db, { name: 'test.seats', text: 'select held, sold from departure where id = $1', values: [departureId] }) // prettier-ignore
      expect(await seats()).toEqual({ held: 1, sold: 1 })
      expect(await mail()).toEqual({ attempts: 0, sent: false })

      processes.push(await startProcess(jobsPort, { ...settings, ROLE: 'jobs' }))
      expect((await fetch(`http://127.0.0.1:${jobsPort}/health`)).status).toBe(200)
      expect((await fetch(`http://127.0.0.1:${jobsPort}/api/cart`)).status).toBe(404)
      await expect.poll(mail).toEqual({ attempts: 1, sent: true })
      await expect.poll(seats).toEqual({ held: 0, sold: 1 })
    } finally {
      await Promise.all(processes.map((one) => endProcess(one, 'SIGTERM')))
      await db.close()
      await admin.rows({ name: 'drop', text: `drop database ${name} with (force)` })
      await admin.close()
      rmSync(directory, { recursive: true, force: true })
    }
  },
)
