import { describe, expect, test } from 'vitest'
import { apiOf } from '#test/support/api-of.ts'
import { later } from '#test/support/clock.ts'
import { mailedCode, newAccount } from '#test/support/account.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const PASSWORD = 'a long enough password'
let next = 0

/** An account with a password, and the device cookie of its owner's browser. */
async function owner() {
  const email = `owner${(next += 1)}@example.com`
  const visitor = { ...(await createVisitor(fixtures.context.db)), address: `203.0.113.${next}` }
  await newAccount(fixtures.context, { visitor, email, password: PASSWORD })
  const { status, device } = await post('sign-in', { email, password: PASSWORD }, { from: visitor.address })
  expect(status).toBe(200)
  return { email, device }
}

/** Half a minute into an hour, so that the attempts of a test are counted in one window. */
const api = () => apiOf(later(fixtures.context, `${3630 - (Math.floor(Date.now() / 1000) % 3600)} seconds`))

async function post(path: string, body: object, { from, device = '' }: { from: string; device?: string }) {
  const answer = await api().request(
    `/api/account/${path}`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: `rihla_device=${device}`,
      },
      body: JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: from } } },
  )
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('rihla_device='))
  return {
    status: answer.status,
    body: (await answer.json()) as { challenge?: string; code?: string },
    device: /=([^;]*)/.exec(cookie ?? '')?.[1] ?? '',
    cookie,
  }
}

/** As many strangers as one likes, each with a network of its own. */
async function strangers(count: number, path: string, body: object) {
  const statuses: number[] = []
  for (let index = 0; index < count; index++)
    statuses.push((await post(path, body, { from: `192.0.2.${(next += 1) % 250}` })).status)
  return statuses
}

describe('a device that has signed in before', () => {
  test('gets a code and signs in with it after strangers have used up the codes of its address', async () => {
    const { email, device } = await owner()
    const statuses = await strangers(14, 'code', { email })
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    const from = '198.51.100.1'
    expect((await post('code', { email }, { from })).status).toBe(429)
    const { status, body } = await post('code', { email }, { from, device })
    expect(status).toBe(200)
    const code = await mailedCode(fixtures.context.db, email)
    const entered = await post('enter', { challenge: body.challenge ?? '', code }, { from, device })
    expect(entered.status).toBe(200)
    expect(entered.cookie).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('gets a reset link after strangers have used up those of its address', async () => {
    const { email, device } = await owner()
    expect(new Set((await strangers(8, 'request-reset', { email })).slice(6))).toEqual(new Set([429]))
    expect((await post('request-reset', { email }, { from: '198.51.100.2' })).status).toBe(429)
    expect((await post('request-reset', { email }, { from: '198.51.100.2', device })).status).toBe(200)
  })

  test('signs in with its password from a network where others have used up the attempts', async () => {
    const { email, device } = await owner()
    const from = '198.51.100.3'
    for (let tries = 0; tries < 6; tries++) await post('sign-in', { email, password: 'wrong' }, { from })
    expect((await post('sign-in', { email, password: PASSWORD }, { from })).status).toBe(429)
    expect((await post('sign-in', { email, password: PASSWORD }, { from, device })).status).toBe(200)
  })

  test.each([
    { path: 'code', most: 5, body: {} },
    { path: 'request-reset', most: 3, body: {} },
    { path: 'sign-in', most: 5, body: { password: 'wrong' } },
  ])('has a limit of its own at $path: $most, whatever its network', async ({ path, most, body }) => {
    const { email, device } = await owner()
    const statuses: number[] = []
    for (let tries = 0; tries <= most; tries++)
      statuses.push(
        (await post(path, { email, ...body }, { from: `2001:db8:7:${(next += 1).toString(16)}::1`, device })).status,
      )
    expect(statuses.slice(0, most)).not.toContain(429)
    expect(statuses[most]).toBe(429)
  })

  test('is a stranger to every other account, and with a changed cookie to its own', async () => {
    const [one, other] = [await owner(), await owner()]
    await strangers(10, 'code', { email: one.email })
    const [id = '', tag = '', ...key] = one.device.split('.')
    const [, othersTag = ''] = other.device.split('.')
    const from = '198.51.100.4'
    const changed = [
      other.device,
      [id, othersTag, ...key].join('.'),
      [other.device.split('.')[0], tag, ...key].join('.'),
      [id, tag, 'zzzzzz', key[1]].join('.'),
      [id, tag].join('.'),
    ]
    for (const device of changed)
      expect((await post('code', { email: one.email }, { from, device })).status, device).toBe(429)
    expect(one.device).not.toContain(one.email)
  })

  test('is known by the new address after the email of the account has changed, and forgotten with the account', async () => {
    const { email, device } = await owner()
    const jar: Record<string, string> = { rihla_device: device }
    const ask = async (path: string, body: object) => {
      const answer = await api().request(`/api/account/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          cookie: Object.entries(jar)
            .map(([name, value]) => `${name}=${value}`)
            .join('; '),
        },
        body: JSON.stringify(body),
      })
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        jar[name] = value
      }
      expect(answer.status, path).toBe(200)
      return (await answer.json()) as { challenge?: string }
    }
    await ask('sign-in', { email, password: PASSWORD })
    const changed = `changed-${email}`
    const { challenge } = await ask('email', { email: changed, password: PASSWORD })
    await ask('email/confirm', { challenge, code: await mailedCode(fixtures.context.db, changed) })
    await strangers(10, 'code', { email: changed })
    const known = await post('code', { email: changed }, { from: '198.51.100.5', device: jar['rihla_device'] ?? '' })
    expect(known.status).toBe(200)
    await ask('delete', { password: PASSWORD })
    expect(jar['rihla_device']).toBe('')
  })
})

test.each(['code', 'request-reset'])(
  'one network alone, however often it requests, does not use up what an address has at %s',
  async (path) => {
    const { email } = await owner()
    for (let tries = 0; tries < 35; tries++) await post(path, { email }, { from: '198.51.100.6' })
    expect((await post(path, { email }, { from: '198.51.100.7' })).status).toBe(200)
  },
)
