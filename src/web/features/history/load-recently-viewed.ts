import type { Locale } from '#domain/locale.ts'
import { productPath } from '#domain/page-redirect.ts'
import { readHistory } from './calls.ts'
import {
  readRecentlyViewed,
  reportRecentlyViewed,
  storeRecentlyViewed,
  type RecentlyViewedEntry,
} from './recently-viewed-list.ts'

interface Wanted {
  locale: Locale
  discoverType: string
  isSignedIn: boolean
  /** The activity of this page; it is added to the list. */
  current?: RecentlyViewedEntry | undefined
}

/**
 * Recently viewed activities, newest first: of visitors from this browser, of accounts from the server. Not essential:
 * errors return an empty list.
 */
export async function loadRecentlyViewed({
  locale,
  discoverType,
  isSignedIn,
  current,
}: Wanted): Promise<RecentlyViewedEntry[]> {
  if (!isSignedIn) {
    const before = readRecentlyViewed(locale)
    if (current) storeRecentlyViewed(locale, current)
    return before
  }
  const history = await reportRecentlyViewed(locale, current?.id)
    .then((reported) => reported ?? readHistory(locale))
    .catch(() => null)
  return (history?.cards ?? []).map((card) => ({ ...card, path: productPath(discoverType, card.citySlug, card.slug) }))
}
