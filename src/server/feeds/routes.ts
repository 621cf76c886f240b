import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Hono } from 'hono'
import { localePath, locales } from '#domain/locale.ts'
import { ownPages } from '#domain/own-pages.ts'
import { readPosts } from '#server/content/read-posts.ts'
import type { Context } from '#server/platform/context.ts'
import type { Env } from '#server/platform/http.ts'
import { findSite } from '#server/sites/find-site.ts'
import { countShards, readGoogleFeed } from './read-google-feed.ts'
import { listSitemaps, readSitemap } from './read-sitemap.ts'
import { rssXml } from './rss-xml.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

const pack = promisify(gzip)

/** What machines read of the whole site: robots.txt, the sitemap index and its files. */
export function feedRoutes(context: Context): Hono<Env> {
  const routes = new Hono<Env>()
  const { origin } = context.configuration
  const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }
  const siteOf = (host: string | undefined) => findSite(context.db, host ?? '')

  routes.get('/robots.txt', (c) => {
    const closed = locales.flatMap((locale) =>
      [...ownPages, '/search'].map((path) => `Disallow: ${locale === 'ar' ? '' : `/${locale}`}${path}`),
    )
    const lines = [
      'User-agent: *',
      ...closed,
      'Disallow: /api/',
      'Disallow: /sandbox/',
      'Disallow: /mailbox',
      '',
      `Sitemap: ${origin}/sitemap.xml`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' })
  })
  routes.get('/sitemap.xml', async (c) => {
    const site = await siteOf(c.req.header('host'))
    const names = await listSitemaps(context, site.supplierId)
    return c.body(sitemapIndexXml(names.map((name) => `${origin}/sitemaps/${name}.xml`)), 200, xml)
  })
  routes.get('/sitemaps/:file{[a-z0-9-]+\\.xml}', async (c) => {
    const site = await siteOf(c.req.header('host'))
    const name = c.req.param('file').replace(/\.xml$/, '')
    return c.body(sitemapXml(origin, await readSitemap(context, { name, supplierId: site.supplierId })), 200, xml)
  })
  routes.get('/feeds/google-things-to-do', async (c) => {
    const site = await siteOf(c.req.header('host'))
    const shards = await countShards(context, site.supplierId)
    return c.json({ shards: Array.from({ length: shards }, (_, shard) => `${origin}${c.req.path}/${shard}.json.gz`) })
  })
  routes.get('/feeds/google-things-to-do/:file{[0-9]{1,4}\\.json\\.gz}', async (c) => {
    const site = await siteOf(c.req.header('host'))
    const feed = await readGoogleFeed(context, {
      shard: Number.parseInt(c.req.param('file'), 10),
      supplierId: site.supplierId,
      today: new Date().toISOString().slice(0, 10),
    })
    return c.body(await pack(JSON.stringify(feed)), 200, {
      'content-type': 'application/gzip',
      'cache-control': 'public, max-age=3600',
    })
  })
  for (const locale of locales)
    routes.get(localePath(locale, '/blog/rss.xml'), async (c) => {
      const site = await siteOf(c.req.header('host'))
      const { posts } = await readPosts(context, { locale })
      const blog = { origin, locale, title: site.name[locale], description: site.tagline[locale] }
      return c.body(rssXml(blog, posts), 200, { ...xml, 'content-type': 'application/rss+xml; charset=utf-8' })
    })
  return routes
}
