import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

export interface StoredScan {
  id: number
  bookingId: number
  supplierId: number
  staffId: number | null
  passId: number | null
  isSecond: boolean
  isUndone: boolean
  at: Date
  receivedAt: Date
  now: Date
  travellers: number
  arrived: number | null
}

/** Locks the booking of a ticket's code, or of an id, so that its scans do not change until the transaction ends. */
export async function lockBooking(tx: Tx, input: { code: string | null; bookingId: number | null }): Promise<void> {
  await tx.rows(
    named({
      name: 'trips.lock_booking',
      text: 'select id from order_item where ticket_code = :code or id = :bookingId for no key update',
      values: input,
    }),
  )
}

/** The scan of a phone's own id, locked with its booking. */
export async function lockDeviceScan(tx: Tx, deviceScanId: string): Promise<StoredScan | undefined> {
  const rows = await tx.rows<StoredScan>(
    named({
      name: 'trips.lock_device_scan',
      text: `select s.id, i.id as "bookingId", p.supplier_id as "supplierId", s.staff_id as "staffId", s.pass_id as "passId",
          s.is_second as "isSecond", s.undone_at is not null as "isUndone", s.at, s.received_at as "receivedAt", rihla_now() as now,
          i.travellers, i.arrived
        from ticket_scan s join order_item i on i.id = s.order_item_id join product p on p.id = i.product_id
        where s.device_scan_id = :deviceScanId for no key update of i, s`,
      values: { deviceScanId },
    }),
  )
  return rows[0]
}

/** Marks an entry as a second one, because another scan was earlier. */
export async function setSecond(tx: Tx, scanId: number): Promise<void> {
  await tx.rows({
    name: 'trips.set_second',
    text: 'update ticket_scan set is_second = true where id = $1',
    values: [scanId],
  })
}

export async function setScanUndone(tx: Tx, { scanId, staffId }: { scanId: number; staffId: number | null }) {
  await tx.rows({
    name: 'trips.undo_scan',
    text: 'update ticket_scan set undone_at = rihla_now(), undone_by = $2 where id = $1',
    values: [scanId, staffId],
  })
}

/** After an undo, the earliest of the booking's other entries becomes the one that counts. */
export async function promoteSecond(tx: Tx, bookingId: number): Promise<{ at: Date; by: string } | undefined> {
  const rows = await tx.rows<{ at: Date; by: string }>({
    name: 'trips.promote_second',
    text: `with next as (select id from ticket_scan where order_item_id = $1 and is_second and undone_at is null order by at, id limit 1),
        promoted as (update ticket_scan s set is_second = false from next where s.id = next.id returning s.at, s.staff_id, s.pass_name)
      select p.at, coalesce(t.name, p.pass_name, '') as by from promoted p left join staff t on t.id = p.staff_id`,
    values: [bookingId],
  })
  return rows[0]
}

export interface SecondEntry {
  bookingId: number
  at: Date
  by: string
}

/** Entries of bookings that had been checked in before, by two offline phones. */
export function listSeconds(connection: Connection, bookingIds: number[]): Promise<SecondEntry[]> {
  return connection.rows<SecondEntry>({
    name: 'trips.seconds',
    text: `select s.order_item_id as "bookingId", s.at, coalesce(t.name, s.pass_name, '') as by
      from ticket_scan s left join staff t on t.id = s.staff_id
      where s.order_item_id = any ($1::bigint[]) and s.is_second and s.undone_at is null order by s.at, s.id`,
    values: [bookingIds],
  })
}
