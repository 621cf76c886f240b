import { useRouterState } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import type { ListingSearch } from '#web/features/catalogue/listing-search.ts'
import { tripOfAddress } from '#web/features/search/search-wish.ts'
import { rememberSearchedLanguage } from '#web/lib/searched-language.ts'
import { currentTrip, rememberTrip } from '#web/lib/trip.ts'

interface Listed {
  path: string
  from?: string | undefined
  travellers?: string | undefined
}

/**
 * Remembers dates and travellers of a listing for the visit; forgets them when they are removed from its filters. The day
 * of a suggestion does not replace the dates that the visitor chose. The language of guides is that of the last list.
 */
export function useTripOfListing(
  path: string,
  { from, to, travellers, children, ages, guideLanguage }: ListingSearch,
): void {
  const keepsTrip = useRouterState({ select: ({ location }) => 'keepsTrip' in location.state })
  const before = useRef<Listed | null>(null)
  // Before the next page can be opened.
  useLayoutEffect(() => {
    const last = before.current ?? listedByReferrer(path)
    const had = last?.path === path ? last : { from: undefined, travellers: undefined }
    const isSuggested = keepsTrip && currentTrip().range !== null
    before.current = { path, from: isSuggested ? undefined : from, travellers }
    const dates = isSuggested ? {} : { from, to }
    const trip = tripOfAddress({ ...dates, travellers, children, ages }, currentTrip())
    const isRemoved = {
      range: from === undefined && had.from && !isSuggested,
      party: travellers === undefined && had.travellers,
    }
    const next = { range: isRemoved.range ? null : trip.range, party: isRemoved.party ? null : trip.party }
    if (JSON.stringify(next) !== JSON.stringify(currentTrip())) rememberTrip(next)
  }, [path, from, to, travellers, children, ages, keepsTrip])
  // Of several the first.
  useLayoutEffect(() => rememberSearchedLanguage(guideLanguage?.split(',')[0]), [path, guideLanguage])
}

let isLoaded = false

/** How this list was before its page was loaded: a filter that is removed before the scripts are here is a link. */
function listedByReferrer(path: string): Listed | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFollowed = !isLoaded && navigation?.type === 'navigate'
  isLoaded = true
  const [address, query] = document.referrer.split('?')
  if (!isFollowed || address !== location.origin + location.pathname) return null
  const search = new URLSearchParams(query)
  return { path, from: search.get('from') ?? undefined, travellers: search.get('travellers') ?? undefined }
}
