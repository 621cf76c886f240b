import { useRouter } from '@tanstack/react-router'
import { useLocale } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { listingSearch, type ListingSearch } from './listing-search.ts'

export type ListingChange = (now: ListingSearch) => ListingSearch

/**
 * Filters, sorts or turns the listing at `path`. The next search is made of the latest, whose results may still be
 * loading: made of the displayed one, it would lose what was chosen meanwhile.
 */
export function useChangeListing(path: string): (change: ListingChange, replace?: boolean) => void {
  const router = useRouter()
  const locale = useLocale()
  return (change, replace = false) => {
    const search = listingSearch(change(listingSearch(router.latestLocation.search)))
    void router.navigate({ to: localePath(locale, path), search: search as never, resetScroll: false, replace })
  }
}
