import { itemSets } from '#domain/item-states.ts'
import type { Locale, Words } from '#domain/locale.ts'
import { setTicketRedeemed } from '#server/booking/commands/redeem-ticket.ts'
import { ticketCodeOf } from '#server/booking/orders/read-ticket-state.ts'
import type { Context } from '#server/kernel/context.ts'
import { oneRow, type Tx } from '#server/kernel/database.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission, demandSession } from '#server/staff/may-manage.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import { findDeparture } from './find-departure.ts'
import { findTicketToCheckIn, type TicketToCheckIn } from './ticket-queries.ts'
import { tripScopeOf } from './trip-scope.ts'

export const verdicts = ['in', 'already', 'other_day', 'other_trip', 'cancelled', 'unpaid', 'unknown'] as const
export type Verdict = (typeof verdicts)[number]

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
    travellers: number
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
 * Lets a party in, once: of two phones that scan the same ticket, one learns that it is in already, and by whom. What
 * the person's scope does not contain is unknown. @throws ApiError `console.forbidden`, `console.not_found` (the departure)
 */
export async function checkIn(context: Context, input: CheckInInput): Promise<CheckedIn> {
  const { person, departureId } = input
  demandPermission(person, 'tickets.check_in')
  if (departureId !== null) await findDeparture(context.db, { person, departureId })
  const wanted = {
    ...tripScopeOf(person),
    bookingId: input.bookingId,
    departureId,
    code: input.code === null ? null : ticketCodeOf(codeIn(input.code)),
  }
  return context.db.transaction(async (tx) => {
    await demandSession(tx, person)
    const ticket = await findTicketToCheckIn(tx, wanted)
    const verdict = judge(ticket)
    if (!ticket || verdict !== 'in') return view(verdict, ticket)
    if (!(await admit(tx, person, ticket))) {
      // Another phone was first, or the booking was cancelled meanwhile.
      const now = await findTicketToCheckIn(tx, wanted)
      return view(judge(now), now)
    }
    return view('in', await findTicketToCheckIn(tx, wanted))
  })
}

/** A ticket's picture may contain an address that ends with the code. */
function codeIn(text: string): string {
  return /\/([^/?#]+)(?:[?#].*)?$/.exec(text.trim())?.[1] ?? text
}

function judge(ticket: TicketToCheckIn | undefined): Verdict {
  if (!ticket) return 'unknown'
  if (itemSets.unpaid.includes(ticket.status)) return 'unpaid'
  if (!ticket.wasConfirmed) return 'unknown'
  if (!itemSets.booked.includes(ticket.status)) return 'cancelled'
  if (ticket.redeemedAt !== null) return 'already'
  if (!ticket.isToday) return 'other_day'
  return ticket.isOfTrip ? 'in' : 'other_trip'
}

async function admit(tx: Tx, person: SignedInStaff, ticket: TicketToCheckIn): Promise<boolean> {
  if (!(await setTicketRedeemed(tx, ticket.code, person.name))) return false
  await oneRow(tx, {
    name: 'trips.add_scan',
    text: 'insert into ticket_scan (order_item_id, staff_id) values ($1, $2) returning id',
    values: [ticket.bookingId, person.staffId],
  })
  await recordAudit(tx, {
    actor: person,
    action: 'ticket.checked_in',
    subject: { kind: 'booking', id: ticket.bookingId },
    supplierId: ticket.supplierId,
    after: { arrived: ticket.travellers, day: `${ticket.localDate} ${ticket.localTime}` },
  })
  return true
}

function view(verdict: Verdict, ticket: TicketToCheckIn | undefined): CheckedIn {
  // Of a booking that never was one, nothing is told.
  if (!ticket || verdict === 'unknown') return { verdict, ticket: null }
  const { bookingId, title, optionTitle, localDate, localTime, language, travellers, wishes, scanId, arrived } = ticket
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
      travellers,
      units: ticket.lines.filter(({ kind }) => kind === 'unit').map((line) => ({ title: line.title, quantity: line.quantity })), // prettier-ignore
      wishes,
      scanId,
      arrived,
      at: ticket.redeemedAt,
      by: ticket.admittedBy,
    },
  }
}
