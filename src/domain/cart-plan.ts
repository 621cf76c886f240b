import { isFlyingDistance, isInOneTown, travelMinutes, type Place } from './travel-time.ts'

export interface Visit extends Place {
  id: number
  /** ISO instants; it starts with the pick-up. */
  startsAt: string
  endsAt: string
  /** Until then nothing else can be done; `startsAt` or earlier if it takes no time. */
  busyUntil: string
  /** Whether it is booked by the day or night: other things can be done meanwhile. */
  rate: 'once' | 'daily' | 'nightly'
  /** In the place's time zone, 'YYYY-MM-DD'. */
  localDate: string
  /** Whether two are in one city: its id, or its slug for all that are compared. */
  city: number | string
}

export interface PlanNote {
  /** Ids of the two visits. `from` ends last before `to`; other visits may lie between them. */
  from: number
  to: number
  /**
   * `two_cities`: they start together or overlap in different towns, or people would have to fly from a rented car to the
   * other. `away`: `to` is in another town than the stay `from`, to which people come back for the night. `too_far`: the
   * way takes too long, from a stay at the end of its last night, to a stay until some hours after the check-in opens, by
   * air from the return of a rented car or to its pick-up.
   */
  kind: 'same_start' | 'overlap' | 'two_cities' | 'too_far' | 'away' | 'free'
  /**
   * Minutes from the end of `from`, or the check-in of a stay, to the start of `to`; negative if they overlap. If it is
   * too far from a stay: from the end of its last night; to a stay: to the latest arrival. If they are `free`: without
   * the way.
   */
  minutes: number
}

const MINUTE_MS = 60_000
/** Tolerated delay: distances and speeds are estimates. */
const TOLERANCE_MINUTES = 10
/** Shorter free time is not mentioned. */
const LEAST_FREE_MINUTES = 30
/** A visit that begins within these hours before the check-out is made after leaving: there is no night left to return for. */
const CHECK_OUT_MORNING_MS = 12 * 60 * MINUTE_MS
/** People may leave at the end of the night instead of at the check-out: at six if that is at eleven. */
const LEAVES_EARLIER_MS = 5 * 60 * MINUTE_MS
/** People may check in that long after the check-in opens: at eight in the evening, for dinner, if that is at four. */
const ARRIVES_LATER_MS = 4 * 60 * MINUTE_MS
/** For something that is not further away, such as a sunrise, people leave before that. */
const NEAR_MINUTES = 120
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * Until when nothing else can be done: to the end of an activity; of a tent for three nights or a rented car only to
 * its start, to which the pick-up takes people. The instants are in ISO 8601, the start without the pick-up.
 */
export const busyUntil = ({ rate, startsAt, endsAt }: Pick<Visit, 'rate' | 'startsAt' | 'endsAt'>): string =>
  rate === 'once' ? endsAt : startsAt

/** When a stay or rental of several nights or days ends whose first one ends at `endsAt`. Instants in ISO 8601. */
export const endOfDuration = (endsAt: string, duration: number): string =>
  new Date(Date.parse(endsAt) + (duration - 1) * DAY_MS).toISOString()

/** When people begin to be busy: at a pick-up so many minutes before the start. Instants in ISO 8601. */
export const busyFrom = (startsAt: string, pickupMinutes: number): string =>
  new Date(Date.parse(startsAt) - pickupMinutes * MINUTE_MS).toISOString()

/**
 * Notes about the schedule of a cart, in order of time, at most one before each visit: two visits at the same time, an
 * overlap, either of them in two cities, a journey that takes too long, a stay that is left for a visit, or the free time
 * between two visits of a day.
 */
export function planNotes(visits: readonly Visit[]): PlanNote[] {
  const inOrder = visits.toSorted(byStart)
  const notes: PlanNote[] = []
  let latest: Visit | undefined
  let previous: Visit | undefined
  for (const visit of inOrder) {
    const before = previous && startOf(previous) === startOf(visit) ? previous : latest
    const note = before && takesTime(visit) ? noteBetween(before, visit) : null
    const shown = note === null || note.kind === 'free' ? (noteOfStays(inOrder, visit) ?? note) : note
    if (shown) notes.push(shown)
    if (!takesTime(visit)) continue
    previous = visit
    if (!latest || Date.parse(visit.busyUntil) > Date.parse(latest.busyUntil)) latest = visit
  }
  return notes
}

/** The visits that cannot be done together with `visit`, for choosing another time for it. */
export function clashesWith(visit: Visit, others: readonly Visit[]): { other: Visit; kind: PlanNote['kind'] }[] {
  return others.flatMap((other) => {
    if (other.id === visit.id) return []
    const [from, to] = startOf(visit) < startOf(other) ? [visit, other] : [other, visit]
    const note = takesTime(from) && takesTime(to) ? noteBetween(from, to) : null
    if (note && note.kind !== 'free') return [{ other, kind: note.kind }]
    const ofStay = noteOfStays([visit], other) ?? noteOfStays([other], visit)
    return ofStay ? [{ other, kind: ofStay.kind }] : []
  })
}

/** Unlike a stay or rental, during which other things can be done. */
export const isContinuous = ({ rate }: Pick<Visit, 'rate'>): boolean => rate === 'once'

/** Whether a visit is during a stay or rental in another town: people would have to leave it and come back. */
export function isAwayFrom(visit: Visit, stay: Visit): boolean {
  if (isContinuous(stay) || isInOneTown(visit, stay)) return false
  return startOf(visit) < Date.parse(stay.endsAt) && Date.parse(visit.endsAt) > startOf(stay)
}

/** Whether a visit is during a rental so far away that its car cannot take people there: they would have to fly. */
const isFarFromRental = (visit: Visit, rental: Visit): boolean =>
  rental.rate === 'daily' && isAwayFrom(visit, rental) && isFlyingDistance(visit, rental)

/** Whether people who have checked in to a stay leave its town for the visit and come back for a night. */
const leavesStay = (visit: Visit, stay: Visit): boolean =>
  stay.rate === 'nightly' &&
  isAwayFrom(visit, stay) &&
  startOf(visit) >= Date.parse(stay.busyUntil) &&
  startOf(visit) < Date.parse(stay.endsAt) - CHECK_OUT_MORNING_MS &&
  !isBeforeArrival(visit, stay)

/** Until when people can check in to a stay, in milliseconds. */
const latestArrival = (stay: Visit): number => Date.parse(stay.busyUntil) + ARRIVES_LATER_MS

/** Whether people can check in to a stay after the visit, even if that begins when the check-in is open already. */
const isBeforeArrival = (visit: Visit, stay: Visit): boolean =>
  isContinuous(visit) && startOf(visit) < latestArrival(stay) && minutesTooLate(visit, stay) === null

/**
 * If a visit is too far away to be reached after the last night of a stay: the minutes from the end of that night to the
 * visit. Otherwise null. The check-in of another stay is never too far, because people may arrive later.
 */
function minutesAfterNight(visit: Visit, stay: Visit): number | null {
  const isAfter = startOf(visit) >= Math.max(Date.parse(stay.busyUntil), Date.parse(stay.endsAt) - CHECK_OUT_MORNING_MS)
  if (stay.rate !== 'nightly' || visit.rate === 'nightly' || !isAfter || isInOneTown(visit, stay)) return null
  const way = travelMinutes(stay, visit)
  const left = Math.floor((startOf(visit) - Date.parse(stay.endsAt) + LEAVES_EARLIER_MS) / MINUTE_MS)
  return way > NEAR_MINUTES && way > left + TOLERANCE_MINUTES ? left : null
}

/** If a stay is too far away to be reached after a visit: the minutes from its end to the latest arrival. Otherwise null. */
function minutesToArrival(visit: Visit, stay: Visit): number | null {
  const isBefore = isContinuous(visit) && startOf(visit) < Date.parse(stay.busyUntil)
  if (stay.rate !== 'nightly' || !isBefore || isInOneTown(visit, stay)) return null
  return minutesTooLate(visit, stay)
}

/** If the way from a visit to a stay takes too long for its latest arrival: the minutes to that. Otherwise null. */
function minutesTooLate(visit: Visit, stay: Visit): number | null {
  const way = travelMinutes(visit, stay)
  const left = Math.floor((latestArrival(stay) - Date.parse(visit.endsAt)) / MINUTE_MS)
  return way > NEAR_MINUTES && way > left + TOLERANCE_MINUTES ? left : null
}

/**
 * If people would have to fly, and are too late, from the return of a rented car or to one: the minutes from the end of
 * `from` to the start of `to`, of a stay to the latest arrival. Otherwise null. To a town that is nearer they drive.
 */
function minutesToFly(from: Visit, to: Visit): number | null {
  const isByCar = from.rate === 'daily' || (from.rate === 'once' && to.rate === 'daily')
  if (!isByCar || startOf(to) < Date.parse(from.endsAt) || !isFlyingDistance(from, to)) return null
  const latest = to.rate === 'nightly' ? latestArrival(to) : startOf(to)
  const left = Math.floor((latest - Date.parse(from.endsAt)) / MINUTE_MS)
  return travelMinutes(from, to) > left + TOLERANCE_MINUTES ? left : null
}

const startOf = ({ startsAt }: Visit): number => Date.parse(startsAt)

const byStart = (a: Visit, b: Visit): number => startOf(a) - startOf(b) || a.id - b.id

const takesTime = (visit: Visit): boolean => Date.parse(visit.busyUntil) > startOf(visit)

const minutesBetween = (from: Visit, to: Visit): number =>
  Math.floor((startOf(to) - Date.parse(from.busyUntil)) / MINUTE_MS)

/** The note about a visit before, during or after a stay in another town or a rental too far away; null without one. */
function noteOfStays(visits: readonly Visit[], visit: Visit): PlanNote | null {
  const stay = visits.find((other) => leavesStay(visit, other))
  if (stay) return { from: stay.id, to: visit.id, kind: 'away', minutes: minutesBetween(stay, visit) }
  for (const other of visits) {
    const minutes = minutesAfterNight(visit, other) ?? minutesToArrival(other, visit) ?? minutesToFly(other, visit)
    if (minutes !== null) return { from: other.id, to: visit.id, kind: 'too_far', minutes }
  }
  const far = visits.find(
    (other) => byStart(other, visit) < 0 && (isFarFromRental(visit, other) || isFarFromRental(other, visit)),
  )
  if (!far) return null
  const minutes = Math.floor((startOf(visit) - Date.parse(far.endsAt)) / MINUTE_MS)
  return { from: far.id, to: visit.id, kind: 'two_cities', minutes }
}

function noteBetween(from: Visit, to: Visit): PlanNote | null {
  const minutes = minutesBetween(from, to)
  const note = (kind: PlanNote['kind']) => ({ from: from.id, to: to.id, kind, minutes })
  const isSameStart = startOf(from) === startOf(to)
  if (isSameStart || minutes < 0) {
    if (from.city !== to.city && !isInOneTown(from, to)) return note('two_cities')
    return note(isSameStart ? 'same_start' : 'overlap')
  }
  const way = travelMinutes(from, to)
  if (minutes + TOLERANCE_MINUTES < way) return note('too_far')
  const free = minutes - way
  // After a check-in the time is not between the two, but that of the stay.
  const isFree = isContinuous(from) && from.localDate === to.localDate && free >= LEAST_FREE_MINUTES
  return isFree ? { ...note('free'), minutes: free } : null
}
