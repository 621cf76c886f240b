import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { accountJobs } from '#server/app/accounts/jobs.ts'
import { availabilityJobs } from '#server/availability/jobs.ts'
import { orderJobs } from '#server/booking/orders/jobs.ts'
import { checkLedger } from '#server/booking/payments/check-ledger.ts'
import { paymentJobs } from '#server/booking/payments/jobs.ts'
import { providersOf } from '#server/booking/providers/providers.ts'
import { sandboxProvider } from '#server/booking/providers/sandbox.ts'
import { isDatabaseUnavailable } from '#server/kernel/database-errors.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openDatabase, type Db } from '#server/kernel/database.ts'
import { startJobs } from '#server/kernel/jobs.ts'
import { openLog } from '#server/kernel/logs.ts'
import { answerQuote } from '#server/quotes/answer-quote.ts'
import { reviewJobs } from '#server/reviews/jobs.ts'
import { wishlistJobs } from '#server/wishlist/jobs.ts'
import { newAccount } from '#test/support/account.ts'
import { guest, loseHold } from '#test/support/buyer.ts'
import { httpClient, type Reply } from '#test/support/http-client.ts'
import { quotableProduct, sampleQuoteAnswer } from '#test/support/quotes.ts'
import { freePort } from '#scripts/free-port.mjs'
import { endProcess, startProcess } from '#test/support/start-process.ts'
import { databaseUrl } from '#test/support/template-database.ts'
import { createDeparture, createVisitor } from '#test/support/fixtures.ts'

const serverUrl = inject('serverUrl')
const SECRET = 'a secret that is only good for tests'
const PASSWORD = 'a long password'
/** How often each flow is completed while connections are killed. */
const TIMES = 3
const emails = Array.from({ length: TIMES }, (_, one) => `killed${one}@example.com`)

describe.skipIf(serverUrl === null)('while database connections are killed repeatedly', () => {
  const name = `rihla_terminated_${randomUUID().replaceAll('-', '')}`
  const directory = mkdtempSync(join(tmpdir(), 'rihla-terminated-'))
  const url = serverUrl === null ? '' : databaseUrl(serverUrl, name)
  let admin: Db
  /** Never killed: used to check the results. */
  let db: Db
  let jobsDb: Db
  let origin = ''
  let server: Awaited<ReturnType<typeof startProcess>>
  const wrong: string[] = []
  let kills = 0
  const counted = { replies: 0 }
  const client = () =>
    httpClient(origin, (method, path, reply) => {
      counted.replies += 1
      if (reply === null) wrong.push(`${method} ${path} had no answer`)
      else if (reply.status >= 500 && reply.status !== 503) wrong.push(`${method} ${path} ${reply.status}`)
    })

  const configuration = readConfiguration({ NODE_ENV: 'test', SECRET, LOG_LEVEL: 'silent' })
  const contextOn = (database: Db) => ({
    db: database,
    configuration,
    log: openLog('silent'),
    storage: { remove: () => Promise.resolve() } as never,
    providers: providersOf(sandboxProvider(database, { secret: SECRET }), []),
  })

  beforeAll(async () => {
    admin = openDatabase(serverUrl ?? '', { connections: 1 })
    await admin.rows({ name: 'test.clone', text: `create database ${name} template rihla_template strategy file_copy` })
    db = openDatabase(`${url}?application_name=observer`, { connections: 2 })
    jobsDb = openDatabase(url, { connections: 4 })
    // Before the process runs, because it deletes the tokens of the links when it mails them.
    for (const [one, email] of emails.entries())
      await newAccount(contextOn(db), {
        visitor: { ...(await createVisitor(db)), address: `203.0.113.${one}` },
        email,
        password: PASSWORD,
      })
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    server = await startProcess(port, {
      RIHLA_API_ONLY: 'on',
      SEED_DEMO: 'off',
      ORIGIN: origin,
      DATA_DIR: directory,
      DATABASE_URL: url,
      TRUST_PROXY: 'on',
      SECRET,
    })
  })
  afterAll(async () => {
    await endProcess(server, 'SIGTERM')
    await Promise.all([db.close(), jobsDb.close()])
    await admin.rows({ name: 'test.drop', text: `drop database ${name} with (force)` })
    await admin.close()
    rmSync(directory, { recursive: true, force: true })
  })

  test('the server keeps responding, and purchases, cancellations, quotes, wishlists, sign-ins, late payments and jobs complete whole or not at all', async () => {
    const calm = contextOn(db)
    const departure = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 10_000 })
    const item = {
      departureId: departure.id,
      optionId: departure.optionId,
      units: { [String(departure.units['adult'])]: 1 },
    }
    const productId = await quotableProduct(db)
    const [saved] = await db.rows<{ id: number }>({
      name: 'test.saved_product',
      text: `select id from product where status = 'published' order by id limit 1`,
    })
    const run = { isOver: false, nextAt: 0 }
    const killing = (async () => {
      while (!run.isOver) {
        // In step with the responses: otherwise a slow machine would complete no request.
        while (!run.isOver && counted.replies < run.nextAt) await new Promise((resolve) => setTimeout(resolve, 5))
        run.nextAt = counted.replies + 1 + Math.floor(Math.random() * 6)
        const killed = await admin.rows({
          name: 'test.kill_some',
          text: `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = $1 and application_name = 'rihla' and (state <> 'idle' or random() < 0.2)`,
          values: [name],
        })
        kills += killed.length
      }
    })()
    const jobs = startJobs(
      [accountJobs, availabilityJobs, orderJobs, paymentJobs, wishlistJobs, reviewJobs]
        .flatMap((jobsOf) => jobsOf(contextOn(jobsDb)))
        .map((job) => ({ ...job, everySeconds: 0.5 })),
      openLog('silent'),
    )

    const buy = async () => {
      const buyer = client()
      let cart = await buyer.insist('POST', '/api/cart/items', item)
      // The item may have been added although the response was lost.
      if (cart.status !== 200) cart = await buyer.insist('GET', '/api/cart?locale=en')
      const placed = await buyer.insist('POST', '/api/checkout', {
        ...guest,
        method: 'card',
        acceptsTerms: true,
        seenTotalMinor: cart.body['totalMinor'],
        seenCurrency: cart.body['currency'],
      })
      expect(placed).toMatchObject({ status: 200 })
      const reference = String(placed.body['reference'])
      const page = new URL((placed.body['next'] as { url: string }).url).pathname
      const key = decodeURIComponent(buyer.jar.get('rihla_order') ?? '').split(':')[1] ?? ''
      const pay = async () => {
        const pressed = await buyer.insist('POST', page, 'decision=approve')
        expect(pressed.status).toBeLessThan(400)
      }
      return { buyer, reference, key, pay }
    }
    const untilStatus = async (buyer: ReturnType<typeof client>, path: string, is: (reply: Reply) => boolean) => {
      for (;;) {
        const reply = await buyer.insist('GET', path)
        if (is(reply)) return reply
      }
    }
    const invoiceOf = (reference: string, key: string) =>
      `/api/invoices/${reference}?locale=en&key=${encodeURIComponent(key)}`
    const isConfirmed = (reply: Reply) => reply.body['status'] === 'confirmed'

    const flows: Record<string, (turn: number) => Promise<void>> = {
      wishlist: async () => {
        const visitor = client()
        expect((await visitor.insist('PUT', `/api/wishlist/items/${saved?.id}`)).status).toBe(200)
        expect((await visitor.insist('GET', '/api/wishlist')).body).toEqual({ productIds: [saved?.id] })
      },
      'sign-in with a cart': async (turn) => {
        const visitor = client()
        await visitor.insist('POST', '/api/cart/items', item)
        const entered = await visitor.insist('POST', '/api/account/sign-in', {
          email: emails[turn],
          password: PASSWORD,
        })
        expect(entered.status).toBeLessThan(300)
        const cart = await visitor.insist('GET', '/api/cart?locale=en')
        expect(cart.body['items']).toHaveLength(1)
      },
      cancellation: async () => {
        const { buyer, reference, key, pay } = await buy()
        await pay()
        const invoice = await untilStatus(buyer, invoiceOf(reference, key), isConfirmed)
        const bookingId = (invoice.body['bookings'] as { id: number }[])[0]?.id
        const path = `/api/invoices/${reference}/bookings/${bookingId}/cancellation?locale=en&key=${encodeURIComponent(key)}`
        const preview = await buyer.insist('GET', path)
        const { refundMinor } = preview.body as { refundMinor: number }
        const cancelled = await buyer.insist('POST', path, { seenRefundMinor: refundMinor })
        expect(cancelled).toMatchObject({ status: 200 })
      },
      quote: async () => {
        const visitor = client()
        const requested = await visitor.insist('POST', '/api/quotes?locale=en', {
          ...guest,
          productId,
          wishedDate: '',
          isFlexible: true,
          travellers: 4,
          budget: '',
          message: 'A birthday.',
          website: '',
        })
        expect(requested).toMatchObject({ status: 200 })
        const { reference, key } = requested.body as { reference: string; key: string }
        const answer = sampleQuoteAnswer(reference)
        const operator = contextOn(jobsDb)
        for (let isAnswered = false; !isAnswered;)
          isAnswered = await answerQuote(operator, answer).then(
            () => true,
            (error: unknown) => {
              if (!isDatabaseUnavailable(error)) throw error
              return false
            },
          )
        const accepted = await visitor.insist(
          'POST',
          `/api/quotes/${reference}/accept?locale=en&key=${encodeURIComponent(key)}`,
          {
            quoteNumber: 1,
            method: 'card',
            acceptsTerms: true,
          },
        )
        expect(accepted).toMatchObject({ status: 200 })
      },
      'late money': async () => {
        const { buyer, reference, key, pay } = await buy()
        await loseHold(db, reference)
        await pay()
        await untilStatus(buyer, invoiceOf(reference, key), isConfirmed)
      },
    }
    // Let every flow finish even if one fails: requests to an ended server would hide the cause.
    const ends = await Promise.allSettled(
      Object.values(flows).map(async (flow) => {
        for (let turn = 0; turn < TIMES; turn++) await flow(turn)
      }),
    )
    run.isOver = true
    await killing
    await jobs.stop()

    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(wrong).toEqual([])
    expect(kills).toBeGreaterThan(TIMES)
    expect(server.exitCode).toBeNull()
    expect((await fetch(`${origin}/ready`)).status).toBe(200)
    await expect
      .poll(() =>
        db.rows({
          name: 'test.half_done',
          text: `select d.id from departure d where
              d.held <> (select coalesce(sum(h.places), 0) from hold h where h.departure_id = d.id and h.status = 'held')
                + (select coalesce(sum(s.places), 0) from date_change_seat s where s.departure_id = d.id)
              or d.sold < (select coalesce(sum(i.places), 0) from order_item i where i.departure_id = d.id and i.status = 'confirmed' and d.id = $1)
            union all select i.order_id from order_item i join orders o on o.id = i.order_id
              where o.status = 'confirmed' and i.status not in ('confirmed', 'cancelled', 'refunded')
            union all select r.id from refund r group by r.id, r.payment_id, r.order_item_id having count(*) > 1`,
          values: [departure.id],
        }),
      )
      .toEqual([])
    const day = 86_400_000
    const ledger = await checkLedger(calm, { from: new Date(Date.now() - day), to: new Date(Date.now() + day) })
    expect(ledger.errors).toEqual([])
  })
})
