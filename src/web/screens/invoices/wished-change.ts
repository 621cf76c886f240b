import type { DurationChange } from '#domain/duration.ts'
import { isSameParty, travellersOf } from '#domain/party.ts'
import { isShared } from '#domain/unit-kinds.ts'
import type { BookingView, RebookingDate, RebookingView } from '#web/features/orders/calls.ts'
import type { WishedParty } from './compare-bookings.tsx'

export interface ChosenDate {
  day: string | null
  departureId: number | null
}

/** Undefined: as booked. */
export interface WishedNumbers {
  /** Quantities by unit. */
  people: Record<string, number> | undefined
  /** Nights or days. */
  count: number | undefined
}

/** What is wished otherwise than booked. */
export interface WishedChange {
  units: Record<string, number> | undefined
  duration: number | undefined
  durations: DurationChange | null
  party: WishedParty | undefined
  /** Seats; null: not counted by people. */
  needed: number | null
}

export const bookedOf = (units: RebookingView['units']) =>
  Object.fromEntries(units.map(({ id, quantity }) => [String(id), quantity]))

export const byDeparture = (dates: RebookingDate[]) => dates.map((date) => [date.departureId, date] as const)

/** The seats that these people take; null: of boats or tents, whose seats are counted otherwise. */
function seatsOf({ units }: RebookingView, people: Record<string, number> | undefined): number | null {
  if (units.every(isShared)) return null
  return travellersOf(units, { ...bookedOf(units), ...people })
}

/** `view` undefined: nothing was read yet. */
export function changeOf(
  view: RebookingView | undefined,
  rate: BookingView['rate'],
  { people, count }: WishedNumbers,
): WishedChange {
  if (!view) return { units: undefined, duration: undefined, durations: null, party: undefined, needed: null }
  const { units, duration: limits } = view
  const wished = people && !isSameParty(people, bookedOf(units)) ? people : undefined
  const duration = limits && count !== limits.booked ? count : undefined
  return {
    units: wished,
    duration,
    durations: limits && duration !== undefined && rate !== 'once' ? { rate, from: limits.booked, to: duration } : null,
    party: wished && units.map(({ id, title }) => ({ title, quantity: wished[id] ?? 0 })),
    needed: seatsOf(view, people),
  }
}
