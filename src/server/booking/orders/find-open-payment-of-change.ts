import { DATE_CHANGE, IS_CHANGE_STUCK, inPaymentStates } from '#server/booking/states.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

export interface OpenPaymentOfChange {
  changeId: number
  paymentId: number | null
  /** It should have ended long ago, and the provider does not let it. */
  isStuck: boolean
}

/** The open payment of a booking's open change. */
export async function findOpenPaymentOfChange(
  connection: Connection,
  { reference, bookingId }: { reference: string; bookingId: number },
): Promise<OpenPaymentOfChange | undefined> {
  const rows = await connection.rows<OpenPaymentOfChange>(
    named({
      name: 'orders.open_payment_of_date_change',
      text: `select c.id as "changeId", p.id as "paymentId", ${IS_CHANGE_STUCK} as "isStuck"
        from orders o join order_item i on i.order_id = o.id join date_change c on c.order_item_id = i.id and c.state = ${DATE_CHANGE.open}
          left join payment p on p.date_change_id = c.id and p.status ${inPaymentStates('open')}
        where o.reference = :reference and i.id = :bookingId`,
      values: { reference, bookingId },
    }),
  )
  return rows[0]
}
