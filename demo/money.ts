import type { Tx } from '#server/kernel/database.ts'

/** Of the demo's orders: a transfer of which a part has arrived, and a payment that arrived late. The books balance. */
export async function seedMoney(tx: Tx): Promise<void> {
  await seedPartOfTransfer(tx)
  await tx.rows({
    name: 'seed.late_payment',
    text: `insert into money_finding (kind, order_id, payment_id, provider, provider_reference, there_minor, currency, found_at)
      select 'late', p.order_id, p.id, p.provider, p.provider_reference, p.captured_minor, p.currency, rihla_now() - interval '5 hours'
      from payment p join orders o on o.id = p.order_id where o.status = 'confirmed' and p.status = 'paid' order by p.id desc limit 1`,
  })
}

export async function seedPartOfTransfer(tx: Tx): Promise<void> {
  await tx.rows({
    name: 'seed.part_of_transfer',
    text: `insert into bank_receipt (transfer_reference, amount_minor, bank_reference, received_on)
      select t.reference, t.amount_minor / 20 * 10, 'FT26328DEMO1', rihla_now()::date - 1 from bank_transfer t
      where t.amount_minor > 1000 and not exists (select from bank_receipt r where r.transfer_reference = t.reference)
      order by t.reference limit 1`,
  })
}
