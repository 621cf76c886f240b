import { useSyncExternalStore } from 'react'
import { childrenText, isAge } from '#domain/ages.ts'
import { isDay } from '#domain/is-day.ts'
import type { Party } from '#domain/party-units.ts'
import type { DateRange } from '#domain/weekend.ts'
import { localToday } from './local-today.ts'
import { TRIP_KEY } from './trip-key.ts'

/** What the visitor plans: dates and travellers, null if they are open. */
export interface Trip {
  range: DateRange | null
  party: Party | null
}

const OPEN: Trip = { range: null, party: null }
const listeners = new Set<() => void>()
let last: { stored: string | null; trip: Trip } = { stored: null, trip: OPEN }

/** The trip of this visit: what was last searched for, filtered by or booked in this tab. */
export function currentTrip(): Trip {
  const stored = readStored()
  // The same object for the same text, as `useSyncExternalStore` needs it.
  if (stored !== last.stored) last = { stored, trip: parse(stored) }
  const { trip } = last
  if (trip.range !== null && trip.range.to < localToday()) last = { stored, trip: { ...trip, range: null } }
  return last.trip
}

/** Stores dates or travellers for the visit. Without any, or null, they are open again. */
export function rememberTrip(part: Partial<Trip>): void {
  const { range, party } = { ...currentTrip(), ...part }
  const isOpen = party === null || party.adults + party.children === 0
  try {
    if (range === null && isOpen) sessionStorage.removeItem(TRIP_KEY)
    else sessionStorage.setItem(TRIP_KEY, JSON.stringify({ range, party: isOpen ? null : party }))
  } catch {
    // Storage is full or switched off: pages begin as without a search.
  }
  for (const listener of listeners) listener()
}

/** The travellers for an address or a query: how many, and the ages of the children, as far as they are known. */
export const partyOfAddress = ({ adults, children, ages = [] }: Party): { travellers?: string; ages?: string } => ({
  ...(adults + children > 0 && { travellers: String(adults + children) }),
  ...(children > 0 && { ages: childrenText(children, ages) }),
})

/** The trip of this visit; open until hydration. */
export function useTrip(): Trip {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    currentTrip,
    () => OPEN,
  )
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(TRIP_KEY)
  } catch {
    return null
  }
}

/** Without ages that children cannot have. */
function checked({ ages, ...party }: Party): Party {
  const isKnown = Array.isArray(ages) && ages.length > 0 && ages.length <= party.children && ages.every(isAge)
  return isKnown ? { ...party, ages } : party
}

function parse(stored: string | null): Trip {
  try {
    const { range, party } = JSON.parse(stored ?? 'null') as Trip
    const hasDays = range !== null && isDay(range.from) && isDay(range.to)
    return {
      range: hasDays ? range : null,
      party: party !== null && party.adults + party.children > 0 ? checked(party) : null,
    }
  } catch {
    return OPEN
  }
}
