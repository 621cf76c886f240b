import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { Env } from './http.ts'
import { readOwnWrites } from './read-own-writes.ts'

const catchUp = vi.fn(() => Promise.resolve())
const app = new Hono<Env>()
app.use(readOwnWrites(catchUp, true))
app.all('/', (c) => c.text('done'))

test('after a write, a visitor’s next requests wait for the replica', async () => {
  const written = await app.request('/', { method: 'POST' })
  expect(catchUp).not.toHaveBeenCalled()
  const cookie = written.headers.get('set-cookie')
  expect(cookie).toBe('__Host-rihla_fresh=1; Max-Age=10; Path=/; HttpOnly; Secure; SameSite=Lax')

  const read = await app.request('/', { headers: { cookie: '__Host-rihla_fresh=1' } })
  expect(catchUp).toHaveBeenCalledOnce()
  expect(read.headers.get('set-cookie')).toBeNull()
})

test('visitors who only read wait for nothing', async () => {
  catchUp.mockClear()
  const read = await app.request('/', { headers: { cookie: 'rihla_currency=SAR' } })
  expect(read.headers.get('set-cookie')).toBeNull()
  expect(catchUp).not.toHaveBeenCalled()
})
