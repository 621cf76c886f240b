import type { JSX } from 'react'
import type { Locale } from '#domain/locale.ts'
import { locales } from '#domain/locale.ts'
import { shareAddress, SHARE_SIZE, type SharedPage } from '#domain/share-address.ts'
import { pageAddress } from './page-address.ts'

export interface Page {
  locale: Locale
  origin: string
  siteName: string
  tagline: string
  title: string
  description: string
  /** The title contains the site's name already. */
  isBranded?: boolean
  /** Without prefix, in each language, because slugs differ. */
  paths: Record<Locale, string>
  /** The page's preview when shared; by default the site's. */
  shared?: SharedPage
  /** Not indexed: private pages, and pages that search engines find elsewhere. */
  isHidden?: boolean
  /** A filtered or sorted list: canonical to the whole list. */
  isVariant?: boolean
  /** Search parameters that belong to the canonical address, such as '?page=2'. */
  search?: string
  structured?: object[]
}

export interface PageMeta {
  meta: JSX.IntrinsicElements['meta'][]
  links: JSX.IntrinsicElements['link'][]
}

/** Approximately the length that search engines display. */
const MAX_TITLE_LETTERS = 60

const openGraphLocales: Record<Locale, string> = { ar: 'ar_AR', en: 'en_US' }

/** The metadata of a page for browsers, search engines and link previews (A1, B5). */
export function pageMeta(page: Page): PageMeta {
  const own = page.isVariant ? '' : (page.search ?? '')
  const address = (locale: Locale) => pageAddress(page.origin, locale, page.paths[locale]) + own
  const isListed = !page.isHidden && !page.isVariant
  const branded = `${page.title} · ${page.siteName}`
  const isNamed = page.isBranded || page.title === page.siteName
  const title = isNamed || branded.length > MAX_TITLE_LETTERS ? page.title : branded
  const shared = page.shared ?? { kind: 'site', keys: [], shown: [page.tagline] }
  return {
    meta: [
      { title },
      { name: 'description', content: page.description },
      ...(isListed ? [] : [{ name: 'robots', content: page.isVariant ? 'noindex, follow' : 'noindex' }]),
      { property: 'og:title', content: page.title },
      { property: 'og:description', content: page.description },
      { property: 'og:site_name', content: page.siteName },
      { property: 'og:url', content: address(page.locale) },
      { property: 'og:locale', content: openGraphLocales[page.locale] },
      ...locales
        .filter((locale) => locale !== page.locale)
        .map((locale) => ({ property: 'og:locale:alternate', content: openGraphLocales[locale] })),
      { property: 'og:type', content: 'website' },
      ...(page.isHidden
        ? []
        : [
            { property: 'og:image', content: page.origin + shareAddress(page.locale, shared) },
            { property: 'og:image:width', content: String(SHARE_SIZE.width) },
            { property: 'og:image:height', content: String(SHARE_SIZE.height) },
            { property: 'og:image:alt', content: page.title },
            { name: 'twitter:card', content: 'summary_large_image' },
          ]),
      // The router's key for structured data, which React's types lack.
      ...(page.structured ?? []).map((one) => ({ 'script:ld+json': one }) as JSX.IntrinsicElements['meta']),
    ],
    links: [
      { rel: 'canonical', href: address(page.locale) },
      ...(!isListed
        ? []
        : [
            ...locales.map((locale) => ({ rel: 'alternate', hrefLang: locale, href: address(locale) })),
            { rel: 'alternate', hrefLang: 'x-default', href: address('ar') },
          ]),
    ],
  }
}
