import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { acceptsGzip } from './accepts-gzip.ts'

test.each([
  ['gzip, deflate, br', 'true'],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'true'],
  ['br', 'false'],
  ['gzip;q=0', 'false'],
  ['gzip;q=0, br', 'false'],
  ['', 'false'],
])('%j: %s', async (accepted, answer) => {
  const app = new Hono().get('/', (c) => c.text(String(acceptsGzip(c))))
  const response = await app.request('/', { headers: { 'accept-encoding': accepted } })
  expect(await response.text()).toBe(answer)
})
