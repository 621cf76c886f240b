import { describe, expect, test } from 'vitest'
import { readDepartures } from '#server/availability/read-departures.ts'
import { readProduct } from '#server/catalogue/read-product.ts'
import { useImport } from '#test/support/import-files.ts'
import { sampleProduct } from '#test/support/sample-product.ts'
import type { HandChange } from '#domain/hand.ts'
import { changeDepartures } from '#server/trips/change-departures.ts'
import { personOf, staffPerson } from '#test/support/console.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const importFiles = useImport(fixtures)
const rows = (text: string, ...values: unknown[]) =>
  fixtures.context.db.rows<Record<string, unknown>>({ name: `test.${text}`, text, values })

describe('sold departures', () => {
  const departures = (code: string) =>
    rows(
      `select d.id, d.local_date::text as date, d.local_time as time, d.capacity, d.held, d.sold, d.is_open as "isOpen"
        from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id
        where p.code = $1 and d.starts_at > rihla_now() order by d.starts_at`,
      code,
    )
  const sell = (id: unknown, sold: number, held = 0) =>
    rows('update departure set sold = $2, held = $3 where id = $1', id, sold, held)
  const withCapacity = (code: string, capacity: number | null) => {
    const product = sampleProduct(code)
    for (const option of product.options) for (const schedule of option.schedules) schedule.capacity = capacity
    return product
  }

  test('keep their sold and held seats when they grow', async () => {
    await importFiles({ 'products.json': [withCapacity('growing', 8)] })
    const [first] = await departures('growing')
    await sell(first?.['id'], 5, 2)
    await importFiles({ 'products.json': [withCapacity('growing', 10)] })
    expect((await departures('growing'))[0]).toEqual({ ...first, capacity: 10, sold: 5, held: 2 })
  })

  test('are on free sale without a capacity: bookable however many seats are sold', async () => {
    await importFiles({ 'products.json': [withCapacity('unlimited', null)] })
    const [first] = await departures('unlimited')
    await sell(first?.['id'], 5000, 200)
    const [product] = await rows('select id from product where code = $1', 'unlimited')
    const { departures: read } = await readDepartures(fixtures.context, {
      visitor: await createVisitor(fixtures.context.db),
      productId: Number(product?.['id']),
      date: String(first?.['date']),
      duration: 1,
    })
    expect(read.map(({ status, seatsLeft }) => ({ status, seatsLeft }))).toContainEqual({
      status: 'available',
      seatsLeft: null,
    })
  })

  test('can shrink to the seats taken and no further: the error names the departure', async () => {
    await importFiles({ 'products.json': [withCapacity('shrinking', 8)] })
    const [first] = await departures('shrinking')
    await sell(first?.['id'], 5, 2)
    const smaller = withCapacity('shrinking', 6)
    smaller.title.en = 'A smaller day'
    const { errors } = await importFiles({ 'products.json': [smaller] })
    expect(errors.listed).toEqual([
      `products.json $[0].options[0].schedules[0].capacity: 6 is less than the 7 seats taken of the departure of shrinking/group on ${String(first?.['date'])} at 09:00`,
    ])
    expect((await departures('shrinking')).map((one) => one['capacity'])).not.toContain(6)
    expect(await rows(`select title ->> 'en' as title from product where code = 'shrinking'`)).toEqual([
      { title: 'A day in the desert' },
    ])
    expect((await importFiles({ 'products.json': [withCapacity('shrinking', 7)] })).errors.count).toBe(0)
    expect(new Set((await departures('shrinking')).map((one) => one['capacity']))).toEqual(new Set([7]))
  })

  test('are closed, not deleted, when their schedule ends, and reopen with it', async () => {
    await importFiles({ 'products.json': [withCapacity('moving', 8)] })
    const before = await departures('moving')
    await sell(before[0]?.['id'], 3)
    const moved = withCapacity('moving', 8)
    for (const option of moved.options) for (const schedule of option.schedules) schedule.startTimes = ['11:00']
    const { warnings } = await importFiles({ 'products.json': [moved] })
    expect(warnings.listed).toEqual([
      expect.stringContaining(
        `moving/group on ${String(before[0]?.['date'])} at 09:00 any more; it is closed and keeps its 3`,
      ),
    ])
    const after = await departures('moving')
    expect(after.filter((one) => one['time'] === '09:00')).toEqual([{ ...before[0], sold: 3, isOpen: false }])
    expect(after.filter((one) => one['time'] === '11:00').map((one) => one['isOpen'])).toEqual(
      expect.arrayContaining([true]),
    )
    expect((await importFiles({ 'products.json': [moved] })).warnings.count).toBe(0)
    await importFiles({ 'products.json': [withCapacity('moving', 8)] })
    expect((await departures('moving'))[0]).toEqual({ ...before[0], sold: 3 })
  })

  test('of a quote are not changed', async () => {
    await importFiles({ 'products.json': [withCapacity('quoted', 8)] })
    await rows(
      `with q as (
          insert into quote_request (reference, site_id, product_id, language, is_flexible, travellers, message, first_name, last_name, email,
            country_code)
          select 'RQ-IMPORTED', s.id, p.id, 'ar', true, 3, 'x', 'x', 'x', 'x', 'SA' from product p, site s
          where p.code = 'quoted' and s.is_default returning id, product_id),
        o as (
          insert into option (product_id, code, position, title, description, duration_minutes, capacity, is_listed)
          select product_id, 'quote-1', 0, '{"ar": "", "en": ""}', '{"ar": "", "en": ""}', 60, 3, false from q returning id)
        insert into departure (option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity, sold, quote_request_id)
        select o.id, (rihla_now() + interval '5 days')::date, '06:30', rihla_now() + interval '5 days', rihla_now() + interval '6 days',
          rihla_now() + interval '5 days', 3, 3, q.id from o, q`,
    )
    const own = async () => (await departures('quoted')).filter((one) => one['time'] === '06:30')
    const before = await own()
    const changed = withCapacity('quoted', 9)
    const { warnings } = await importFiles({ 'products.json': [changed] })
    expect(warnings.listed).toEqual([])
    expect(await own()).toEqual(before)
    expect(before).toMatchObject([{ isOpen: true, sold: 3 }])
  })

  test('stay closed if the operator closed them', async () => {
    await importFiles({ 'products.json': [withCapacity('closed', 8)] })
    const [first] = await departures('closed')
    await rows('update departure set is_open = false where id = $1', first?.['id'])
    await importFiles({ 'products.json': [withCapacity('closed', 9)] })
    expect((await departures('closed'))[0]).toEqual({ ...first, capacity: 9, isOpen: false })
  })

  describe('changed by hand in the console', () => {
    const byHand = async (id: unknown, change: HandChange) => {
      const { context } = fixtures
      const person = await personOf(context, await staffPerson(context, 'owner'))
      return changeDepartures(context, { person, departureIds: [Number(id)], change, reason: 'Repairs' })
    }

    test('keep it until they go back to the plan', async () => {
      await importFiles({ 'products.json': [withCapacity('by-hand', 8)] })
      const [larger, closed, smaller] = await departures('by-hand')
      await byHand(larger?.['id'], { kind: 'capacity', capacity: 20 })
      await byHand(closed?.['id'], { kind: 'close' })
      await sell(smaller?.['id'], 5)
      await byHand(smaller?.['id'], { kind: 'capacity', capacity: 5 })
      // The hand's capacity counts, not the plan's, which would be too small.
      await sell(larger?.['id'], 15)
      const { errors } = await importFiles({ 'products.json': [withCapacity('by-hand', 10)] })
      expect(errors.listed).toEqual([])
      expect((await departures('by-hand')).slice(0, 3)).toEqual([
        { ...larger, capacity: 20, sold: 15 },
        { ...closed, capacity: 10, isOpen: false },
        { ...smaller, capacity: 5, sold: 5 },
      ])
      expect(await byHand(larger?.['id'], { kind: 'plan' })).toMatchObject([{ result: 'too_small' }])
      for (const one of [closed, smaller]) await byHand(one?.['id'], { kind: 'plan' })
      expect((await departures('by-hand')).slice(1, 3)).toEqual([
        { ...closed, capacity: 10, isOpen: true },
        { ...smaller, capacity: 10, sold: 5 },
      ])
    })

    test('keep a price until they go back to the plan, which changes meanwhile; one that nothing plans is not deleted', async () => {
      const code = 'priced-by-hand'
      const priced = async () =>
        rows(
          `select d.hand_prices ->> 'adult' as "byHand", d.adjust_basis_points as adjust, d.is_open as "isOpen" from departure d
            join option o on o.id = d.option_id join product p on p.id = o.product_id
            where p.code = $1 and d.local_time = '09:00' order by d.starts_at limit 2`,
          code,
        )
      await importFiles({ 'products.json': [sampleProduct(code)] })
      const [first, second] = await departures(code)
      for (const one of [first, second]) await byHand(one?.['id'], { kind: 'percent', basisPoints: 2000 })
      const [{ byHand: price } = {}] = await priced()
      expect(Number(price)).toBeGreaterThan(0)
      const dearer = sampleProduct(code)
      for (const option of dearer.options) {
        for (const schedule of option.schedules) Object.assign(schedule, { adjustBasisPoints: 1500 })
        for (const unit of option.units) unit.priceMinor *= 2
      }
      await importFiles({ 'products.json': [dearer] })
      expect(await priced()).toEqual([
        { byHand: price, adjust: 1500, isOpen: true },
        { byHand: price, adjust: 1500, isOpen: true },
      ])
      await byHand(second?.['id'], { kind: 'plan' })
      for (const { schedules } of dearer.options) for (const schedule of schedules) schedule.startTimes = ['11:00']
      await importFiles({ 'products.json': [dearer] })
      expect(await priced()).toEqual([{ byHand: price, adjust: 1500, isOpen: false }])
    })

    test('stay open without a schedule, and closed when it returns', async () => {
      await importFiles({ 'products.json': [withCapacity('without-plan', 8)] })
      const [open, closed] = await departures('without-plan')
      await sell(open?.['id'], 2)
      await sell(closed?.['id'], 2)
      const moved = withCapacity('without-plan', 8)
      for (const option of moved.options) for (const schedule of option.schedules) schedule.startTimes = ['11:00']
      await importFiles({ 'products.json': [moved] })
      await byHand(open?.['id'], { kind: 'open' })
      await byHand(closed?.['id'], { kind: 'close' })
      const shown = async () => (await departures('without-plan')).filter((one) => one['time'] === '09:00').map((one) => one['isOpen']) // prettier-ignore
      await importFiles({ 'products.json': [moved] })
      expect((await shown()).slice(0, 2)).toEqual([true, false])
      await importFiles({ 'products.json': [withCapacity('without-plan', 9)] })
      expect((await shown()).slice(0, 3)).toEqual([true, false, true])
    })
  })

  test('follow a season and its exceptions', async () => {
    const product = sampleProduct('season')
    await importFiles({ 'products.json': [product] })
    const [first, second, third, fourth] = (await departures('season')).map((one) => String(one['date']))
    for (const { schedules } of product.options) {
      schedules.push(
        ...schedules.map((year) => ({
          ...year,
          exceptions: [],
          code: 'season',
          capacity: 20,
          validFrom: String(fourth),
          validTo: String(fourth),
        })),
      )
      schedules[0]?.exceptions.push({ date: String(second) }, { date: String(third), capacity: 3 })
    }
    await importFiles({ 'products.json': [product] })
    const after = await departures('season')
    expect(after.slice(0, 3).map((one) => [one['date'], one['capacity']])).toEqual([
      [first, 8],
      [third, 3],
      [fourth, 20],
    ])
  })
})

test('withdraws omitted options, units and extras: carts and orders keep them, but they are not shown or sold', async () => {
  const product = sampleProduct('withdrawing')
  product.options.push(...product.options.map((option) => ({ ...structuredClone(option), code: 'private' })))
  await importFiles({ 'products.json': [product] })
  const [chosen] = await rows(
    `select o.id as option, d.id as departure from product p join option o on o.product_id = p.id and o.code = 'private'
      join departure d on d.option_id = o.id and d.starts_at > rihla_now() + interval '2 days' where p.code = $1 order by d.starts_at limit 1`,
    'withdrawing',
  )
  await rows(
    `with c as (insert into cart (key, site_id) select '\\x01', id from site where is_default returning id)
      insert into cart_item (cart_id, option_id, departure_id, units, seen_minor, seen_currency) select c.id, $1, $2, '{}', 1, 'SAR' from c`,
    chosen?.['option'],
    chosen?.['departure'],
  )
  product.options.pop()
  for (const option of product.options) option.units.pop()
  product.extras.pop()
  await importFiles({ 'products.json': [product] })

  const shown = await readProduct(fixtures.context, {
    city: 'riyadh',
    slug: 'withdrawing',
    locale: 'en',
    visitor: await createVisitor(fixtures.context.db),
  })
  expect(shown.options.map((option) => [option.code, option.units.map((unit) => unit.code)])).toEqual([
    ['group', ['adult']],
  ])
  expect(shown.extras.length).toBe(1)
  const left = await rows(
    `select count(*)::int as items, bool_or(d.is_open) as "isOpen" from cart_item i join departure d on d.id = i.departure_id where i.departure_id = $1`,
    chosen?.['departure'],
  )
  expect(left).toEqual([{ items: 1, isOpen: false }])
})
