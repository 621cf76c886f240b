import { locales, type Locale } from './locale.ts'

/** The sort orders of a guest list. The server sorts it by pick-up. */
export const guestSorts = ['pickup', 'guest', 'language'] as const
export type GuestSort = (typeof guestSorts)[number]

export function isGuestSort(value: unknown): value is GuestSort {
  return guestSorts.some((one) => one === value)
}

interface Guest {
  name: string
  language: Locale
}

/** Sorts guests, who are in the order of their pick-ups; languages keep it. `reader`: the alphabet that comes first. */
export function sortGuests<One extends Guest>(guests: readonly One[], sort: GuestSort, reader: Locale): One[] {
  if (sort === 'pickup') return [...guests]
  if (sort === 'language')
    return guests.toSorted((one, other) => locales.indexOf(one.language) - locales.indexOf(other.language))
  const { compare } = new Intl.Collator(reader)
  return guests.toSorted((one, other) => compare(one.name, other.name))
}

export interface LanguageSum {
  language: Locale
  bookings: number
  travellers: number
}

/** Counts bookings and travellers by language, without languages that have none. */
export function sumLanguages(guests: readonly { language: Locale; travellers: number }[]): LanguageSum[] {
  return locales.flatMap((language) => {
    const same = guests.filter((one) => one.language === language)
    if (same.length === 0) return []
    return [{ language, bookings: same.length, travellers: same.reduce((sum, one) => sum + one.travellers, 0) }]
  })
}
