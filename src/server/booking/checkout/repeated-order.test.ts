import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { mergeGuestCart } from '#server/cart/merge-guest-cart.ts'
import { loadCart } from '#server/cart/load-cart.ts'
import { recordTransfer } from '#server/booking/payments/record-transfer.ts'
import { expireOrders } from '#server/booking/payments/poll-pending-payments.ts'
import { newAccount } from '#test/support/account.ts'
import { checkoutOf, endHold, loseHold, pay, visitorWith } from '#test/support/buyer.ts'
import { countsOf, createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { again, cartOfAnyMethod, orderReader } from '#test/support/order-again.ts'
import { placeOrder } from './place-order.ts'
import { readOutcome } from './read-outcome.ts'
import { retryItem } from './retry-item.ts'

const fixtures = useFixtures()
const { statusOf, passOf } = orderReader(fixtures)
const FORT = 'bahrain-fort/sunset'
const cart = (capacity?: number) => cartOfAnyMethod(fixtures.context, capacity)

describe('a repeated order', () => {
  /** An order by transfer that ran out, tried again on another departure. */
  async function triedAgain() {
    const { context } = fixtures
    const { departure, visitor, input } = await cart()
    const { reference } = await placeOrder(context, again(input, { method: 'bank_transfer' }))
    await endHold(context.db, reference)
    await expireOrders(context)
    const own = { ...visitor, orderAccessCookie: passOf(reference) }
    const { items } = await readOutcome(context, { visitor: own, locale: 'en', reference })
    const other = await createDeparture(context.db, { option: FORT, capacity: 5 })
    const wish = { visitor: own, reference, key: undefined, itemId: items[0]?.id ?? 0, departureId: other.id }
    return { departure, other, visitor: own, input, reference, wish }
  }
  const transfer = (reference: string) =>
    recordTransfer(fixtures.context, {
      reference,
      amountMinor: 25_000,
      currency: 'BHD',
      bankReference: randomUUID(),
      receivedOn: '2026-11-22',
    })

  test('and paid by card is booked once: the transfer that comes late goes back', async () => {
    const { context } = fixtures
    const { departure, other, visitor, reference, wish } = await triedAgain()
    await retryItem(context, wish)
    const card = await placeOrder(context, await checkoutOf(context, visitor))
    await pay(context, card.reference)
    expect((await transfer(reference)).outcome).toBe('refund_due')
    expect([await statusOf(reference), await statusOf(card.reference)]).toEqual(['failed', 'confirmed'])
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 0 })
    expect(await countsOf(context.db, other.id)).toMatchObject({ held: 0, sold: 2 })
  })

  test('and not ordered is booked by the transfer that comes late, and leaves the cart', async () => {
    const { context } = fixtures
    const { departure, visitor, reference, wish } = await triedAgain()
    await retryItem(context, wish)
    await transfer(reference)
    expect(await statusOf(reference)).toBe('confirmed')
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 2 })
    expect(await loadCart(context.db, visitor)).toEqual([])
  })

  test('at the same moment as its first money comes is booked once', async () => {
    const { context } = fixtures
    for (let round = 0; round < 5; round++) {
      const { departure, other, visitor, reference, wish } = await triedAgain()
      await retryItem(context, wish)
      const input = await checkoutOf(context, visitor)
      const [card] = await Promise.allSettled([placeOrder(context, input), transfer(reference)])
      if (card.status === 'fulfilled') await pay(context, card.value.reference)
      const sold = (await countsOf(context.db, departure.id)).sold + (await countsOf(context.db, other.id)).sold
      expect(sold).toBe(2)
    }
  })

  test('pressed three times at once is in the cart once', async () => {
    const { context } = fixtures
    const { other, visitor, wish } = await triedAgain()
    await Promise.all([retryItem(context, wish), retryItem(context, wish), retryItem(context, wish)])
    expect((await loadCart(context.db, visitor)).map(({ row }) => row.departureId)).toEqual([other.id])
  })

  test('is booked once when the same cart is ordered again after its hold ended and both are paid', async () => {
    const { context } = fixtures
    const { departure, input } = await cart()
    const first = await placeOrder(context, input)
    await loseHold(context.db, first.reference)
    const second = await placeOrder(context, again(input, {}))
    await pay(context, second.reference)
    await pay(context, first.reference)
    expect([await statusOf(first.reference), await statusOf(second.reference)]).toEqual(['failed', 'confirmed'])
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 2 })
  })
})

test('booked items of a guest leave the cart of the account that they were moved to', async () => {
  const { context } = fixtures
  const { departure, visitor, input } = await cart(2)
  const email = `two-devices.${randomUUID()}@example.com`
  await newAccount(context, { visitor: await createVisitor(context.db), email, password: 'a long enough password' })
  const [user] = await context.db.rows<{ id: number }>({
    name: 'test.user_of',
    text: 'select id from app_user where email = $1',
    values: [email],
  })
  const userId = user?.id ?? 0
  const { reference } = await placeOrder(context, input)
  await mergeGuestCart(context, { visitor, userId })
  const spare = await createDeparture(context.db, { option: FORT, capacity: 5 })
  const second = await visitorWith(context, spare, 1, userId)
  const moved = await loadCart(context.db, second)
  expect(moved.map(({ row, priced }) => [row.departureId, priced.refusal])).toEqual([
    [departure.id, null],
    [spare.id, null],
  ])
  await pay(context, reference)
  expect((await loadCart(context.db, second)).map(({ row }) => row.departureId)).toEqual([spare.id])
})
