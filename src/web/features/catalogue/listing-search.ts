import { AGES_PATTERN } from '#domain/ages.ts'
import { durationChoices, MAX_VALUES, severalKeys, timeChoices, valuesOf } from '#domain/listing-choices.ts'
import { isDay } from '#domain/is-day.ts'

export const ratingChoices = ['4.5', '4', '3'] as const
export const switchChoices = ['children', 'freeCancellation', 'pickup', 'isPrivate'] as const
export const sortChoices = ['recommended', 'price', 'price-desc', 'rating', 'duration', 'newest'] as const

const MAX_PAGES = 10_000
const isOneOf = (choices: readonly string[]) => (value: string) => choices.includes(value)
const isSlug = (value: string) => value.length <= 120 && !/\p{Cc}/u.test(value)
const isAmount = (value: string) => /^\d{1,9}$/.test(value)
const isSwitch = (value: string) => value === '1'

/** Search parameters of a listing, as written in the address; of `severalKeys` each value. */
const fits = {
  sort: isOneOf(['match', ...sortChoices]),
  page: (value) => /^[1-9]\d{0,4}$/.test(value) && Number(value) <= MAX_PAGES,
  view: isOneOf(['map']),
  from: isDay,
  to: isDay,
  travellers: (value) => /^[1-9]\d?$/.test(value),
  priceMin: isAmount,
  priceMax: isAmount,
  rating: (value) => /^[1-5](?:\.\d{1,2})?$/.test(value) && Number(value) <= 5,
  duration: isOneOf(durationChoices),
  timeOfDay: isOneOf(timeChoices),
  // The server takes `language` for that of the page.
  guideLanguage: (value) => /^[a-z]{2,3}$/.test(value),
  freeCancellation: isSwitch,
  pickup: isSwitch,
  isPrivate: isSwitch,
  children: isSwitch,
  ages: (value) => AGES_PATTERN.test(value),
  city: isSlug,
  category: isSlug,
} satisfies Record<string, (value: string) => boolean>

export type ListingKey = keyof typeof fits
export const listingKeys = Object.keys(fits) as ListingKey[]
export type ListingSearch = { [Key in ListingKey]?: string }

/** Several values are in one order, so that the same choice has one address. */
function fittingOf(key: ListingKey, value: string): string {
  if (!severalKeys.includes(key)) return value !== '' && fits[key](value) ? value : ''
  const order: readonly string[] = key === 'duration' ? durationChoices : key === 'timeOfDay' ? timeChoices : []
  const values = [...new Set(valuesOf(value).filter(fits[key]))].toSorted()
  return values
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .slice(0, MAX_VALUES)
    .join(',')
}

export const hasValue = (search: ListingSearch, key: ListingKey, value: string): boolean =>
  severalKeys.includes(key) ? valuesOf(search[key]).includes(value) : search[key] === value

/** The search with or without a value of a filter. */
export function withValue(search: ListingSearch, key: ListingKey, value: string, isChosen: boolean): ListingSearch {
  const { [key]: before, ...rest } = search
  const others = severalKeys.includes(key) ? valuesOf(before).filter((one) => one !== value) : []
  const values = isChosen ? [...others, value] : others
  return values.length > 0 ? { ...rest, [key]: values.join(',') } : rest
}

/**
 * Keeps known, valid parameters and drops empty ones. The router merges the result with the raw parameters instead of
 * replacing them, so every reader of the search must call this.
 */
export function listingSearch(search: Record<string, unknown>): ListingSearch {
  const known: ListingSearch = {}
  for (const key of listingKeys) {
    // `language` is what it was called.
    const value = search[key] ?? (key === 'guideLanguage' ? search['language'] : undefined)
    const fitting = typeof value === 'string' ? fittingOf(key, value) : ''
    if (fitting !== '') known[key] = fitting
  }
  // Of children who travel: the chip of the travellers says them and removes them.
  if (known.travellers === undefined) delete known.ages
  return known
}

/** Options of every route with a listing: its loader runs again if a parameter of the listing changes. */
export const listingRoute = {
  staticData: { isForReading: true },
  validateSearch: listingSearch,
  loaderDeps: ({ search }: { search: ListingSearch }) => listingSearch(search),
}
