import { describe, expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { openLog } from '#server/kernel/logs.ts'
import { checkoutOf, loseHold, orderOf, pay, sellOut, visitorWith, uniqueEmail } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { checkLedger } from './check-ledger.ts'
import { reconcile } from './reconcile.ts'
import { recordTransfer } from './record-transfer.ts'
import { recordTransferRefund } from './record-transfer-refund.ts'
import { sendRefunds } from './refund.ts'
import { watchLedger } from './watch-ledger.ts'

const fixtures = useFixtures()
const DAY_MS = 86_400_000
const days = () => ({ from: new Date(Date.now() - DAY_MS), to: new Date(Date.now() + DAY_MS) })

async function placed(option: string, method: 'card' | 'bank_transfer' = 'card') {
  const { context } = fixtures
  const departure = await createDeparture(context.db, { option, capacity: 5 })
  const visitor = await visitorWith(context, departure, 2)
  const input = { ...(await checkoutOf(context, visitor)), email: uniqueEmail(), method }
  const { reference } = await placeOrder(context, input)
  return { reference, departure, totalMinor: input.seenTotalMinor }
}

/** As when a buyer cancels and so much of a hundred goes back. */
async function cancel(reference: string, percent: number) {
  await fixtures.context.db.rows({
    name: 'test.cancel',
    text: `with i as (update order_item set status = 'cancelled' from orders o where o.id = order_id and o.reference = $1
        returning order_item.id, order_item.order_id, order_item.total_minor),
      o as (update orders set status = 'cancelled' from i where orders.id = i.order_id)
      insert into refund (payment_id, order_item_id, amount_minor, reason)
      select p.id, i.id, i.total_minor * $2::int / 100, 'cancelled_by_buyer' from i join payment p on p.order_id = i.order_id
      where $2::int > 0`,
    values: [reference, percent],
  })
}

async function bought() {
  const order = await placed('bahrain-fort/sunset')
  await pay(fixtures.context, order.reference)
  return order
}

async function differences(cursor: string | null = null): Promise<unknown[]> {
  const step = await reconcile(fixtures.context, { ...days(), cursor })
  return [...step.differences, ...(step.cursor === null ? [] : await differences(step.cursor))]
}

const change = (text: string, reference: string) =>
  fixtures.context.db.rows({ name: `test.${text}`, text, values: [reference] })

test('fifty purchases, cancellations, transfers and late payments balance: the money held equals the bookings', async () => {
  const { context } = fixtures
  for (let n = 0; n < 50; n++) {
    const kind = ['bought', 'cancelled', 'cancelled in part', 'late', 'late and gone', 'left', 'transfer', 'transfer too much'][n % 8] // prettier-ignore
    const isTransfer = kind?.startsWith('transfer') ?? false
    const order = await placed(n % 2 === 0 || isTransfer ? 'edge-of-the-world/sunset' : 'bahrain-fort/sunset', isTransfer ? 'bank_transfer' : 'card') // prettier-ignore
    if (kind?.startsWith('late')) await loseHold(context.db, order.reference)
    if (kind === 'late and gone') await sellOut(context.db, order.departure.id)
    if (isTransfer) {
      const { reference, totalMinor } = order
      const surplus = kind === 'transfer' ? 0 : 700
      await recordTransfer(context, { reference, amountMinor: totalMinor + surplus, currency: 'SAR', bankReference: `FT${n}`, receivedOn: '2026-11-21' }) // prettier-ignore
    } else if (kind !== 'left') await pay(context, order.reference)
    if (kind === 'cancelled') await cancel(order.reference, 100)
    if (kind === 'cancelled in part') await cancel(order.reference, 50)
    if (n % 3 === 0) await sendRefunds(context)
  }
  expect((await checkLedger(context, days())).errors).toEqual([])
  expect(await differences()).toEqual([])
  await sendRefunds(context)
  await sendRefunds(context)
  const refunds = await context.db.rows<{ id: number }>({
    name: 'test.to_send',
    text: `select id from refund where status <> 'succeeded' order by id`,
  })
  expect(refunds.length).toBeGreaterThan(3)
  await recordTransferRefund(context, { refundId: refunds[0]?.id ?? 0, bankReference: 'OUT1' })

  const { statements, errors } = await checkLedger(context, days())
  expect(errors).toEqual([])
  expect(await differences()).toEqual([])
  expect(statements.map(({ currency }) => currency)).toEqual(['BHD', 'SAR'])
  for (const { capturedMinor, refundedMinor, owedMinor, bookedMinor } of statements) {
    expect(capturedMinor - refundedMinor - owedMinor).toBe(bookedMinor)
    expect(bookedMinor).toBeGreaterThan(0)
    expect(refundedMinor).toBeGreaterThan(0)
  }
})

describe('the inner check names an order', () => {
  test.each([
    {
      because: 'whose payment says more came than is booked',
      text: `update payment set captured_minor = captured_minor + 10 where order_id = (select id from orders where reference = $1)`,
      errors: ['money_without_booking'],
    },
    {
      because: 'whose payment says less',
      text: `update payment set captured_minor = captured_minor - 10 where order_id = (select id from orders where reference = $1)`,
      errors: ['booking_without_money'],
    },
    {
      because: 'whose payment was lost',
      text: `delete from payment where order_id = (select id from orders where reference = $1)`,
      errors: ['booking_without_money'],
    },
    {
      because: 'whose payment says that money went back',
      text: `update payment set refunded_minor = 10 where order_id = (select id from orders where reference = $1)`,
      errors: ['refunds_differ'],
    },
    {
      because: 'whose booking says that money went back',
      text: `update order_item set refunded_minor = 10 where order_id = (select id from orders where reference = $1)`,
      errors: ['refunds_differ'],
    },
  ])('$because', async ({ text, errors }) => {
    const { reference } = await bought()
    expect((await checkLedger(fixtures.context, days())).errors.filter((one) => one.reference === reference)).toEqual(
      [],
    )
    await change(text, reference)
    expect((await checkLedger(fixtures.context, days())).errors).toContainEqual(
      expect.objectContaining({ reference, errors }),
    )
  })

  test('once a day in the log, whichever process is first', async () => {
    const lines: string[] = []
    const context = { ...fixtures.context, log: openLog('error', { write: (line) => void lines.push(line) }) }
    const { reference } = await bought()
    await change(`update payment set captured_minor = captured_minor + 1 where order_id = (select id from orders where reference = $1)`, reference) // prettier-ignore
    await Promise.all([watchLedger(context), watchLedger(context), watchLedger(context)])
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(reference)
    await watchLedger({ ...context, db: later(fixtures.context, '1 day').db })
    expect(lines).toHaveLength(2)
    expect((await orderOf(fixtures.context.db, reference)).status).toBe('confirmed')
  })
})
