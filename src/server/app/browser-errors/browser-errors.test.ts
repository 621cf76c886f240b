import { expect, test } from 'vitest'
import { apiOf } from '#test/support/api-of.ts'
import { openLog } from '#server/kernel/logs.ts'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()

async function send(body: object) {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const response = await apiOf({ ...fixtures.context, log }).request(
    '/api/browser-errors',
    {
      method: 'POST',
      headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: '198.51.100.7' } } },
  )
  return { response, lines }
}
const error = { path: '/en/cart', name: 'TypeError', message: 'x is undefined', stack: 'TypeError: x is undefined' }

test('logs an error of a browser with the page it happened on', async () => {
  const { response, lines } = await send(error)
  expect(response.status).toBe(204)
  const line = lines.map((text) => JSON.parse(text) as Record<string, unknown>).find(({ page }) => page === '/en/cart')
  expect(line).toMatchObject({ msg: 'error in a browser', err: { type: 'TypeError', message: 'x is undefined' } })
})

test('removes email addresses from the message of a browser’s error', async () => {
  const { lines } = await send({ ...error, message: 'no such user: sara@example.com' })
  expect(lines.join('')).not.toContain('sara@example.com')
})

test.each([
  ['a path with a query', { ...error, path: '/invoices/RH-1?key=secret' }],
  ['a long stack', { ...error, stack: 'x'.repeat(4001) }],
  ['no message', { path: '/', name: 'Error', stack: '' }],
])('refuses the record of a browser’s error with %s', async (_, body) => {
  expect((await send(body)).response.status).toBe(422)
})
