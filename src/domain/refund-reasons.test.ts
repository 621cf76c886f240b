import { expect, test } from 'vitest'
import { kindOfReason, type RefundReason } from './refund-reasons.ts'

test.each<[RefundReason | 'rebooked_by_buyer', string]>([
  ['surplus_12500', 'surplus'],
  ['rebooked_7', 'rebooked'],
  ['goodwill_0', 'goodwill'],
  ['rebooked_by_buyer', 'rebooked_by_buyer'],
  ['cancelled_by_staff', 'cancelled_by_staff'],
])('%s is of the kind %s', (reason, kind) => {
  expect(kindOfReason(reason)).toBe(kind)
})
