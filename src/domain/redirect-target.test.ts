import { describe, expect, test } from 'vitest'
import { checkRedirect, safeNextPath } from './redirect-target.ts'

test.each(['/cart', '/en/checkout?promo=A#top', '/things-to-do-in-%D8%A7%D9%84%D8%B1%D9%8A%D8%A7%D8%B6', '/'])(
  'accepts %s as a path of our own',
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
  '\\\\evil.test',
  '/%5cevil.test',
  '///evil.test',
  ' //evil.test',
  '/..//evil.test',
  '@evil.test',
  '.evil.test',
  'data:text/html,x',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'cart',
  '/%',
  '',
  null,
  ['/cart'],
])('replaces %j by the home page', (next) => {
  expect(safeNextPath(next)).toBe('/')
})

const ownOrigin = 'https://rihla.example'
const check = (from: string, to: string, others: { from: string; to: string }[] = []) =>
  checkRedirect({ from, to, ownOrigin }, others)

describe('an operator’s redirect is stored', () => {
  test.each([
    ['/old', '/new', { from: '/old', to: '/new' }],
    [' /Old/ ', '/New/?page=2#top', { from: '/old', to: '/new?page=2#top' }],
    ['/%D9%82%D8%AF%D9%8A%D9%85', '/جديد', { from: '/قديم', to: '/%D8%AC%D8%AF%D9%8A%D8%AF' }],
    ['/en/old', '/en/things-to-do-in-manama', { from: '/en/old', to: '/en/things-to-do-in-manama' }],
    ['/old', '/cart', { from: '/old', to: '/cart' }],
    ['/old', 'https://Partner.example/Page?a=1', { from: '/old', to: 'https://partner.example/Page?a=1' }],
    ['/old', 'http://partner.example:8080', { from: '/old', to: 'http://partner.example:8080/' }],
    ['/old', 'https://رحلة.شبكة/x', { from: '/old', to: 'https://xn--ogbhl1f.xn--ngbc5azd/x' }],
    ['/old', 'https://rihla.example/new', { from: '/old', to: '/new' }],
    ['/fr/old', '/new', { from: '/fr/old', to: '/new' }],
  ])('%s → %s', (from, to, kept) => {
    expect(check(from, to)).toEqual(kept)
  })
})

describe('an operator’s redirect is refused', () => {
  test.each([
    'old',
    '',
    'https://rihla.example/old',
    '//old',
    '/a//b',
    '/old?x=1',
    '/old#x',
    '/\\old',
    '/%00',
    '/%',
    '/%2f%2fa',
    `/${'a'.repeat(2001)}`,
  ])('from %j, which is not a path', (from) => {
    expect(check(from, '/new')).toBe('from_invalid')
  })

  test.each([
    '/',
    '/en',
    '/fr',
    '/cart',
    '/EN/Cart/',
    '/checkout/success',
    '/invoices/RH-1',
    '/sign-in',
    '/auth/reset-password',
    '/api/site',
    '/assets/x.js',
    '/robots.txt',
    '/_image/x',
    '/health',
  ])('from %s, which the site needs', (from) => {
    expect(check(from, '/new')).toBe('from_reserved')
  })

  test.each([
    'new',
    '',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/%2f/evil.test',
    '/%5cevil.test',
    '/\tevil',
    '/a\nb',

    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'ftp://partner.example/',
    'mailto:a@partner.example',

    'https:/partner.example',
    'https:partner.example',
    'https:///partner.example',
    'https://',
    'https://localhost/',
    'https://intranet/',

    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://user@partner.example/',
    'https://rihla.example:x@evil.test/',

    'https://partner.example\\@evil.test/',
    'https://partner.example/\nx',
    'https://a b.example/',
    'https://rihla.example//evil.test',
    `/${'a'.repeat(2001)}`,
  ])('to %j, which is neither our own path nor a public address', (to) => {
    expect(check('/old', to)).toBe('to_invalid')
  })

  test.each([
    ['/old', '/old'],
    ['/old', '/OLD/?page=1'],
    ['/old', 'https://rihla.example/old#x'],
    ['/old', '/fr/old'],
    ['/old', '/ar/old'],
    ['/en/old', '/fr/old'],
    ['/things-to-do', '/discover'],
    ['/things-to-do-in-a/b', '/a/b'],
  ])('from %s to %s, which leads back', (from, to) => {
    expect(check(from, to)).toBe('loops')
  })

  const others = [{ from: '/older', to: '/middle%20one' }]
  test.each([
    ['because its target is a source', '/old', '/older'],
    ['because its target is a source in another spelling', '/old', '/Older/?x=1'],
    ['because its source is a target', '/middle%20one', '/new'],
    ['because it closes a loop', '/middle one', '/older'],
  ])('%s', (_, from, to) => {
    expect(check(from, to, others)).toBe('chained')
  })
})
