import { AGES_PATTERN } from '#domain/ages.ts'
import { isDay } from '#domain/is-day.ts'

export const durationChoices = ['short', 'half-day', 'day', 'days'] as const
export const timeChoices = ['morning', 'afternoon', 'evening'] as const
export const ratingChoices = ['4.5', '4', '3'] as const
export const switchChoices = ['children', 'freeCancellation', 'pickup', 'isPrivate'] as const
export const sortChoices = ['recommended', 'price', 'price-desc', 'rating', 'duration', 'newest'] as const

const MAX_PAGES = 10_000
const isOneOf = (choices: readonly string[]) => (value: string) => choices.includes(value)
const isSlug = (value: string) => value.length <= 120 && !/\p{Cc}/u.test(value)
const isAmount = (value: string) => /^\d{1,9}$/.test(value)
const isSwitch = (value: string) => value === '1'

/** Search parameters of a listing, as written in the address. */
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
  language: (value) => /^[a-z]{2,3}$/.test(value),
  freeCancellation: isSwitch,
  pickup: isSwitch,
  isPrivate: isSwitch,
  children: isSwitch,
  ages: (value) => AGES_PATTERN.test(value),
  city: isSlug,
  category: isSlug,
} satisfies Record<string, (value: string) => boolean>

type ListingKey = keyof typeof fits
export const listingKeys = Object.keys(fits) as ListingKey[]
export type ListingSearch = { [Key in ListingKey]?: string }

/**
 * Keeps known, valid parameters and drops empty ones. The router merges the result with the raw parameters instead of
 * replacing them, so every reader of the search must call this.
 */
export function listingSearch(search: Record<string, unknown>): ListingSearch {
  const known: ListingSearch = {}
  for (const key of listingKeys) {
    const value = search[key]
    if (typeof value === 'string' && value !== '' && fits[key](value)) known[key] = value
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
