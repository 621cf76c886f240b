import { expect, test } from 'vitest'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { recordTransferRefund } from '#server/booking/payments/record-transfer-refund.ts'
import { recordTransfer } from '#server/booking/payments/record-transfer.ts'
import { oneRow } from '#server/kernel/database.ts'
import { staffPerson } from '#test/support/console.ts'
import { placedOrder, readOrder } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()

test('an order whose transfer has arrived in part owes the rest', async () => {
  const { context } = fixtures
  const owner = await staffPerson(context, 'owner')
  const { reference } = await placedOrder(context, { method: 'bank_transfer' })
  await followOrderEvents(context)
  const sums = async () => (await readOrder(context, owner, reference))['sums']
  const arrive = (amountMinor: number, bankReference: string) =>
    recordTransfer(context, { reference, amountMinor, currency: 'BHD', bankReference, receivedOn: '2026-11-22' })
  expect(await sums()).toMatchObject({ totalMinor: 25_000, paidMinor: 0, owedMinor: 25_000 })
  await arrive(24_000, 'FT-PART-1')
  expect(await sums()).toMatchObject({ totalMinor: 25_000, paidMinor: 24_000, owedMinor: 1_000 })
  // With the rest the transfer is captured: each receipt counts once.
  await arrive(1_500, 'FT-PART-2')
  expect(await sums()).toMatchObject({ totalMinor: 25_000, paidMinor: 25_500, owedMinor: 0 })
})

test('an order whose surplus was sent back is paid, and its history has each receipt once', async () => {
  const { context } = fixtures
  const owner = await staffPerson(context, 'owner')
  const { reference } = await placedOrder(context, { method: 'bank_transfer' })
  const arrive = (amountMinor: number, bankReference: string) =>
    recordTransfer(context, { reference, amountMinor, currency: 'BHD', bankReference, receivedOn: '2026-11-22' })
  const read = async () => {
    await followOrderEvents(context)
    return readOrder(context, owner, reference)
  }
  await arrive(20_000, 'FT-OVER-1')
  await arrive(6_000, 'FT-OVER-2')
  expect((await read())['money']).toBe('refund_due')
  const refund = await oneRow<{ id: number }>(context.db, {
    name: 'test.surplus',
    text: `select r.id from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id where o.reference = $1`,
    values: [reference],
  })
  await recordTransferRefund(context, { refundId: refund.id, bankReference: 'OUT-OVER-1' })
  const order = await read()
  expect(order['money']).toBe('paid')
  const sums = order.timeline.filter((entry) => entry['amountMinor'] !== undefined)
  expect(sums.map((entry) => [entry['kind'], entry['amountMinor']])).toEqual([
    ['receipt', 20_000],
    ['receipt', 6_000],
    ['refund', 1_000],
  ])
})
