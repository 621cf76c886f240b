import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Hono, type Context as HonoContext } from 'hono'
import { localePath, locales } from '#domain/locale.ts'
import { ownPages } from '#domain/own-pages.ts'
import { siteOrigin } from '#domain/site-origin.ts'
import { readPosts } from '#server/content/read-posts.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Env } from '#server/kernel/http.ts'
import { findSite } from '#server/sites/find-site.ts'
import { countShards, readGoogleFeed } from './read-google-feed.ts'
import { listSitemaps, readSitemap } from './read-sitemap.ts'
import { rssXml } from './rss-xml.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

const pack = promisify(gzip)

/** Routes for crawlers: robots.txt, the sitemap index and its files. */
export function feedRoutes(context: Context): Hono<Env> {
  const routes = new Hono<Env>()
  const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }
  const siteOf = async (c: HonoContext) => {
    const site = await findSite(context.db, c.req.header('host') ?? '')
    return { site, origin: siteOrigin(context.configuration.origin, site) }
  }

  routes.get('/robots.txt', async (c) => {
    const { origin } = await siteOf(c)
    const closed = locales.flatMap((locale) =>
      [...ownPages, '/search'].map((path) => `Disallow: ${locale === 'ar' ? '' : `/${locale}`}${path}`),
    )
    const lines = [
      'User-agent: *',
      ...closed,
      'Disallow: /api/',
      'Disallow: /console',
      'Disallow: /sandbox/',
      'Disallow: /mailbox',
      '',
      `Sitemap: ${origin}/sitemap.xml`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' })
  })
  routes.get('/sitemap.xml', async (c) => {
    const { site, origin } = await siteOf(c)
    const names = await listSitemaps(context, site.supplierId)
    return c.body(sitemapIndexXml(names.map((name) => `${origin}/sitemaps/${name}.xml`)), 200, xml)
  })
  routes.get('/sitemaps/:file{[a-z0-9-]+\\.xml}', async (c) => {
    const { site, origin } = await siteOf(c)
    const name = c.req.param('file').replace(/\.xml$/, '')
    return c.body(sitemapXml(origin, await readSitemap(context, { name, site })), 200, xml)
  })
  routes.get('/feeds/google-things-to-do', async (c) => {
    const { site, origin } = await siteOf(c)
    const shards = await countShards(context, site.supplierId)
    return c.json({ shards: Array.from({ length: shards }, (_, shard) => `${origin}${c.req.path}/${shard}.json.gz`) })
  })
  routes.get('/feeds/google-things-to-do/:file{[0-9]{1,4}\\.json\\.gz}', async (c) => {
    const { site } = await siteOf(c)
    const feed = await readGoogleFeed(context, {
      shard: Number.parseInt(c.req.param('file'), 10),
      site,
      today: new Date().toISOString().slice(0, 10),
    })
    return c.body(await pack(JSON.stringify(feed)), 200, {
      'content-type': 'application/gzip',
      'cache-control': 'public, max-age=3600',
    })
  })
  for (const locale of locales)
    routes.get(localePath(locale, '/blog/rss.xml'), async (c) => {
      const { site, origin } = await siteOf(c)
      const { posts } = await readPosts(context, { site, locale })
      const blog = { origin, locale, title: site.name[locale], description: site.tagline[locale] }
      return c.body(rssXml(blog, posts), 200, { ...xml, 'content-type': 'application/rss+xml; charset=utf-8' })
    })
  return routes
}
