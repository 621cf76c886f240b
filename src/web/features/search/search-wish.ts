import { isDay } from '#domain/is-day.ts'
import type { DateRange } from '#domain/weekend.ts'
import { rememberTrip, type Party, type Trip } from '#web/lib/trip.ts'
import type { Suggestion } from './calls.ts'
import { searchPath } from './search-path.ts'

export interface Place {
  kind: Suggestion['kind']
  title: string
  path: string
}

/** What is searched for: where, when and who. */
export interface SearchWish extends Party {
  text: string
  /** The suggestion that was chosen for the text. */
  place: Place | null
  range: DateRange | null
}

/** The most that a listing accepts. */
export const MAX_TRAVELLERS = 99

/**
 * The trip of a listing's address; what it leaves out is that of the visit. An address has the number of travellers but
 * not how many of them are children, which the visit may know.
 */
export function tripOfAddress(search: Record<string, string | undefined>, visit: Trip): Trip {
  const [from, to] = [search['from'] ?? '', search['to'] ?? ''].filter(isDay).toSorted()
  const all = /^[1-9]\d?$/.test(search['travellers'] ?? '') ? Number(search['travellers']) : 0
  const { party } = visit
  const isSame =
    party !== null && party.adults + party.children === all && party.children > 0 === (search['children'] === '1')
  return {
    range: from === undefined ? visit.range : { from, to: to ?? from },
    party: all === 0 || isSame ? party : { adults: all, children: 0 },
  }
}

/** What the search box begins with on a page. */
export function wishOfAddress(search: Record<string, string>, text: string, visit: Trip): SearchWish {
  const { range, party } = tripOfAddress(search, visit)
  return { text, place: null, range, adults: party?.adults ?? 0, children: party?.children ?? 0 }
}

/**
 * The address of the results, without the language: the listing of a place, the search for a text, or everything
 * (`discoverType`), with dates and travellers.
 */
export function searchAddress(wish: SearchWish, discoverType: string): string {
  const { place, range, adults, children } = wish
  const text = wish.text.trim()
  rememberTrip({ range, party: { adults, children } })
  const [path = '', ownQuery] = (place?.path ?? (text === '' ? `/${discoverType}` : searchPath(text))).split('?')
  const query = new URLSearchParams(ownQuery)
  if (range) {
    query.set('from', range.from)
    query.set('to', range.to)
  }
  // An activity's page has its own choice of travellers.
  if (place?.kind !== 'product') {
    if (adults + children > 0) query.set('travellers', String(adults + children))
    if (children > 0) query.set('children', '1')
  }
  return query.size === 0 ? path : `${path}?${query}`
}
