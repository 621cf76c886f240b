import type { Connection } from '#server/kernel/database.ts'

export interface TransferRow {
  reference: string
  status: 'open' | 'expired'
  amountMinor: number
  receivedMinor: number
  currency: string
}

/** For transfer `t`. */
export const transferColumns = `t.reference, t.status, t.amount_minor as "amountMinor", t.currency,
  (select coalesce(sum(amount_minor), 0)::bigint from bank_receipt where transfer_reference = t.reference) as "receivedMinor"`

export async function findTransfer(connection: Connection, reference: string): Promise<TransferRow | undefined> {
  const rows = await connection.rows<TransferRow>({
    name: 'transfers.find',
    text: `select ${transferColumns} from bank_transfer t where t.reference = $1`,
    values: [reference],
  })
  return rows[0]
}
