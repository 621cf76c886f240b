import { expect, test } from 'vitest'
import { CallError } from '#web/lib/call-error.ts'
import { changedCurrency, refusedFor } from './order-refused.tsx'

const refusal = (code: string, details: object = {}, status = 409) => new CallError(status, { code, ...details })

test.each([
  ['the currency was changed', refusal('checkout.cart_changed', { totalMinor: 8884, currency: 'GBP' }), 'currency'],
  ['only the price has changed', refusal('checkout.cart_changed', { totalMinor: 8884, currency: 'SAR' }), 'order'],
  ['the cart has changed', refusal('checkout.cart_changed'), 'order'],
  ['there are too many unpaid reservations', refusal('checkout.too_many_open', {}, 429), 'reservations'],
  ['too many requests await an answer', refusal('checkout.too_many_requests', {}, 429), 'reservations'],
  ['the server failed', refusal('server.failed', {}, 500), 'server'],
  ['there is no network', new TypeError('failed to fetch'), 'server'],
] as const)('an order that is refused because %s says so', (_, error, reason) => {
  expect(refusedFor(error, 'SAR')).toBe(reason)
})

test('the new currency is named, of nothing else', () => {
  expect(changedCurrency(refusal('checkout.cart_changed', { currency: 'GBP' }), 'SAR')).toBe('GBP')
  expect(changedCurrency(refusal('checkout.sold_out', { currency: 'GBP' }), 'SAR')).toBeNull()
})
