import { expect, test } from 'vitest'
import { waivedRest } from './small-rest.ts'

test.each([
  { totalMinor: 0, currency: 'BHD', paymentMethod: 'card', waived: 0 },
  { totalMinor: 1, currency: 'BHD', paymentMethod: 'card', waived: 1 },
  { totalMinor: 299, currency: 'BHD', paymentMethod: 'pay_later', waived: 299 },
  { totalMinor: 300, currency: 'BHD', paymentMethod: 'pay_later', waived: 0 },
  { totalMinor: 59, currency: 'USD', paymentMethod: 'card', waived: 59 },
  { totalMinor: 60, currency: 'USD', paymentMethod: 'card', waived: 0 },
  { totalMinor: 99, currency: 'JPY', paymentMethod: 'card', waived: 99 },
  { totalMinor: 50_000, currency: 'SAR', paymentMethod: 'card', waived: 0 },
  { totalMinor: 200, currency: 'BHD', paymentMethod: 'bank_transfer', waived: 0 },
] as const)('waives $waived of $totalMinor $currency by $paymentMethod', ({ waived, ...order }) => {
  expect(waivedRest(order)).toBe(waived)
})
