import { expect, test } from 'vitest'
import { isOwnPage } from './own-pages.ts'

test.each([
  ['/invoices/RH-1', true],
  ['/en/invoices/RH-1', true],
  ['/en/auth/reset-password', true],
  ['/checkout', true],
  ['/en/quotes/RQ-1', true],
  ['/cart', true],
  ['/cartography', false],
  ['/', false],
  ['/en', false],
  ['/en/things-to-do-in-manama/cart', false],
])('%s: %s', (path, isOwn) => {
  expect(isOwnPage(path)).toBe(isOwn)
})
