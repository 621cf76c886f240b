import { describe, expect, test } from 'vitest'
import { readProduct } from '#server/catalogue/read-product.ts'
import { useImport } from '#test/support/import-files.ts'
import { sampleProduct } from '#test/support/sample-product.ts'
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
  const withCapacity = (code: string, capacity: number) => {
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

  test('can shrink to the seats taken and no further: the error names the departure', async () => {
    await importFiles({ 'products.json': [withCapacity('shrinking', 8)] })
    const [first] = await departures('shrinking')
    await sell(first?.['id'], 5, 2)
    const smaller = withCapacity('shrinking', 6)
    smaller.title.en = 'A smaller day'
    const { faults } = await importFiles({ 'products.json': [smaller] })
    expect(faults.kept).toEqual([
      `products.json $[0].options[0].schedules[0].capacity: 6 is less than the 7 seats taken of the departure of shrinking/group on ${String(first?.['date'])} at 09:00`,
    ])
    expect((await departures('shrinking')).map((one) => one['capacity'])).not.toContain(6)
    expect(await rows(`select title ->> 'en' as title from product where code = 'shrinking'`)).toEqual([
      { title: 'A day in the desert' },
    ])
    expect((await importFiles({ 'products.json': [withCapacity('shrinking', 7)] })).faults.count).toBe(0)
    expect(new Set((await departures('shrinking')).map((one) => one['capacity']))).toEqual(new Set([7]))
  })

  test('are closed, not deleted, when their schedule ends, and reopen with it', async () => {
    await importFiles({ 'products.json': [withCapacity('moving', 8)] })
    const before = await departures('moving')
    await sell(before[0]?.['id'], 3)
    const moved = withCapacity('moving', 8)
    for (const option of moved.options) for (const schedule of option.schedules) schedule.startTimes = ['11:00']
    const { warnings } = await importFiles({ 'products.json': [moved] })
    expect(warnings.kept).toEqual([
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
    expect(warnings.kept).toEqual([])
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
    `with c as (insert into cart (token_hash, site_id) select '\\x01', id from site where is_default returning id)
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
