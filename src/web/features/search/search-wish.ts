import { isDay } from '#domain/is-day.ts'
import type { DateRange } from '#domain/weekend.ts'
import { lastParty, rememberParty, type Party } from '#web/lib/last-party.ts'
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

/** The wish of a listing's address, which has the number of travellers but not how many of them are children. */
export function wishOfAddress(search: Record<string, string>, text: string): SearchWish {
  const [from, to] = [search['from'] ?? '', search['to'] ?? ''].filter(isDay).toSorted()
  const all = /^[1-9]\d?$/.test(search['travellers'] ?? '') ? Number(search['travellers']) : 0
  const last = lastParty()
  const known = last && last.adults + last.children === all ? last : null
  return {
    text,
    place: null,
    range: from === undefined ? null : { from, to: to ?? from },
    ...(known && known.children > 0 === (search['children'] === '1') ? known : { adults: all, children: 0 }),
  }
}

/**
 * The address of the results, without the language: the listing of a place, the search for a text, or everything
 * (`discoverType`), with dates and travellers.
 */
export function searchAddress(wish: SearchWish, discoverType: string): string {
  const { place, range, adults, children } = wish
  const text = wish.text.trim()
  rememberParty({ adults, children })
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
