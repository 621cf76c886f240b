import { expect, test } from 'vitest'
import { clashesWith } from '#domain/cart-plan.ts'
import type { CartItemView } from './calls.ts'
import { visitOf } from './clash-words.ts'

const times = { startsAt: '2026-12-05T12:00:00Z', endsAt: '2026-12-05T15:00:00Z', busyUntil: '2026-12-05T15:00:00Z' }

test('an activity far out in the city of an item overlaps it: they are not in two cities', () => {
  const item = { id: 1, citySlug: 'dubai', localDate: '2026-12-05', rate: 'once', visit: { ...times, city: 7, lat: 25.2, lng: 55.3 } } // prettier-ignore
  const inDesert = { id: 2, ...times, localDate: '2026-12-05', city: 'dubai', lat: 24.8, lng: 55.7 }
  const kinds = clashesWith({ ...inDesert, startsAt: '2026-12-05T13:00:00Z' }, [visitOf(item as CartItemView)])
  expect(kinds.map(({ kind }) => kind)).toEqual(['overlap'])
})
