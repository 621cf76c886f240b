import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { withOrder } from '#server/booking/orders/order-access-cookie.ts'
import { decideSandboxPayment } from '#server/booking/providers/decide-sandbox-payment.ts'
import { changeItem } from '#server/cart/change-item.ts'
import { loadCart } from '#server/cart/load-cart.ts'
import type { Db } from '#server/kernel/database.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkoutOf, orderOf, pay, uniqueEmail, visitorWith } from '#test/support/buyer.ts'
import { countsOf, createDeparture, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import { payOtherwise } from './pay-otherwise.ts'
import { placeOrder } from './place-order.ts'
import { readOutcome } from './read-outcome.ts'

const fixtures = useFixtures()

/** An order of two people whose card was declined. */
async function declined() {
  const { context } = fixtures
  await context.db.rows({
    name: 'test.fort_pay_later',
    text: `update product set pay_later = true, confirmation = 'instant' where code = 'bahrain-fort'`,
  })
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 2 })
  const buyer = await visitorWith(context, departure, 2)
  const wish = { ...(await checkoutOf(context, buyer)), email: uniqueEmail() }
  const { reference } = await placeOrder(context, wish)
  const visitor: Visitor = { ...buyer, orderAccessCookie: withOrder(context.configuration, null, reference) }
  return { departure, visitor, reference, email: wish.email }
}

const later = (visitor: Visitor, reference: string, idempotencyKey: string = randomUUID()) =>
  payOtherwise(fixtures.context, { visitor, locale: 'en', reference, method: 'pay_later', idempotencyKey })

async function decline(reference: string): Promise<void> {
  const { session } = await orderOf(fixtures.context.db, reference)
  await decideSandboxPayment(fixtures.context.db, { reference: session, decision: 'insufficient_funds' })
}

test('after a decline the buyer reserves with pay later: same guest and seats, and the declined order is replaced', async () => {
  const { context } = fixtures
  const { departure, visitor, reference, email } = await declined()
  await decline(reference)
  const outcome = await readOutcome(context, { visitor, locale: 'en', reference })
  expect(outcome.outcome).toBe('payment_failed')
  expect(outcome.methods.map(({ code }) => code)).toEqual(['card', 'pay_later'])

  expect(outcome.hasOtherMethod).toBe(true)

  const placed = await later(visitor, reference)
  expect(placed.reference).not.toBe(reference)
  const pass = { ...visitor, orderAccessCookie: withOrder(context.configuration, null, placed.reference) }
  expect(await readOutcome(context, { visitor: pass, locale: 'en', reference: placed.reference })).toMatchObject({
    outcome: 'reserved',
    email,
    methods: [],
    totalMinor: outcome.totalMinor,
  })
  expect((await orderOf(context.db, reference)).status).toBe('expired')
  expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 2, sold: 0 })
})

test('after a decline nothing but the card is named where the cart can only be paid by card', async () => {
  const { context } = fixtures
  const { visitor, reference } = await declined()
  await decline(reference)
  await context.db.rows({
    name: 'test.fort_card_only',
    text: `update product set pay_later = false where code = 'bahrain-fort'`,
  })
  const outcome = await readOutcome(context, { visitor, locale: 'en', reference })
  expect(outcome).toMatchObject({ outcome: 'payment_failed', isInCart: true, methods: [], hasOtherMethod: false })
})

test('the same press sent again makes one order', async () => {
  const { visitor, reference } = await declined()
  await decline(reference)
  const key = randomUUID()
  const placed = await later(visitor, reference, key)
  expect(await later(visitor, reference, key)).toEqual(placed)
})

test('an order that was paid in the meantime, or belongs to another buyer, is not placed again', async () => {
  const { context } = fixtures
  const { visitor, reference } = await declined()
  await expect(later({ ...visitor, orderAccessCookie: null }, reference)).rejects.toMatchObject({
    code: 'checkout.order_unknown',
  })
  await pay(context, reference)
  await expect(later(visitor, reference)).rejects.toMatchObject({ code: 'checkout.already_paid' })
})

describe('an order whose line was moved meanwhile to another departure at the same price', () => {
  const moveLine = async (visitor: Visitor) => {
    const { context } = fixtures
    const other = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 2 })
    const [item] = await loadCart(context.db, visitor)
    const departure = { optionId: other.optionId, departureId: other.id }
    await changeItem(context, { visitor, itemId: item?.row.id ?? 0, departure })
    return other
  }

  test('is not placed again, and its page offers no other way to pay', async () => {
    const { context } = fixtures
    const { departure, visitor, reference } = await declined()
    await decline(reference)
    const other = await moveLine(visitor)
    expect(await readOutcome(context, { visitor, locale: 'en', reference })).toMatchObject({
      methods: [],
      hasOtherMethod: true,
    })
    await expect(later(visitor, reference)).rejects.toMatchObject({ code: 'checkout.cart_changed' })
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 2, sold: 0 })
    expect(await countsOf(context.db, other.id)).toMatchObject({ held: 0, sold: 0 })
  })

  test.each(['checkout.unpaid_order', 'cart.items'])(
    'is not placed again if that is done after %s was read',
    async (name) => {
      const { context } = fixtures
      const { visitor, reference } = await declined()
      await decline(reference)
      let other: FixtureDeparture | undefined
      const rows: Db['rows'] = async (statement) => {
        const read = await context.db.rows<never>(statement)
        if (statement.name === name && !other) other = await moveLine(visitor)
        return read
      }
      const moving = { ...context, db: { ...context.db, rows } }
      const input = { visitor, locale: 'en', reference, method: 'pay_later', idempotencyKey: randomUUID() } as const
      await expect(payOtherwise(moving, input)).rejects.toMatchObject({ code: 'checkout.cart_changed' })
      expect(await countsOf(context.db, other?.id ?? 0)).toMatchObject({ held: 0, sold: 0 })
    },
  )
})
