import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { limitBodyTo, type Env } from './http.ts'

const app = new Hono<Env>()
app.onError((error, c) => c.text(error instanceof ApiError ? error.code : String(error), 500))
app.get('/', limitBodyTo(10), (c) => c.text('read'))
app.post('/', limitBodyTo(10), async (c) => c.text(await c.req.text()))

function post(body: string, headers: Record<string, string>): Request {
  return new Request('http://localhost/', { method: 'POST', body, headers })
}

/** Fails if the body is touched, for which Node's request is copied into one of the Fetch API. */
function untouched(request: Request): Request {
  return Object.defineProperty(request, 'body', {
    get: () => {
      throw new Error('the body became a stream')
    },
  })
}

test('a body with a Content-Length is compared without becoming a stream', async () => {
  const short = untouched(post('1234567890', { 'content-length': '10' }))
  expect(await (await app.request(short)).text()).toBe('1234567890')
})

test('the body of a GET is not touched', async () => {
  expect(await (await app.request(untouched(new Request('http://localhost/')))).text()).toBe('read')
})

test('longer bodies are refused, with and without a Content-Length', async () => {
  for (const headers of [{ 'content-length': '11' }, {}, { 'content-length': '2', 'transfer-encoding': 'chunked' }])
    expect(await (await app.request(post('12345678901', headers))).text()).toBe('request.too_large')
})
