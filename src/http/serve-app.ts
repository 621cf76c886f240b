import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Hono, type Context as HonoContext } from 'hono'
import { locales, localePath } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Env } from '#server/kernel/http.ts'
import { findSite } from '#server/sites/find-site.ts'
import { appManifest } from './app-manifest.ts'
import { drawAppIcon, isAppIcon } from './draw-app-icon.ts'
import { offlinePage } from './offline-page.ts'
import { siteColour } from './site-colour.ts'

const worker = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8')

/** The installable app of a site (F8): manifest, icons, service worker and offline page. */
export function serveApp(context: Context): Hono<Env> {
  const routes = new Hono<Env>()
  const icons = new Map<string, Promise<Uint8Array>>()
  const siteOf = (c: HonoContext) => findSite(context.db, c.req.header('host') ?? '')

  for (const locale of locales) {
    routes.get(localePath(locale, '/manifest.webmanifest'), async (c) =>
      c.body(JSON.stringify(appManifest(await siteOf(c), locale)), 200, {
        'content-type': 'application/manifest+json',
        'cache-control': 'public, max-age=3600',
      }),
    )
    routes.get(localePath(locale, '/offline'), async (c) => {
      const { html, headers } = offlinePage(await siteOf(c), locale)
      return c.html(html, 200, headers)
    })
  }
  routes.get('/icons/:file{[a-z0-9-]+\\.png}', async (c) => {
    const name = c.req.param('file').replace(/\.png$/, '')
    if (!isAppIcon(name)) return c.text('', 404)
    const site = await siteOf(c)
    const ground = siteColour(site, 'light', 'primary')
    const colours = { ground, arch: siteColour(site, 'light', 'on-primary'), way: siteColour(site, 'light', 'saffron') }
    const key = `${name} ${Object.values(colours).join(' ')}`
    const icon = icons.get(key) ?? drawAppIcon(name, colours)
    icons.set(key, icon)
    icon.catch(() => icons.delete(key))
    return c.body(Uint8Array.from(await icon), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    })
  })
  // The text contains a hash of the offline pages: browsers fetch them again only when the text changes.
  routes.get('/sw.js', async (c) => {
    const site = await siteOf(c)
    const pages = locales.map((locale) => offlinePage(site, locale).html)
    const build = createHash('sha256').update(pages.join('')).digest('base64url').slice(0, 12)
    return c.body(worker.replace('BUILD', build), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      // A service worker follows the policy of its own file, not that of the page.
      'content-security-policy':
        "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    })
  })
  return routes
}
