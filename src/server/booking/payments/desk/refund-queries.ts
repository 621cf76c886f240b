import type { RefundState } from '#domain/refund-states.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'

export interface RefundOfDesk {
  id: number
  paymentId: number
  orderId: number
  provider: string
  status: RefundState
  attempts: number
  amountMinor: number
  currency: string
  providerReference: string | null
}

const columns = `r.id, r.payment_id as "paymentId", p.order_id as "orderId", p.provider, r.status, r.attempts, r.amount_minor as "amountMinor", p.currency,
  r.provider_reference as "providerReference"`

export async function findRefund(connection: Connection, refundId: number): Promise<RefundOfDesk | undefined> {
  const rows = await connection.rows<RefundOfDesk>({
    name: 'refunds.find_of_desk',
    text: `select ${columns} from refund r join payment p on p.id = r.payment_id where r.id = $1`,
    values: [refundId],
  })
  return rows[0]
}

export async function lockRefund(tx: Tx, refundId: number): Promise<RefundOfDesk | undefined> {
  const rows = await tx.rows<RefundOfDesk>({
    name: 'refunds.lock_of_desk',
    text: `select ${columns} from refund r join payment p on p.id = r.payment_id where r.id = $1 for update of r`,
    values: [refundId],
  })
  return rows[0]
}
