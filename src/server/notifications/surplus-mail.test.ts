import { expect, test } from 'vitest'
import { recordTransfer } from '#server/booking/payments/record-transfer.ts'
import { recordTransferRefund } from '#server/booking/payments/record-transfer-refund.ts'
import { payByCard } from '#server/booking/payments/start-payment.ts'
import { oneRow } from '#server/kernel/database.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'
import { placedOrder } from '#test/support/desk.ts'
import { orderOf, pay } from '#test/support/buyer.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { composeMail } from './compose-mail.ts'

const fixtures = useFixtures()

test('the surplus of a transfer that was sent back is mailed once, with its sum and number', async () => {
  const { context } = fixtures
  const { reference } = await placedOrder(context, { method: 'bank_transfer' })
  const receipt = {
    reference,
    amountMinor: 26_500,
    currency: 'BHD',
    bankReference: 'FT-MORE',
    receivedOn: '2026-11-22',
  }
  await recordTransfer(context, receipt)
  const { refundId } = await oneRow<{ refundId: number }>(context.db, {
    name: 'test.surplus',
    text: `select r.id as "refundId" from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id where o.reference = $1`,
    values: [reference],
  })
  for (let time = 0; time < 2; time++)
    await recordTransferRefund(context, { refundId, bankReference: 'BACK-OF-SURPLUS' })
  const rows = await context.db.rows<OutboxRow>({
    name: 'test.mails_of_surplus',
    text: `select id, channel, kind, recipient, 'en' as language, payload from outbox
      where kind = 'refund_sent' and channel = 'email' and payload ->> 'reference' = $1`,
    values: [reference],
  })
  expect(rows).toHaveLength(1)
  const mail = rows[0] && (await composeMail(context, rows[0]))
  expect(mail?.subject).toBe(`We’ve sent back what was too much – ${reference}`)
  expect(mail?.text).toContain('1.500')
  expect(mail?.text).toContain('BACK-OF-SURPLUS')
  expect(mail?.text).not.toContain('delayed')
})

const mailOf = async (kind: string, reference: string) => {
  const { context } = fixtures
  const row = await oneRow<OutboxRow>(context.db, {
    name: 'test.mail_about_transfer',
    text: `select id, channel, kind, recipient, 'en' as language, payload from outbox
      where kind = $1 and channel = 'email' and payload ->> 'reference' = $2`,
    values: [kind, reference],
  })
  return (await composeMail(context, row))?.text ?? ''
}

test('a transfer that came after the card is mailed as such when it was sent back', async () => {
  const { context } = fixtures
  const { reference } = await placedOrder(context, { method: 'bank_transfer' })
  await payByCard(context, { orderId: (await orderOf(context.db, reference)).id })
  await pay(context, reference)
  const receipt = { reference, amountMinor: 25_000, currency: 'BHD', receivedOn: '2026-11-22' }
  await recordTransfer(context, { ...receipt, bankReference: 'FT-SECOND' })
  const { refundId } = await oneRow<{ refundId: number }>(context.db, {
    name: 'test.second',
    text: `select r.id as "refundId" from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id where o.reference = $1`,
    values: [reference],
  })
  await recordTransferRefund(context, { refundId, bankReference: 'BACK-OF-SECOND' })
  const text = await mailOf('refund_sent', reference)
  expect(text).toContain('already paid by card')
  expect(text).toMatch(/BHD\s25\n/)
  expect(text).toContain('BACK-OF-SECOND')
})

test('the mail that asks for a transfer names the card, until a part of the transfer is here', async () => {
  const { context } = fixtures
  const { reference } = await placedOrder(context, { method: 'bank_transfer' })
  expect(await mailOf('order_transfer', reference)).toContain('pay by card')
  const receipt = { reference, amountMinor: 5_000, currency: 'BHD', receivedOn: '2026-11-22' }
  await recordTransfer(context, { ...receipt, bankReference: 'FT-PART-MAIL' })
  expect(await mailOf('order_transfer', reference)).not.toContain('pay by card')
})
