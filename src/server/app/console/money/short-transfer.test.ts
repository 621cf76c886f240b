import { describe, expect, test } from 'vitest'
import { checkLedger } from '#server/booking/payments/check-ledger.ts'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { mailsOf, orderOf } from '#test/support/buyer.ts'
import { staffPerson } from '#test/support/console.ts'
import { readOrder } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { useMoneyDesk, type MoneyAnswer } from '#test/support/money-desk.ts'
import { useStripe } from '#test/support/stripe-fixtures.ts'

const fixtures = useFixtures()
const played = useStripe(fixtures)
const { ask, open, rows, entriesOf, transfer, record, person } = useMoneyDesk(fixtures, played)

/** Accepts an order's transfer over BHD 25.000 as it was shown. */
const accept = (paymentId: number, seenReceivedMinor: number) =>
  ask(
    `POST /money/payments/${paymentId}/shortfall`,
    { reason: 'fees of the bank', seenReceivedMinor },
    person(),
    fixtures.context,
  )

const short = async (receivedMinor: number) => {
  const made = await transfer()
  await record(made.paymentId, { amountMinor: receivedMinor })
  return made
}

const DAY_MS = 86_400_000
const faultsOf = async (reference: string) => {
  const { errors } = await checkLedger(fixtures.context, {
    from: new Date(Date.now() - DAY_MS),
    to: new Date(Date.now() + DAY_MS),
  })
  return errors.filter((one) => one.reference === reference)
}

const discountsOf = (reference: string) =>
  rows<{ totalMinor: number; discountMinor: number; itemMinor: number; itemDiscountMinor: number; reason: string }>(
    'discounts',
    `select o.total_minor as "totalMinor", o.discount_minor as "discountMinor", i.total_minor as "itemMinor",
      i.discount_minor as "itemDiscountMinor" from orders o join order_item i on i.order_id = o.id where o.reference = $1`,
    [reference],
  )

describe('a bank transfer that is a little short', () => {
  test('is accepted as the whole: the order is confirmed, the missing sum is a discount, and the books balance', async () => {
    const { context } = fixtures
    const { paymentId, reference } = await short(23_000)
    expect((await open(`p${paymentId}`)).payment?.['acts']).toEqual(['receipt', 'accept_short'])
    const { status, body } = await accept(paymentId, 23_000)
    expect([status, body['outcome']]).toEqual([200, 'accepted'])
    expect((body as MoneyAnswer).money.payment).toMatchObject({
      state: 'paid',
      amountMinor: 23_000,
      capturedMinor: 23_000,
      acts: ['receipt'],
    })
    expect((await orderOf(context.db, reference)).status).toBe('confirmed')
    expect(await discountsOf(reference)).toEqual([
      { totalMinor: 23_000, discountMinor: 2000, itemMinor: 23_000, itemDiscountMinor: 2000 },
    ])
    expect(await faultsOf(reference)).toEqual([])
    expect((await mailsOf(context.db, reference)).at(-1)).toBe('order_confirmed')
    expect(await entriesOf('money.short_accepted', paymentId)).toMatchObject([
      {
        staffId: person().staffId,
        after: { reference, amountMinor: 2000, currency: 'BHD' },
        reason: 'fees of the bank',
      },
    ])
    await followOrderEvents(context)
    const order = await readOrder(context, await staffPerson(context, 'owner'), reference)
    expect(order['money']).toBe('paid')
    expect(order.timeline).toContainEqual(
      expect.objectContaining({ reason: 'short_accepted', text: 'fees of the bank' }) as unknown,
    )
  })

  test('by more than the operator allows is refused, and nothing changes', async () => {
    const { paymentId, reference } = await short(22_999)
    expect((await open(`p${paymentId}`)).payment?.['acts']).toEqual(['receipt'])
    const { status, body } = await accept(paymentId, 22_999)
    expect([status, body]).toMatchObject([409, { code: 'console.short_over_limit', mostMinor: 2000, currency: 'BHD' }])
    expect((await orderOf(fixtures.context.db, reference)).status).toBe('awaiting_payment')
    expect(await discountsOf(reference)).toMatchObject([{ totalMinor: 25_000, discountMinor: 0 }])
    expect(await entriesOf('money.short_accepted', paymentId)).toEqual([])
  })

  test('is accepted once by two people at once', async () => {
    const { paymentId, reference } = await short(24_000)
    const answers = await Promise.all([1, 2].map(() => accept(paymentId, 24_000)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('console.money_changed')
    expect(await discountsOf(reference)).toMatchObject([{ totalMinor: 24_000, discountMinor: 1000 }])
    expect(await entriesOf('money.short_accepted', paymentId)).toHaveLength(1)
    expect(await faultsOf(reference)).toEqual([])
  })

  test('whose rest is recorded at the same moment is either accepted or whole, and the books balance', async () => {
    for (let round = 0; round < 4; round++) {
      const { paymentId, reference } = await short(24_000)
      const rest = { amountMinor: 1000, seenReceivedMinor: 24_000 }
      const [accepted] = await Promise.all([accept(paymentId, 24_000), record(paymentId, rest)])
      const { payment } = await open(`p${paymentId}`)
      expect((await orderOf(fixtures.context.db, reference)).status).toBe('confirmed')
      expect(payment?.['capturedMinor']).toBe(25_000)
      expect(payment?.refunds.map((refund) => refund['amountMinor'])).toEqual(accepted.status === 200 ? [1000] : [])
      expect(await discountsOf(reference)).toMatchObject([{ discountMinor: accepted.status === 200 ? 1000 : 0 }])
      expect(await faultsOf(reference)).toEqual([])
    }
  })

  test('is not accepted once another part has arrived since it was shown, or after its order ended', async () => {
    const { paymentId } = await short(23_500)
    await record(paymentId, { amountMinor: 500, seenReceivedMinor: 23_500 })
    expect((await accept(paymentId, 23_500)).body['code']).toBe('console.money_changed')
    expect((await accept(paymentId, 24_000)).status).toBe(200)
    expect((await accept(paymentId, 24_000)).body['code']).toBe('console.money_changed')
  })
})
