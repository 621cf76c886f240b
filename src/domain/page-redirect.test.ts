import { describe, expect, test } from 'vitest'
import { otherPrefixes } from './locale.ts'
import { cleanPath, decodePath, discoverTypeOf, encodePath, redirectByRule, withSearch } from './page-redirect.ts'

const marketplace = { discoverType: 'things-to-do', visitorLocale: 'ar' } as const
const supplier = { discoverType: 'experiences', visitorLocale: 'ar' } as const

describe('cleanPath', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/cart', '/cart'],
    ['/cart/', '/cart'],
    ['//evil.test', '/evil.test'],
    ['/ar//evil.test', '/ar/evil.test'],
    ['/EN', '/en'],
    ['/EN/Things-To-Do/', '/en/things-to-do'],
    ['/Things-To-Do-In-المنامة/Fort', '/things-to-do-in-المنامة/fort'],
    ['/EN/Search/Wadi RUM', '/en/search/Wadi RUM'],
    ['/Invoices/RH-ABCD2345', '/invoices/RH-ABCD2345'],
    ['/fr/Search/Été', '/fr/search/Été'],
    ['/Blog/Follow-The-Water', '/blog/follow-the-water'],
  ])('%j is spelt %j', (path, clean) => {
    expect(cleanPath(path)).toBe(clean)
    expect(cleanPath(clean)).toBe(clean)
  })
})

describe('the redirect rules', () => {
  test.each([
    ['/discover', '/things-to-do', '/experiences', 301],
    ['/discover-more/here', '/things-to-do', '/experiences', 301],
    ['/en/discover/1/2/3', '/en/things-to-do', '/en/experiences', 301],
    ['/experiences', '/things-to-do', null, 302],
    ['/en/experiences', '/en/things-to-do', null, 302],
    ['/things-to-do', null, '/experiences', 302],
    ['/en/things-to-do', null, '/en/experiences', 302],
    ['/.well-known/change-password', null, null, 301],
    ['/muscat/wadi-walk', '/things-to-do-in-muscat/wadi-walk', '/experiences/wadi-walk', 301],
    ['/en/مسقط/وادي', '/en/things-to-do-in-مسقط/وادي', '/en/experiences/وادي', 301],
    ['/things-to-do-in-muscat/wadi-walk', null, '/experiences/wadi-walk', 302],
    ['/things-to-do-in-muscat', null, null, 0],
    ['/experiences/wadi-walk', null, null, 0],
    ['/a/b/c', null, null, 0],
    ['/blog/post', null, null, 0],
    ['/en/checkout/success', null, null, 0],
    ['/architecture-heritage', null, null, 0],
    ['/', null, null, 0],
    ['/en', null, null, 0],
  ] as const)('%s: %s on the marketplace, %s on a supplier’s site', (path, onMarketplace, onSupplier, status) => {
    expect(redirectByRule(path, marketplace)).toEqual(onMarketplace && { to: onMarketplace, status })
    expect(redirectByRule(path, supplier)).toEqual(onSupplier && { to: onSupplier, status })
  })

  test.each(otherPrefixes)(
    '/%s is a language rather than a city: redirects temporarily to the visitor’s language',
    (prefix) => {
      const to = (path: string, visitorLocale: 'ar' | 'en') => redirectByRule(path, { ...marketplace, visitorLocale })
      expect(to(`/${prefix}/fort`, 'ar')).toEqual({ to: '/fort', status: 302 })
      expect(to(`/${prefix}/fort`, 'en')).toEqual({ to: '/en/fort', status: 302 })
      expect(to(`/${prefix}`, 'en')).toEqual({ to: '/en', status: 302 })
    },
  )

  test('redirects /ar permanently to the address without prefix for every visitor', () => {
    expect(redirectByRule('/ar/cart', { ...marketplace, visitorLocale: 'en' })).toEqual({ to: '/cart', status: 301 })
    expect(redirectByRule('/ar', marketplace)).toEqual({ to: '/', status: 301 })
  })
})

test.each([
  ['default', 'things-to-do'],
  ['supplier', 'experiences'],
  ['supplier-two', 'experiences'],
  ['supplier-three', 'experiences'],
  ['template-two', 'things-to-do'],
  ['template-four', 'things-to-do'],
  ['transparent', 'things-to-do'],
])('a site with the %s layout lists %s', (layoutType, discoverType) => {
  expect(discoverTypeOf(layoutType)).toBe(discoverType)
})

test.each([
  ['/a', '', '/a'],
  ['/a', '?page=2', '/a?page=2'],
  ['/a?sort=price', '?page=2', '/a?sort=price&page=2'],
  ['/a?page=1', '?page=2&q=%D9%82', '/a?page=1&q=%D9%82'],
  ['/a?x=%26#top', '?page=2', '/a?x=%26&page=2#top'],
  ['https://a.test/?x=1', '', 'https://a.test/?x=1'],
])('%s requested with %j is %s', (target, search, whole) => {
  expect(withSearch(target, search)).toBe(whole)
})

test('no redirect target begins with two slashes', () => {
  expect(encodePath('//evil.test/a')).toBe('/evil.test/a')
})

test.each(['/قلعة/a b', '/?#%', '/\\evil.test', '/a:b'])(
  '%j stays on our host and decodes to the same path',
  (path) => {
    const encoded = encodePath(path)
    expect(new URL(encoded, 'https://rihla.test').host).toBe('rihla.test')
    expect(decodePath(new URL(encoded, 'https://rihla.test').pathname)).toBe(path)
  },
)

test('an encoded slash does not separate segments', () => {
  expect(decodePath('/search/a%2Fb%2F%2Fc')).toBe('/search/a b  c')
})

test('malformed percent-encoding is not a path', () => {
  expect(decodePath('/%E0%A4%A')).toBeNull()
})
