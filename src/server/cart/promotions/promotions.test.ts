import { describe, expect, test } from 'vitest'
import type { PlaceOrderInput } from '#server/booking/checkout/place-order-input.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { readCheckout } from '#server/booking/checkout/read-checkout.ts'
import { pay } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { buyerWithCode, createCode, usesOf } from '#test/support/promo-codes.ts'
import { choosePromo } from './choose-promo.ts'
import { readPromo } from './read-promo.ts'

const fixtures = useFixtures()
const someCode = (fields?: Record<string, string>) => createCode(fixtures.context.db, fields)
const buyer = (code: string, change?: Partial<PlaceOrderInput>) => buyerWithCode(fixtures.context, code, change)

const inTwoDays = `rihla_now() + interval '2 days'`
const other = (table: string) =>
  `(select max(id) from ${table} where id <> (select ${table}_id from product where code = 'bahrain-fort'))`

describe('a code that is entered', () => {
  test('stays with the cart, is what the checkout shows, and is forgotten when the cart is bought', async () => {
    const { context } = fixtures
    const code = await someCode()
    const { visitor, place } = await buyer(code)
    await choosePromo(context, { visitor, locale: 'en', code: ` ${code.toLowerCase()} ` })
    const reckoned = { code, refusal: null, cartMinor: 25_000, discountMinor: 2_500, totalMinor: 22_500 }
    expect(await readPromo(context, { visitor, locale: 'en' })).toMatchObject(reckoned)
    const checkout = await readCheckout(context, { visitor, locale: 'en', promoCode: undefined })
    expect(checkout).toMatchObject({ promo: { code, discountMinor: 2_500 }, totalMinor: 22_500 })
    // The cart and the checkout say which items the discount is of.
    expect(checkout.cart.items.map(({ discountMinor }) => discountMinor)).toEqual([2_500])
    const { items } = await readPromo(context, { visitor, locale: 'en' })
    expect(items).toEqual([{ id: checkout.cart.items[0]?.id, discountMinor: 2_500 }])
    const { reference } = await place()
    expect((await readPromo(context, { visitor, locale: 'en' })).code).toBe(code)
    await pay(context, reference)
    const kept = await context.db.rows<{ code: string | null }>({
      name: 'test.kept_code',
      text: `select c.promo_code as code from cart c join orders o on o.cart_id = c.id where o.reference = $1`,
      values: [reference],
    })
    expect(kept).toEqual([{ code: null }])
  })

  test('can be taken back', async () => {
    const { context } = fixtures
    const code = await someCode()
    const { visitor } = await buyer(code)
    await choosePromo(context, { visitor, locale: 'en', code })
    await choosePromo(context, { visitor, locale: 'en', code: null })
    expect(await readPromo(context, { visitor, locale: 'en' })).toMatchObject({ code: null, discountMinor: 0 })
  })

  test.each([
    { why: 'it is unknown', fields: null, refusal: 'code_unknown', details: {} },
    {
      why: 'it starts later',
      fields: { starts_at: `'2099-12-01T00:00+03:00'` },
      refusal: 'code_not_started',
      details: { date: 'Tuesday, 1\u{A0}December 2099' },
    },
    {
      why: 'it has ended: the day in the details was its last',
      fields: { expires_at: `'2026-01-01T00:00+03:00'` },
      refusal: 'code_expired',
      details: { date: 'Wednesday, 31\u{A0}December 2025' },
    },
    { why: 'it is used up', fields: { limit_total: '3', used: '3' }, refusal: 'code_used_up', details: {} },
    { why: 'it is for another product', fields: { product_id: `(select max(id) from product where code <> 'bahrain-fort')` }, refusal: 'code_not_for_these', details: {} }, // prettier-ignore
    { why: 'it is for another city', fields: { city_id: other('city') }, refusal: 'code_not_for_these', details: {} },
    { why: 'it is for another category', fields: { category_id: other('category') }, refusal: 'code_not_for_these', details: {} }, // prettier-ignore
    { why: 'it is for another supplier', fields: { supplier_id: other('supplier') }, refusal: 'code_not_for_these', details: {} }, // prettier-ignore
    {
      why: 'too little is bought',
      fields: { minimum_minor: '26000', currency: `'BHD'` },
      refusal: 'code_minimum_spend',
      details: { minimum: 'BHD\u00a026' },
    },
  ])('is refused because $why, and the previous code stays', async ({ fields, refusal, details }) => {
    const { context } = fixtures
    const kept = await someCode()
    const code = fields === null ? 'NOBODYS' : await someCode(fields)
    const { visitor, input } = await buyer(code)
    await choosePromo(context, { visitor, locale: 'en', code: kept })
    const refused = { code: `promo.${refusal}`, details }
    await expect(choosePromo(context, { visitor, locale: 'en', code })).rejects.toMatchObject(refused)
    await expect(placeOrder(context, { ...input, locale: 'en' })).rejects.toMatchObject(refused)
    expect((await readPromo(context, { visitor, locale: 'en' })).code).toBe(kept)
  })

  test('and ends before the payment is said at checkout with its reason, and stays entered', async () => {
    const { context } = fixtures
    const code = await someCode({ expires_at: inTwoDays })
    const { visitor, input } = await buyer(code)
    await choosePromo(context, { visitor, locale: 'ar', code })
    const then = later(context, '3 days')
    expect(await readCheckout(then, { visitor, locale: 'ar', promoCode: undefined })).toMatchObject({
      promo: null,
      promoCode: code,
      promoRefusal: { code: 'promo.code_expired' },
      totalMinor: 25_000,
    })
    await expect(placeOrder(then, input)).rejects.toMatchObject({ code: 'promo.code_expired' })
    expect(await usesOf(context.db, code)).toBe(0)
  })

  test('is guessed ten times in ten minutes and no more', async () => {
    const { context } = fixtures
    const { visitor } = await buyer('GUESS')
    const guess = (code: string) =>
      choosePromo(context, { visitor: { ...visitor, address: '198.51.100.9' }, locale: 'en', code })
    for (let tries = 0; tries < 10; tries++)
      await expect(guess(`GUESS-${tries}`)).rejects.toMatchObject({ code: 'promo.code_unknown' })
    await expect(guess('GUESS-10')).rejects.toMatchObject({ kind: 'limited', code: 'promo.too_many_tries' })
    await expect(guess(await someCode())).resolves.toBeUndefined()
  })
})
