import type { Context } from '#server/kernel/context.ts'

export interface ScanOfOrder {
  itemId: number
  at: Date
  /** When the server received it; later than `at` if it was made offline. */
  receivedAt: Date
  by: string
  wasOffline: boolean
  /** The party had already been checked in. */
  isSecond: boolean
  undoneAt: Date | null
  undoneBy: string
}

/** The check-ins of an order's tickets, the oldest first, also those that were undone. */
export function listScansOfOrder({ db }: Context, orderId: number): Promise<ScanOfOrder[]> {
  return db.rows<ScanOfOrder>({
    name: 'trips.scans_of_order',
    // A pass undoes its own check-ins only.
    text: `select s.order_item_id as "itemId", s.at, s.received_at as "receivedAt", coalesce(t.name, s.pass_name, '') as by,
        s.was_offline as "wasOffline", s.is_second as "isSecond", s.undone_at as "undoneAt", coalesce(u.name, s.pass_name, '') as "undoneBy"
      from ticket_scan s join order_item i on i.id = s.order_item_id left join staff t on t.id = s.staff_id left join staff u on u.id = s.undone_by
      where i.order_id = $1 order by s.at, s.id`,
    values: [orderId],
  })
}
