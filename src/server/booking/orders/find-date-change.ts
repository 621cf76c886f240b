import type { DateChangeState } from '#domain/date-change.ts'
import type { PartyLine } from '#domain/party.ts'
import type { Connection } from '#server/kernel/database.ts'

/** A change of a booking whose difference is to be paid, for the mails about it. */
export interface DateChangeFacts {
  state: DateChangeState
  localDate: string
  localTime: string
  /** Null: the same people. */
  party: PartyLine[] | null
  priceMinor: number
  differenceMinor: number
  expiresAt: Date
  /** What staff wrote. */
  reason: string
}

export async function findDateChange(connection: Connection, id: number): Promise<DateChangeFacts | undefined> {
  const rows = await connection.rows<DateChangeFacts>({
    name: 'orders.date_change_facts',
    text: `select state, local_date as "localDate", local_time as "localTime", party -> 'lines' as party, price_minor as "priceMinor", difference_minor as "differenceMinor",
        expires_at as "expiresAt", reason
      from date_change where id = $1`,
    values: [id],
  })
  return rows[0]
}
