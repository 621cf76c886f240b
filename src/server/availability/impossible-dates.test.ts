import { expect, test } from 'vitest'
import { apiOf } from '#test/support/api-of.ts'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()

test.each([
  '/api/availability/1/departures?date=0000-01-01',
  '/api/availability/1/calendar?from=0000-01-01&to=0000-01-20',
  '/api/availability/1/departures?date=9999-12-31&duration=60',
  '/api/availability/1/calendar?from=9999-12-01&to=9999-12-31',
  '/api/products?from=0000-01-01&to=0000-01-01',
  '/api/products/map?from=0000-01-01',
  '/api/search?q=fort&from=0000-01-01&to=9999-12-31',
])('%s with an impossible day is a client error', async (path) => {
  const answer = await apiOf(fixtures.context).request(path)
  expect(answer.status).toBeLessThan(500)
})
