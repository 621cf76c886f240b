import { randomUUID } from 'node:crypto'
import { createConnection } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { Hono } from 'hono'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listen, serverTimeouts, type ServerTimeouts } from '#http/listen.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { Env } from '#server/kernel/http.ts'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()

/** The same context with a database that rejects every statement with `error`. */
function broken(error: Error): PaymentContext {
  const fail = () => Promise.reject(error)
  return { ...fixtures.context, db: { ...fixtures.context.db, rows: fail, transaction: fail } }
}

const secret = 'huda@example.com'
const failures: [string, Error, number][] = [
  [
    'a mistake in SQL',
    Object.assign(new Error(`column "secret_column" does not exist`), { code: '42703', routine: 'errorMissingColumn' }),
    500,
  ],
  [
    'a unique violation',
    Object.assign(new Error('duplicate key value violates unique constraint "account_email_key"'), {
      code: '23505',
      detail: `Key (email)=(${secret}) already exists.`,
      table: 'account',
    }),
    500,
  ],
  ['a programming error', new TypeError(`Cannot read properties of undefined (reading '${secret}')`), 500],
  ['a database that is away', Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:5432'), { code: 'ECONNREFUSED' }), 503],
] // prettier-ignore

const telling =
  /node_modules|\bat \S+ \(|\/src\/|\.tsx?:\d|secret_column|constraint|account_email_key|huda@|Cannot read|ECONNREFUSED|10\.1\.2\.3|SQLSTATE|select |insert /i

describe.each(failures)('%s', (_, error, status) => {
  test.each([
    'GET /api/site?locale=en',
    'GET /api/products?locale=en',
    'GET /api/cart',
    'GET /api/invoices/RH-22222222',
    'POST /api/cart/items',
    'POST /api/checkout',
    'POST /api/account/sign-in',
    'POST /api/payments/webhooks/sandbox',
    'GET /sitemap.xml',
    'GET /robots.txt',
    'GET /manifest.webmanifest',
    'GET /sw.js',
    'GET /og/en/home.jpg',
    'GET /sandbox/pay/x',
    'POST /sandbox/pay/x',
    'GET /mailbox',
    'GET /en/things-to-do',
  ])('is not revealed by %s', async (route) => {
    const app = await buildFrontApp(broken(error))
    const [method = '', path = ''] = route.split(' ')
    const answer = await app.request(`http://nobody.test${path}`, {
      method,
      headers: { host: 'nobody.test', 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: '{}' } : {}),
    })
    const text = await answer.text()
    expect(text + JSON.stringify([...answer.headers])).not.toMatch(telling)
    if (answer.status < 500) return
    expect(answer.status).toBe(status)
    const body = JSON.parse(text) as Record<string, unknown>
    expect(Object.keys(body).toSorted()).toEqual(['code', 'detail', 'requestId', 'status', 'title', 'type'])
    expect(body['requestId']).toBe(answer.headers.get('x-request-id'))
  })
})

describe('a request body', () => {
  const post = async (path: string, body: string, type = 'application/json') =>
    (await buildFrontApp(fixtures.context)).request(`http://localhost${path}`, {
      method: 'POST',
      headers: {
        host: 'localhost',
        'content-type': type,
        'content-length': String(Buffer.byteLength(body)),
        'idempotency-key': randomUUID(),
      },
      body,
    })

  test.each(['{', '{"email":', 'undefined', '{"a":1}}', '\u0000', '[', "{'a':1}", '<xml/>'])(
    'that is not JSON (%j) is malformed',
    async (body) => {
      for (const path of ['/api/account/sign-in', '/api/checkout', '/api/cart/items', '/api/messages']) {
        const answer = await post(path, body)
        expect(answer.status).toBe(400)
        expect(await answer.json()).toMatchObject({ code: 'request.malformed' })
      }
    },
  )

  test.each([
    ['/api/account/sign-in', 'application/json'],
    ['/api/checkout', 'application/json'],
    ['/api/payments/webhooks/sandbox', 'application/json'],
    ['/api/payments/webhooks/stripe', 'application/json'],
    ['/api/nothing', 'application/json'],
    ['/sandbox/pay/x', 'application/x-www-form-urlencoded'],
    ['/sandbox/pay/x', 'multipart/form-data; boundary=x'],
    ['/en/faq', 'text/plain'],
  ])('of ten megabytes is too large for %s (%s)', async (path, type) => {
    const answer = await post(path, 'a'.repeat(10 * 1024 * 1024), type)
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: 'request.too_large' })
  })

  test('without a content length is cut off at the limit', async () => {
    const { origin } = await served()
    const chunk = new Uint8Array(1024 * 1024)
    let sent = 0
    const body = new ReadableStream({
      pull: (controller) => {
        sent += 1
        if (sent > 10) controller.close()
        else controller.enqueue(chunk)
      },
    })
    const answer = await fetch(`${origin}/api/checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(413)
  })
})

test.each(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])(
  'returns 404 without details for %s of an unknown path',
  async (method) => {
    const app = await buildFrontApp(fixtures.context)
    for (const path of ['/api/nothing', '/api/orders/1', '/api/__proto__', '/api/', '/api/account']) {
      const answer = await app.request(`http://localhost${path}`, { method, headers: { host: 'localhost' } })
      expect(answer.status, path).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'request.path_unknown' })
    }
  },
)

test.each([
  ['GET', '/api/checkout/RH-22222222/pay', 'POST'],
  ['POST', '/api/cart', 'GET, HEAD'],
  ['PUT', '/api/account/profile/', null],
  ['DELETE', '/api/account/profile', 'GET, HEAD, PUT'],
  ['GET', '/api/payments/webhooks/stripe', 'POST'],
])('names the methods of a path after %s %s', async (method, path, allow) => {
  const app = await buildFrontApp(fixtures.context)
  const answer = await app.request(`http://localhost${path}`, { method, headers: { host: 'localhost' } })
  expect([answer.status, answer.headers.get('allow')]).toEqual([allow === null ? 404 : 405, allow])
  expect(await answer.json()).toMatchObject({
    code: allow === null ? 'request.path_unknown' : 'request.method_unknown',
  })
})

async function served(waits?: ServerTimeouts): Promise<{ port: number; origin: string }> {
  const app: Hono<Env> = await buildFrontApp(fixtures.context)
  const server = await listen(app, { host: '127.0.0.1', port: 0 }, waits)
  onTestFinished(() => {
    server.close()
    // A connection that should have been closed would keep the server open.
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return { port, origin: `http://127.0.0.1:${port}` }
}

const GIVES_UP_AFTER_MS = 10_000

/**
 * Sends bytes and returns the response and the time until the server closed the connection. Rejects if the server does
 * not close it.
 */
function speak(port: number, bytes: string): Promise<{ answer: string; waitedMs: number }> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    let answer = ''
    const patient = setTimeout(() => reject(new Error('The server keeps the connection open.')), GIVES_UP_AFTER_MS)
    const socket = createConnection({ host: '127.0.0.1', port }, () => socket.write(bytes))
    socket.on('data', (part: Buffer) => (answer += part.toString('latin1')))
    socket.on('error', () => {})
    socket.once('close', () => {
      clearTimeout(patient)
      resolve({ answer, waitedMs: performance.now() - startedAt })
    })
  })
}

test('refuses twenty kilobytes of headers', async () => {
  const { port } = await served()
  const { answer } = await speak(
    port,
    `GET /api/site HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
})

describe('an incomplete request', () => {
  const short = { headersMs: 300, requestMs: 600, looksEveryMs: 50 }

  test.each([
    ['in its first line', 'GET /api/si'],
    ['in its headers', 'GET /api/site HTTP/1.1\r\nHost: localhost\r\nX-A: 1\r\n'],
    [
      'in its content',
      'POST /api/account/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
    ],
    [
      'in a form',
      'POST /sandbox/pay/x HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\ndecision=',
    ],
    ['in a chunk', 'POST /api/messages HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\na'],
  ])('%s is closed', async (_, bytes) => {
    const { port } = await served(short)
    const { answer, waitedMs } = await speak(port, bytes)
    expect(answer).toMatch(/^(?:HTTP\/1\.1 408 |$)/)
    expect(waitedMs).toBeGreaterThan(short.headersMs - short.looksEveryMs)
  })

  test('is closed within half a minute with the default timeouts', () => {
    const { headersMs, requestMs, looksEveryMs } = serverTimeouts
    expect(headersMs).toBeLessThanOrEqual(requestMs)
    expect(requestMs + looksEveryMs).toBeLessThanOrEqual(30_000)
  })

  test('does not affect a request that arrives in time', async () => {
    const { origin } = await served(short)
    expect((await fetch(`${origin}/health`)).status).toBe(200)
  })
})
