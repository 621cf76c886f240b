import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { accountJobs } from '#server/app/accounts/jobs.ts'
import { notificationJobs } from '#server/notifications/jobs.ts'
import type { Mailer } from '#server/notifications/mailer.ts'
import { orderJobs } from '#server/booking/orders/jobs.ts'
import { paymentJobs, sandboxJobs } from '#server/booking/payments/jobs.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { Db, Statement } from '#server/kernel/database.ts'
import { startJobs } from '#server/kernel/jobs.ts'
import { openLog } from '#server/kernel/logs.ts'
import { quoteJobs } from '#server/quotes/jobs.ts'
import { mailedToken } from '#test/support/account.ts'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { quotableProduct } from '#test/support/quotes.ts'
import { staffed, tokens } from '#test/support/staff.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const who = {
  firstName: 'Hudaifa',
  lastName: 'الزهراني',
  email: 'hudaifa+tours@mail.example',
  phoneNumber: '0509876543',
  password: 'a parrot on the veranda',
}
const said = 'My wife is called Maymunah.'

/** A context whose log is recorded, at the most verbose level. */
function recorded(context: PaymentContext) {
  const lines: string[] = []
  const log = openLog('trace', { write: (line) => void lines.push(line) })
  return { lines, context: { ...staffed(context), log } }
}

/** A client with cookies that collects all secrets it receives. */
async function browserOf(context: PaymentContext, secrets: Set<string>) {
  const app = await buildFrontApp(context)
  const jar = new Map<string, string>()
  return async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await app.request(`http://localhost:3000${path}`, {
      method,
      headers: {
        host: 'localhost:3000',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      ...(body === undefined ? {} : { body: path.startsWith('/sandbox') ? 'decision=approve' : JSON.stringify(body) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
      if (value.length > 15) secrets.add(decodeURIComponent(value))
    }
    const text = await answer.text()
    return { status: answer.status, body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {} }
  }
}

/**
 * Runs a guest's purchase, quote request, message, sign-up and password reset, and staff actions. Goes on after
 * failures.
 */
async function journey(context: PaymentContext, secrets: Set<string>): Promise<number[]> {
  const ask = await browserOf(context, secrets)
  const { db } = fixtures.context
  const departure = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 4 })
  const units = { [String(departure.units['adult'])]: 1 }
  const guest = { ...who, countryCode: 'SA' }
  const cart = await ask('POST', '/api/cart/items', { departureId: departure.id, optionId: departure.optionId, units })
  const placed = await ask('POST', '/api/checkout', {
    ...guest,
    method: 'card',
    acceptsTerms: true,
    specialRequests: said,
    seenTotalMinor: cart.body['totalMinor'] ?? 1,
    seenCurrency: cart.body['currency'] ?? 'BHD',
  })
  const next = placed.body['next'] as { url: string } | undefined
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const paid = await ask('POST', next ? new URL(next.url).pathname : '/sandbox/pay/unknown', {}, form)
  const reference = placed.status === 200 ? String(placed.body['reference']) : 'RH-22222222'
  const outcome = await ask('GET', `/api/checkout/outcome?reference=${reference}`)
  const rest = [
    await ask('PUT', '/api/cart/promo', { code: said }),
    await ask('POST', '/api/messages', { name: who.firstName, email: who.email, topic: 'booking', text: said, website: '' }),
    await ask('POST', '/api/quotes', {
      ...guest,
      productId: await quotableProduct(db),
      wishedDate: '',
      isFlexible: true,
      travellers: 2,
      budget: '',
      message: said,
    }),
    await ask('POST', '/api/account/sign-up', { ...who, confirmPassword: who.password }),
    await ask('POST', '/api/account/link', { token: await secretOf('account_link', secrets), password: who.password }),
    await ask('POST', '/api/account/sign-in', { email: who.email, password: who.password }),
    await ask('POST', '/api/account/request-reset', { email: who.email }),
    await ask('GET', `/api/search?q=${encodeURIComponent(said)}`),
    await ask('POST', '/api/account/reset-password', {
      token: await secretOf('password_reset', secrets),
      password: `${who.password}!`,
      confirmPassword: `${who.password}!`,
    }),
    await ask('POST', `/api/staff/orders/${reference}/confirm`, undefined, { authorization: `Bearer ${tokens.layla}` }),
  ] // prettier-ignore
  return [cart, placed, paid, outcome, ...rest].map(({ status }) => status)
}

async function secretOf(kind: 'account_link' | 'password_reset', secrets: Set<string>): Promise<string> {
  const token = await mailedToken(fixtures.context.db, kind, who.email)
  if (token !== '') secrets.add(token)
  return token
}

/** Runs every job once. The mail server repeats the recipient's address in its refusal. */
async function work(context: PaymentContext): Promise<void> {
  const mailer: Mailer = {
    send: ({ to }) => Promise.reject(new Error(`550 5.1.1 <${to}>: Recipient address rejected`)),
  }
  const all = [
    ...notificationJobs(context, mailer, null),
    ...paymentJobs(context),
    ...sandboxJobs(context),
    ...orderJobs(context),
    ...quoteJobs(context),
    ...accountJobs(context),
  ]
  const left = new Set(all.map(({ name }) => name))
  const once = all.map((job) => ({
    ...job,
    everySeconds: 0.05,
    run: async () => {
      if (left.has(job.name)) await job.run().finally(() => left.delete(job.name))
    },
  }))
  const jobs = startJobs(once, context.log)
  await expect.poll(() => left.size, { timeout: 60_000 }).toBe(0)
  await jobs.stop()
}

/** The same database, which refuses writes and quotes their parameters in its errors, as PostgreSQL does. */
function refusing(db: Db): Db {
  let count = 0
  const refused = <T extends { rows: Db['rows'] }>(connection: T): T => ({
    ...connection,
    rows: <Row>(statement: Statement) => {
      if (!/\b(insert into|update|delete from)\b/i.test(statement.text)) return connection.rows<Row>(statement)
      const given = JSON.stringify(statement.values ?? [])
      count += 1
      const error =
        count % 2 === 0
          ? { message: `invalid input syntax for type integer: "${given}"`, code: '22007' }
          : { message: 'duplicate key value violates unique constraint "account_email_key"', code: '23505' }
      return Promise.reject(
        Object.assign(new Error(error.message), {
          code: error.code,
          detail: `Key (email)=(${given}) already exists.`,
          where: given,
          parameters: statement.values,
          query: statement.text,
        }),
      )
    },
  })
  const all: Db = {
    ...refused(db),
    transaction: (run) => db.transaction((tx) => run(refused(tx))),
    get longRunning() {
      return all
    },
    get reading() {
      return all
    },
  }
  return all
}

function expectNothingPersonal(lines: string[], secrets: Set<string>) {
  const personal = [
    ...Object.values(who),
    'hudaifa',
    '509876543',
    'Maymunah',
    tokens.layla,
    tokens.omar,
    fixtures.context.configuration.secret,
    'Bearer',
    'rihla_session',
    ...secrets,
  ]
  for (const line of lines) {
    for (const text of personal) expect(line).not.toContain(text)
    expect(line).not.toMatch(/\b[rs]k_(?:test|live)_|whsec_/)
  }
  for (const line of lines) {
    const { requestId, job } = JSON.parse(line) as { requestId?: string; job?: string }
    expect(requestId ?? job, line).toMatch(/^[\w -]{4,}$/)
  }
}

test('logs no personal data of a purchase, a quote and a password reset', async () => {
  const { lines, context } = recorded(fixtures.context)
  const secrets = new Set<string>()
  const statuses = await journey(context, secrets)
  expect(statuses.slice(0, 4)).toEqual([200, 200, 303, 200])
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(secrets.size).toBeGreaterThanOrEqual(4)
  await work(context)
  // The mail server refuses every mail, and sandbox webhooks find no server.
  expect(lines.length).toBeGreaterThanOrEqual(5)
  expectNothingPersonal(lines, secrets)
  const parsed = lines.map((line) => JSON.parse(line) as { requestId?: string; job?: string })
  expect(parsed.some(({ job }) => job === 'send the outbox')).toBe(true)
})

test('logs no personal data when the database refuses every write and quotes its parameters', async () => {
  const { lines, context } = recorded({ ...fixtures.context, db: refusing(fixtures.context.db) })
  const secrets = new Set<string>()
  const statuses = await journey(context, secrets)
  expect(statuses.filter((status) => status >= 400).length).toBeGreaterThanOrEqual(8)
  await work(context)
  expect(lines.filter((line) => line.includes('a request failed')).length).toBeGreaterThanOrEqual(6)
  expectNothingPersonal(lines, secrets)
})
