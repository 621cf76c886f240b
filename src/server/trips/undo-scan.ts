import { UNDO_MINUTES } from '#domain/check-in.ts'
import { moveRedemption, undoRedemption } from '#server/booking/commands/arrival.ts'
import type { Tx } from '#server/kernel/database.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import { actorOf, mayUndoAtAnyTime, ownerOf, type Doorman } from './door/doorman.ts'
import { promoteSecond, setScanUndone } from './scan-queries.ts'

interface UndoneScan {
  id: number
  bookingId: number
  supplierId: number
  staffId: number | null
  passId: number | null
  isSecond: boolean
  /** From when the 15 minutes count. */
  receivedAt: Date
  now: Date
  arrived: number | null
}

/**
 * Undoes a check-in: within 15 minutes by the person who made it, at any time by the office (`departures.change`).
 * Returns false if it is too late. If the party was checked in twice, the other entry then counts.
 */
export async function undoScan(tx: Tx, doorman: Doorman, scan: UndoneScan): Promise<boolean> {
  const own = ownerOf(doorman)
  const isOwn = scan.staffId === own.staffId && scan.passId === own.passId
  const isInTime = isOwn && scan.now.getTime() - scan.receivedAt.getTime() <= UNDO_MINUTES * 60_000
  if (!isInTime && !mayUndoAtAnyTime(doorman)) return false
  await setScanUndone(tx, { scanId: scan.id, staffId: own.staffId })
  if (!scan.isSecond) {
    const other = await promoteSecond(tx, scan.bookingId)
    if (other) await moveRedemption(tx, { itemId: scan.bookingId, at: other.at, staff: other.by })
    else await undoRedemption(tx, { itemId: scan.bookingId, staff: doorman.name })
  }
  await recordAudit(tx, {
    actor: actorOf(doorman),
    action: 'ticket.undone',
    subject: { kind: 'booking', id: scan.bookingId },
    supplierId: scan.supplierId,
    before: { arrived: scan.arrived },
  })
  return true
}
