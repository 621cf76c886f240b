import { ticketCodeIn, type Verdict } from '#domain/check-in.ts'
import type { Locale, Words } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission, demandSession } from '#server/staff/may-manage.ts'
import { findDeparture } from './find-departure.ts'
import { admit } from './door/admit.ts'
import { judge } from './door/judge.ts'
import { unitsOf } from './door/view-party.ts'
import { findTicketToCheckIn, type TicketToCheckIn } from './ticket-queries.ts'
import { tripScopeOf } from './trip-scope.ts'

export interface CheckedIn {
  verdict: Verdict
  /** Null: unknown. */
  ticket: {
    bookingId: number
    title: Words
    optionTitle: Words
    localDate: string
    localTime: string
    name: string
    language: Locale
    /** Of the guide, as the buyer chose; null: never asked. */
    guideLanguage: string | null
    travellers: number
    partySize: number | null
    units: { title: Words; quantity: number }[]
    wishes: string
    /** Of the check-in; null before it. */
    scanId: number | null
    arrived: number | null
    at: Date | null
    by: string | null
  } | null
}

export interface CheckInInput {
  person: SignedInStaff
  /** A code or a booking of the manifest. */
  code: string | null
  bookingId: number | null
  /** The departure that is being boarded; null: any of today. */
  departureId: number | null
}

/**
 * Checks a party in, once. If two phones scan the same ticket, the second gets the time and the person of the first
 * scan. Tickets outside of the person's scope are unknown.
 * @throws ApiError `console.forbidden`, `console.not_found` (the departure)
 */
export async function checkIn(context: Context, input: CheckInInput): Promise<CheckedIn> {
  const { person, departureId } = input
  demandPermission(person, 'tickets.check_in')
  if (departureId !== null) await findDeparture(context.db, { person, departureId })
  const wanted = {
    ...tripScopeOf(person),
    bookingId: input.bookingId,
    departureId,
    code: input.code === null ? null : ticketCodeIn(input.code),
  }
  return context.db.transaction(async (tx) => {
    await demandSession(tx, person)
    const ticket = await findTicketToCheckIn(tx, wanted)
    const verdict = judge(ticket, ticket?.now)
    if (!ticket || verdict !== 'in') return view(verdict, ticket)
    if (!(await admit(tx, person, { ticket, at: null, scan: null }))) {
      // Another phone was first, or the booking was cancelled meanwhile.
      const now = await findTicketToCheckIn(tx, wanted)
      return view(judge(now, now?.now), now)
    }
    return view('in', await findTicketToCheckIn(tx, wanted))
  })
}

function view(verdict: Verdict, ticket: TicketToCheckIn | undefined): CheckedIn {
  // No data of an order that was never booked.
  if (!ticket || verdict === 'unknown') return { verdict, ticket: null }
  const {
    bookingId,
    title,
    optionTitle,
    localDate,
    localTime,
    language,
    guideLanguage,
    travellers,
    partySize,
    wishes,
    scanId,
    arrived,
  } = ticket
  return {
    verdict,
    ticket: {
      bookingId,
      title,
      optionTitle,
      localDate,
      localTime,
      name: `${ticket.firstName} ${ticket.lastName}`.trim(),
      language,
      guideLanguage,
      travellers,
      partySize,
      units: unitsOf(ticket.party),
      wishes,
      scanId,
      arrived,
      at: ticket.redeemedAt,
      by: ticket.admittedBy,
    },
  }
}
