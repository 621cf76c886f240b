import { expect, test } from 'vitest'
import { CallError } from '#web/lib/call-error.ts'
import { isMissing } from './is-missing.ts'

test.each([
  [404, 'console.not_found', true],
  [404, 'quotes.quote_unknown', true],
  [422, 'request.invalid', true],
  [403, 'console.forbidden', false],
  [500, 'server.failed', false],
])('an error %i %s means that there is nothing at the address: %s', (status, code, missing) => {
  expect(isMissing(new CallError(status, { code }))).toBe(missing)
})

test('no answer does not mean that there is nothing at the address', () => {
  expect(isMissing(new TypeError('Failed to fetch'))).toBe(false)
  expect(isMissing(null)).toBe(false)
})
