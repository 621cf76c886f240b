import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { answerErrors, type Env } from '#server/kernel/http.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { feedRoutes } from './routes.ts'
import { sitemapXml } from './sitemap-xml.ts'

const fixtures = useFixtures()
const get = async (path: string) => {
  const app = new Hono<Env>().onError(answerErrors(fixtures.context)).route('/', feedRoutes(fixtures.context))
  const answer = await app.request(path)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

test('robots.txt names the sitemap and disallows personal pages in both languages', async () => {
  const { status, type, text } = await get('/robots.txt')
  expect({ status, type }).toEqual({ status: 200, type: expect.stringContaining('text/plain') as string })
  expect(text).toContain(`Sitemap: ${fixtures.context.configuration.origin}/sitemap.xml`)
  for (const path of ['/cart', '/en/cart', '/checkout', '/invoices', '/search', '/en/search', '/api/', '/console'])
    expect(text).toContain(`Disallow: ${path}\n`)
})

describe('the sitemap', () => {
  test('has every product in both languages in one of the files of its index', async () => {
    const index = await get('/sitemap.xml')
    const files = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
    const all = (await Promise.all(files.map(get))).map(({ status, text }) => {
      expect(status).toBe(200)
      return text
    })
    const products = await fixtures.context.db.rows<{ slugAr: string; slugEn: string }>({
      name: 'test.slugs',
      text: 'select slug_ar as "slugAr", slug_en as "slugEn" from product',
    })
    for (const { slugAr, slugEn } of products) {
      expect(all.join('')).toContain(`/${encodeURI(slugAr)}</loc>`)
      expect(all.join('')).toContain(`/${slugEn}</loc>`)
    }
  })

  test('omits a withdrawn product', async () => {
    const [row] = await fixtures.context.db.rows<{ slug: string }>({
      name: 'test.withdraw',
      text: `update product set status = 'withdrawn' where code = 'pearl-boat' returning slug_en as slug`,
    })
    expect((await get('/sitemaps/products-1.xml')).text).not.toContain(row?.slug)
  })

  test.each(['products', 'products-0', 'products-2', 'products-99999', 'nothing', 'cities-1'])(
    'has no file %s',
    async (name) => expect(await get(`/sitemaps/${name}.xml`)).toMatchObject({ status: 404 }),
  )
})

test.each([
  ['/blog/rss.xml', 'ar', /<link>[^<]*\/blog\/%D8/],
  ['/en/blog/rss.xml', 'en', /<link>[^<]*\/en\/blog\/follow-the-water/],
])('%s is the blog in %s for feed readers', async (path, language, link) => {
  const { status, type, text } = await get(path)
  expect({ status, type }).toEqual({ status: 200, type: 'application/rss+xml; charset=utf-8' })
  expect(text).toContain(`<language>${language}</language>`)
  expect(text).toMatch(link)
})

test('a sitemap entry names both languages and itself, escaped for XML', () => {
  const xml = sitemapXml('https://rihla.example', [
    {
      paths: { ar: '/قلعة', en: "/fort-&-'souq'" },
      changedAt: new Date('2026-11-21T10:00:00Z'),
      picture: '/_image/w_1/a b.svg',
    },
  ])
  expect(xml.match(/<url>/g)).toHaveLength(2)
  expect(xml).toContain('<loc>https://rihla.example/%D9%82%D9%84%D8%B9%D8%A9</loc>')
  expect(xml).toContain('hreflang="en" href="https://rihla.example/en/fort-&amp;-&apos;souq&apos;"')
  expect(xml.match(/hreflang="x-default" href="https:\/\/rihla.example\/%D9/g)).toHaveLength(2)
  expect(xml).toContain('<lastmod>2026-11-21T10:00:00.000Z</lastmod>')
  expect(xml).toContain('<image:loc>https://rihla.example/_image/w_1/a%20b.svg</image:loc>')
})
