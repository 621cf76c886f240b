import { beforeAll, describe, expect, test } from 'vitest'
import { cancelAsStaff } from '#server/booking/commands/cancel-booking.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { refreshOrderRows } from '#server/booking/desk/refresh-order-rows.ts'
import { oneRow } from '#server/kernel/database.ts'
import { checkoutOf, orderOf, pay, uniqueEmail, visitorWith } from '#test/support/buyer.ts'
import type { TestPerson } from '#test/support/console.ts'
import { addItemOfOther, askDesk, paidOrder, peopleOfDesk, placedOrder, suppliersOfDesk } from '#test/support/desk.ts'
import { createDeparture, useFixtures } from '#test/support/fixtures.ts'
import { createCode } from '#test/support/promo-codes.ts'

interface Place {
  city: number
  product: number
  supplier: number
}

const fixtures = useFixtures()
let people: Awaited<ReturnType<typeof peopleOfDesk>>
let fort: Place
let elsewhere: Place
let code = ''
/** In the order in which they are made. */
const orders = { plain: '', promo: '', refunded: '', elsewhere: '', left: '' }
type Name = keyof typeof orders

beforeAll(async () => {
  const { context } = fixtures
  people = await peopleOfDesk(context)
  code = await createCode(context.db)
  orders.plain = (await paidOrder(context)).reference
  orders.promo = (await paidOrder(context, { promoCode: code, seenTotalMinor: 22_500 })).reference
  orders.refunded = await refundedOrder()
  orders.elsewhere = await orderElsewhere()
  orders.left = (await placedOrder(context)).reference
  fort = await placeOf(orders.plain)
  elsewhere = await placeOf(orders.elsewhere)
  await followOrderEvents(context)
})

/** Cancelled, with all that was paid. */
async function refundedOrder(): Promise<string> {
  const { context } = fixtures
  const { reference } = await paidOrder(context)
  const { id } = await oneRow<{ id: number }>(context.db, {
    name: 'test.free_cancellation',
    text: `update order_item i set cancellation = '[{"day": 0, "hour": 0, "minute": 0, "percentage": 0}]' from orders o
      where o.id = i.order_id and o.reference = $1 returning i.id`,
    values: [reference],
  })
  const by = { staff: 'Layla', staffId: 0, reason: 'the guest is ill', record: async () => {} }
  await cancelAsStaff(context, { reference, bookingId: id, seenRefundMinor: 25_000, by })
  return reference
}

/** Paid in Saudi riyals, for an activity of another supplier in another city. */
async function orderElsewhere(): Promise<string> {
  const { context } = fixtures
  const { option } = await oneRow<{ option: string }>(context.db, {
    name: 'test.option_elsewhere',
    text: `select p.code || '/' || o.code as option from option o join product p on p.id = o.product_id
        join product fort on fort.code = 'bahrain-fort'
      where p.city_id <> fort.city_id and p.supplier_id <> fort.supplier_id and p.currency = 'SAR' and p.pricing_per = 'person'
        and p.rate = 'once' and p.confirmation = 'instant' and p.pickup <> 'included' and o.is_listed and is_offered(p.status, p.sold_until)
        and exists (select from unit u where u.option_id = o.id and u.code = 'adult')
      order by p.id, o.position limit 1`,
  })
  const departure = await createDeparture(context.db, { option, capacity: 5 })
  const checkout = await checkoutOf(context, await visitorWith(context, departure, 2))
  const { reference } = await placeOrder(context, { ...checkout, email: uniqueEmail() })
  await pay(context, reference)
  return reference
}

function placeOf(reference: string): Promise<Place> {
  return oneRow(fixtures.context.db, {
    name: 'test.place_of_order',
    text: `select p.city_id as city, p.id as product, p.supplier_id as supplier
      from order_item i join orders o on o.id = i.order_id join product p on p.id = i.product_id where o.reference = $1`,
    values: [reference],
  })
}

const ask = (person: TestPerson, route: string) => askDesk(fixtures.context, person, route)
/** The names of the orders that match, the oldest first. */
async function found(query: string, person = people.owner): Promise<string[]> {
  const { status, body } = await ask(person, `GET /orders?${query}`)
  expect([query, status, body['code']]).toEqual([query, 200, undefined])
  const { rows, count } = body as unknown as { rows: { reference: string }[]; count: number }
  expect(count).toBe(rows.length)
  const names = Object.keys(orders) as Name[]
  return rows.toReversed().map(({ reference }) => names.find((name) => orders[name] === reference) ?? reference)
}

describe('the filter by', () => {
  test.each<[string, () => string, Name[]]>([
    ['city', () => `city=${elsewhere.city}`, ['elsewhere']],
    ['another city', () => `city=${fort.city}`, ['plain', 'promo', 'refunded']],
    ['two cities', () => `city=${fort.city},${elsewhere.city}`, ['plain', 'promo', 'refunded', 'elsewhere']],
    ['an unknown city', () => 'city=987654321', []],
    ['product', () => `product=${elsewhere.product}`, ['elsewhere']],
    ['currency', () => 'currency=SAR', ['elsewhere']],
    ['two currencies', () => 'currency=BHD,SAR', ['plain', 'promo', 'refunded', 'elsewhere']],
    ['another currency', () => 'currency=YER', []],
    ['promo code, in small letters', () => `promo=${code.toLowerCase()}`, ['promo']],
    ['a promo code that does not exist', () => 'promo=NONE', []],
    ['a refund', () => 'refund=yes', ['refunded']],
    ['no refund', () => 'refund=no', ['plain', 'promo', 'elsewhere']],
    [
      'city, currency, promo code and no refund',
      () => `city=${fort.city}&currency=BHD&promo=${code}&refund=no`,
      ['promo'],
    ],
    ['product, refund and state', () => `product=${fort.product}&refund=yes&state=cancelled`, ['refunded']],
    ['city and a product elsewhere', () => `city=${fort.city}&product=${elsewhere.product}`, []],
    ['city and the first start', () => `city=${fort.city}&startTo=2020-01-01`, []],
  ])('%s', async (_, query, names) => expect(await found(query())).toEqual(names))

  test.each<[string, () => string, Name[]]>([
    ['two states', () => 'state=cancelled,awaiting_payment', ['refunded', 'left']],
    ['any state but one, without checkouts that were left', () => 'state=!confirmed', ['refunded']],
    ['any state but two', () => 'state=!confirmed,cancelled', []],
    ['any money but one', () => 'money=!paid', ['refunded']],
    ['any method but one', () => 'method=!card', []],
    [
      'two suppliers',
      () => `supplier=${fort.supplier},${elsewhere.supplier}`,
      ['plain', 'promo', 'refunded', 'elsewhere'],
    ],
    ['any supplier but one', () => `supplier=!${fort.supplier}`, ['elsewhere']],
    ['any city but one', () => `city=!${elsewhere.city}`, ['plain', 'promo', 'refunded']],
    ['any currency but one', () => 'currency=!BHD', ['elsewhere']],
    ['any site but one', () => 'site=!rihla', []],
    ['any site but two others', () => 'site=!pearl,other', ['plain', 'promo', 'refunded', 'elsewhere']],
    [
      'any supplier and state but some',
      () => `supplier=!${elsewhere.supplier}&state=!cancelled&promo=${code}`,
      ['promo'],
    ],
  ])('%s', async (_, query, names) => expect(await found(query())).toEqual(names))

  test.each([
    'state=!',
    'state=confirmed,!cancelled',
    'supplier=!x',
    'site=!',
    'city=Manama',
    'city=1,',
    'product=x',
    'currency=ABC',
    'promo=',
    'refund=maybe',
  ])('refuses %s', async (query) => expect((await ask(people.owner, `GET /orders?${query}`)).status).toBe(422))
})

describe('a supplier', () => {
  test.each(['promo=X', 'refund=yes', 'refund=no'])('may not filter by %s', async (query) =>
    expect(await ask(people.office, `GET /orders?${query}`)).toMatchObject({ status: 403 }),
  )

  test('does not learn by a filter where others’ activities of an order are', async () => {
    const { context } = fixtures
    const { id } = await orderOf(context.db, orders.plain)
    await addItemOfOther(context, id)
    await refreshOrderRows(context.db, [id])
    const { product, city } = await oneRow<{ product: number; city: number }>(context.db, {
      name: 'test.product_of_other',
      text: `select p.id as product, p.city_id as city from order_item i join product p on p.id = i.product_id
        where i.order_id = $1 and p.supplier_id <> $2`,
      values: [id, fort.supplier],
    })
    expect(await found(`product=${product}`)).toContain('plain')
    expect(await found(`product=${product}`, people.office)).toEqual([])
    expect(await found(`city=${fort.city}`, people.office)).toEqual(['plain', 'promo', 'refunded'])
    if (city !== fort.city) expect(await found(`city=${city}`, people.office)).toEqual([])
    if (city !== fort.city) expect(await found(`city=!${city}`, people.office)).toEqual(await found('', people.office))
  })
})

describe('the choices of the filters', () => {
  const choicesOf = async (person: TestPerson, query = '') =>
    (await ask(person, `GET /orders/choices${query}`)).body as unknown as {
      cities: { id: number }[]
      products: { id: number }[]
      isMore: boolean
      currencies: string[]
      promoCodes: string[]
    }
  const idsOf = (list: { id: number }[]) => list.map(({ id }) => id)

  test('are what exists, and activities of the chosen cities', async () => {
    const all = await choicesOf(people.owner)
    expect(idsOf(all.cities)).toEqual(expect.arrayContaining([fort.city, elsewhere.city]))
    expect(idsOf(all.products)).toEqual(expect.arrayContaining([fort.product, elsewhere.product]))
    expect(all).toMatchObject({ currencies: ['BHD', 'SAR'], promoCodes: expect.arrayContaining([code]), isMore: false })
    const inCity = await choicesOf(people.owner, `?city=${elsewhere.city}`)
    expect(idsOf(inCity.products)).toContain(elsewhere.product)
    expect(idsOf(inCity.products)).not.toContain(fort.product)
    const chosen = await choicesOf(people.owner, `?city=${elsewhere.city}&product=${fort.product}`)
    expect(idsOf(chosen.products)).toContain(fort.product)
  })

  test('of a supplier are its own, without promo codes', async () => {
    const { other } = await suppliersOfDesk(fixtures.context)
    expect(other).not.toBe(fort.supplier)
    const own = await choicesOf(people.office, `?product=${elsewhere.product}`)
    expect(idsOf(own.products)).toContain(fort.product)
    expect(idsOf(own.products)).not.toContain(elsewhere.product)
    expect(idsOf(own.cities)).toContain(fort.city)
    expect(own.promoCodes).toEqual([])
  })
})
