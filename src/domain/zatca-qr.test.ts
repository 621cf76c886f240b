import { expect, test } from 'vitest'
import { isSaudiVatNumber, zatcaQr } from './zatca-qr.ts'

const facts = {
  sellerName: 'شركة رحلة للسياحة',
  vatNumber: '310122393500003',
  issuedAt: '2026-11-22T15:30:00Z',
  total: '115.00',
  vatTotal: '15.00',
}

test('the QR code of a Saudi invoice contains the five tags with their lengths in bytes of UTF-8', () => {
  expect(zatcaQr(facts)).toBe(
    'ASDYtNix2YPYqSDYsdit2YTYqSDZhNmE2LPZitin2K3YqQIPMzEwMTIyMzkzNTAwMDAzAxQyMDI2LTExLTIyVDE1OjMwOjAwWgQGMTE1LjAwBQUxNS4wMA==',
  )
})

test('a value that does not fit its length byte is refused', () => {
  expect(() => zatcaQr({ ...facts, sellerName: 'ش'.repeat(128) })).toThrow(RangeError)
  expect(() => zatcaQr({ ...facts, sellerName: 'ش'.repeat(127) })).not.toThrow()
})

test.each([
  ['310122393500003', true],
  ['200000000000002', false],
  ['31012239350003', false],
  [null, false],
])('the tax number %s is a Saudi one: %s', (registration, expected) => {
  expect(isSaudiVatNumber(registration)).toBe(expected)
})
