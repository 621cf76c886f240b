import { distanceKm } from './distance-km.ts'

export interface Visit {
  id: number
  /** ISO instants; it starts with the pick-up. */
  startsAt: string
  endsAt: string
  /** Until then nothing else can be done; `startsAt` or earlier if it takes no time. */
  busyUntil: string
  /** In the place's time zone, 'YYYY-MM-DD'. */
  localDate: string
  /** Whether two are in one city: its id, or its slug for all that are compared. */
  city: number | string
  lat: number
  lng: number
}

export interface PlanNote {
  /** Ids of the two visits. `from` ends last before `to`; other visits may lie between them. */
  from: number
  to: number
  /** `two_cities`: they start together or overlap, and are not even in one town. */
  kind: 'same_start' | 'overlap' | 'two_cities' | 'too_far' | 'free'
  /** Minutes from the end of `from`, or the start of a stay, to the start of `to`; negative if they overlap. */
  minutes: number
}

const MINUTE_MS = 60_000
/** Road distance per straight-line distance. */
const DETOUR = 1.3
/** Meeting points closer than this are in the same town, even if they are listed under different cities. */
const TOWN_KM = 30
const IN_TOWN = { kmPerHour: 25, extraMinutes: 10 }
const BY_ROAD = { kmPerHour: 80, extraMinutes: 20 }
/** To the airport, check-in, and from the airport. */
const BY_AIR = { kmPerHour: 700, extraMinutes: 240, leastKm: 250 }
/** Tolerated delay: distances and speeds are estimates. */
const TOLERANCE_MINUTES = 10
/** Shorter free time is not mentioned. */
const LEAST_FREE_MINUTES = 30

/**
 * Until when nothing else can be done: to the end of an activity; of a tent for three nights or a rented car only to
 * its start, to which the pick-up takes people. The instants are in ISO 8601, the start without the pick-up.
 */
export const busyUntil = ({
  rate,
  startsAt,
  endsAt,
}: {
  rate: 'once' | 'daily' | 'nightly'
  startsAt: string
  endsAt: string
}): string => (rate === 'once' ? endsAt : startsAt)

/**
 * Estimated minutes from one meeting point to another, from their straight-line distance: within a town, by road, or by
 * air if that is faster.
 */
export function travelMinutes(from: Pick<Visit, 'lat' | 'lng'>, to: Pick<Visit, 'lat' | 'lng'>): number {
  const km = distanceKm(from, to)
  const after = ({ kmPerHour, extraMinutes }: { kmPerHour: number; extraMinutes: number }, way: number) =>
    Math.round((way / kmPerHour) * 60 + extraMinutes)
  if (km < 0.5) return 0
  if (km <= TOWN_KM) return after(IN_TOWN, km * DETOUR)
  const road = after(BY_ROAD, km * DETOUR)
  return km < BY_AIR.leastKm ? road : Math.min(road, after(BY_AIR, km))
}

/**
 * Notes about the schedule of a cart, in order of time, at most one before each visit: two visits at the same time, an
 * overlap, either of them in two cities, a journey that takes too long, or the free time between two visits of a day.
 */
export function planNotes(visits: readonly Visit[]): PlanNote[] {
  const inOrder = visits
    .filter(takesTime)
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt) || a.id - b.id)
  const notes: PlanNote[] = []
  let latest: Visit | undefined
  let previous: Visit | undefined
  for (const visit of inOrder) {
    const isSameStart = previous !== undefined && Date.parse(previous.startsAt) === Date.parse(visit.startsAt)
    const before = isSameStart ? previous : latest
    if (before) {
      const note = noteBetween(before, visit)
      if (note) notes.push(note)
    }
    previous = visit
    if (!latest || Date.parse(visit.busyUntil) > Date.parse(latest.busyUntil)) latest = visit
  }
  return notes
}

/** The visits that cannot be done together with `visit`, for choosing another time for it. */
export function clashesWith(visit: Visit, others: readonly Visit[]): { other: Visit; kind: PlanNote['kind'] }[] {
  if (!takesTime(visit)) return []
  return others.flatMap((other) => {
    if (!takesTime(other) || other.id === visit.id) return []
    const isFirst = Date.parse(visit.startsAt) < Date.parse(other.startsAt)
    const note = isFirst ? noteBetween(visit, other) : noteBetween(other, visit)
    return note && note.kind !== 'free' ? [{ other, kind: note.kind }] : []
  })
}

/** Unlike a stay or rental, during which other things can be done. */
export const isContinuous = ({ busyUntil: until, endsAt }: Pick<Visit, 'busyUntil' | 'endsAt'>): boolean =>
  Date.parse(until) === Date.parse(endsAt)

/** Whether a visit is during a stay in another town: people would have to leave it and come back. */
export function isAwayFrom(visit: Visit, stay: Visit): boolean {
  if (isContinuous(stay) || distanceKm(visit, stay) <= TOWN_KM) return false
  return Date.parse(visit.startsAt) < Date.parse(stay.endsAt) && Date.parse(visit.endsAt) > Date.parse(stay.startsAt)
}

const takesTime = ({ startsAt, busyUntil }: Visit) => Date.parse(busyUntil) > Date.parse(startsAt)

function noteBetween(from: Visit, to: Visit): PlanNote | null {
  const minutes = Math.floor((Date.parse(to.startsAt) - Date.parse(from.busyUntil)) / MINUTE_MS)
  const note = (kind: PlanNote['kind']) => ({ from: from.id, to: to.id, kind, minutes })
  const isSameStart = Date.parse(from.startsAt) === Date.parse(to.startsAt)
  if (isSameStart || minutes < 0) {
    if (from.city !== to.city && distanceKm(from, to) > TOWN_KM) return note('two_cities')
    return note(isSameStart ? 'same_start' : 'overlap')
  }
  if (minutes + TOLERANCE_MINUTES < travelMinutes(from, to)) return note('too_far')
  // After a check-in the time is not between the two, but that of the stay.
  return isContinuous(from) && from.localDate === to.localDate && minutes >= LEAST_FREE_MINUTES ? note('free') : null
}
