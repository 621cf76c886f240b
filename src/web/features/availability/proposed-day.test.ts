import { expect, test } from 'vitest'
import { addDays } from '#domain/add-days.ts'
import type { readCalendar } from './calls.ts'
import { proposedDay } from './proposed-day.ts'

const range = { from: '2026-12-15', to: '2026-12-18' }
const camp = { id: 1, rate: 'nightly' as const, minDuration: 2 }
/** The nights from each day on that are free. */
let nightsFrom: Record<string, number> = {}

const calendar: typeof readCalendar = async (_id, from, to, _travellers, duration = 1) => {
  const days = []
  for (let date = from; date <= to; date = addDays(date, 1))
    days.push({ date, status: (nightsFrom[date] ?? 0) < duration ? 'sold_out' : 'available', fromMinor: 1 } as const)
  return { currency: 'SAR', days, firstAvailable: null, lastDate: null }
}

test('a stay opens for the searched nights on the first day that has so many', async () => {
  nightsFrom = { '2026-12-15': 2, '2026-12-16': 9, '2026-12-17': 9 }
  expect(await proposedDay(camp, range, null, calendar)).toEqual({ date: '2026-12-16', duration: 3 })
  // Also if the card's price was of another day.
  nightsFrom['2026-12-15'] = 3
  expect(await proposedDay(camp, { ...range, preferred: '2026-12-16' }, null, calendar)).toEqual({
    date: '2026-12-15',
    duration: 3,
  })
})

test('a stay without so many free nights opens for the fewest, and never begins on the searched check-out instead', async () => {
  nightsFrom = { '2026-12-15': 2, '2026-12-17': 2, '2026-12-18': 9 }
  expect(await proposedDay(camp, range, null, calendar)).toEqual({ date: '2026-12-15', duration: 2 })
  expect(await proposedDay(camp, { ...range, preferred: '2026-12-17' }, null, calendar)).toEqual({
    date: '2026-12-17',
    duration: 2,
  })
  nightsFrom = {}
  expect(await proposedDay(camp, range, null, calendar)).toBeNull()
})

test('a tour opens on the preferred or first free day of the range', async () => {
  nightsFrom = { '2026-12-16': 1, '2026-12-18': 1 }
  const tour = { ...camp, rate: 'once' as const, minDuration: 1 }
  expect(await proposedDay(tour, range, null, calendar)).toEqual({ date: '2026-12-16', duration: 1 })
  expect(await proposedDay(tour, { ...range, preferred: '2026-12-18' }, null, calendar)).toEqual({
    date: '2026-12-18',
    duration: 1,
  })
})

test('what is booked by the day opens for the fewest days, on the preferred or first free day of the range', async () => {
  const car = { ...camp, rate: 'daily' as const, minDuration: 1 }
  nightsFrom = { '2026-12-15': 4, '2026-12-16': 3 }
  expect(await proposedDay(car, range, null, calendar)).toEqual({ date: '2026-12-15', duration: 1 })
  expect(await proposedDay(car, { ...range, preferred: '2026-12-16' }, null, calendar)).toEqual({
    date: '2026-12-16',
    duration: 1,
  })
})
