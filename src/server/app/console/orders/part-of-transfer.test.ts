import { expect, test } from 'vitest'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { recordTransfer } from '#server/booking/payments/record-transfer.ts'
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
