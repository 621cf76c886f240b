import type { RebookedBy } from '#domain/rebooking.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { findBookingToMove } from './find-booking-to-move.ts'
import { findOwnOrder, type OwnOrderInput } from './find-own-order.ts'
import { refundedElsewhere } from './preview-cancellation.ts'
import { demandMovable, listDatesOf, paidFor, quoteRebooking, type RebookingDate } from './quote-rebooking.ts'

export interface RebookingDates {
  currency: string
  /** What was paid for the booking and not refunded. */
  paidMinor: number
  localDate: string
  localTime: string
  zone: string
  /** In order of time. */
  dates: RebookingDate[]
}

interface Days {
  bookingId: number
  /** 'YYYY-MM-DD', both included. */
  from: string
  to: string
}

const MOST_DAYS = 62
/** Departures are not planned further ahead. */
const AHEAD_DAYS = 800

/**
 * The dates on which the same choice can be booked, with the difference of each; changes nothing. Throws ApiError `orders.order_unknown` (also for
 * another buyer's order), `orders.not_movable`, `orders.booking_used`.
 */
export async function listRebookingDates(
  context: PaymentContext,
  input: OwnOrderInput & { bookingId: number; from?: string | undefined; to?: string | undefined },
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

/** As listRebookingDates, for staff, who were given the order by its scope: the six dates that are nearest to `near`, or to the booked one. */
export async function listRebookingDatesAsStaff(
  context: PaymentContext,
  { near, ...input }: { reference: string; bookingId: number; near: string },
): Promise<RebookingDates> {
  const day = Temporal.PlainDate.from(dayAhead(near, new Date()))
  const from = day.subtract({ days: AROUND_DAYS }).toString()
  const to = day.add({ days: AROUND_DAYS }).toString()
  const all = await listDates(context, { ...input, from, to }, 'staff')
  const away = ({ localDate }: RebookingDate) => Math.abs(day.until(localDate, { largestUnit: 'day' }).days)
  const nearest = new Set(all.dates.toSorted((one, other) => away(one) - away(other)).slice(0, NEAREST))
  return { ...all, dates: all.dates.filter((one) => nearest.has(one)) }
}

async function listDates(
  context: PaymentContext,
  { reference, bookingId, from, to }: Days & { reference: string },
  by: RebookedBy,
): Promise<RebookingDates> {
  const booking = await findBookingToMove(context.db, { reference, bookingId })
  if (!booking) throw new ApiError('missing', 'orders.order_unknown')
  demandMovable(booking, by)
  const { currency, localDate, localTime, zone } = booking
  const [dates, elsewhere] = await Promise.all([
    listDatesOf(context.db, booking, { from, to, departureId: null }),
    refundedElsewhere(context, booking),
  ])
  return {
    currency,
    paidMinor: paidFor(booking),
    localDate,
    localTime,
    zone,
    dates: dates
      .filter(({ departureId }) => departureId !== booking.departureId)
      .map((date) => quoteRebooking(context, booking, date, elsewhere)),
  }
}
