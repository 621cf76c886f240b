import type { Tx } from '#server/kernel/database.ts'

/**
 * Erases the bodies of these orders' events, which name the payer. The rows stay, so that no event is processed twice.
 */
export async function forgetPaymentEvents(tx: Tx, orderIds: number[]): Promise<void> {
  await tx.rows({
    name: 'payments.forget_events',
    text: `update payment_event e set body = '' from payment p
      where p.order_id = any ($1::bigint[]) and e.provider = p.provider and e.provider_reference = p.provider_reference
        and e.processed_at is not null`,
    values: [orderIds],
  })
}
