import { randomUUID } from 'node:crypto'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { Context } from '#server/kernel/context.ts'
import type { ScanInput } from '#server/trips/door/record-scan.ts'
import { ticketToday } from './trips.ts'

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
export const scanOf = (code: string, change: Partial<ScanInput> = {}): ScanInput => ({
  id: randomUUID(),
  code,
  bookingId: null,
  departureId: null,
  at: new Date(),
  wasOffline: true,
  arrived: null,
  isUndone: false,
  ...change,
})

/** A ticket for yesterday and today if the hour before began yesterday: scans of minutes ago are of its days at any hour. */
export async function ticketAroundNow(context: PaymentContext, departureId: number): Promise<string> {
  const code = await ticketToday(context, departureId)
  await context.db.rows({
    name: 'test.move_ticket',
    text: `update order_item set starts_at = rihla_now() - interval '1 hour', ends_at = rihla_now() + interval '1 hour' where ticket_code = $1`,
    values: [code],
  })
  return code
}

/** The entries of the log about a booking. */
export const auditOf = (context: Context, bookingId: number) =>
  context.db.rows<{ action: string; pass: string | null; passId: number | null; staffId: number | null }>({
    name: 'test.scan_entries',
    text: `select action, pass, pass_id as "passId", staff_id as "staffId" from audit_entry
      where subject_kind = 'booking' and subject_id = $1 order by id`,
    values: [bookingId],
  })
