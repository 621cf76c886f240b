import { seatsLeft } from '#domain/availability.ts'
import type { LineChoice } from '#domain/cart-line.ts'
import { isSameParty, isWithin, travellersOf, type PartyLine } from '#domain/party.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Connection } from '#server/kernel/database.ts'
import { choiceFor } from './choice-for.ts'
import { priceChoice, priceDeparture, refusalOfUnits, type PricedLine } from './price-departure.ts'
import { findUnits, listDeparturesOfOption, type CartDepartureRow, type UnitRow } from './queries.ts'

/** The people of a booking after a change, with what depends on them. */
export interface NewParty {
  /** As in order_item. */
  choice: Omit<LineChoice, 'duration'>
  travellers: number
  /** As many of the people who come as the units take; null: not known. Absent: stored before it was asked. */
  partySize?: number | null
  places: number
  lines: PartyLine[]
}

/** A departure on which a choice can be bought. */
export interface PricedDate {
  departureId: number
  localDate: string
  localTime: string
  startsAt: Date
  endsAt: Date
  /** Days or nights. */
  duration: number
  /** The departures that it occupies: one for each day or night. */
  dayIds: number[]
  seatsLeft: number
  /** Of the whole choice, in the supplier's currency. */
  listMinor: number
  /** Of the whole choice, in the supplier's currency. */
  lines: PricedLine[]
  cutoffAt: Date
  /** As `listMinor`, of the booked people for the booked days or nights; on another departure for no more than the wished ones. */
  bookedListMinor: number
  /** Null: the booked people. */
  party: NewParty | null
}

export interface DatesWish {
  optionId: number
  /** As booked, on a departure of its own. */
  choice: LineChoice
  bookedDepartureId: number
  /** The wished people, by unit; null: the booked ones. */
  units: Record<string, number> | null
  /** The wished days or nights; null: the booked ones. */
  duration: number | null
  from: string
  to: string
  departureId: number | null
  /** By departure; counted as free: a stay that is moved by a night keeps its seats of the others. */
  ownPlaces: Record<string, number>
}

/**
 * The departures of an option to which a booking can be changed now: those of the days `from` to `to` ('YYYY-MM-DD'), or
 * one of them. On its own departure fewer people, days or nights can be booked also when that is closed.
 */
export async function priceDates(connection: Connection, input: DatesWish): Promise<PricedDate[]> {
  const { choice, units, ownPlaces, bookedDepartureId, ...where } = input
  const duration = input.duration ?? choice.duration
  const departures = await listDeparturesOfOption(connection, { ...where, duration })
  const isSame = units === null || isSameParty(units, choice.units)
  const isShorter = duration < choice.duration
  const booked = isShorter ? await findBooked(connection, input) : undefined
  return departures.flatMap((departure) => {
    const days = departure.days.map((day) => ({ ...day, sold: day.sold - (ownPlaces[day.id] ?? 0) }))
    // Fewer may come than add-ons were booked for; with the same units these stay.
    const wished = { ...(isSame ? { ...choice, partySize: null } : choiceFor(departure, choice, { units })), duration }
    const isOwn = departure.departureId === bookedDepartureId
    const isWithinBooked = duration <= choice.duration && (isSame || isWithin(units, choice.units))
    const takesNothing = isOwn && isWithinBooked && (!isSame || isShorter)
    const offered = { ...departure, days }
    const { refusal, breakdown, lines, partySize } = priceDeparture(takesNothing ? asOnSale(offered) : offered, wished)
    if (refusal !== null) return []
    const { totalMinor: listMinor, travellers, places } = breakdown
    const asBooked = (isOwn && booked) || { ...departure, days: departure.days.slice(0, choice.duration) }
    return {
      departureId: departure.departureId,
      localDate: departure.localDate,
      localTime: departure.localTime,
      startsAt: departure.startsAt,
      endsAt: departure.endsAt,
      duration,
      dayIds: days.map((day) => day.id),
      seatsLeft: Math.min(...days.map(seatsLeft)),
      listMinor,
      lines,
      cutoffAt: departure.cutoffAt,
      bookedListMinor:
        isSame && duration === choice.duration ? listMinor : priceChoice(asBooked, choice).breakdown.totalMinor,
      party: isSame
        ? null
        : {
            choice: { units: wished.units, extras: wished.extras, pickupPointId: wished.pickupPointId },
            travellers: partySize ?? travellers,
            partySize,
            places,
            lines: lines.flatMap(({ kind, title, quantity }) => (kind === 'pickup' ? [] : [{ kind, title, quantity }])),
          },
    }
  })
}

/** The departure of the booking with all its days or nights. */
async function findBooked(connection: Connection, input: DatesWish): Promise<CartDepartureRow | undefined> {
  const { optionId, choice, from, to, bookedDepartureId: departureId } = input
  const { duration } = choice
  const [departure] = await listDeparturesOfOption(connection, { optionId, duration, from, to, departureId })
  return departure
}

/** Until it begins. */
const asOnSale = <Departure extends CartDepartureRow>(departure: Departure): Departure => ({
  ...departure,
  isOffered: true,
  cutoffAt: departure.startsAt,
  days: departure.days.map((day) => ({ ...day, isOpen: true })),
})

export type BookableUnit = UnitRow

interface BookableParty {
  units: BookableUnit[]
  /** The most travellers of one booking. */
  capacity: number
}

/**
 * The units of an option, and how many travellers a booking of it takes.
 * @throws ApiError `cart.*` if the wished people cannot be booked on any of its departures
 */
export async function demandBookableParty(
  connection: Connection,
  { optionId, units: wished }: { optionId: number; units: Record<string, number> | null },
): Promise<BookableParty> {
  const { units, capacity } = await findUnits(connection, optionId)
  if (wished === null) return { units, capacity }
  const refusal = refusalOfUnits(units, wished)
  if (refusal) throw new ApiError('conflict', refusal.code, refusal.details)
  const travellers = travellersOf(units, wished)
  if (travellers < 1) throw new ApiError('conflict', 'cart.quantity_invalid', {})
  if (travellers > capacity) throw new ApiError('conflict', 'cart.quantity_over_capacity', { capacity })
  return { units, capacity }
}
