import { expect, test } from 'vitest'
import { nearestCountries, phoneExamples } from '#domain/phone-country.ts'
import { groupPhoneNumber, readPhoneNumber } from '#server/kernel/read-phone-number.ts'
import { readPhone } from '#web/lib/read-phone.ts'

test.each([
  ['0501234567', 'SA'],
  ['501234567', 'SA'],
  ['٠٥٠١٢٣٤٥٦٧', 'SA'],
  ['00966501234567', 'SA'],
  ['+44 20 7946 0958', 'SA'],
  ['12', 'SA'],
  ['36001234', 'BH'],
  ['36001234', 'XX'],
  ['', 'SA'],
])('the page and the server judge the phone number %s of %s alike', (typed, country) => {
  expect(readPhone(typed, country)).toBe(readPhoneNumber(typed, country))
})

test.each([
  ['+966501234567', '+966 50 123 4567'],
  ['+390612345678', '+39 06 1234 5678'],
  ['', ''],
])('the number %s is shown in groups as %s', (number, shown) => {
  expect(groupPhoneNumber(number)).toBe(shown)
})

test.each(nearestCountries)('the example of a number in an error is valid in %s', (country) => {
  expect(readPhone(phoneExamples[country] ?? '', country)).not.toBeNull()
})
