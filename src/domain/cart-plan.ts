import { distanceKm } from './distance-km.ts'

export interface Visit {
  id: number
  /** ISO instants. */
  startsAt: string
  endsAt: string
  /** In the place's time zone, 'YYYY-MM-DD'. */
  localDate: string
  /** Whether two are in one city: its id, or its slug for all that are compared. */
  city: number | string
  lat: number
  lng: number
  /** False for a tent for three nights or a rented car: other activities can take place during it. */
  isContinuous: boolean
}

export interface PlanNote {
  /** Ids of the two visits. `from` ends last before `to`; other visits may lie between them. */
  from: number
  to: number
  /** `two_cities`: they start together or overlap, and are not even in one town. */
  kind: 'same_start' | 'overlap' | 'two_cities' | 'too_far' | 'free'
  /** Minutes from the end of `from` to the start of `to`; negative if they overlap. */
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
    .filter(({ isContinuous }) => isContinuous)
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
    if (!latest || Date.parse(visit.endsAt) > Date.parse(latest.endsAt)) latest = visit
  }
  return notes
}

/** The visits that cannot be done together with `visit`, for choosing another time for it. */
export function clashesWith(visit: Visit, others: readonly Visit[]): { other: Visit; kind: PlanNote['kind'] }[] {
  if (!visit.isContinuous) return []
  return others.flatMap((other) => {
    if (!other.isContinuous || other.id === visit.id) return []
    const isFirst = Date.parse(visit.startsAt) < Date.parse(other.startsAt)
    const note = isFirst ? noteBetween(visit, other) : noteBetween(other, visit)
    return note && note.kind !== 'free' ? [{ other, kind: note.kind }] : []
  })
}

function noteBetween(from: Visit, to: Visit): PlanNote | null {
  const minutes = Math.floor((Date.parse(to.startsAt) - Date.parse(from.endsAt)) / MINUTE_MS)
  const note = (kind: PlanNote['kind']) => ({ from: from.id, to: to.id, kind, minutes })
  const isSameStart = Date.parse(from.startsAt) === Date.parse(to.startsAt)
  if (isSameStart || minutes < 0) {
    if (from.city !== to.city && distanceKm(from, to) > TOWN_KM) return note('two_cities')
    return note(isSameStart ? 'same_start' : 'overlap')
  }
  if (minutes + TOLERANCE_MINUTES < travelMinutes(from, to)) return note('too_far')
  return from.localDate === to.localDate && minutes >= LEAST_FREE_MINUTES ? note('free') : null
}
