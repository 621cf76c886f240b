import { localePath, locales, type Locale } from '#domain/locale.ts'

/** A page in both languages, with the day of its last change and the path of a picture. */
export interface SitemapPage {
  paths: Record<Locale, string>
  changedAt: Date | null
  picture: string | null
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * A sitemap (sitemaps.org) with an entry per language. Each entry names both languages, including itself, with Arabic
 * as the default.
 */
export function sitemapXml(origin: string, pages: SitemapPage[]): string {
  const entries = pages.flatMap((page) => {
    const address = (locale: Locale) => escapeXml(origin + encodeURI(localePath(locale, page.paths[locale])))
    const alternates = [
      ...locales.map((locale) => ({ language: locale as string, href: address(locale) })),
      { language: 'x-default', href: address('ar') },
    ]
      .map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('')
    return locales.map(
      (locale) =>
        `<url><loc>${address(locale)}</loc>${alternates}` +
        (page.changedAt === null ? '' : `<lastmod>${page.changedAt.toISOString()}</lastmod>`) +
        (page.picture === null
          ? ''
          : `<image:image><image:loc>${escapeXml(new URL(page.picture, origin).href)}</image:loc></image:image>`) +
        '</url>',
    )
  })
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries.join('\n')}\n</urlset>\n`
}

export function sitemapIndexXml(addresses: string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`)
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
}

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}
