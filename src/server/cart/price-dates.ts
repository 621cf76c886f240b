import { seatsLeft } from '#domain/availability.ts'
import type { LineChoice } from '#domain/cart-line.ts'
import type { Connection } from '#server/kernel/database.ts'
import { priceDeparture } from './price-departure.ts'
import { listDeparturesOfOption } from './queries.ts'

/** A departure on which a choice can be bought. */
export interface PricedDate {
  departureId: number
  localDate: string
  localTime: string
  startsAt: Date
  endsAt: Date
  /** The departures that it occupies: one for each day or night. */
  dayIds: number[]
  seatsLeft: number
  /** Of the whole choice, in the supplier's currency. */
  listMinor: number
}

/**
 * The departures of an option on which a choice can be bought now: those of the days `from` to `to` ('YYYY-MM-DD'), or one of them. `ownPlaces`,
 * by departure, are counted as free: a stay that is moved by a night keeps its seats of the others.
 */
export async function priceDates(
  connection: Connection,
  input: {
    optionId: number
    choice: LineChoice
    from: string
    to: string
    departureId: number | null
    ownPlaces: Record<string, number>
  },
): Promise<PricedDate[]> {
  const { choice, ownPlaces, ...where } = input
  const departures = await listDeparturesOfOption(connection, { ...where, duration: choice.duration })
  return departures.flatMap((departure) => {
    const days = departure.days.map((day) => ({ ...day, sold: day.sold - (ownPlaces[day.id] ?? 0) }))
    const { refusal, breakdown } = priceDeparture({ ...departure, days }, choice)
    if (refusal !== null) return []
    return {
      departureId: departure.departureId,
      localDate: departure.localDate,
      localTime: departure.localTime,
      startsAt: departure.startsAt,
      endsAt: departure.endsAt,
      dayIds: days.map((day) => day.id),
      seatsLeft: Math.min(...days.map(seatsLeft)),
      listMinor: breakdown.totalMinor,
    }
  })
}
