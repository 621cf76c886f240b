import type { PriceBreakdown } from '#domain/price.ts'
import type { Party } from '#domain/party-units.ts'
import type { ChoiceRefusal } from './booking-rules.ts'
import type { BookableProduct, BookingItem, Departure } from './calls.ts'
import type { DateRange } from './date-range.ts'
import type { PartyPrice } from './lowest-of-day.ts'
import type { PartySize } from './party-size.ts'
import type { PartyTotal } from './total-of-day.ts'

export type BookableOption = BookableProduct['options'][number]

/** A choice to start from, such as a cart line's. */
export interface BookingChoice {
  /** Local date, 'YYYY-MM-DD'. */
  date: string
  /** Selected if it can still be booked; otherwise a time has to be chosen. */
  departureId: number | null
  /** Days or nights; 1 for an activity sold per departure. */
  duration: number
  /** Quantities by the id of the unit or extra. */
  units: Record<number, number>
  extras: Record<number, number>
  pickupPointId: number | null
  guideLanguage: string | null
  /** Where units are shared; null: not known. */
  partySize: number | null
}

export interface BookingDay {
  /** For so many days or nights the departures have their prices and places. */
  duration: number
  date: string
  departures: Departure[]
  /** Only if nothing can be booked on the day. */
  nearestDates: string[]
  /** Otherwise the nearest day of each option that cannot be booked on this one. */
  otherOptions: { optionId: number; date: string }[]
}

/** The parts of a choice, in order. */
export const bookingSteps = ['day', 'time', 'people'] as const
export type BookingStep = (typeof bookingSteps)[number]

export interface Booking {
  /** The part that is displayed; never one whose predecessors are incomplete. */
  step: BookingStep
  setStep: (step: BookingStep) => void
  date: string | null
  /** Chooses a day and goes on to its times. */
  setDate: (date: string) => void
  /** Chooses a day without going on: the first of a stay or rental, whose last is then chosen. */
  markDate: (date: string) => void
  /** The days that were searched for, while none is chosen because none of them can be booked. */
  missedRange: DateRange | null
  duration: number
  setDuration: (duration: number) => void
  /** Of another first day, until its last is chosen. */
  proposedDuration: number
  /** How many days or nights are until the last day that was chosen in the calendar; null: it is to be chosen. */
  endAfter: (duration: number | null) => void
  /** The departures of `date`, until those for another `duration` are loaded for the one before; null until the first are. */
  day: BookingDay | null
  isLoading: boolean
  error: unknown
  retry: () => void
  departure: Departure | null
  setDeparture: (departure: Departure) => void
  /** How many travellers a departure of the day has too few seats for; null if they suffice. */
  tooFewSeatsFor: (departure: Departure) => number | null
  /**
   * The party of the visit, or the smaller one that days are wanted for; null where a booking is changed or made again,
   * which has its own people.
   */
  visitParty: Party | null
  /** The party of the visit, also where days for a smaller one are wanted. */
  searchedParty: Party | null
  /** Wants days for another party than that of the visit; null: for that one again. Keeps its identity. */
  setParty: (party: Party | null) => void
  /** Whom the options are to suit: the party of the visit, or the people of the booking that is changed. */
  fitParty: Party | null
  /** Quantities by the id of the unit of a booking that is changed: with them its people are known, whatever their ages. */
  bookedUnits: Record<number, number> | null
  /** Whether a departure has seats for all travellers, and accepts the ages of the visit's party. */
  suitsParty: (departure: Departure) => boolean
  /** Whether the time was not chosen by the visitor, because it was the only one or the same as before. */
  isAutomatic: boolean
  option: BookableOption | null
  units: Record<number, number>
  setUnit: (id: number, quantity: number) => void
  /** All quantities at once. */
  setUnits: (units: Record<number, number>) => void
  /** The maximum quantity of a unit, given the other quantities. */
  mostOf: (unit: BookableOption['units'][number]) => number
  /** How many people come, where units are shared; null where quantities are people. */
  partySize: PartySize | null
  setPartySize: (size: number) => void
  /** Whether a unit of the option is for a child of this age. */
  acceptsAge: (age: number) => boolean
  /** Who is booked, for the next activity; null if that is not known. */
  party: () => Party | null
  extras: Record<number, number>
  setExtra: (id: number, quantity: number) => void
  /** The maximum quantity of an extra, given the travellers. */
  mostOfExtra: (extra: BookableProduct['extras'][number]) => number
  pickupId: number | null
  setPickup: (id: number | null) => void
  /** Whether the buyer has not said yet where the included pick-up is. */
  isPickupMissing: boolean
  /** Whether the field of the pick-up asks for what is missing. */
  isPickupAsked: boolean
  askForPickup: () => void
  /** Null until the departures are loaded, and without a choice. */
  guideLanguage: string | null
  setGuideLanguage: (code: string) => void
  price: PriceBreakdown | null
  /** Whether the price is of ages that the children of the visit are taken to have, and another one for others. */
  isByAges: boolean
  /** What the party pays least for on the chosen day, for all nights or days of it; null until its departures are loaded, or if none can be booked. */
  lowestOfDay: PartyPrice | null
  /** The same as lists say it: of a stay the price of its first night. */
  listedOfDay: PartyPrice | null
  /** The least that all travellers of the visit pay on that day, each a price of their own. */
  totalOfDay: PartyTotal | null
  /** The cancellation of the day's departures in general; null until they are loaded, or if none has a step. */
  cancellationOfDay: Departure['cancellation']
  /** The day on which the chosen departure, or each of the chosen day, ends, 'YYYY-MM-DD': a stay's check-out. */
  lastDate: string | null
  refused: ChoiceRefusal | null
  item: BookingItem | null
  /** The current choice; null without a date. */
  choice: BookingChoice | null
  /** Forgets the choice. */
  restart: () => void
}
