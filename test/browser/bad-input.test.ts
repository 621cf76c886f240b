import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { siteOrigin } from '#test/support/site-origin.ts'
import { firstIfShort } from '#test/support/in-full.ts'
import { journeyLanguages } from '#test/support/languages.ts'

interface Answer {
  status: number
  location: string | undefined
  text: string
}

/** Sends the path unchanged; fetch would normalise it. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(siteOrigin())
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, headers }, (incoming) => {
      const parts: Buffer[] = []
      incoming.on('data', (part: Buffer) => parts.push(part))
      incoming.once('error', reject)
      incoming.once('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          location: incoming.headers.location,
          text: Buffer.concat(parts).toString(),
        }),
      )
    })
    outgoing.once('error', reject)
    outgoing.end()
  })
}

/** Follows at most three redirects, all of them on our own host. */
async function visit(path: string): Promise<Answer & { path: string; hops: number }> {
  let at = path
  for (let hops = 0; hops <= 3; hops++) {
    const answer = await ask(at)
    if (answer.location === undefined) return { ...answer, path: at, hops }
    const next = new URL(answer.location, siteOrigin())
    expect(next.origin, `${at} redirects to ${answer.location}`).toBe(siteOrigin())
    at = next.pathname + next.search
  }
  throw new Error(`${path} has too many redirects, the last to ${at}`)
}

/** Expects a complete page in its language and layout that reveals nothing about the program. */
function expectWholePage({ text }: Answer, lang: 'ar' | 'en') {
  expect(text).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`)
  expect(text).toContain('<header')
  expect(text).toContain('<footer')
  expect(text.match(/<h1/g)).toHaveLength(1)
  expectNothingOfTheProgram(text)
}

function expectNothingOfTheProgram(text: string) {
  expect(text).not.toMatch(
    /\bat \S+ \([^)]*:\d+\)|node_modules|\.tsx?:\d|syntax error|invalid input|pg_|SQLSTATE|CallError/,
  )
}

const numbers = ['page', 'priceMin', 'priceMax', 'rating', 'travellers']
const filters = [
  ...[
    'abc',
    '-1',
    '0',
    '1e999',
    '-1e999',
    'NaN',
    'Infinity',
    '1.5',
    '0x10',
    '999999',
    '99999999999999999999',
    ' ',
    '%00',
  ].flatMap((value) => firstIfShort(numbers, 2).map((name) => `${name}=${value}`)),
  'from=2026-02-30',
  'from=2026-13-01&to=abc',
  'from=2030-05-01&to=2030-04-01',
  'from=0001-01-01&to=9999-12-31',
  'from=2030-05-01T00:00:00Z',
  'from=%D9%A2%D9%A0%D9%A3%D9%A0-05-01',
  'sort=cheapest',
  'sort=price;drop table product',
  'currency=ZZZ',
  'currency=%00',
  'language=klingon',
  'language=%00',
  'timeOfDay=midnight',
  'travellers=3&ages=2-99',
  'ages=2-7&ages=y',
  'duration=forever',
  'duration=short&duration=forever&duration=,,',
  'category=,&guideLanguage=%00,fr',
  'category=sea-islands,' + 'b,'.repeat(900),
  'freeCancellation=yes',
  'city=nowhere',
  'category=nothing',
  'city=%00',
  'city=nowhere&category=nothing&sort=price',
  'category=' + 'a'.repeat(300),
  "city=' or 1=1--",
  'page=2&page=3&page=x',
  'sort=price&sort=rating&rating=9&rating=4',
  'q=%E0%A4%A',
  '%E0%A4%A=1',
  '=&=&&&==',
  '__proto__=1&constructor=1&toString=1',
  'x=' + 'a'.repeat(8000),
].map((query) => query.replaceAll(' ', '%20'))

describe('query parameters', () => {
  test.each(filters)('?%s shows the listing, or a page after its end', async (query) => {
    const answer = await visit(`/en/things-to-do?${query}`)
    expect(answer.status).toBe(200)
    expectWholePage(answer, 'en')
  })

  test.each(filters)('?%s gets a result or an error of the API, never a 5xx', async (query) => {
    for (const path of ['/api/products', '/api/search', '/api/site', '/api/home']) {
      const answer = await ask(`${path}?locale=en&q=fort&${query}`)
      expect(answer.status, path).toBeLessThan(500)
      expectNothingOfTheProgram(answer.text)
      const body = JSON.parse(answer.text) as { code?: string }
      if (answer.status >= 400) expect(body.code).toMatch(/^[a-z]+\.[a-z_]+$/)
    }
  })

  test('an unknown language is an error of the API', async () => {
    const answer = await ask('/api/products?locale=klingon')
    expect(answer.status).toBe(422)
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'request.invalid', fields: [{ field: 'locale' }] })
  })

  test('an unknown filter is removed, the others stay', async () => {
    const { path, status } = await visit('/en/things-to-do?city=nowhere&sort=price')
    expect({ path, status }).toEqual({ path: '/en/things-to-do?sort=price', status: 200 })
  })

  test('of sixteen kilobytes are refused', async () => {
    const { status } = await ask(`/en/things-to-do?x=${'a'.repeat(16 * 1024)}`)
    expect(status).toBe(431)
  })

  test.each(['999', '999999'])('page %s after the end of a list links back and is not indexed', async (page) => {
    const answer = await visit(`/en/things-to-do-in-manama?page=${page}`)
    expectWholePage(answer, 'en')
    if (page === '999') {
      expect(answer.text).toContain('nothing on this page')
      expect(answer.text).toContain('href="/en/things-to-do-in-manama"')
      expect(answer.text).toMatch(/<meta name="robots" content="noindex/)
    }
  })
})

const texts: [string, string][] = [
  ['ten thousand letters', 'رحلة'.repeat(2500)],
  ['ten thousand words', 'a '.repeat(5000)],
  ['only punctuation', '\u064b\u064c\u064d\u064e'],
  ['a percent sign', '%'],
  ['an encoded percent sign', '100%'],
  ['an underscore', '_'],
  ['the start of a tsquery', ':*'],
  ['operators', '&|!()<->'],
  ['an open operator', 'fort & | !'],
  ['a quote', "'"],
  ['quotes', `"'"'`],
  ['a backslash', '\\'],
  ['backslashes and quotes', "\\'\\\\'"],
  ['a dollar', '$1'],
  ['a route parameter', '$text'],
  ['a bracket', '{-$locale}'],
  ['emoji', '🏜️🐪👨‍👩‍👧'],
  ['half an emoji at the maximum length', `${'a'.repeat(199)}🐪`],
  ['zero-width characters and direction marks', '\u200f\u200e\u202e\u2066قلعة\u2069\u200b'],
  ['SQL', "'; drop table product; --"],
  ['other SQL', "' union select password from users--"],
  ['a path', '../../etc/passwd'],
  ['slashes', 'a/b//c'],
  ['markup', '<script>alert(1)</script>'],
  ['a question mark and a hash', 'what?#here'],
  ['a line break', 'a\r\nSet-Cookie: x=1'],
  ['Arabic-Indic digits', '٢٤'],
  ['a long word', 'a'.repeat(200)],
]

describe('a search for', () => {
  test.each(texts)('%s shows results or none', async (_, text) => {
    for (const lang of journeyLanguages) {
      const answer = await visit(`${lang === 'en' ? '/en' : ''}/search/${encodeURIComponent(text)}`)
      if (text.length > 5000 && answer.status === 431) continue
      expect(answer.status).toBe(200)
      expectWholePage(answer, lang)
      expect(answer.text).not.toContain('<script>alert')
    }
  })

  test.each(texts)('%s through the form or the API succeeds or is refused', async (_, text) => {
    const q = encodeURIComponent(text)
    const page = await visit(`/en/search?q=${q}`)
    if (!(text.length > 5000 && page.status === 431)) expect(page.status).toBe(200)
    for (const path of ['/api/search', '/api/search/suggestions', '/api/products']) {
      const answer = await ask(`${path}?q=${q}`)
      expect([200, 422, 429, 431], path).toContain(answer.status)
    }
  })

  test.each(['', '%20', '%00', '%0A%09', '%E2%80%8B'])('white space (%j) shows all activities', async (text) => {
    const { path, status } = await visit(`/en/search/${text}`)
    expect({ path, status }).toEqual({ path: '/en/things-to-do', status: 200 })
  })
})

describe('a path', () => {
  test.each([
    ['/no-such-category', 404],
    ['/en/no-such-category', 404],
    ['/en/a/b/c/d', 404],
    ['/en/a/b', 404],
    ['/en/things-to-do-in-nowhere', 404],
    ['/en/things-to-do-in-', 404],
    ['/en/things-to-do-in-manama/nothing', 404],
    ['/en/experiences/nothing', 404],
    ['/en/blog/nothing', 404],
    ['/en/cart/nothing', 404],
    ['/en/%00', 404],
    ['/en/things-to-do-in-%00', 404],
    ['/en/things-to-do-in-manama/%00', 404],
    ['/en/experiences/%00', 404],
    ['/en/blog/%00', 404],
    ['/en/%E0%A4%A', 404],
    ['/en/%', 404],
    ['/en/%ED%A0%80', 404],
    ['/en/things-to-do-in-%zz/x', 404],
    [`/en/${'a'.repeat(3000)}`, 404],
    [`/en/things-to-do-in-manama/${'a'.repeat(3000)}`, 404],
    [`/en/${'a/'.repeat(1500)}`, 404],
    ['/en/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 404],
    ["/en/';drop%20table%20product;--", 404],
    ['/en/..%2f..%2fetc%2fpasswd', 404],
    ['/en/%5C%5Cevil.test', 404],
    ['/en/%F0%9F%8F%9C%EF%B8%8F', 404],
    ['/en/%E2%80%AE', 404],
    ['/en/__proto__', 404],
    ['/en/constructor/prototype/x', 404],
    ['//evil.test', 404],
    ['/ar//evil.test', 404],
    ['/wp-login.php', 404],
    ['/.env', 404],
  ])('%s is a 404 page', async (path, status) => {
    const answer = await visit(path)
    expect(answer.status).toBe(status)
    expectWholePage(answer, path.startsWith('/en') ? 'en' : 'ar')
    expect(answer.text).not.toContain('<script>alert')
    expect(/<title>([^<]*)</.exec(answer.text)?.[1]).toMatch(/^(?:Page Not Found|الصفحة غير موجودة) · /)
  })

  test.each([
    ['/en/%D8%B9%D9%85%D8%A7%D8%B1%D8%A9-%D9%88%D8%AA%D8%B1%D8%A7%D8%AB', '/en/architecture-heritage'],
    ['/architecture-heritage', '/عمارة-وتراث'],
    [encodeURI('/en/things-to-do-in-المنامة'), '/en/things-to-do-in-manama'],
    ['/things-to-do-in-manama?sort=price', '/things-to-do-in-المنامة?sort=price'],
    ['/things-to-do-in-manama/bahrain-fort-at-sunset', '/things-to-do-in-المنامة/قلعة-البحرين-عند-الغروب'],
    [encodeURI('/en/blog/اتبع-الماء'), '/en/blog/follow-the-water'],
  ])('%s with a slug of the other language redirects permanently', async (path, own) => {
    const { status, location } = await ask(path)
    expect(status).toBe(301)
    expect(decodeURI(location ?? '')).toBe(own)
    expect((await visit(path)).status).toBe(200)
  })

  test.each(['/assets/gone-12345678.js', '/assets/../../package.json', '/assets/%2e%2e/%2e%2e/package.json'])(
    '%s is not a file of the site',
    async (path) => {
      const { status, text } = await visit(path)
      expect(status).toBe(404)
      expect(text).not.toContain('"dependencies"')
    },
  )

  test.each([
    '/api/nothing',
    '/api/products/%00/%00',
    '/api/products/a/%E0%A4%A',
    '/api/redirect',
    '/api/experiences/%00',
    `/api/redirect?path=${'%2F'.repeat(2000)}`,
    '/api/redirect?path=%2525',
    '/api/redirect?path=%00',
    '/api/posts/%00',
    '/api/availability/1e9/calendar',
    '/_image/f_webp/%00',
    '/_image/x/..%2f..%2fpackage.json',
    '/sitemaps/%00.xml',
  ])('%s is refused', async (path) => {
    const { status, text } = await ask(path)
    expect(status).toBeLessThan(500)
    expectNothingOfTheProgram(text)
  })
})

test.each([
  { 'accept-language': 'x'.repeat(8000) },
  { 'accept-language': ',;q=,;;=' },
  { cookie: 'rihla_locale=%E0%A4%A; rihla_currency=%00; rihla_cart=%00; rihla_session=;; =' },
  { host: 'evil.test' },
  { host: "';drop table site;--" },
])('ignores invalid headers (%j)', async (headers) => {
  const answer = await ask('/faq', headers)
  expect([200, 400]).toContain(answer.status)
  expectNothingOfTheProgram(answer.text)
})
