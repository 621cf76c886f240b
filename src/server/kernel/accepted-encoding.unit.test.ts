import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP, deflate', 'gzip'],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
  ['br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', null],
  ['gzip;q=0.0, br;q=0', null],
  ['gzip;q=0.5', 'gzip'],
  ['brotli, x-br', null],
  ['', null],
] as const)('%j: %s', async (accepted, expected) => {
  const app = new Hono().get('/', (c) => c.json(acceptedEncoding(c, ['br', 'gzip'])))
  const response = await app.request('/', { headers: { 'accept-encoding': accepted } })
  expect(await response.json()).toBe(expected)
})

test('an encoding that is not offered is not chosen', async () => {
  const app = new Hono().get('/', (c) => c.json(acceptedEncoding(c, ['gzip'])))
  const chosenOf = async (accepted: string) =>
    (await app.request('/', { headers: { 'accept-encoding': accepted } })).json()
  expect([await chosenOf('br'), await chosenOf('br, gzip')]).toEqual([null, 'gzip'])
})
