import type { JSX } from 'react'
import type { Locale } from '#domain/locale.ts'
import { localePath, locales } from '#domain/locale.ts'
import { imageUrl } from '#web/ui/image-url.ts'

export interface Page {
  locale: Locale
  origin: string
  siteName: string
  title: string
  description: string
  /** Without prefix, in each language: slugs differ. */
  paths: Record<Locale, string>
  image?: { src: string; alt: string } | undefined
  /** What only its owner may see, or what search engines find elsewhere. */
  isHidden?: boolean
  /** The same list filtered or sorted: its address counts as the whole list's. */
  isVariant?: boolean
  /** What belongs to the address of this page itself, such as '?page=2'. */
  search?: string
  structured?: object[]
}

export interface Head {
  meta: JSX.IntrinsicElements['meta'][]
  links: JSX.IntrinsicElements['link'][]
}

const openGraphLocales: Record<Locale, string> = { ar: 'ar_AR', en: 'en_US' }

/** What a page says of itself to browsers, search engines and whoever shares it (A1, B5). */
export function pageHead(page: Page): Head {
  const own = page.isVariant ? '' : (page.search ?? '')
  const address = (locale: Locale) => page.origin + encodeURI(localePath(locale, page.paths[locale])) + own
  const isListed = !page.isHidden && !page.isVariant
  const title = page.title === page.siteName ? page.title : `${page.title} · ${page.siteName}`
  const image = page.image && page.origin + imageUrl(page.image.src, { width: 1200, height: 630, format: 'jpeg' })
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
      { property: 'og:type', content: 'website' },
      ...(image === undefined
        ? []
        : [
            { property: 'og:image', content: image },
            { property: 'og:image:alt', content: page.image?.alt ?? '' },
            { name: 'twitter:card', content: 'summary_large_image' },
          ]),
      // The router's own key for structured data, which React's types do not know.
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
