import { describe, expect, test } from 'vitest'
import { guestSorts, isGuestSort, sortGuests, sumLanguages } from './guest-sort.ts'
import type { Locale } from './locale.ts'

const guest = (name: string, language: Locale, travellers = 1) => ({ name, language, travellers })
/** By pick-up. */
const guests = [guest('Zoe', 'en', 2), guest('ليلى', 'ar', 3), guest('Ann', 'en', 4), guest('أحمد', 'ar')]
const namesBy = (...sort: [(typeof guestSorts)[number], Locale]) => sortGuests(guests, ...sort).map(({ name }) => name)

describe('a guest list', () => {
  test('keeps the order of the pick-ups', () => {
    expect(namesBy('pickup', 'ar')).toEqual(['Zoe', 'ليلى', 'Ann', 'أحمد'])
  })

  test('is sorted by name, the alphabet of the reader first', () => {
    expect(namesBy('guest', 'ar')).toEqual(['أحمد', 'ليلى', 'Ann', 'Zoe'])
    expect(namesBy('guest', 'en')).toEqual(['Ann', 'Zoe', 'أحمد', 'ليلى'])
  })

  test('is sorted by language, by pick-up within each', () => {
    expect(namesBy('language', 'en')).toEqual(['ليلى', 'أحمد', 'Zoe', 'Ann'])
  })

  test('knows no other order', () => {
    expect([...guestSorts, 'phone', undefined].map(isGuestSort)).toEqual([true, true, true, false, false])
  })
})

test('guests are counted by language, without languages that have none', () => {
  expect(sumLanguages(guests)).toEqual([
    { language: 'ar', bookings: 2, travellers: 4 },
    { language: 'en', bookings: 2, travellers: 6 },
  ])
  expect(sumLanguages([guest('Zoe', 'en', 2)])).toEqual([{ language: 'en', bookings: 1, travellers: 2 }])
})
