import { scanMoment, ticketCodeIn, type Verdict } from '#domain/check-in.ts'
import type { Locale, Words } from '#domain/locale.ts'
import { moveRedemption, setArrived } from '#server/booking/commands/arrival.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Tx } from '#server/kernel/database.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import { undoScan } from '#server/trips/undo-scan.ts'
import { findTicketToCheckIn, type TicketToCheckIn } from '#server/trips/ticket-queries.ts'
import { tripScopeOf } from '#server/trips/trip-scope.ts'
import { addScan, admit, occasionOf } from './admit.ts'
import { actorOf, demandDoor, demandDoorman, ownerOf, type Doorman } from './doorman.ts'
import { judge } from './judge.ts'
import { shortName, unitsOf } from './view-party.ts'
import { lockBooking, lockDeviceScan, setSecond, type StoredScan } from '#server/trips/scan-queries.ts'

export interface ScanInput {
  /** The phone's own. */
  id: string
  bookingId: number | null
  code: string | null
  departureId: number | null
  at: Date
  /** Whether the phone let the party in by its stored list. */
  wasOffline: boolean
  /** The number of arrived travellers; null: the whole party. */
  arrived: number | null
  isUndone: boolean
}

export interface ScanResult {
  id: string
  /** `undone`: the scan was undone. `undo_late`: it stays, because 15 minutes have passed. */
  verdict: Verdict | 'undone' | 'undo_late'
  /** Whether the party had already been checked in elsewhere. */
  isSecond: boolean
  bookingId: number | null
  /** When the party was let in, and by whom. */
  at: Date | null
  by: string | null
  /** Of a ticket that is in: it may not be on the phone's list. */
  party: Party | null
}

export interface Party {
  /** First name and initial. */
  name: string
  language: Locale
  guideLanguage: string | null
  travellers: number
  partySize: number | null
  units: { title: Words; quantity: number }[]
  /** Time and title of the departure. */
  trip: Words
  zone: string
}

/**
 * Records a scan in the phone's current state. Sending it again changes only the number of arrivals and the undo. It is
 * judged by its own time. If a party was checked in twice, the earlier entry counts and the later is a second one.
 * @throws ApiError `console.forbidden`, `console.sign_in_required`
 */
export async function recordScan(context: Context, doorman: Doorman, input: ScanInput): Promise<ScanResult> {
  demandDoor(doorman)
  return context.db.transaction(async (tx) => {
    await demandDoorman(tx, doorman)
    const named = { bookingId: input.bookingId, code: input.code === null ? null : ticketCodeIn(input.code) }
    // Lock first: two scans of one ticket, or one scan sent twice, are serialised.
    await lockBooking(tx, named)
    const known = await lockDeviceScan(tx, input.id)
    if (known) return changeScan(tx, doorman, { known, input })
    if (input.isUndone) return answer(input, 'undone')
    const wanted = { ...tripScopeOf(doorman), ...named, departureId: input.departureId }
    const ticket = await findTicketToCheckIn(tx, wanted)
    if (!ticket) return answer(input, 'unknown')
    // Passes get no data of other departures.
    if ('passId' in doorman && !ticket.isOfTrip) return answer(input, 'other_trip')
    const moment = scanMoment(input.at.getTime(), ticket.now.getTime())
    const isPastEnd = 'passId' in doorman && (moment === null || moment > doorman.expiresAt.getTime())
    if (moment === null || isPastEnd) return answer(input, 'too_old')
    const at = new Date(moment)
    if (judge(ticket, at) === 'in' && (await admit(tx, doorman, { ticket, at, scan: input }))) {
      if (input.arrived !== null) await countFirst(tx, ticket, input.arrived)
      return answer(input, 'in', await findTicketToCheckIn(tx, wanted))
    }
    // Also if the booking changed concurrently.
    const now = await findTicketToCheckIn(tx, wanted)
    const verdict = judge(now, at)
    if (!now || verdict !== 'already' || !input.wasOffline || judge({ ...now, redeemedAt: null }, at) !== 'in')
      return answer(input, verdict, now)
    await enterAgain(tx, doorman, { ticket: now, at, input })
    return { ...answer(input, 'in', await findTicketToCheckIn(tx, wanted)), isSecond: true }
  })
}

const countFirst = (tx: Tx, { bookingId, travellers }: TicketToCheckIn, arrived: number) =>
  setArrived(tx, { itemId: bookingId, arrived: Math.min(arrived, travellers) })

/** The phone let the party in although it had been checked in elsewhere. The earlier entry counts. */
async function enterAgain(
  tx: Tx,
  doorman: Doorman,
  { ticket, at, input }: { ticket: TicketToCheckIn; at: Date; input: ScanInput },
): Promise<void> {
  const isEarlier = ticket.redeemedAt !== null && at < ticket.redeemedAt
  if (isEarlier) {
    if (ticket.scanId !== null) await setSecond(tx, ticket.scanId)
    await moveRedemption(tx, { itemId: ticket.bookingId, at, staff: doorman.name })
    if (input.arrived !== null) await countFirst(tx, ticket, input.arrived)
  }
  await addScan(tx, doorman, { ticket, at, scan: input, isSecond: !isEarlier })
  await recordAudit(tx, {
    actor: actorOf(doorman),
    action: 'ticket.second_entry',
    subject: { kind: 'booking', id: ticket.bookingId },
    supplierId: ticket.supplierId,
    after: occasionOf(ticket, input),
  })
}

/** What the person changed after the scan had been sent. */
async function changeScan(
  tx: Tx,
  doorman: Doorman,
  { known, input }: { known: StoredScan; input: ScanInput },
): Promise<ScanResult> {
  const own = ownerOf(doorman)
  if (known.staffId !== own.staffId || known.passId !== own.passId) return answer(input, 'unknown')
  const result = { ...answer(input, 'in'), isSecond: known.isSecond, bookingId: known.bookingId, at: known.at, by: doorman.name } // prettier-ignore
  if (known.isUndone) return { ...result, verdict: 'undone' }
  if (input.isUndone) return { ...result, verdict: (await undoScan(tx, doorman, known)) ? 'undone' : 'undo_late' }
  const arrived = Math.min(input.arrived ?? known.travellers, known.travellers)
  if (known.isSecond || arrived === known.arrived) return result
  await setArrived(tx, { itemId: known.bookingId, arrived })
  await recordAudit(tx, {
    actor: actorOf(doorman),
    action: 'ticket.arrived',
    subject: { kind: 'booking', id: known.bookingId },
    supplierId: known.supplierId,
    before: { arrived: known.arrived },
    after: { arrived },
  })
  return result
}

function answer(input: ScanInput, verdict: ScanResult['verdict'], ticket?: TicketToCheckIn): ScanResult {
  const shown = verdict === 'in' || verdict === 'already' ? ticket : undefined
  return {
    id: input.id,
    verdict,
    isSecond: false,
    bookingId: shown?.bookingId ?? null,
    at: shown?.redeemedAt ?? null,
    by: shown?.admittedBy ?? null,
    party: shown ? partyOf(shown) : null,
  }
}

function partyOf(ticket: TicketToCheckIn): Party {
  const { language, guideLanguage, travellers, partySize, zone, localTime, title } = ticket
  return {
    name: shortName(ticket),
    language,
    guideLanguage,
    travellers,
    partySize,
    units: unitsOf(ticket.party),
    trip: { ar: `${localTime} ${title.ar}`, en: `${localTime} ${title.en}` },
    zone,
  }
}
