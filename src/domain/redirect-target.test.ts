import { expect, test } from 'vitest'
import { safeNextPath } from './redirect-target.ts'

test.each(['/cart', '/en/checkout?promo=A#top', '/things-to-do-in-%D8%A7%D9%84%D8%B1%D9%8A%D8%A7%D8%B6', '/'])(
  '%s is ours',
  (next) => {
    expect(safeNextPath(next)).toBe(next)
  },
)

test.each([
  '//evil.test',
  '/\\evil.test',
  'https:evil.test',
  'https://evil.test',
  '%2f%2fevil.test',
  '/%2fevil.test',
  '/%252fevil.test',
  '/%09/evil.test',
  '/\tevil',
  'javascript:alert(1)',
  'cart',
  '/%',
  '',
  null,
  ['/cart'],
])('%j leads home', (next) => {
  expect(safeNextPath(next)).toBe('/')
})
