import { setTicketRedeemed } from '#server/booking/commands/redeem-ticket.ts'
import { oneRow, type Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import type { TicketToCheckIn } from '#server/trips/ticket-queries.ts'
import { actorOf, ownerOf, type Doorman } from './doorman.ts'

/** A scan as a phone stored it. */
export interface DeviceScan {
  id: string
  wasOffline: boolean
}

interface Admission {
  ticket: TicketToCheckIn
  /** Null: now. */
  at: Date | null
  /** Null: made at the desk. */
  scan: DeviceScan | null
}

/** Checks a party in, with an audit entry. Returns false if another phone was first or the booking was cancelled. */
export async function admit(tx: Tx, doorman: Doorman, { ticket, at, scan }: Admission): Promise<boolean> {
  if (!(await setTicketRedeemed(tx, { code: ticket.code, staff: doorman.name, at }))) return false
  await addScan(tx, doorman, { ticket, at, scan, isSecond: false })
  await recordAudit(tx, {
    actor: actorOf(doorman),
    action: 'ticket.checked_in',
    subject: { kind: 'booking', id: ticket.bookingId },
    supplierId: ticket.supplierId,
    after: { arrived: ticket.travellers, ...occasionOf(ticket, scan) },
  })
  return true
}

export async function addScan(
  tx: Tx,
  doorman: Doorman,
  { ticket, at, scan, isSecond }: Admission & { isSecond: boolean },
): Promise<number> {
  const { id } = await oneRow<{ id: number }>(
    tx,
    named({
      name: 'trips.add_scan',
      text: `insert into ticket_scan (order_item_id, staff_id, pass_id, pass_name, device_scan_id, was_offline, is_second, at)
        values (:bookingId, :staffId, :passId, :passName, :deviceScanId, :wasOffline, :isSecond, coalesce(:at::timestamptz, rihla_now()))
        returning id`,
      values: {
        bookingId: ticket.bookingId,
        ...ownerOf(doorman),
        passName: 'passId' in doorman ? doorman.name : null,
        deviceScanId: scan?.id ?? null,
        wasOffline: scan?.wasOffline ?? false,
        isSecond,
        at,
      },
    }),
  )
  return id
}

/** The departure, and how the scan was made, for the log. */
export const occasionOf = (ticket: TicketToCheckIn, scan: DeviceScan | null) => ({
  day: `${ticket.localDate} ${ticket.localTime}`,
  ...(scan?.wasOffline === true ? { wasOffline: 'yes' } : {}),
})
