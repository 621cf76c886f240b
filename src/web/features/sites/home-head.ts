import { listOf } from '#domain/list-of.ts'
import { pageMeta, type PageMeta } from '#web/lib/page-meta.ts'
import type { SiteContext } from '#web/lib/site-context-of.ts'
import { structuredSite } from './structured-site.ts'

const MAX_CITIES = 5

interface Offer {
  cities: readonly { name: string }[]
  productCount: number
}

/**
 * The metadata of the home page. On a supplier's site the title is its own tagline, because its cities are not the
 * marketplace's.
 */
export function homeHead(
  frame: SiteContext,
  home: { cities: { name: string; productCount: number }[]; productCount: number },
): PageMeta {
  const { locale, site, t } = frame
  const isSupplier = site.supplier !== null
  return pageMeta({
    locale,
    origin: site.origin,
    siteName: site.name,
    tagline: site.tagline,
    title: isSupplier ? site.tagline : t('home.title', { name: site.name }),
    isBranded: !isSupplier,
    description: isSupplier ? supplierDescription(frame, home) : marketplaceDescription(frame, home.cities),
    paths: { ar: '/', en: '/' },
    structured: structuredSite(frame),
  })
}

/** The supplier's tagline, cities and number of activities. */
export function supplierDescription({ locale, site, t }: SiteContext, { cities, productCount }: Offer): string {
  return t('home.supplierDescription', {
    tagline: site.tagline,
    name: site.supplier?.name ?? site.name,
    cities: listOf(
      cities.map(({ name }) => name),
      locale,
    ),
    count: productCount,
  })
}

/** The five cities with the most activities, and the number of others. */
function marketplaceDescription({ locale, t }: SiteContext, cities: { name: string; productCount: number }[]): string {
  const named = cities.toSorted((first, second) => second.productCount - first.productCount).slice(0, MAX_CITIES)
  return t('home.description', {
    cities: listOf(
      named.map(({ name }) => name),
      locale,
    ),
    count: cities.length - named.length,
  })
}
