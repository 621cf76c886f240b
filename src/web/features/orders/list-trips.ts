import { itemSets } from '#domain/item-states.ts'
import { timeToBeReady } from '#domain/time-to-be-ready.ts'
import type { BookingView, InvoiceView } from './calls.ts'
import { refundsOf } from './price-changes.ts'
import { type TripsSearch, tripsStep } from './trips-search.ts'

/** A booking as a row of the list: what the row shows, and nothing of the ticket. */
export interface Trip extends Pick<InvoiceView, 'reference' | 'key' | 'payBy' | 'replacedBy'> {
  /** How it can be paid, while it has to be: here, by a transfer, or either. */
  payment: 'here' | 'transfer' | 'either'
  /** What is still to be paid for the whole order, while it has to be; null otherwise. */
  due: { amountMinor: number; currency: string } | null
  /** Of a cancelled booking, sent or not yet sent; null without one. */
  refund: { amountMinor: number; currency: string } | null
  /** The only booking of its order. */
  isOnly: boolean
  booking: Pick<
    BookingView,
    | 'id'
    | 'status'
    | 'isUpcoming'
    | 'title'
    | 'citySlug'
    | 'slug'
    | 'cityName'
    | 'picture'
    | 'localDate'
    | 'localTime'
    | 'startsAt'
    | 'endsAt'
    | 'zone'
    | 'rate'
    | 'pickup'
    | 'travellers'
    | 'countsGroups'
    | 'people'
    | 'hasTicket'
    | 'canReview'
    | 'canRetry'
    | 'duration'
  >
}

export interface Trips {
  /** Of what needs no payment, the booking that begins next, whatever the clock of its city says, with its order, as it is shown in full. */
  next: {
    invoice: InvoiceView
    bookingId: number
    /** Whether none of those to be paid begins before it. */
    isFirst: boolean
  } | null
  /** Bookings to come that are not paid, however they are: the first to be paid at the top. */
  toPay: Trip[]
  /** The other bookings to come, the earliest first as their times read. */
  upcoming: Trip[]
  upcomingCount: number
  /** Past and cancelled ones, the latest first. */
  past: Trip[]
  pastCount: number
  /** What was never booked, such as orders that were not paid: the latest ten. */
  lost: Trip[]
}

/** The bookings of all orders by their start, of each list as many as are shown. */
export function listTrips(
  invoices: InvoiceView[],
  { upcoming: shownUpcoming = tripsStep, past: shownPast = tripsStep }: TripsSearch,
): Trips {
  const all = invoices.flatMap((invoice) => invoice.bookings.map((booking) => ({ invoice, booking })))
  const byStart = all.toSorted((one, other) => compareStarts(one.booking, other.booking))
  const coming = byStart.filter(({ booking }) => booking.isUpcoming)
  const toPay = coming.filter(({ invoice }) => invoice.payBy !== null)
  const others = coming.filter(({ invoice }) => invoice.payBy === null)
  const next = firstToStart(others)
  const isFirst = firstToStart([...others, ...toPay]) === next
  const upcoming = others.filter((one) => one !== next)
  const latest = byStart.filter(({ booking }) => !booking.isUpcoming).toReversed()
  const isLost = ({ booking }: { booking: BookingView }) => itemSets.lost.includes(booking.status)
  const past = latest.filter((one) => !isLost(one))
  return {
    next: next ? { invoice: next.invoice, bookingId: next.booking.id, isFirst } : null,
    toPay: toPay.toSorted((one, other) => compareDeadlines(one.invoice, other.invoice)).map(tripOf),
    upcoming: upcoming.slice(0, shownUpcoming).map(tripOf),
    upcomingCount: upcoming.length,
    past: past.slice(0, shownPast).map(tripOf),
    pastCount: past.length,
    lost: latest.filter(isLost).slice(0, tripsStep).map(tripOf),
  }
}

/**
 * All bookings as rows: those to be paid first, then the others to come, the earliest of them at the top, then the past
 * ones, the latest first, and at the end what was never booked.
 */
export function listRows(invoices: InvoiceView[]): Trip[] {
  const { toPay, next, upcoming, past, lost } = listTrips(invoices, { upcoming: Infinity, past: Infinity })
  const booking = next?.invoice.bookings.find(({ id }) => id === next.bookingId)
  const first = next && booking ? [tripOf({ invoice: next.invoice, booking })] : []
  return [...toPay, ...first, ...upcoming, ...past, ...lost]
}

function firstToStart<Coming extends { booking: Start }>(coming: readonly Coming[]): Coming | undefined {
  return coming.reduce<Coming | undefined>(
    (first, one) => (first && Date.parse(first.booking.startsAt) <= Date.parse(one.booking.startsAt) ? first : one),
    undefined,
  )
}

type Start = Pick<BookingView, 'localDate' | 'localTime' | 'pickup' | 'startsAt'>

/**
 * As the dates and times read, each on the clock of its city: 7:30 in Morocco stands before 9:00 in Kuwait of the same
 * day, although Kuwait's comes first. A list whose times go up and down looks unsorted.
 */
function compareStarts(one: Start, other: Start): number {
  const [own, others] = [one, other].map((start) => `${start.localDate} ${timeToBeReady(start)}`)
  if (own !== others) return (own ?? '') < (others ?? '') ? -1 : 1
  return Date.parse(one.startsAt) - Date.parse(other.startsAt)
}

/** As the deadlines read, like the starts. */
function compareDeadlines(one: InvoiceView, other: InvoiceView): number {
  const [own, others] = [one, other].map(({ payBy }) => (payBy ? `${payBy.localDate} ${payBy.localTime}` : ''))
  return (own ?? '') < (others ?? '') ? -1 : Number(own !== others)
}

function tripOf({ invoice, booking }: { invoice: InvoiceView; booking: BookingView }): Trip {
  const { id, status, isUpcoming, title, citySlug, slug, cityName, picture, localDate, localTime, pickup } = booking
  const { startsAt, endsAt, zone, rate, duration, travellers, countsGroups, people, hasTicket, canReview, canRetry } =
    booking
  const refundMinor = itemSets.called_off.includes(status) ? refundsOf(booking).otherMinor : 0
  return {
    reference: invoice.reference,
    key: invoice.key,
    replacedBy: invoice.replacedBy,
    payBy: isUpcoming ? invoice.payBy : null,
    payment: invoice.transfer === null ? 'here' : invoice.transfer.isCardPossible ? 'either' : 'transfer',
    due:
      isUpcoming && invoice.payBy
        ? { amountMinor: invoice.transfer?.missingMinor ?? invoice.totalMinor, currency: invoice.currency }
        : null,
    refund: refundMinor > 0 ? { amountMinor: refundMinor, currency: invoice.currency } : null,
    isOnly: invoice.bookings.length === 1,
    booking: {
      id,
      status,
      isUpcoming,
      title,
      citySlug,
      slug,
      cityName,
      picture,
      localDate,
      localTime,
      startsAt,
      endsAt,
      zone,
      rate,
      duration,
      pickup,
      travellers,
      countsGroups,
      people,
      hasTicket,
      canReview,
      canRetry,
    },
  }
}
