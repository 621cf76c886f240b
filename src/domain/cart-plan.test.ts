import { describe, expect, test } from 'vitest'
import { busyUntil, clashesWith, endOfDuration, isAwayFrom, planNotes, type PlanNote, type Visit } from './cart-plan.ts'

const places = {
  riyadhMuseum: { lat: 24.647, lng: 46.711, zone: 'Asia/Riyadh' },
  riyadhAirport: { lat: 24.958, lng: 46.699, zone: 'Asia/Riyadh' },
  diriyah: { lat: 24.734, lng: 46.575, zone: 'Asia/Riyadh' },
  manama: { lat: 26.228, lng: 50.586, zone: 'Asia/Bahrain' },
  khobar: { lat: 26.217, lng: 50.197, zone: 'Asia/Riyadh' },
  goreme: { lat: 38.643, lng: 34.829, zone: 'Europe/Istanbul' },
  istanbul: { lat: 41.008, lng: 28.978, zone: 'Europe/Istanbul' },
  wadiRum: { lat: 29.578, lng: 35.42, zone: 'Asia/Amman' },
  aqaba: { lat: 29.527, lng: 35.008, zone: 'Asia/Amman' },
  petra: { lat: 30.322, lng: 35.48, zone: 'Asia/Amman' },
  wahiba: { lat: 22.449, lng: 58.797, zone: 'Asia/Muscat' },
  cairo: { lat: 30.044, lng: 31.236, zone: 'Africa/Cairo' },
}
type Place = keyof typeof places
/** The city that a place outside of it is listed under. */
const cityOf: Partial<Record<Place, Place>> = { riyadhMuseum: 'riyadhAirport' }

let next = 0
/** With the pick-up at `from` and the start at `start`. */
const stay = (place: Place, from: string, start: string, to: string): Visit =>
  visit(place, from, to, { rate: 'nightly', busyUntil: `2026-11-${start}:00Z` })
const rental = (place: Place, from: string, to: string): Visit => ({ ...stay(place, from, from, to), rate: 'daily' })
const visit = (place: Place, from: string, to: string, more: Partial<Visit> = {}): Visit => ({
  id: (next += 1),
  startsAt: `2026-11-${from}:00Z`,
  endsAt: `2026-11-${to}:00Z`,
  busyUntil: `2026-11-${to}:00Z`,
  rate: 'once',
  localDate: `2026-11-${from.slice(0, 2)}`,
  city: Object.keys(places).indexOf(cityOf[place] ?? place),
  ...places[place],
  ...more,
})

describe('the notes of a plan', () => {
  test.each<[string, Visit[], [string, number][]]>([
    ['nothing for one visit', [visit('manama', '28T09:00', '28T11:00')], []],
    [
      'two things at the same time',
      [visit('manama', '28T09:30', '28T11:00'), visit('manama', '28T09:30', '28T10:00')],
      [['same_start', -90]],
    ],
    [
      'two things at the same time in two cities',
      [visit('riyadhMuseum', '28T09:30', '28T11:00'), visit('manama', '28T09:30', '28T10:00')],
      [['two_cities', -90]],
    ],
    [
      'an overlap in two cities',
      [visit('goreme', '28T02:30', '28T05:30'), visit('istanbul', '28T05:00', '28T09:00')],
      [['two_cities', -30]],
    ],
    [
      'an overlap on two sides of one city',
      [visit('riyadhMuseum', '28T09:00', '28T11:00'), visit('riyadhAirport', '28T10:30', '28T12:00')],
      [['overlap', -30]],
    ],
    [
      'an overlap in two cities that have grown into one town',
      [visit('riyadhMuseum', '28T09:00', '28T11:00'), visit('diriyah', '28T10:30', '28T12:00')],
      [['overlap', -30]],
    ],
    [
      'an overlap of a minute',
      [visit('manama', '28T09:00', '28T11:01'), visit('manama', '28T11:00', '28T12:00')],
      [['overlap', -1]],
    ],
    [
      'nothing between visits that follow each other at one place',
      [visit('manama', '28T09:00', '28T11:00'), visit('manama', '28T11:00', '28T12:00')],
      [],
    ],
    [
      'free time between two visits of a day',
      [visit('manama', '28T09:00', '28T11:00'), visit('manama', '28T13:00', '28T14:00')],
      [['free', 120]],
    ],
    [
      'a balloon in Göreme and a walk in Istanbul on one morning',
      [visit('goreme', '28T02:30', '28T05:30'), visit('istanbul', '28T06:30', '28T09:00')],
      [['too_far', 60]],
    ],
    [
      'Riyadh and Manama, when there is time for the road',
      [visit('riyadhMuseum', '28T06:00', '28T08:00'), visit('manama', '28T15:00', '28T17:00')],
      [['free', 53]],
    ],
    [
      'nothing, if the way leaves less than half an hour',
      [visit('riyadhMuseum', '28T06:00', '28T08:00'), visit('manama', '28T14:10', '28T16:00')],
      [],
    ],
    [
      'Riyadh and Manama, when there is not',
      [visit('riyadhMuseum', '28T06:00', '28T09:00'), visit('manama', '28T13:00', '28T15:00')],
      [['too_far', 240]],
    ],
    [
      'Istanbul until half past one and Cairo at half past six, by its clock an hour later, on one day',
      [visit('istanbul', '28T08:30', '28T10:30'), visit('cairo', '28T16:30', '28T18:30')],
      [['too_far', 360]],
    ],
    [
      'a way over midnight that cannot be done',
      [visit('istanbul', '27T19:00', '27T22:00'), visit('goreme', '28T02:00', '28T05:00')],
      [['too_far', 240]],
    ],
    [
      'nothing between visits of two days',
      [visit('manama', '27T09:00', '27T11:00'), visit('manama', '28T09:00', '28T11:00')],
      [],
    ],
    [
      'nothing about a tent for three nights',
      [stay('riyadhMuseum', '27T12:00', '27T12:00', '30T08:00'), visit('riyadhMuseum', '28T09:00', '28T11:00')],
      [],
    ],
    [
      'a walk during which the car comes that takes people to their tent',
      [visit('riyadhMuseum', '27T05:00', '27T13:00'), stay('riyadhMuseum', '27T10:00', '27T12:00', '28T08:00')],
      [['overlap', -180]],
    ],
    [
      'the free time before the way to a tent, but not after the check-in',
      [
        visit('riyadhMuseum', '27T05:00', '27T09:00'),
        stay('riyadhMuseum', '27T10:00', '27T12:00', '28T08:00'),
        visit('riyadhMuseum', '27T13:00', '27T14:00'),
      ],
      [['free', 60]],
    ],
    [
      'an evening in another town, when people have a tent',
      [stay('riyadhMuseum', '27T12:00', '27T12:00', '28T06:00'), visit('manama', '27T17:00', '27T19:00')],
      [['away', 300]],
    ],
    [
      'a stay that begins during one in another town',
      [stay('riyadhMuseum', '27T12:00', '27T12:00', '29T06:00'), stay('manama', '28T12:00', '28T12:00', '30T06:00')],
      [['away', 1440]],
    ],
    [
      'the way to another town from the pick-up to a tent, if it is too short anyway',
      [stay('riyadhMuseum', '27T10:00', '27T12:00', '28T06:00'), visit('manama', '27T13:00', '27T15:00')],
      [['too_far', 60]],
    ],
    [
      'an evening in another town instead of the free time before it',
      [
        visit('manama', '27T06:00', '27T09:00'),
        stay('riyadhMuseum', '27T12:00', '27T12:00', '28T06:00'),
        visit('manama', '27T17:00', '27T19:00'),
      ],
      [['away', 300]],
    ],
    [
      'nothing about a near town on the morning of the check-out',
      [stay('khobar', '27T12:00', '27T12:00', '28T06:00'), visit('manama', '27T18:00', '28T01:00')],
      [],
    ],
    [
      'a way on the morning of the check-out that takes longer than what is left after the night',
      [stay('riyadhMuseum', '27T12:00', '27T12:00', '28T06:00'), visit('manama', '28T05:00', '28T09:00')],
      [['too_far', 240]],
    ],
    [
      'nothing about the evening of the check-out in a far city',
      [stay('wadiRum', '27T12:00', '27T12:00', '28T06:00'), visit('istanbul', '28T17:00', '28T19:00')],
      [],
    ],
    [
      'nothing about a late check-in after something in another town',
      [stay('riyadhMuseum', '27T12:00', '27T12:00', '28T06:00'), visit('manama', '27T06:30', '27T09:30')],
      [],
    ],
    [
      'nothing about a late check-in after something that begins when the check-in is open already',
      [stay('wadiRum', '27T13:00', '27T13:00', '28T08:00'), visit('petra', '27T13:15', '27T16:15')],
      [],
    ],
    [
      'something that begins after a check-in and is too long for checking in afterwards',
      [stay('riyadhMuseum', '27T12:00', '27T12:00', '28T06:00'), visit('manama', '27T13:00', '27T15:00')],
      [['away', 60]],
    ],
    [
      'something in another town from which people would arrive at their tent in the night',
      [stay('riyadhMuseum', '27T12:00', '27T12:00', '28T06:00'), visit('manama', '27T09:00', '27T13:00')],
      [['too_far', 180]],
    ],
    [
      'nothing about an evening in the town of a tent',
      [stay('riyadhMuseum', '27T12:00', '27T12:00', '28T06:00'), visit('diriyah', '27T17:00', '27T19:00')],
      [],
    ],
    [
      'a city to which people would have to fly, while they have a car',
      [rental('goreme', '28T06:00', '28T15:00'), visit('istanbul', '28T10:00', '28T12:00')],
      [['two_cities', -300]],
    ],
    [
      'a car in a city to which people would have to fly from what has begun',
      [visit('istanbul', '28T05:00', '28T08:00'), rental('goreme', '28T06:00', '28T15:00')],
      [['two_cities', -120]],
    ],
    [
      'two cars so far apart at once',
      [rental('istanbul', '28T06:00', '28T15:00'), rental('goreme', '28T06:00', '28T15:00')],
      [['two_cities', -540]],
    ],
    [
      'nothing about such a city on the day after the car',
      [rental('goreme', '28T06:00', '28T15:00'), visit('istanbul', '29T10:00', '29T12:00')],
      [],
    ],
    [
      'a flight for which people would have to leave before they return the car',
      [rental('goreme', '27T06:00', '28T15:00'), visit('istanbul', '28T17:00', '28T19:00')],
      [['too_far', 120]],
    ],
    [
      'nothing about such a city once people have returned the car and flown there',
      [rental('goreme', '27T06:00', '28T09:00'), visit('istanbul', '28T17:00', '28T19:00')],
      [],
    ],
    [
      'a car that people cannot fly to in time',
      [visit('istanbul', '28T05:00', '28T08:00'), rental('goreme', '28T12:00', '29T12:00')],
      [['too_far', 240]],
    ],
    [
      'nothing about another town to which the car can take people',
      [rental('khobar', '27T12:00', '28T06:00'), visit('manama', '27T17:00', '27T19:00')],
      [],
    ],
  ])('are %s', (_, visits, notes) => {
    expect(planNotes(visits).map(({ kind, minutes }) => [kind, minutes])).toEqual(notes)
    expect(planNotes(visits.toReversed())).toEqual(planNotes(visits))
  })

  test('compare with the visit that ends last, which is not always the one before', () => {
    const all = visit('manama', '28T09:00', '28T18:00')
    const short = visit('manama', '28T10:00', '28T11:00')
    const later = visit('manama', '28T12:00', '28T13:00')
    expect(planNotes([all, short, later])).toMatchObject([
      { from: all.id, to: short.id, kind: 'overlap' },
      { from: all.id, to: later.id, kind: 'overlap' },
    ])
  })
})

test('another time of a visit is compared with every other visit of the plan', () => {
  const morning = visit('diriyah', '28T09:00', '28T11:00')
  const evening = visit('manama', '28T19:00', '28T21:00')
  const tents = stay('diriyah', '28T06:00', '28T06:00', '29T06:00')
  const kindsAt = (from: string, to: string) => {
    const moved = { ...visit('riyadhMuseum', from, to), id: 1_000 }
    const others = [morning, evening, tents, { ...morning, id: 1_000 }]
    return clashesWith(moved, others).map(({ other, kind }) => [other.id, kind])
  }
  expect(kindsAt('28T12:00', '28T13:00')).toEqual([])
  expect(kindsAt('28T10:00', '28T12:00')).toEqual([[morning.id, 'overlap']])
  expect(kindsAt('28T11:10', '28T12:00')).toEqual([[morning.id, 'too_far']])
  expect(kindsAt('28T15:00', '28T18:00')).toEqual([[evening.id, 'too_far']])
})

test('an evening in another town and a tent clash, whichever of the two is chosen', () => {
  const tent = stay('riyadhMuseum', '27T12:00', '27T12:00', '28T06:00')
  for (const from of ['27T12:00', '27T17:00']) {
    const evening = visit('manama', from, '27T19:00')
    expect(clashesWith(evening, [tent])).toEqual([{ other: tent, kind: 'away' }])
    expect(clashesWith(tent, [evening])).toEqual([{ other: evening, kind: 'away' }])
  }
})

/** Two nights in the sands of Oman, from half past three to ten on the clock there, and a boat in Istanbul. */
test.each<[string, Visit, PlanNote['kind'] | null]>([
  ['on the day between', visit('istanbul', '21T09:00', '21T11:00'), 'away'],
  ['on the evening of the day between', visit('istanbul', '21T16:00', '21T18:00'), 'away'],
  ['at noon of the check-out', visit('istanbul', '22T09:00', '22T11:00'), 'too_far'],
  ['on the evening of the check-out', visit('istanbul', '22T16:00', '22T18:00'), null],
])('beside two nights in another country %s: %j, in the plan as in either order of choice', (_, boat, kind) => {
  const camp = stay('wahiba', '20T11:30', '20T11:30', '22T06:00')
  const expected = (visit: Visit) => (kind === null ? [] : [{ other: visit, kind }])
  expect(clashesWith(camp, [boat])).toEqual(expected(boat))
  expect(clashesWith(boat, [camp])).toEqual(expected(camp))
  expect(planNotes([boat, camp])).toMatchObject(kind === null ? [] : [{ from: camp.id, to: boat.id, kind }])
})

/** A car for two days, to which people would have to fly from the other places. */
test.each<[string, Visit, PlanNote['kind'] | null]>([
  ['the second day', visit('istanbul', '16T08:00', '16T10:00'), 'two_cities'],
  ['right after its return', visit('istanbul', '16T13:00', '16T15:00'), 'too_far'],
  ['the evening after its return', visit('istanbul', '16T19:00', '16T21:00'), null],
  ['another car right after its return', rental('istanbul', '16T13:00', '17T13:00'), 'too_far'],
  ['a stay with the check-in after its return', stay('istanbul', '16T13:30', '16T13:30', '18T08:00'), null],
])('beside a car of two days %s: %j, whichever is chosen', (_, other, kind) => {
  const car = rental('goreme', '15T06:00', '16T12:30')
  const expected = (visit: Visit) => (kind === null ? [] : [{ other: visit, kind }])
  expect(clashesWith(car, [other])).toEqual(expected(other))
  expect(clashesWith(other, [car])).toEqual(expected(car))
  expect(planNotes([car, other])).toMatchObject(kind === null ? [] : [{ from: car.id, to: other.id, kind }])
})

/** Two nights in a desert camp, from three in the afternoon to nine in the morning on the clock of both places. */
test.each<[string, Visit, PlanNote['kind'] | null]>([
  ['the morning before it in a far city', visit('istanbul', '10T06:30', '10T09:00'), null],
  ['the evening of the check-in in a far city', visit('istanbul', '11T16:00', '11T18:00'), 'away'],
  ['the morning after the first night in a far city', visit('istanbul', '12T06:30', '12T09:00'), 'away'],
  ['the day between in another town', visit('petra', '12T06:00', '12T13:00'), 'away'],
  ['the morning of the check-out in a far city', visit('istanbul', '13T06:30', '13T09:00'), 'too_far'],
  ['the hours after the check-out in a far city', visit('istanbul', '13T06:45', '13T08:00'), 'too_far'],
  ['the night before the check-out in a far city', visit('istanbul', '13T01:00', '13T02:00'), 'too_far'],
  ['a car in a far city on the morning of the check-out', rental('istanbul', '13T06:30', '14T06:30'), 'too_far'],
  ['the noon of the check-out in a far city', visit('istanbul', '13T09:00', '13T11:00'), null],
  ['the morning of the check-out in a near town', visit('petra', '13T05:00', '13T08:00'), null],
  ['a sunrise in a near town', visit('aqaba', '13T02:30', '13T05:00'), null],
  ['the morning of the check-out in its own town', visit('wadiRum', '13T05:00', '13T08:00'), null],
  ['a walk in its own town during it', visit('wadiRum', '12T06:30', '12T09:00'), null],
  [
    'a stay in a far city, with the check-in on that morning',
    stay('istanbul', '13T06:30', '13T06:30', '14T08:00'),
    null,
  ],
])('beside a camp of two nights %s: %j, whichever is chosen', (_, other, kind) => {
  const camp = stay('wadiRum', '11T12:00', '11T12:00', '13T06:00')
  const expected = (visit: Visit) => (kind === null ? [] : [{ other: visit, kind }])
  expect(clashesWith(camp, [other])).toEqual(expected(other))
  expect(clashesWith(other, [camp])).toEqual(expected(camp))
  expect(planNotes([camp, other]).filter((note) => note.kind !== 'free')).toMatchObject(
    kind === null ? [] : [{ from: camp.id, to: other.id, kind }],
  )
})

test('an afternoon in a far city and a camp that people would reach in the night clash, whichever of the two is chosen', () => {
  const camp = stay('wadiRum', '11T12:00', '11T12:00', '13T06:00')
  const [late, early] = [visit('istanbul', '11T06:30', '11T09:00'), visit('istanbul', '11T05:00', '11T08:00')]
  expect(clashesWith(camp, [late])).toEqual([{ other: late, kind: 'too_far' }])
  expect(clashesWith(late, [camp])).toEqual([{ other: camp, kind: 'too_far' }])
  expect([...clashesWith(camp, [early]), ...clashesWith(early, [camp])]).toEqual([])
})

test('the end of a stay of several nights is so many days after that of the first', () => {
  expect(endOfDuration('2026-11-12T06:00:00.000Z', 1)).toBe('2026-11-12T06:00:00.000Z')
  expect(endOfDuration('2026-11-12T06:00:00.000Z', 3)).toBe('2026-11-14T06:00:00.000Z')
})

test.each([
  ['once', '2026-11-28T11:00:00Z'],
  ['daily', '2026-11-28T09:00:00Z'],
  ['nightly', '2026-11-28T09:00:00Z'],
] as const)('what is booked by %s takes time until %s', (rate, until) => {
  expect(busyUntil({ rate, startsAt: '2026-11-28T09:00:00Z', endsAt: '2026-11-28T11:00:00Z' })).toBe(until)
})

test.each<[string, Visit, boolean]>([
  ['an evening in another town during it', visit('manama', '28T18:00', '28T20:00'), true],
  ['an afternoon in another town until after it began', visit('manama', '28T10:00', '28T13:00'), true],
  ['a morning in another town before it', visit('manama', '28T08:00', '28T12:00'), false],
  ['a morning in another town after it', visit('manama', '29T08:00', '29T12:00'), false],
  ['an evening in its town', visit('diriyah', '28T18:00', '28T20:00'), false],
])('a night in a tent is left for %s: %j', (_, other, isAway) => {
  const night = stay('riyadhMuseum', '28T12:00', '28T12:00', '29T08:00')
  expect(isAwayFrom(other, night)).toBe(isAway)
  expect(isAwayFrom(other, { ...night, rate: 'once' })).toBe(false)
})
