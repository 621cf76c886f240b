import { expect, test } from 'vitest'
import { isChargedByStripe, stripeAmount } from './stripe-amount.ts'

test.each([
  ['two decimals', 105_050, 'SAR'],
  ['three decimals, of which the last is 0', 12_510, 'KWD'],
  ['none', 5000, 'JPY'],
])('an amount with %s is charged in its minor units', (_, amountMinor, currency) => {
  expect(isChargedByStripe(currency)).toBe(true)
  expect(stripeAmount(amountMinor, currency)).toBe(amountMinor)
})

test.each([
  ['a thousandth of a dinar', 12_345, 'KWD'],
  ['a part of a minor unit', 10.5, 'SAR'],
  ['nothing', 0, 'SAR'],
  ['a currency that it does not know', 1000, 'LYD'],
  ['an unknown currency', 1000, 'XXX'],
])('%s is never sent', (_, amountMinor, currency) => {
  expect(() => stripeAmount(amountMinor, currency)).toThrow(RangeError)
})
