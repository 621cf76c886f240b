import { TRANSFER } from '#server/booking/states.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

export async function insertTransfer(
  connection: Connection,
  transfer: { reference: string; attemptKey: string; amountMinor: number; currency: string },
): Promise<void> {
  await connection.rows(
    named({
      name: 'transfers.insert',
      text: `insert into bank_transfer (reference, attempt_key, amount_minor, currency)
        values (:reference, :attemptKey, :amountMinor, :currency) on conflict do nothing`,
      values: transfer,
    }),
  )
}

export async function expireTransfer(connection: Connection, reference: string): Promise<void> {
  await connection.rows({
    name: 'transfers.expire',
    text: `update bank_transfer set status = ${TRANSFER.expired} where reference = $1`,
    values: [reference],
  })
}

/** References of transfers created in this period of which money has arrived. */
export async function listReceived(
  connection: Connection,
  page: { from: Date; to: Date; after: string; most: number },
): Promise<string[]> {
  const rows = await connection.rows<{ reference: string }>(
    named({
      name: 'transfers.list_received',
      text: `select t.reference from bank_transfer t where t.created_at >= :from and t.created_at < :to and t.reference > :after
      and exists (select from bank_receipt r where r.transfer_reference = t.reference) order by t.reference limit :most`,
      values: page,
    }),
  )
  return rows.map((row) => row.reference)
}
