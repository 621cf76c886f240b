import { createHook } from 'node:async_hooks'
import { describe, expect, test } from 'vitest'
import { makeApi } from '#server/app/api.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { mailedToken, newAccount } from '#test/support/account.ts'
import { later } from '#test/support/clock.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const PASSWORD = 'كلمة سرّ طويلة'
let next = 0

async function uniqueEmail(): Promise<string> {
  const email = `tried${(next += 1)}@example.com`
  const visitor = { ...(await createVisitor(fixtures.context.db)), address: `203.0.113.${next}` }
  await newAccount(fixtures.context, { visitor, email, password: PASSWORD })
  return email
}

async function post(api: ReturnType<typeof makeApi>, path: string, body: object, address: string) {
  const wish = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  }
  const answer = await api.request(`/api/account/${path}`, wish, { incoming: { socket: { remoteAddress: address } } })
  const { requestId: _, ...problem } = (await answer.json()) as Record<string, unknown>
  return { status: answer.status, problem, retryAfter: answer.headers.get('retry-after') }
}

/** One minute into a window of the count, so that attempts do not fall into two windows. */
const intoWindow = () => later(fixtures.context, `${960 - (Math.floor(Date.now() / 1000) % 900)} seconds`)

describe('two hundred wrong passwords', () => {
  test('return 429 from the sixth on, counted across two processes; the right password still works from another address', async () => {
    const email = await uniqueEmail()
    // The processes share nothing but the database.
    const into = intoWindow()
    const processes = [makeApi(into), makeApi({ ...into })]
    const statuses: number[] = []
    for (let tries = 0; tries < 200; tries++) {
      const api = processes[tries % 2] ?? makeApi(into)
      const answer = await post(api, 'sign-in', { email, password: 'wrong' }, '198.51.100.1')
      statuses.push(answer.status)
      if (answer.status === 429) expect(Number(answer.retryAfter)).toBeGreaterThan(0)
    }
    expect(statuses).toEqual([...Array.from({ length: 5 }, () => 401), ...Array.from({ length: 195 }, () => 429)])
    const right = { email, password: PASSWORD }
    expect((await post(makeApi(into), 'sign-in', right, '198.51.100.1')).status).toBe(429)
    expect((await post(makeApi(into), 'sign-in', right, '198.51.100.2')).status).toBe(200)
  })
})

/** Tries a wrong password from each address; returns the statuses. */
async function tryWrong(email: string, addresses: string[], api = makeApi(intoWindow())): Promise<number[]> {
  const statuses: number[] = []
  for (const address of addresses)
    statuses.push((await post(api, 'sign-in', { email, password: 'wrong' }, address)).status)
  return statuses
}

describe('wrong passwords from many addresses', () => {
  test('from one IPv6 /64 count as one network: the sixth for an account is refused', async () => {
    const addresses = Array.from({ length: 60 }, (_, index) => `2001:db8:5:1::${index + 1}`)
    const statuses = await tryWrong(await uniqueEmail(), addresses)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(55)
  })

  test('from one IPv6 /48 are refused for an account after twenty-five', async () => {
    const email = await uniqueEmail()
    // A new count for each attempt: the growing delay of the account is not under test.
    const statuses: number[] = []
    const api = makeApi(intoWindow())
    for (let index = 0; index < 30; index++) {
      await forgetDelay(email)
      statuses.push(...(await tryWrong(email, [`2001:db8:6:${index + 1}::1`], api)))
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(25)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })

  test('slow the account down and lock no account', async () => {
    const email = await uniqueEmail()
    const timers: number[] = []
    const hook = createHook({
      init: (_id, type, _trigger, resource) => {
        if (type === 'Timeout') timers.push(Number(Reflect.get(resource, '_idleTimeout')))
      },
    })
    const addresses = Array.from({ length: 12 }, (_, index) => `192.0.2.${index + 1}`)
    hook.enable()
    expect(new Set(await tryWrong(email, addresses))).toEqual(new Set([401]))
    hook.disable()
    expect(timers).toEqual(expect.arrayContaining([250, 500]))
    expect((await post(makeApi(fixtures.context), 'sign-in', { email, password: PASSWORD }, '192.0.2.99')).status).toBe(
      200,
    )
  })

  async function forgetDelay(email: string) {
    await fixtures.context.db.rows({
      name: 'test.forget_delay',
      text: 'delete from rate_limit where key = $1',
      values: [`sign-in everywhere ${email}`],
    })
  }
})

test('signs in with a reset password at once, even after too many attempts with the old one', async () => {
  const api = makeApi(fixtures.context)
  const email = await uniqueEmail()
  const address = '198.51.100.81'
  expect(
    (
      await tryWrong(
        email,
        Array.from({ length: 6 }, () => address),
      )
    ).at(-1),
  ).toBe(429)
  await post(api, 'request-reset', { email }, address)
  const token = await mailedToken(fixtures.context.db, 'password_reset', email)
  const change = { password: 'another password', confirmPassword: 'another password' }
  expect((await post(api, 'reset-password', { token, ...change }, address)).status).toBe(200)
  expect((await post(api, 'sign-in', { email, password: 'another password' }, address)).status).toBe(200)
})

describe('addresses with and without an account', () => {
  const sentences = { password: 'a long password', confirmPassword: 'a long password', firstName: 'A', lastName: 'B' }
  test.each([
    { path: 'sign-in', hashes: 1, body: (email: string) => ({ email, password: 'not the password' }) },
    { path: 'sign-up', hashes: 1, body: (email: string) => ({ email, ...sentences }) },
    { path: 'request-reset', hashes: 0, body: (email: string) => ({ email }) },
  ])('get the same response from $path, for the same work', async ({ path, hashes, body }) => {
    const known = await watched(path, body(await uniqueEmail()))
    const unknown = await watched(path, body(`nobody${(next += 1)}@example.com`))
    expect(unknown).toEqual(known)
    expect(known.hashes).toBe(hashes)
    expect(known.statements.length).toBeGreaterThan(2)
  })

  /** The response, and the work done for it: statements, and the number of password hashes. */
  async function watched(path: string, body: object) {
    const statements: string[] = []
    const db = {
      ...fixtures.context.db,
      rows: <Row>(statement: Parameters<PaymentContext['db']['rows']>[0]) => {
        // Attempts are written in batches, whenever the writer gets to it.
        if (statement.name !== 'platform.add_attempts') statements.push(statement.name)
        return fixtures.context.db.rows<Row>(statement)
      },
    }
    let hashes = 0
    const hook = createHook({ init: (_id, type) => void (hashes += /argon2/i.test(type) ? 1 : 0) }).enable()
    const answer = await post(makeApi({ ...fixtures.context, db }), path, body, `198.51.100.${(next += 1)}`)
    hook.disable()
    return { answer, statements, hashes }
  }
})

describe('a password reset link', () => {
  test('is stored only as a hash, and for an address without an account is invalid', async () => {
    const api = makeApi(fixtures.context)
    const known = await uniqueEmail()
    for (const email of [known, 'nobody@example.com']) await post(api, 'request-reset', { email }, '198.51.100.77')
    const token = await mailedToken(fixtures.context.db, 'password_reset', known)
    const rows = await fixtures.context.db.rows<{ row: string }>({
      name: 'test.reset_rows',
      text: `select to_jsonb(p) || jsonb_build_object('hash', encode(token_hash, 'base64')) as row from password_reset p`,
    })
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(rows.length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toContain(token)

    const change = { password: 'another password', confirmPassword: 'another password' }
    const nobodys = await mailedToken(fixtures.context.db, 'password_reset', 'nobody@example.com')
    expect(nobodys).toMatch(/^[\w-]{43}$/)
    expect((await post(api, 'reset-password', { token: nobodys, ...change }, '198.51.100.78')).status).toBe(410)
    expect((await post(api, 'reset-password', { token, ...change }, '198.51.100.78')).status).toBe(200)
    expect((await post(api, 'reset-password', { token, ...change }, '198.51.100.78')).status).toBe(410)
  })
})
