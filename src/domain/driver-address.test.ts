import { expect, test } from 'vitest'
import { driverAddress } from './driver-address.ts'

const fort = { name: { ar: 'بوابة القلعة', en: 'Fort gate' }, address: { ar: 'كرباباد', en: 'Karbabad' } }

test.each([
  ['Asia/Bahrain', 'en', 'بوابة القلعة، كرباباد'],
  ['Africa/Casablanca', 'en', 'بوابة القلعة، كرباباد'],
  ['Asia/Bahrain', 'ar', null],
  ['Europe/Istanbul', 'en', null],
  ['Etc/UTC', 'en', null],
] as const)('the address for drivers of %s to readers of %s is %s', (zone, locale, address) => {
  expect(driverAddress(fort, zone, locale)).toBe(address)
})
