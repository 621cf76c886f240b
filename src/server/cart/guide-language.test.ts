import { beforeEach, describe, expect, test } from 'vitest'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { oneRow } from '#server/kernel/database.ts'
import { apiOf } from '#test/support/api-of.ts'
import { checkoutOf, pay, uniqueEmail } from '#test/support/buyer.ts'
import { countsOf, createDeparture, createVisitor, useFixtures, type FixtureDeparture } from '#test/support/fixtures.ts'
import { addItem, type AddItemInput } from './add-item.ts'
import { changeItem } from './change-item.ts'
import { mergeGuestCart } from './merge-guest-cart.ts'
import { readCart } from './read-cart.ts'

const fixtures = useFixtures()
let departure: FixtureDeparture
let visitor: Visitor

const speak = (...languages: string[]) =>
  fixtures.context.db.rows({
    name: 'test.guide_languages',
    text: `update product p set guide_languages = $2::text[] from option o where o.product_id = p.id and o.id = $1`,
    values: [departure.optionId, languages],
  })

beforeEach(async () => {
  const { db } = fixtures.context
  departure = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 12 })
  // Nothing is converted.
  visitor = { ...(await createVisitor(db)), currency: 'BHD' }
  await speak('ar', 'en', 'fr')
})

const put = async (
  guideLanguage: string | null,
  { adults = 1, of = departure, ...more }: { adults?: number; of?: FixtureDeparture } & Partial<AddItemInput> = {},
) => {
  const added = await addItem(fixtures.context, {
    visitor,
    optionId: of.optionId,
    departureId: of.id,
    duration: 1,
    units: { [String(of.units['adult'])]: adults },
    extras: {},
    pickupPointId: null,
    guideLanguage,
    ...more,
  })
  visitor = { ...visitor, cartToken: added.cartToken }
  return added
}
const change = (itemId: number, wish: Omit<Parameters<typeof changeItem>[1], 'visitor' | 'itemId'>) =>
  changeItem(fixtures.context, { visitor, itemId, ...wish })
const linesOf = async (of = visitor) =>
  (await readCart(fixtures.context, { visitor: of, locale: 'en' })).items.map((item) => [
    item.guideLanguage,
    item.travellers,
  ])

describe('lines of one departure', () => {
  test('are two for two languages, also with "Book now", and one for the same', async () => {
    expect(await put('ar', { adults: 2 })).toMatchObject({ added: 'new' })
    expect(await put('en')).toMatchObject({ added: 'new' })
    expect(await put('ar')).toMatchObject({ added: 'merged' })
    expect(await put('en', { adults: 4, mode: 'replace' })).toMatchObject({ added: 'replaced' })
    expect(await linesOf()).toEqual([
      ['ar', 3],
      ['en', 4],
    ])
  })

  test('take their seats together, and are booked in one order', async () => {
    const { context } = fixtures
    await put('ar', { adults: 2 })
    await put('en')
    await pay(context, (await placeOrder(context, await checkoutOf(context, visitor))).reference)
    expect(await countsOf(context.db, departure.id)).toMatchObject({ held: 0, sold: 3 })
    expect(await linesOf()).toEqual([])
  })

  test('take the people of one that was added without a language, and the language of one that had none', async () => {
    await put(null)
    await put('fr')
    expect(await linesOf()).toEqual([['fr', 2]])
    await put(null)
    expect(await linesOf()).toEqual([['fr', 3]])
  })

  test('become one when their languages become the same', async () => {
    await put('ar', { adults: 2 })
    const { itemId } = await put('en')
    await change(itemId, { guideLanguage: 'ar' })
    expect(await linesOf()).toEqual([['ar', 3]])
  })
})

describe('the language of a line', () => {
  test('is changed, and kept by changes of people and date', async () => {
    const { itemId } = await put('en')
    await change(itemId, { guideLanguage: 'fr' })
    await change(itemId, { units: { [String(departure.units['adult'])]: 2 } })
    const other = await createDeparture(fixtures.context.db, { option: 'bahrain-fort/sunset', capacity: 12 })
    await change(itemId, { departure: { optionId: other.optionId, departureId: other.id } })
    expect(await linesOf()).toEqual([['fr', 2]])
  })

  test('has to be one that the guides speak, and the line stays as it was', async () => {
    const refused = {
      code: 'cart.guide_language_unknown',
      details: { fields: [{ field: 'guideLanguage', code: 'unknown' }] },
    }
    await expect(put('de')).rejects.toMatchObject(refused)
    const { itemId } = await put('en')
    await expect(change(itemId, { guideLanguage: 'de' })).rejects.toMatchObject(refused)
    expect(await linesOf()).toEqual([['en', 1]])
  })

  test('stays when the guides do not speak it any more, and can be booked', async () => {
    const { context } = fixtures
    const { itemId } = await put('fr')
    await speak('ar')
    await change(itemId, { units: { [String(departure.units['adult'])]: 2 }, guideLanguage: 'fr' })
    await put('fr')
    expect(await linesOf()).toEqual([['fr', 3]])
    const { reference } = await placeOrder(context, await checkoutOf(context, visitor))
    expect(
      await oneRow(context.db, {
        name: 'test.language_of_order',
        text: `select i.guide_language as language from order_item i join orders o on o.id = i.order_id where o.reference = $1`,
        values: [reference],
      }),
    ).toEqual({ language: 'fr' })
  })

  test('does not follow the line to an activity whose guides do not speak it', async () => {
    const { itemId } = await put('fr')
    const souq = await createDeparture(fixtures.context.db, { option: 'edge-of-the-world/sunset', capacity: 12 })
    await fixtures.context.db.rows({
      name: 'test.souq_speaks',
      text: `update product set guide_languages = '{ar,en}' where code = 'edge-of-the-world'`,
    })
    const wish = { departure: { optionId: souq.optionId, departureId: souq.id }, units: { [String(souq.units['adult'])]: 2 } } // prettier-ignore
    await expect(change(itemId, wish)).rejects.toMatchObject({ code: 'cart.guide_language_unknown' })
    await change(itemId, { ...wish, guideLanguage: 'ar' })
    expect(await linesOf()).toEqual([['ar', 2]])
  })
})

test('signing in keeps lines of two languages, and this browser’s line of the same', async () => {
  const { context } = fixtures
  const { id: userId } = await oneRow<{ id: number }>(context.db, {
    name: 'test.user_of_cart',
    text: `insert into app_user (email, first_name, last_name, password_hash, language) values ($1, 'س', 'ع', 'x', 'ar') returning id`,
    values: [uniqueEmail()],
  })
  const guest = visitor
  visitor = { ...guest, userId }
  await put('ar', { adults: 4 })
  await put('en', { adults: 3 })
  visitor = { ...(await createVisitor(context.db)), currency: 'BHD' }
  await put('ar')
  await put('fr')
  await mergeGuestCart(context, { visitor, userId })
  expect((await linesOf({ ...visitor, userId })).toSorted()).toEqual([
    ['ar', 1],
    ['en', 3],
    ['fr', 1],
  ])
})

test.each([
  ['english', 422, { code: 'request.invalid', fields: [{ field: 'guideLanguage', code: 'invalid_format' }] }],
  [7, 422, { code: 'request.invalid', fields: [{ field: 'guideLanguage', code: 'invalid_type' }] }],
  ['de', 422, { code: 'cart.guide_language_unknown', fields: [{ field: 'guideLanguage', code: 'unknown' }] }],
])('the API refuses the language %j at its field', async (guideLanguage, status, body) => {
  const { id: departureId, optionId, units } = departure
  const answer = await apiOf(fixtures.context).request('/api/cart/items?locale=en', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ optionId, departureId, guideLanguage, units: { [String(units['adult'])]: 1 } }),
  })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject(body)
})
