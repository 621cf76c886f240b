import { isDay } from '#domain/is-day.ts'
import { reviewMoods, reviewThemes } from '#domain/review-themes.ts'

export const travellerChoices = ['solo', 'couple', 'family', 'friends', 'business'] as const
export const orderChoices = ['language', 'newest', 'highest', 'lowest'] as const

/** Search parameters of an activity's page: the filters of its reviews. */
const fits = {
  stars: /^[1-5]$/,
  traveller: new RegExp(`^(?:${travellerChoices.join('|')})$`),
  in: /^(?:ar|en)$/,
  photos: /^1$/,
  about: new RegExp(`^(?:${reviewMoods.join('|')})-(?:${reviewThemes.join('|')})$`),
  order: new RegExp(`^(?:${orderChoices.join('|')})$`),
  reviews: /^[1-9]\d{0,3}$/,
}

type ReviewKey = keyof typeof fits
export type ReviewSearch = { [Key in ReviewKey]?: string }

/** The dates of the address of an activity, on which its booking opens. */
export interface AddressDates {
  from?: string
  to?: string
  date?: string
}

/** The address of an activity: its reviews are filtered without another day for the booking. */
export type ActivitySearch = ReviewSearch & AddressDates

/** The dates that the address names, as they are. */
export function addressDates(search: Record<string, unknown>): AddressDates {
  const dates: AddressDates = {}
  for (const key of ['from', 'to', 'date'] as const) {
    const value = search[key]
    if (typeof value === 'string' && isDay(value)) dates[key] = value
  }
  return dates
}

/** Keeps known, valid parameters and ignores the rest. */
export function reviewSearch(search: Record<string, unknown>): ReviewSearch {
  const known: ReviewSearch = {}
  for (const key of Object.keys(fits) as ReviewKey[]) {
    const value = search[key]
    if (typeof value === 'string' && fits[key].test(value)) known[key] = value
  }
  return known
}
