import { durationLimits } from '#domain/duration.ts'
import type { Words } from '#domain/locale.ts'
import { isSameParty, type Units } from '#domain/party.ts'
import type { RebookedBy } from '#domain/rebooking.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { demandBookableParty, type BookableUnit } from '#server/cart/price-dates.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { findBookingToMove } from './find-booking-to-move.ts'
import { findOwnOrder, type OwnOrderInput } from './find-own-order.ts'
import { refundedElsewhere } from './preview-cancellation.ts'
import {
  demandBookableDuration,
  demandMovable,
  isAsWished,
  keepsDate,
  listDatesOf,
  paidFor,
  quoteRebooking,
  type RebookingDate,
} from './quote-rebooking.ts'

export interface RebookingDates {
  currency: string
  /** What was paid for the booking and not refunded; its price while it is not paid. */
  paidMinor: number
  /** Of the booking now, as the next two. */
  departureId: number
  localDate: string
  localTime: string
  zone: string
  /** The spots of the present departure for this booking, its own included; null: closed, or asked for the booked people and nights. */
  seatsLeft: number | null
  /** What can be booked, with the people of now; empty if they include a unit that is not for sale any more. */
  units: RebookingUnit[]
  /** The most travellers of one booking. */
  capacity: number
  /** The nights or days of now, and what can be chosen; null: not sold by them, or its ticket was used. */
  duration: { booked: number; least: number; most: number } | null
  /** In order of time; with other people or nights also its own. */
  dates: RebookingDate[]
}

export interface RebookingUnit {
  id: number
  kind: string
  title: Words
  travellers: number
  quantity: number
  minQuantity: number
  maxQuantity: number | null
  minAge: number | null
  maxAge: number | null
}

interface Days {
  bookingId: number
  units?: Record<string, number> | undefined
  /** Nights or days. */
  duration?: number | undefined
  /** 'YYYY-MM-DD', both included. */
  from: string
  to: string
}

const MOST_DAYS = 62
/** Departures are not planned further ahead. */
const AHEAD_DAYS = 800

/**
 * The dates on which the same choice can be booked, or that of other people or nights, with the difference of each; changes nothing. Throws ApiError
 * `orders.order_unknown` (also for another buyer's order), `orders.not_movable`, `orders.booking_used`, and `cart.*` if these people or nights cannot be booked.
 */
export async function listRebookingDates(
  context: PaymentContext,
  input: OwnOrderInput & Omit<Days, 'from' | 'to'> & { from?: string | undefined; to?: string | undefined },
): Promise<RebookingDates> {
  const { now } = await findOwnOrder(context, input)
  const from = dayAhead(input.from, now)
  const last = Temporal.PlainDate.from(from).add({ days: MOST_DAYS }).toString()
  const to = input.to !== undefined && input.to < last ? input.to : last
  return listDates(context, { ...input, from, to }, 'buyer')
}

/** `day`, but not before it is today anywhere, nor beyond what is planned. */
function dayAhead(day: string | undefined, now: Date): string {
  const today = Temporal.PlainDate.from(now.toISOString().slice(0, 10))
  const [first, last] = [today.subtract({ days: 1 }).toString(), today.add({ days: AHEAD_DAYS }).toString()]
  if (day === undefined || day < first) return first
  return day > last ? last : day
}

const AROUND_DAYS = 45
const NEAREST = 6

/** As listRebookingDates, for staff, who were given the order by its scope: the six dates that are nearest to `near`. */
export async function listRebookingDatesAsStaff(
  context: PaymentContext,
  { near, ...input }: Omit<Days, 'from' | 'to'> & { reference: string; near: string },
): Promise<RebookingDates> {
  const day = Temporal.PlainDate.from(dayAhead(near, new Date()))
  const from = day.subtract({ days: AROUND_DAYS }).toString()
  const to = day.add({ days: AROUND_DAYS }).toString()
  const all = await listDates(context, { ...input, from, to }, 'staff')
  const away = ({ localDate }: RebookingDate) => Math.abs(day.until(localDate, { largestUnit: 'day' }).days)
  const nearest = new Set(all.dates.toSorted((one, other) => away(one) - away(other)).slice(0, NEAREST))
  return { ...all, dates: all.dates.filter((one) => nearest.has(one) || one.departureId === all.departureId) }
}

async function listDates(
  context: PaymentContext,
  { reference, bookingId, from, to, units: wished, duration }: Days & { reference: string },
  by: RebookedBy,
): Promise<RebookingDates> {
  const booking = await findBookingToMove(context.db, { reference, bookingId })
  if (!booking) throw new ApiError('missing', 'orders.order_unknown')
  const { isUsed } = booking
  demandMovable(booking, {
    by,
    keepsDate: isUsed && keepsDate(booking, { departureId: booking.departureId, duration }),
  })
  demandBookableDuration(booking, { duration })
  const { currency, localDate, localTime, zone, departureId, optionId, choice } = booking
  const hasOtherPeople = !isAsWished(booking, { departureId, units: wished })
  const isOther = !isAsWished(booking, { departureId, units: wished, duration })
  const { units, capacity } = await demandBookableParty(context.db, {
    optionId,
    units: hasOtherPeople ? (wished ?? null) : null,
  })
  const days = { from, to, units: wished, duration }
  const present = { from: localDate, to: localDate, departureId }
  const [others, own, [unchanged], elsewhere] = await Promise.all([
    isUsed ? [] : listDatesOf(context.db, booking, { ...days, departureId: null }),
    isOther ? listDatesOf(context.db, booking, { ...days, departureId }) : [],
    isOther ? listDatesOf(context.db, booking, present) : [],
    refundedElsewhere(context, booking),
  ])
  const dates = [...others.filter((date) => date.departureId !== departureId), ...own].toSorted(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime(),
  )
  return {
    currency,
    paidMinor: paidFor(booking),
    departureId,
    localDate,
    localTime,
    zone,
    seatsLeft: unchanged?.seatsLeft ?? null,
    units: unitsFor(choice.units, units),
    capacity,
    duration: isUsed ? null : durationLimits(booking),
    dates: dates.flatMap((date) => quoteRebooking(context, booking, date, elsewhere) ?? []),
  }
}

function unitsFor(booked: Units, units: BookableUnit[]): RebookingUnit[] {
  const ofEach = units.map(({ id, kind, title, travellers, minQuantity, maxQuantity, minAge, maxAge }) => {
    const quantity = booked[id] ?? 0
    return { id, kind, title, travellers, quantity, minQuantity, maxQuantity, minAge, maxAge }
  })
  const listed = Object.fromEntries(ofEach.map(({ id, quantity }) => [id, quantity]))
  return isSameParty(booked, listed) ? ofEach : []
}
