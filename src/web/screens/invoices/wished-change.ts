import { isSameParty } from '#domain/party.ts'
import { isShared } from '#domain/unit-kinds.ts'
import type { RebookingDate, RebookingView } from '#web/features/orders/calls.ts'

export const bookedOf = (units: RebookingView['units']) =>
  Object.fromEntries(units.map(({ id, quantity }) => [String(id), quantity]))

export const byDeparture = (dates: RebookingDate[]) => dates.map((date) => [date.departureId, date] as const)

/** The seats that these people take; null: of boats or tents, whose seats are counted otherwise. */
export function seatsOf({ units }: RebookingView, people: Record<string, number> | undefined): number | null {
  if (units.every(isShared)) return null
  return units.reduce((sum, { id, quantity, travellers }) => sum + (people?.[id] ?? quantity) * travellers, 0)
}

export const sameChoice = { units: undefined, duration: undefined }

/** What is wished otherwise than booked. */
export function wishOf(
  { units, duration }: RebookingView,
  people: Record<string, number> | undefined,
  count: number | undefined,
) {
  const wish = {
    units: people && !isSameParty(people, bookedOf(units)) ? people : undefined,
    duration: duration && count !== duration.booked ? count : undefined,
  }
  return { ...wish, isAsBooked: (wish.units ?? wish.duration) === undefined }
}
