import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import { clashesWith, type Visit } from '#domain/cart-plan.ts'
import cart from '#messages/en/cart.json' with { type: 'json' }
import type { CartItemView, PlanView } from './calls.ts'
import { clashReasons, plannedBookings, plannedItems, visitOf } from './clash-words.ts'

const times = { startsAt: '2026-12-05T12:00:00Z', endsAt: '2026-12-05T15:00:00Z', busyUntil: '2026-12-05T15:00:00Z' }
const dubai = { lat: 25.2, lng: 55.3 }
const desert = { lat: 24.8, lng: 55.7 }

test('an activity far out in the city of an item overlaps it: they are not in two cities', () => {
  const item = { id: 1, citySlug: 'dubai', localDate: '2026-12-05', rate: 'once', visit: { ...times, city: 7, zone: 'Asia/Dubai', ...dubai } } // prettier-ignore
  const inDesert = {
    id: 2,
    ...times,
    localDate: '2026-12-05',
    rate: 'once' as const,
    city: 'dubai',
    zone: 'Asia/Dubai',
    ...desert,
  }
  const kinds = clashesWith({ ...inDesert, startsAt: '2026-12-05T13:00:00Z' }, [visitOf(item as CartItemView)])
  expect(kinds.map(({ kind }) => kind)).toEqual(['overlap'])
})

describe('what is said of a time', () => {
  const inNumbers = { minutes: (count: number) => `${count} min`, hours: (count: number) => `${count} h`, days: String }
  const words = {
    t: createTranslator({ locale: 'en', messages: cart.plan }) as unknown as Parameters<typeof plannedItems>[1]['t'],
    locale: 'en' as const,
    durations: {
      alone: inNumbers,
      inside: inNumbers,
      before: inNumbers,
      and: (first: string, second: string) => `${first} ${second}`,
      andHalf: (hours: string) => hours,
    },
  }
  const item = (title: string, rate: Visit['rate'], visit: object) => {
    const place = {
      citySlug: 'dubai',
      cityName: 'Dubai',
      zone: 'Asia/Dubai',
      visit: { ...times, zone: 'Asia/Dubai', ...dubai, ...visit },
    }
    return { id: 1, title, rate, localDate: '2026-12-05', localTime: '16:00', pickup: null, isAvailable: true, ...place } as CartItemView // prettier-ignore
  }
  const night = { endsAt: '2026-12-06T06:00:00Z', busyUntil: times.startsAt }
  const boat = plannedItems([item('Boat', 'once', {})], words)
  const camp = plannedItems([item('Camp', 'nightly', night)], words)
  const longCamp = plannedItems([item('Camp', 'nightly', { ...night, endsAt: '2026-12-07T06:00:00Z' })], words)
  const plan: PlanView = { id: 1, productId: 7, title: 'Boat', rate: 'once', citySlug: 'dubai', cityName: 'Dubai', localDate: '2026-12-05', zone: 'Asia/Dubai', ...times, ...dubai } // prettier-ignore
  const booked = plannedBookings([plan], 8, words)
  const own = plannedBookings([plan], 7, words)
  const bookedCamp = plannedBookings([{ ...plan, title: 'Camp', rate: 'nightly', ...night }], 8, words)

  const at = (from: string, to: string, place: { lat: number; lng: number }, more: Partial<Visit> = {}): Visit => ({
    id: 0,
    startsAt: `2026-12-05T${from}:00Z`,
    endsAt: `2026-12-05T${to}:00Z`,
    busyUntil: `2026-12-05T${to}:00Z`,
    rate: 'once',
    localDate: '2026-12-05',
    city: 'elsewhere',
    zone: 'Asia/Dubai',
    ...place,
    ...more,
  })

  const far = { lat: 51.5, lng: -0.1 }
  const morning = { ...at('05:30', '08:00', far), startsAt: '2026-12-06T05:30:00Z', localDate: '2026-12-06' }

  test.each([
    ['nothing, if it fits', at('17:00', '18:00', dubai), boat, null],
    ['what it overlaps', at('13:00', '14:00', dubai, { city: 'dubai' }), boat, 'Clashes with “Boat”, 4 pm – 7 pm.'],
    ['which booking it overlaps', at('13:00', '14:00', dubai, { city: 'dubai' }), booked, 'Clashes with your booking “Boat”, 4 pm – 7 pm.'],
    ['what it overlaps in another city, on the clock of that one', at('13:00', '14:00', far), boat, 'Clashes with “Boat”, 4 pm – 7 pm (Dubai time).'],
    ['which booking it overlaps in another city', at('13:00', '14:00', far), booked, 'Clashes with your booking “Boat”, 4 pm – 7 pm (Dubai time).'],
    ['how long the way is', at('15:10', '16:00', desert), boat, 'Starts 10 min after “Boat” ends; it takes about 1 h 30 min to get there.'],
    ['that it would have to start at once', at('15:00', '16:00', desert), boat, 'Starts as soon as “Boat” ends; it takes about 1 h 30 min to get there.'],
    ['that it ends too late for what comes after', at('11:00', '11:50', desert), boat, 'Ends 10 min before “Boat” starts; it takes about 1 h 30 min to get there.'],
    ['how long the way from a booking is', at('15:10', '16:00', desert), booked, 'Starts 10 min after your booking “Boat” ends; it takes about 1 h 30 min to get there.'],
    ['which stay people would leave', at('18:10', '20:00', desert), longCamp, 'During your stay “Camp” (Sat 5 Dec 4 pm – Mon 7 Dec 10 am), about 1 h 30 min away each way.'],
    ['for what people would leave the stay', at('05:00', '05:00', desert, { rate: 'nightly', endsAt: night.endsAt }), boat, '“Boat” is during this stay: Sat 5 Dec, 4 pm – 7 pm (Dubai time), about 1 h 30 min away.'],
    ['that it is booked already', at('13:00', '14:00', dubai, { city: 'dubai' }), own, 'You have already booked this for that day, 4 pm – 7 pm.'],
    ['of how long a flight is too little time left', at('16:00', '17:00', far, { localDate: '2026-12-06' }), booked, 'Starts 1 h after your booking “Boat” ends; it takes about 12 h by plane (airports included) to get there.'],
    ['from when to when a stay is that people leave too late', morning, bookedCamp, 'Too far from your booking “Camp”, Sat 5 Dec 4 pm – Sun 6 Dec 10 am (Dubai time): it takes about 12 h by plane (airports included) to get there.'],
    ['from when to when a stay in the cart is that people leave too late', morning, camp, 'Too far from “Camp”, Sat 5 Dec 4 pm – Sun 6 Dec 10 am (Dubai time): it takes about 12 h by plane (airports included) to get there.'],
    ['during which stay a car is rented in a far city', at('11:00', '11:00', far, { rate: 'daily', endsAt: '2026-12-05T20:00:00Z' }), bookedCamp, 'Clashes with your booking “Camp”, Sat 5 Dec 4 pm – Sun 6 Dec 10 am (Dubai time).'],
  ])('is %s', (_, visit, planned, said) => {
    const plain = clashReasons(visit, planned)[0]
      ?.words.replaceAll(/[\u2066-\u2069]/g, '')
      .replaceAll('\u{A0}', ' ')
      .replaceAll(':00 ', ' ')
    expect(plain ?? null).toBe(said)
  }) // prettier-ignore

  test.each([
    ['something in a town near the stay', at('18:10', '20:00', desert), longCamp, [true]],
    ['the stay, for something in a near town', at('05:00', '05:00', desert, { rate: 'nightly', endsAt: night.endsAt }), boat, [true]],
    ['something to which people would fly from the stay', at('18:10', '20:00', far), longCamp, [false]],
    ['what overlaps', at('13:00', '14:00', dubai), boat, [false]],
  ])('is only an outing, which can be kept, of %s', (_, visit, planned, outings) => {
    expect(clashReasons(visit, planned).map(({ isOuting }) => isOuting)).toEqual(outings)
  }) // prettier-ignore

  test('names what a time clashes with in the same words for each time, and says beside the time only why', () => {
    const reasonsAt = (from: string, to: string, place = desert) =>
      clashReasons(at(from, to, place), [...boat, ...booked])
    const [plan] = new Set([...reasonsAt('13:00', '14:00'), ...reasonsAt('15:10', '16:00')].map((one) => one.plan))
    expect(plan).toMatch(/^Clashes with “Boat”/)
    expect(new Set(reasonsAt('15:10', '16:00').map((one) => one.plan)).size).toBe(2)
    expect(reasonsAt('13:00', '14:00').map(({ short }) => short)).toEqual(['overlaps', 'overlaps'])
    expect(reasonsAt('15:10', '16:00')[0]?.short).toBe('too far')
    expect(clashReasons(at('15:10', '16:00', desert, { city: 'dubai' }), boat)[0]?.short).toBe('too little time')
    expect(clashReasons(at('13:00', '14:00', dubai), own)[0]?.short).toBe('booked already')
  })
})
