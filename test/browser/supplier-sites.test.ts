import { gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { cities, suppliers } from '#demo/catalogue.ts'
import { atlasSite } from '#demo/sites/atlas.ts'
import { pearlSite } from '#demo/sites/pearl.ts'
import catalogueWords from '#messages/ar/catalogue.json' with { type: 'json' }
import { siteOrigin } from '#test/support/site-origin.ts'
import { firstIfShort } from '#test/support/in-full.ts'

interface Answer {
  status: number
  location: string | undefined
  type: string
  text: string
}

/** Sends the site's name in the Host header only, so that `*.localhost` need not resolve. */
function ask(host: string, path: string, body?: object, method = body === undefined ? 'GET' : 'POST'): Promise<Answer> {
  const { hostname, port } = new URL(siteOrigin())
  return new Promise((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json', 'accept-language': 'ar' }
    const outgoing = request({ hostname, port, path, headers, method }, (incoming) => {
      const parts: Buffer[] = []
      incoming.on('data', (part: Buffer) => parts.push(part))
      incoming.once('error', reject)
      incoming.once('end', () => {
        const whole = Buffer.concat(parts)
        resolve({
          status: incoming.statusCode ?? 0,
          location: incoming.headers.location,
          type: incoming.headers['content-type'] ?? '',
          text: (path.endsWith('.gz') ? gunzipSync(whole) : whole).toString(),
        })
      })
    })
    outgoing.once('error', reject)
    outgoing.end(body === undefined ? '' : JSON.stringify(body))
  })
}

/** The machine may be busy. */
const PATIENCE = { timeout: 300_000 }
const AT_ONCE = 6

const everything = cities.flatMap((city) => city.products.map((product) => ({ ...product, city })))
/** Product ids, read from the marketplace, because the demo's files have none. */
const ids = new Map<string, number>()

beforeAll(async () => {
  const host = new URL(siteOrigin()).host
  for (let page = 1; ids.size < everything.length; page++) {
    const answer = await ask(host, `/api/products?locale=en&page=${page}`)
    const { cards } = JSON.parse(answer.text) as { cards: { id: number; code: string }[] }
    if (cards.length === 0) throw new Error(`The marketplace shows ${ids.size} of ${everything.length} activities.`)
    for (const { id, code } of cards) ids.set(code, id)
  }
})

describe.each(firstIfShort([pearlSite, atlasSite]))(
  'the supplier’s site $code',
  ({ host: name, supplier, tagline }) => {
    const own = everything.filter((product) => product.supplier === supplier)
    const strangers = everything.filter((product) => product.supplier !== supplier)
    const strange = [
      ...strangers.flatMap(({ code, slug, title }) => [`"${code}"`, `/${slug.en}`, `/${slug.ar}`, title.ar, title.en]),
      ...suppliers.filter(({ code }) => code !== supplier).flatMap(({ code, email }) => [`"${code}"`, email]),
      ...cities
        .filter((city) => own.every((product) => product.city !== city))
        .flatMap(({ slug }) => [`things-to-do-in-${slug.ar}`, `things-to-do-in-${slug.en}`]),
    ]
    const hostOf = () => `${name}:${new URL(siteOrigin()).port}`
    const originOf = () => `http://${hostOf()}`
    const get = (path: string) => ask(hostOf(), path)

    function expectOwn(path: string, { text }: Answer) {
      const read = decodeAll(text)
      expect(
        strange.filter((one) => read.includes(one)),
        `${path} shows another supplier’s activities`,
      ).toEqual([])
      const foreign = [...read.matchAll(/https?:\/\/[\w.-]*localhost(?::\d+)?/g)].map(([origin]) => origin)
      expect(
        [...new Set(foreign)].filter((origin) => origin !== originOf()),
        `${path} contains another origin`,
      ).toEqual([])
    }

    test('lists all of its own activities', async () => {
      const answer = await get('/api/products?locale=en')
      const { cards, total } = JSON.parse(answer.text) as { cards: { code: string }[]; total: number }
      expect(own.length).toBeGreaterThanOrEqual(8)
      expect(total).toBe(own.length)
      expect(cards.map(({ code }) => code).sort()).toEqual(own.map(({ code }) => code).sort())
    })

    test('describes its list in its own words, without the hundreds of the marketplace', async () => {
      const { text } = await get('/experiences')
      const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
      expect(main).toContain(tagline.ar)
      expect(main).not.toContain(catalogueWords.thingsToDoText)
    })

    test('shows nothing of another supplier on any reachable page, in both languages', PATIENCE, async () => {
      const seen = new Set<string>()
      let next = [
        '/',
        '/en',
        '/sitemap.xml',
        '/robots.txt',
        '/cart',
        '/en/cart',
        '/wishlist',
        '/en/invoices',
        '/checkout',
      ]
      for (const { title } of strangers.slice(0, 3))
        next.push(`/search/${encodeURIComponent(title.ar)}`, `/en/search/${encodeURIComponent(title.en)}`)
      const visit = async (path: string): Promise<string[]> => {
        const answer = await get(path)
        if (answer.location !== undefined) return [within(originOf(), answer.location) ?? '/']
        // A search page displays its query.
        if (!path.includes('/search/')) expectOwn(path, answer)
        expect(answer.status, `${path} is a broken link`).toBe(200)
        return linksIn(answer, originOf())
      }
      while (next.length > 0) {
        const now = next.splice(0, AT_ONCE)
        for (const path of now) seen.add(path)
        const found = (await Promise.all(now.map(visit))).flat()
        next = [...new Set([...next, ...found])].filter((path) => !seen.has(path))
      }
      for (const { slug } of own)
        for (const path of [`/experiences/${slug.ar}`, `/en/experiences/${slug.en}`])
          expect([...seen].map(decodeURI), path).toContain(path)
    })

    test('returns only its own activities from the API, feeds and sitemaps', PATIENCE, async () => {
      for (const locale of ['ar', 'en'] as const)
        for (const path of [
          `/api/site?locale=${locale}`,
          `/api/home?locale=${locale}`,
          `/api/products?locale=${locale}&sort=price`,
          `/api/products/map?locale=${locale}`,
          `/api/faqs?locale=${locale}`,
          `/api/pages/about?locale=${locale}`,
          `/api/pages/terms-and-conditions?locale=${locale}`,
          '/feeds/google-things-to-do',
          '/feeds/google-things-to-do/0.json.gz',
          '/sitemaps/cities.xml',
          '/sitemaps/categories.xml',
        ]) {
          const answer = await get(path)
          expect(answer.status, path).toBe(200)
          expectOwn(path, answer)
        }
      for (const { title, city } of strangers.filter((_, index) => index % 8 === 0)) {
        for (const path of [
          `/api/search?locale=en&q=${encodeURIComponent(title.en)}`,
          `/api/search?locale=ar&q=${encodeURIComponent(title.ar)}`,
          `/api/search/map?locale=en&q=${encodeURIComponent(title.en)}`,
          `/api/search/suggestions?locale=ar&q=${encodeURIComponent(title.ar.slice(0, 12))}`,
          `/api/search/suggestions?locale=en&q=${encodeURIComponent(city.name.en.slice(0, 4))}`,
        ]) {
          const { status, text } = await get(path)
          expect(status, path).toBe(200)
          const cards = decodeAll(text)
          expect(
            strangers
              .filter((one) => cards.includes(`"${one.code}"`) || cards.includes(`/${one.slug.en}`))
              .map(({ code }) => code),
            path,
          ).toEqual([])
        }
      }
    })

    test('returns nothing about another supplier’s activity, on any route', PATIENCE, async () => {
      const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
      for (const { code, slug, city } of strangers.filter((_, index) => index % 6 === 0)) {
        const id = ids.get(code) ?? 0
        for (const path of [
          `/en/experiences/${slug.en}`,
          `/api/experiences/${encodeURIComponent(slug.ar)}?locale=ar`,
          `/api/products/${encodeURIComponent(city.slug.en)}/${encodeURIComponent(slug.en)}?locale=en`,
          `/api/experiences/${encodeURIComponent(slug.ar)}/reviews?locale=ar`,
          `/api/products/${encodeURIComponent(city.slug.en)}/${encodeURIComponent(slug.en)}/reviews?locale=en`,
          `/api/availability/${id}/calendar?from=${day}&to=${day}`,
          `/api/availability/${id}/departures?date=${day}&locale=en`,
        ]) {
          const { status, text } = await get(path)
          expect(status, `${path}: ${text.slice(0, 200)}`).toBe(404)
        }
        expect(await ask(hostOf(), `/api/wishlist/items/${id}`, {}, 'PUT')).toMatchObject({ status: 404 })
      }
    })

    test.each([
      '/blog',
      '/en/blog',
      '/blog/rss.xml',
      '/en/blog/rss.xml',
      '/en/blog/follow-the-water',
      '/api/posts?locale=en',
      '/sitemaps/posts.xml',
    ])('%s exists only on the marketplace', async (path) => {
      const answer = await get(path)
      if (path === '/sitemaps/posts.xml') expect(answer.text).not.toContain('<loc>')
      else expect(answer.status).toBe(404)
    })
  },
)

/** Decodes addresses and HTML entities. */
function decodeAll(text: string): string {
  return text
    .replaceAll(/(?:%[0-9A-F]{2})+/gi, (bytes) => {
      try {
        return decodeURIComponent(bytes)
      } catch {
        return bytes
      }
    })
    .replaceAll('&#x27;', "'")
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/** Links to the site's own pages, without filters of lists, whose combinations are endless. */
function linksIn({ type, text }: Answer, origin: string): string[] {
  const found = type.includes('xml') ? text.matchAll(/<loc>([^<]+)<\/loc>/g) : text.matchAll(/<a [^>]*href="([^"]+)"/g)
  return [...found]
    .map(([, href = '']) => within(origin, href.replaceAll('&amp;', '&')))
    .filter((path) => path !== null)
    .filter((path) => !path.includes('?') && !/^\/(_image|assets|api|mailbox|sandbox)/.test(path))
}

function within(origin: string, href: string): string | null {
  const url = new URL(href, origin)
  return url.origin === origin ? url.pathname + url.search : null
}
