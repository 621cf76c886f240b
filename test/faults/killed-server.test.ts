import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { seedDemo } from '#demo/seed.ts'
import { openDatabase, type Db } from '#server/platform/database.ts'
import { openEmbeddedDatabase } from '#server/platform/embedded-database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { httpBuyer } from '#test/support/http-buyer.ts'
import { endProcess, freePort, startProcess } from '#test/support/start-process.ts'
import { databaseUrl } from '#test/support/template-database.ts'
import { someDeparture } from '#test/support/world.ts'

const BUYERS = 6
const KILLS = 3
const CAPACITY = 10_000
const SETTLED_WITHIN_MS = 90_000

test('a server that is killed in the middle of checkouts and started again loses no paid order', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'rihla-killed-'))
  const world = await someWorld(directory)
  let server: ChildProcess | undefined
  try {
    const bookable = await world.prepare()
    const paid = new Map<string, string>()
    const begun = new Set<string>()
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const environment = {
      RIHLA_API_ONLY: 'on',
      SEED_DEMO: 'off',
      ORIGIN: origin,
      DATA_DIR: directory,
      ...world.environment,
    }

    for (let kills = 0; kills < KILLS; kills++) {
      server = await startProcess(port, environment)
      const isAlive = { now: true }
      const buyers = Array.from({ length: BUYERS }, () => buyUntilDeath(origin, bookable, isAlive, begun, paid))
      await new Promise((resolve) => setTimeout(resolve, 700 + kills * 450))
      await endProcess(server, 'SIGKILL')
      isAlive.now = false
      await Promise.all(buyers)
    }
    // Fewer would mean that the kills met nothing.
    expect(paid.size).toBeGreaterThan(KILLS)
    expect(begun.size).toBeGreaterThanOrEqual(paid.size)

    server = await startProcess(port, environment)
    await untilSettled(origin, paid)
    await endProcess(server, 'SIGTERM')

    const { lost, sold, confirmedPlaces, mails } = await world.look(bookable.departureId, [...paid.keys()])
    expect(lost).toEqual([])
    expect(sold).toBe(confirmedPlaces)
    expect(sold).toBeGreaterThanOrEqual(paid.size)
    expect(mails).toEqual({ messages: sold, orders: sold })
  } finally {
    server?.kill('SIGKILL')
    await world.close()
    rmSync(directory, { recursive: true, force: true })
  }
}, 300_000)

async function buyUntilDeath(
  origin: string,
  bookable: { departureId: number; optionId: number; unitId: number },
  isAlive: { now: boolean },
  begun: Set<string>,
  /** By reference, the key of the order's link. */
  paid: Map<string, string>,
): Promise<void> {
  while (isAlive.now) {
    try {
      const buyer = httpBuyer(origin)
      const placed = await buyer.checkout(await buyer.putInCart(bookable))
      if (placed.status !== 200) continue
      const reference = String(placed.body['reference'])
      begun.add(reference)
      // From here on the provider has the money, whatever becomes of us.
      const key = decodeURIComponent(buyer.cookies.get('rihla_order') ?? '').split(':')[1] ?? ''
      if (await buyer.decide(placed, paid.size % 2 === 0 ? 'slow' : 'approve')) paid.set(reference, key)
      if (paid.size % 3 === 0) await buyer.outcome(placed)
    } catch {
      // Its connection was cut: what this buyer was doing is what the test is about.
    }
  }
}

interface FaultWorld {
  environment: Record<string, string>
  prepare: () => Promise<{ departureId: number; optionId: number; unitId: number }>
  look: (
    departureId: number,
    paid: string[],
  ) => Promise<{ lost: string[]; sold: number; confirmedPlaces: number; mails: { messages: number; orders: number } }>
  close: () => Promise<void>
}

async function someWorld(directory: string): Promise<FaultWorld> {
  const serverUrl = inject('serverUrl')
  const name = `rihla_killed_${randomUUID().replaceAll('-', '')}`
  const within = async <Result>(work: (db: Db) => Promise<Result>): Promise<Result> => {
    if (serverUrl !== null) {
      const db = openDatabase(databaseUrl(serverUrl, name), { connections: 2 })
      return work(db).finally(() => db.close())
    }
    const embedded = await openEmbeddedDatabase(join(directory, 'database'))
    const db = openDatabase(embedded.url, { connections: 1, isEmbedded: true })
    try {
      return await work(db)
    } finally {
      await db.close()
      await embedded.close()
    }
  }
  const onServer = async (text: string) => {
    if (serverUrl === null) return
    const db = openDatabase(serverUrl, { connections: 1 })
    await db.rows({ name: 'test.server', text }).finally(() => db.close())
  }
  await onServer(`create database ${name} template rihla_template`)
  if (serverUrl === null) {
    const embedded = await openEmbeddedDatabase(join(directory, 'database'))
    await migrate(embedded.url, 'migrations')
    await embedded.close()
    await within((db) => seedDemo(db, { today: new Date().toISOString().slice(0, 10) }))
  }
  return {
    environment: serverUrl === null ? {} : { DATABASE_URL: databaseUrl(serverUrl, name) },
    prepare: () =>
      within(async (db) => {
        const departure = await someDeparture(db, { option: 'bahrain-fort/sunset', capacity: CAPACITY })
        return { departureId: departure.id, optionId: departure.optionId, unitId: departure.units['adult'] ?? 0 }
      }),
    look: (departureId, paid) =>
      within(async (db) => {
        const rows = await db.rows<{ reference: string; status: string; places: number; mails: number }>({
          name: 'test.look',
          text: `select o.reference, o.status, i.places,
              (select count(*)::int from mailbox_message m join outbox x on x.id = m.outbox_id
                where x.kind = 'order_confirmed' and x.payload ->> 'reference' = o.reference) as mails
            from orders o join order_item i on i.order_id = o.id where i.departure_id = $1`,
          values: [departureId],
        })
        const [departure] = await db.rows<{ sold: number }>({
          name: 'test.sold',
          text: 'select sold from departure where id = $1',
          values: [departureId],
        })
        const confirmed = rows.filter(({ status }) => status === 'confirmed')
        return {
          lost: paid.filter((reference) => !confirmed.some((row) => row.reference === reference)),
          sold: departure?.sold ?? 0,
          confirmedPlaces: confirmed.reduce((sum, row) => sum + row.places, 0),
          mails: {
            messages: rows.reduce((sum, row) => sum + row.mails, 0),
            orders: confirmed.filter((row) => row.mails === 1).length,
          },
        }
      }),
    close: () => onServer(`drop database if exists ${name} with (force)`),
  }
}

/** Nobody comes back to a return page: what was paid is settled by webhooks that are sent again and by the sweep; and mails go out. */
async function untilSettled(origin: string, paid: ReadonlyMap<string, string>): Promise<void> {
  const giveUpAt = Date.now() + SETTLED_WITHIN_MS
  for (const [reference, key] of paid) {
    while (Date.now() < giveUpAt) {
      const answer = await fetch(`${origin}/api/invoices/${reference}?key=${encodeURIComponent(key)}`)
      const { status } = (await answer.json()) as { status?: string }
      if (status === 'confirmed') break
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
  let [newest, quietSeconds] = ['', 0]
  while (Date.now() < giveUpAt && quietSeconds < 5) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const page = await fetch(`${origin}/mailbox`).then((answer) => answer.text())
    const found = /\/mailbox\/(\d+)/.exec(page)?.[1] ?? ''
    quietSeconds = found === newest ? quietSeconds + 1 : 0
    newest = found
  }
}
