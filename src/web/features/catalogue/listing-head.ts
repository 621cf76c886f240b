import type { Locale } from '#domain/locale.ts'
import type { SharedPage } from '#domain/share-address.ts'
import { breadcrumbList } from '#web/lib/breadcrumb-list.ts'
import type { SiteContext } from '#web/lib/site-context-of.ts'
import { pageMeta, type PageMeta } from '#web/lib/page-meta.ts'
import type { ListingView } from './calls.ts'
import type { ListingSearch } from './listing-search.ts'
import { structuredListing } from './structured-listing.ts'

/**
 * The metadata of a listing. Its pages are indexed; filtered and sorted lists are canonical to the whole list (field.md
 * B).
 */
export function listingHead(
  frame: SiteContext,
  input: {
    listing: ListingView
    search: ListingSearch
    title: string
    description: string
    paths: Record<Locale, string>
    shared?: SharedPage
    /** The page's own breadcrumb step; none for the listing of everything. */
    step?: string
  },
): PageMeta {
  const { listing, search, title, description, paths, shared, step } = input
  const { page: number, ...filters } = search
  const { locale } = frame
  const { origin, name: siteName, tagline, discoverType } = frame.site
  const all = { name: frame.t('catalogue.thingsToDo'), path: `/${discoverType}` }
  return pageMeta({
    locale,
    origin,
    siteName,
    tagline,
    title: number === undefined || number === '1' ? title : `${title} · ${frame.t('catalogue.pageNumber', { number })}`,
    description,
    paths,
    ...(shared ? { shared } : {}),
    isVariant: Object.keys(filters).length > 0 || listing.page > listing.pageCount,
    search: number === undefined || number === '1' ? '' : `?page=${number}`,
    structured: [
      structuredListing(listing, { locale, origin, discoverType, path: paths[locale], name: title, description }),
      breadcrumbList({ locale, origin }, [
        { name: frame.t('catalogue.home'), path: '/' },
        all,
        ...(step === undefined ? [] : [{ name: step, path: paths[locale] }]),
      ]),
    ],
  })
}
