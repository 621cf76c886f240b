import { childrenText, parseChildren } from '#domain/ages.ts'
import { isDay } from '#domain/is-day.ts'
import type { DateRange } from '#domain/weekend.ts'
import type { Party } from '#domain/party-units.ts'
import { partyOfAddress, rememberTrip, type Trip } from '#web/lib/trip.ts'
import type { Suggestion } from './calls.ts'
import { searchPath } from './search-path.ts'

export interface Place {
  kind: Suggestion['kind']
  title: string
  path: string
  /** An ISO 3166 code, for its weekend; none of a place in several countries. */
  country?: string | null | undefined
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
 * The trip of a listing's address; what it leaves out is that of the visit. An address has the number of travellers, and
 * the ages of the children among them, as far as they are known. Without ages the children of a party of that number
 * stay; of another number, the filter "with children" assumes as many as the visit has, at least one.
 */
export function tripOfAddress(search: Record<string, string | undefined>, visit: Trip): Trip {
  const [from, to] = [search['from'] ?? '', search['to'] ?? ''].filter(isDay).toSorted()
  const all = /^[1-9]\d?$/.test(search['travellers'] ?? '') ? Number(search['travellers']) : 0
  const { party } = visit
  const named = parseChildren(search['ages'] ?? '')
  const hasChildren = search['children'] === '1'
  const isSame =
    party !== null &&
    party.adults + party.children === all &&
    (named === null
      ? party.children > 0 || !hasChildren
      : childrenText(named.children, named.ages) === childrenText(party.children, party.ages ?? []))
  const assumed = hasChildren ? Math.max(party?.children ?? 0, 1) : 0
  // One of them is an adult.
  const children = Math.min(named?.children ?? assumed, Math.max(all - 1, 0))
  return {
    range: from === undefined ? visit.range : { from, to: to ?? from },
    party: all === 0 || isSame ? party : { adults: all - children, children, ...knownAges(named?.ages, children) },
  }
}

export interface SearchedPage {
  text: string
  /** The city or category whose list the page is. It is searched again unless a text replaces it. */
  place: Place | null
  /** A list says its own dates and travellers only: those of the visit do not filter it. */
  isList: boolean
}

/** What the search box begins with on a page. */
export function wishOfAddress(
  search: Record<string, string>,
  { text, place, isList }: SearchedPage,
  visit: Trip,
): SearchWish {
  const { range, party } = tripOfAddress(search, visit)
  // An activity may be open on the day of a suggestion, a list is filtered by its dates.
  const dates = isList ? ((search['from'] ?? search['to']) === undefined ? null : range) : (visit.range ?? range)
  const people = isList && search['travellers'] === undefined ? null : party
  const ages = isList && search['ages'] === undefined ? [] : people?.ages
  return {
    text,
    place,
    range: dates,
    adults: people?.adults ?? 0,
    children: people?.children ?? 0,
    ...knownAges(ages, people?.children),
  }
}

/** Who travels; null for any number. */
export const partyOf = ({ adults, children, ages }: Party): Party | null =>
  adults + children > 0 ? { adults, children, ...knownAges(ages, children) } : null

/** At most an age for each child. */
function knownAges(ages: readonly number[] = [], children = 0): Pick<Party, 'ages'> {
  const known = ages.slice(0, children)
  return known.length > 0 ? { ages: known } : {}
}

/**
 * The address of the results, without the language: the listing of a place, the search for a text, or everything
 * (`discoverType`), with dates and travellers.
 */
export function searchAddress(wish: SearchWish, discoverType: string): string {
  const { place, range } = wish
  const party = partyOf(wish)
  const text = wish.text.trim()
  // What is open is not forgotten: the list that was searched from may not be filtered by the dates of the visit.
  rememberTrip({ ...(range && { range }), ...(party && { party }) })
  const [path = '', ownQuery] = (place?.path ?? (text === '' ? `/${discoverType}` : searchPath(text))).split('?')
  const query = new URLSearchParams(ownQuery)
  if (range) {
    query.set('from', range.from)
    query.set('to', range.to)
  }
  // An activity's page has its own choice of travellers.
  if (party && place?.kind !== 'product') {
    for (const [name, value] of Object.entries(partyOfAddress(party))) query.set(name, value)
  }
  return query.size === 0 ? path : `${path}?${query}`
}
