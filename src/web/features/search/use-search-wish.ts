import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import { localePath, splitLocale } from '#domain/locale.ts'
import { cityPath } from '#domain/page-redirect.ts'
import { currentTrip, rememberTrip, useTrip, type Trip } from '#web/lib/trip.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { storeRecentSearch } from './recent-searches.ts'
import { searchPath } from './search-path.ts'
import { partyOf, searchAddress, wishOfAddress, type Place, type SearchWish } from './search-wish.ts'

/**
 * What the visitor searches for: at first the place, dates and travellers of the list that the page shows; on other pages
 * those of the visit, on an activity's in its city. `searched`: on a list without what was chosen since, of which its results know nothing. `go` opens
 * the results; `replaces` if an overlay has the current history entry.
 */
export function useSearchWish(initial: string): {
  wish: SearchWish
  searched: SearchWish
  change: (part: Partial<SearchWish>) => void
  go: (part?: Partial<SearchWish>, replaces?: boolean) => void
} {
  const router = useRouter()
  const locale = useLocale()
  const { discoverType } = useSiteContext().site
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const href = useRouterState({ select: ({ location }) => location.href })
  const isList = useRouterState({ select: ({ matches }) => listingOf(matches.at(-1)) !== undefined })
  const place = useRouterState({
    select: ({ matches, location }) => placeOf(matches.at(-1), splitLocale(location.pathname).rest),
    structuralSharing: true,
  })
  const visit = useTrip()
  const [own, setOwn] = useState<SearchWish | null>(null)
  /** What was chosen and not searched for. */
  const chosen = useRef<Partial<Trip>>({})
  /** The page that was on its way when the text was typed: its arrival keeps it. */
  const typedFor = useRef<string | null>(null)
  useEffect(() => {
    const isTyped = typedFor.current === href
    setOwn((now) => (isTyped ? now : null))
    return () => {
      // Another page was opened instead of the results: it is for the same dates and people, unless its address has
      // others.
      const { from, travellers } = router.latestLocation.search as Record<string, unknown>
      const { range, party } = chosen.current
      if ((range && !from) || (party && !travellers))
        rememberTrip({ ...(range && !from && { range }), ...(party && !travellers && { party }) })
      chosen.current = {}
    }
  }, [href, router])
  // The trip was changed elsewhere on the page.
  const cleared = useRef(visit)
  useEffect(() => {
    const { range, party } = visit
    if (cleared.current !== visit)
      setOwn(
        (now) =>
          now && {
            ...now,
            range,
            adults: party?.adults ?? 0,
            children: party?.children ?? 0,
            ages: party?.ages ?? [],
          },
      )
    cleared.current = visit
  }, [visit])
  const clear = (part: Partial<Trip>) => {
    rememberTrip(part)
    cleared.current = currentTrip()
  }
  const page = { text: initial, place, isList }
  const searched = wishOfAddress(Object.fromEntries(new URLSearchParams(search)), page, visit)
  const wish = own ?? searched
  return {
    wish,
    searched: isList ? searched : wish,
    change: (part) => {
      if (part.text !== undefined) typedFor.current = router.latestLocation.href
      setOwn((now) => ({ ...(now ?? wish), ...part }))
      const party = partyOf({ ...wish, ...part })
      if (part.range) chosen.current.range = part.range
      if (part.adults !== undefined && party) chosen.current.party = party
      // What is cleared is cleared everywhere; what is chosen is a wish until a page is opened.
      if (part.range === null) {
        delete chosen.current.range
        clear({ range: null })
      }
      if (part.adults === 0 && part.children === 0) {
        delete chosen.current.party
        clear({ party: null })
      }
    },
    go: (part, replaces = false) => {
      const next = { ...wish, ...part }
      const { place } = next
      chosen.current = {}
      typedFor.current = null
      const path = searchAddress(next, discoverType)
      const text = next.text.trim()
      if (text !== '' && place?.kind !== 'product')
        storeRecentSearch(locale, place ?? { kind: 'text', title: text, path: searchPath(text) })
      router.history[replaces ? 'replace' : 'push'](localePath(locale, path))
    },
  }
}

interface Match {
  params: object
  loaderData?: unknown
}

interface PageData {
  listing?: { category?: { name: string } | null; city?: { name: string; country: string } | null }
  product?: { city: { slug: string; name: string; country: string } }
}

const listingOf = (match: Match | undefined) => (match?.loaderData as PageData | undefined)?.listing

/** The city or category whose list the page at this path is, or the city of its activity. */
function placeOf(match: Match | undefined, path: string): Place | null {
  const { listing, product } = (match?.loaderData as PageData | undefined) ?? {}
  // A host's own site has no lists of cities.
  const isOfCity = match !== undefined && 'city' in match.params
  if (product && isOfCity)
    return { kind: 'city', title: product.city.name, path: cityPath(product.city.slug), country: product.city.country }
  if (isOfCity)
    return listing?.city ? { kind: 'city', title: listing.city.name, path, country: listing.city.country } : null
  return listing?.category ? { kind: 'category', title: listing.category.name, path } : null
}
