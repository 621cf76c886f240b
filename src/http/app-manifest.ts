import { directionOf, localePath, type Locale } from '#domain/locale.ts'
import ar from '#messages/ar/app.json' with { type: 'json' }
import en from '#messages/en/app.json' with { type: 'json' }
import type { findSite } from '#server/sites/find-site.ts'
import { siteColour } from './site-colour.ts'

type Site = Awaited<ReturnType<typeof findSite>>

/** The web app manifest of a site in one language (w3.org/TR/appmanifest). */
export function appManifest(site: Pick<Site, 'name' | 'tagline' | 'theme'>, locale: Locale): object {
  const words = { ar, en }[locale]
  const start = localePath(locale, '/')
  const icon = (name: string, purpose: 'any' | 'maskable') => ({
    src: `/icons/${name}.png`,
    sizes: `${Number.parseInt(name, 10)}x${Number.parseInt(name, 10)}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: start,
    start_url: start,
    scope: '/',
    name: site.name[locale],
    short_name: site.name[locale],
    description: site.tagline[locale],
    lang: locale,
    dir: directionOf(locale),
    display: 'standalone',
    background_color: siteColour(site, 'light', 'paper'),
    theme_color: siteColour(site, 'light', 'paper'),
    categories: ['travel'],
    icons: [icon('192', 'any'), icon('512', 'any'), icon('512-maskable', 'maskable')],
    shortcuts: [
      { name: words.bookings, url: localePath(locale, '/invoices') },
      { name: words.cart, url: localePath(locale, '/cart') },
    ],
  }
}
