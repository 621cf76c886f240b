import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '#server/kernel/database.ts'
import { countOrders } from '#test/support/count-orders.ts'
import { httpBuyer } from '#test/support/http-buyer.ts'
import { freePort } from '#scripts/free-port.mjs'
import { endProcess, startProcess } from '#test/support/start-process.ts'
import { databaseUrl } from '#test/support/template-database.ts'
import { createDeparture } from '#test/support/fixtures.ts'

const BUYERS = 400
const PLACES = 50
const serverUrl = inject('serverUrl')

// The embedded database has one connection, so nothing is concurrent.
test.skipIf(serverUrl === null)(
  '400 buyers over HTTP get 50 confirmed orders for 50 seats and 350 times sold out',
  async () => {
    if (serverUrl === null) throw new Error('There is no PostgreSQL.')
    const directory = mkdtempSync(join(tmpdir(), 'rihla-rush-'))
    const name = `rihla_rush_${randomUUID().replaceAll('-', '')}`
    const onServer = openDatabase(serverUrl, { connections: 1 })
    await onServer.rows({
      name: 'test.clone',
      text: `create database ${name} template rihla_template strategy file_copy`,
    })
    const url = databaseUrl(serverUrl, name)
    const db = openDatabase(url, { connections: 2 })
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const environment = {
      RIHLA_API_ONLY: 'on',
      SEED_DEMO: 'off',
      ORIGIN: origin,
      DATA_DIR: directory,
      DATABASE_URL: url,
    }
    const server = await startProcess(port, environment)
    try {
      const { id, optionId, units } = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: PLACES })
      const bookable = { departureId: id, optionId, unitId: units['adult'] ?? 0 }
      const carts = []
      for (let buyer = 0; buyer < BUYERS; buyer++) {
        const one = httpBuyer(origin)
        carts.push({ buyer: one, cart: await one.putInCart(bookable) })
      }
      const answers = await Promise.all(
        carts.map(async ({ buyer, cart }) => ({ buyer, placed: await buyer.checkout(cart) })),
      )
      const placed = answers.filter((answer) => answer.placed.status === 200)
      const refused = answers.filter((answer) => answer.placed.status !== 200)
      expect(placed).toHaveLength(PLACES)
      expect(new Set(refused.map((answer) => `${answer.placed.status} ${answer.placed.code}`))).toEqual(
        new Set(['409 checkout.sold_out']),
      )
      const outcomes = await Promise.all(
        placed.map(async ({ buyer, placed: order }) => {
          await buyer.decide(order, 'approve')
          return buyer.outcome(order)
        }),
      )
      expect(new Set(outcomes)).toEqual(new Set(['booked']))
      expect(
        await countOrders(
          db,
          id,
          placed.map((one) => String(one.placed.body['reference'])),
        ),
      ).toMatchObject({
        lost: [],
        keptWithoutBooking: [],
        duplicates: [],
        sold: PLACES,
        confirmedPlaces: PLACES,
        held: 0,
      })
    } finally {
      await endProcess(server, 'SIGTERM')
      await db.close()
      await onServer.rows({ name: 'test.drop', text: `drop database ${name} with (force)` })
      await onServer.close()
      rmSync(directory, { recursive: true, force: true })
    }
  },
)
