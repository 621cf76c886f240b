import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkoutOf } from '#test/support/buyer.ts'
import { createDeparture, createVisitor, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import { addItem } from './add-item.ts'
import { changeItem } from './change-item.ts'
import { loadCart } from './load-cart.ts'
import { readCart } from './read-cart.ts'

type Party = { adult?: number; child?: number; infant?: number }

const fixtures = useFixtures()
let departure: FixtureDeparture
let visitor: Visitor

beforeEach(async () => {
  departure = await createDeparture(fixtures.context.db, { option: 'bahrain-fort/sunset', capacity: 8 })
  visitor = await createVisitor(fixtures.context.db)
})

const unitsOf = (party: Party) =>
  Object.fromEntries(Object.entries(party).map(([code, quantity]) => [String(departure.units[code]), quantity]))

async function put(party: Party): Promise<void> {
  const { cartToken } = await addItem(fixtures.context, {
    visitor,
    optionId: departure.optionId,
    departureId: departure.id,
    duration: 1,
    units: unitsOf(party),
    extras: {},
    pickupPointId: null,
  })
  visitor = { ...visitor, cartToken }
}

describe('a unit that must be accompanied', () => {
  test.each([{ infant: 1 }, { child: 2 }, { child: 1, infant: 1 }])('%o goes into no cart', async (party) => {
    await expect(put(party)).rejects.toMatchObject({ code: 'cart.unaccompanied' })
    expect(visitor.cartToken).toBeNull()
  })

  test.each([{ adult: 1 }, { adult: 1, infant: 2 }, { adult: 1, child: 3, infant: 1 }])(
    '%o may come',
    async (party) => {
      await put(party)
      expect((await readCart(fixtures.context, { visitor, locale: 'ar' })).items).toMatchObject([{ isAvailable: true }])
    },
  )

  test('keeps the adult in the cart: a change that takes the last one away is refused and changes nothing', async () => {
    await put({ adult: 1, child: 2 })
    const [item] = await loadCart(fixtures.context.db, visitor)
    const change = (party: Party) =>
      changeItem(fixtures.context, { visitor, itemId: item?.row.id ?? 0, units: unitsOf(party) })
    await expect(change({ adult: 0, child: 2 })).rejects.toMatchObject({ code: 'cart.unaccompanied' })
    expect((await loadCart(fixtures.context.db, visitor))[0]?.row.chosenUnits).toEqual(unitsOf({ adult: 1, child: 2 }))
    await change({ adult: 2, child: 1 })
  })

  test('cannot be bought once the rule was made after they had chosen', async () => {
    const rule = (accompaniedBy: string[]) =>
      fixtures.context.db.rows({
        name: 'test.rule',
        text: `update unit set accompanied_by = $2 where option_id = $1 and code = 'child'`,
        values: [departure.optionId, accompaniedBy],
      })
    await rule([])
    await put({ child: 2 })
    const checkout = await checkoutOf(fixtures.context, visitor)
    await rule(['adult'])
    expect(await readCart(fixtures.context, { visitor, locale: 'en' })).toMatchObject({
      notice: 'all_unavailable',
      items: [{ isAvailable: false, unavailableReason: 'cart.unaccompanied' }],
    })
    await expect(placeOrder(fixtures.context, checkout)).rejects.toMatchObject({ code: 'checkout.cart_unavailable' })
  })
})

describe('the numbers of a unit', () => {
  afterEach(async () => {
    await limit('min_quantity', 'adult', 0)
    await limit('max_quantity', 'infant', null)
  })
  const limit = (column: 'min_quantity' | 'max_quantity', code: string, quantity: number | null) =>
    fixtures.context.db.rows({
      name: `test.limit_${column}`,
      text: `update unit set ${column} = $3 where option_id = $1 and code = $2`,
      values: [departure.optionId, code, quantity],
    })

  test('a cart refuses more than the maximum and says what it is', async () => {
    await limit('max_quantity', 'infant', 2)
    await expect(put({ adult: 1, infant: 3 })).rejects.toMatchObject({
      code: 'cart.unit_too_many',
      details: { unit: 'infant', maximum: 2 },
    })
  })

  test('a cart refuses fewer than the minimum and says what it is', async () => {
    await limit('min_quantity', 'adult', 2)
    await expect(put({ adult: 1 })).rejects.toMatchObject({
      code: 'cart.unit_too_few',
      details: { unit: 'adult', minimum: 2 },
    })
  })

  test('a unit that is left out has no minimum: of two boats one is booked', async () => {
    await limit('min_quantity', 'adult', 1)
    await limit('min_quantity', 'infant', 1)
    await put({ adult: 1 })
    await limit('min_quantity', 'infant', 0)
  })

  test('a cart with nobody asks for a traveller', async () => {
    await expect(put({ adult: 0 })).rejects.toMatchObject({ code: 'cart.quantity_invalid' })
  })

  test('a maximum that was lowered afterwards is named in the cart', async () => {
    await put({ adult: 1, infant: 2 })
    await limit('max_quantity', 'infant', 1)
    expect((await readCart(fixtures.context, { visitor, locale: 'en' })).items).toMatchObject([
      { isAvailable: false, unavailableReason: 'cart.unit_too_many', unavailableLimit: 1 },
    ])
  })
})
