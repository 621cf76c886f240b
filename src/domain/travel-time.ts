import { distanceKm, type Position } from './distance-km.ts'

export interface Place extends Position {
  /** The time zone: into another one, a flight takes the time of a border. */
  zone: string
}

/** Road distance per straight-line distance. */
const DETOUR = 1.3
/** Meeting points closer than this are in the same town. */
const TOWN_KM = 30
const IN_TOWN = { kmPerHour: 35, extraMinutes: 10 }
const BY_ROAD = { kmPerHour: 80, extraMinutes: 20 }
/** To the airport, check-in, and from the airport. */
const BY_AIR = { kmPerHour: 700, extraMinutes: 240, leastKm: 250 }
/** An earlier check-in and the border. */
const ABROAD_EXTRA_MINUTES = 90

/**
 * Estimated minutes from one meeting point to another, from their straight-line distance: within a town, by road, or by
 * air if that is faster.
 */
export const travelMinutes = (from: Place, to: Place): number => journey(from, to).minutes

/** Whether people fly: by road the way would take longer. */
export const isByAir = (from: Place, to: Place): boolean => journey(from, to).isByAir

function journey(from: Place, to: Place): { minutes: number; isByAir: boolean } {
  const km = distanceKm(from, to)
  const after = ({ kmPerHour, extraMinutes }: { kmPerHour: number; extraMinutes: number }, way: number) =>
    Math.round((way / kmPerHour) * 60 + extraMinutes)
  if (km < 0.5) return { minutes: 0, isByAir: false }
  if (km <= TOWN_KM) return { minutes: after(IN_TOWN, km * DETOUR), isByAir: false }
  const road = after(BY_ROAD, km * DETOUR)
  const air = km < BY_AIR.leastKm ? Infinity : after(BY_AIR, km) + (from.zone === to.zone ? 0 : ABROAD_EXTRA_MINUTES)
  return { minutes: Math.min(road, air), isByAir: air < road }
}

/** Whether two meeting points are in the same town, even if they are listed under different cities. */
export const isInOneTown = (one: Position, other: Position): boolean => distanceKm(one, other) <= TOWN_KM

/** Whether the way is long enough for a flight. */
export const isFlyingDistance = (from: Position, to: Position): boolean => distanceKm(from, to) >= BY_AIR.leastKm
