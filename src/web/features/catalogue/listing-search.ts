/** What a listing's address may hold after the question mark, as it is written there. */
export const listingKeys = [
  'sort',
  'page',
  'from',
  'to',
  'travellers',
  'priceMin',
  'priceMax',
  'rating',
  'duration',
  'timeOfDay',
  'language',
  'freeCancellation',
  'pickup',
  'isPrivate',
  'city',
  'category',
] as const

export type ListingSearch = { [Key in (typeof listingKeys)[number]]?: string }

/** Keeps what we know; anything else in the address is ignored, and what is empty is as good as absent. */
export function listingSearch(search: Record<string, unknown>): ListingSearch {
  const known: ListingSearch = {}
  for (const key of listingKeys) {
    const value = search[key]
    if (typeof value === 'string' && value !== '') known[key] = value
  }
  return known
}

export const durationChoices = ['short', 'half-day', 'day', 'days'] as const
export const timeChoices = ['morning', 'afternoon', 'evening'] as const
export const ratingChoices = ['4.5', '4', '3'] as const
export const switchChoices = ['freeCancellation', 'pickup', 'isPrivate'] as const
export const sortChoices = ['recommended', 'price', 'price-desc', 'rating', 'duration', 'newest'] as const
