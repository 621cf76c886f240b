import type { DateChangeState } from '#domain/date-change.ts'
import type { Duration } from '#domain/duration.ts'
import type { PartyLine } from '#domain/party.ts'
import { durationOfChange } from '#server/booking/states.ts'
import type { Connection } from '#server/kernel/database.ts'

/** A change of a booking whose difference is to be paid, for the mails about it. */
export interface DateChangeFacts {
  state: DateChangeState
  localDate: string
  localTime: string
  /** Null: the same people. */
  party: PartyLine[] | null
  /** Null: as many nights or days. */
  duration: Duration | null
  priceMinor: number
  differenceMinor: number
  expiresAt: Date
  /** What staff wrote. */
  reason: string
}

export async function findDateChange(connection: Connection, id: number): Promise<DateChangeFacts | undefined> {
  const rows = await connection.rows<DateChangeFacts>({
    name: 'orders.date_change_facts',
    text: `select c.state, c.local_date as "localDate", c.local_time as "localTime", c.party -> 'lines' as party, ${durationOfChange('p')} as duration,
        c.price_minor as "priceMinor", c.difference_minor as "differenceMinor", c.expires_at as "expiresAt", c.reason
      from date_change c join order_item i on i.id = c.order_item_id join product p on p.id = i.product_id where c.id = $1`,
    values: [id],
  })
  return rows[0]
}
