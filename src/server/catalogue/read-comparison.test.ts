import { beforeAll, describe, expect, test } from 'vitest'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import type { WishedTrip } from './read-cards.ts'
import { readComparison } from './read-comparison.ts'

const fixtures = useFixtures()
const run = <Row extends object>(text: string, values: unknown[] = []) =>
  fixtures.context.db.rows<Row>({ name: 'test.comparison', text, values, isPlannedEachTime: true })
const compare = async (productIds: number[], wish: WishedTrip = {}) => {
  const visitor = await createVisitor(fixtures.context.db)
  return (await readComparison(fixtures.context, { visitor, locale: 'en', productIds, wish })).items
}

let fort = 0
let other = 0
/** Days on which the fort has seats, in order; the first costs five times as much. */
let days: string[] = []

beforeAll(async () => {
  const ids = await run<{ id: number; code: string }>(
    `select id, code from product where status = 'published' and pricing_per = 'person' order by code = 'bahrain-fort' desc, id limit 2`,
  )
  fort = ids[0]?.id ?? 0
  other = ids[1]?.id ?? 0
  const free = await run<{ day: string }>(
    `select distinct d.local_date::text as day from departure d join option o on o.id = d.option_id
      where o.product_id = $1 and d.is_open and d.local_date > current_date + 2 and d.capacity - d.held - d.sold > 4
      order by 1 limit 5`,
    [fort],
  )
  days = free.map(({ day }) => day)
  await run(
    `update departure set adjust_basis_points = case when local_date = $2 then 40000 else 0 end, hand_prices = null
      where local_date between $2 and $3 and option_id in (select id from option where product_id = $1)`,
    [fort, days[0], days.at(-1)],
  )
})

describe('a comparison', () => {
  test('has the products in the given order, without those that do not exist', async () => {
    expect((await compare([other, 987_654_321, fort])).map(({ card }) => card.id)).toEqual([other, fort])
  })

  test('says what the pages of the activities say', async () => {
    const [item] = await compare([fort, other])
    const [row] = await run<object>(
      `select guide_languages as "guideLanguages", pickup, drop_off as "dropOff", cancellation from product where id = $1`,
      [fort],
    )
    expect(item).toMatchObject({ ...row, isOffered: true })
  })

  test('has the first day of a trip beside the cheapest, for its travellers', async () => {
    const [first = '', second = '', , , last = ''] = days
    const [item] = await compare([fort, other], { from: first, to: last, travellers: 2 })
    expect(item?.firstDay).toBe(first)
    expect(item?.card.free?.date).toBe(second)
    expect(item?.card.free?.isFirstDay).toBe(false)
    const [crowd] = await compare([fort, other], { from: first, to: last, travellers: 100 })
    expect(crowd).toMatchObject({ firstDay: null, card: { free: null } })
  })

  test('says what all travellers pay, with dates and without, the children by their age', async () => {
    const [first = '', , , , last = ''] = days
    const [open] = await compare([fort, other])
    expect(open?.total).toBeNull()
    const [two] = await compare([fort, other], { travellers: 2 })
    expect(two?.card.free).toBeNull()
    const [dated] = await compare([fort, other], { from: first, to: last, travellers: 2 })
    expect(dated?.total).toEqual(dated?.card.free?.total)
    expect(dated?.total?.amountMinor).toBe(2 * (dated?.card.free?.from.amountMinor ?? 0))
    expect(two?.total?.amountMinor).toBeLessThanOrEqual(dated?.total?.amountMinor ?? 0)
    const [family] = await compare([fort, other], { from: first, to: last, travellers: 2, ages: '1' })
    expect(family?.total?.amountMinor).toBeLessThan(dated?.total?.amountMinor ?? 0)
    const [one] = await compare([fort, other], { from: first, to: last, travellers: 1 })
    expect(one?.total).toEqual(one?.card.free?.from)
  })

  test('has as total of what the party shares its price, as it pays for all of them', async () => {
    const boats = await run<{ id: number }>(
      `select id from product where status = 'published' and pricing_per = 'item' order by id`,
    )
    for (const { id } of boats) {
      const [item] = await compare([id, fort], { travellers: 2 })
      if (item?.firstDay) expect(item.total).not.toBeNull()
    }
    expect(boats).not.toEqual([])
    const [crowd] = await compare([boats[0]?.id ?? 0, fort], { travellers: 100 })
    expect(crowd?.total).toBeNull()
  })

  test('has the next free day without a trip', async () => {
    const [item] = await compare([fort, other])
    expect(item?.firstDay).not.toBeNull()
    expect((item?.firstDay ?? '') <= (days[0] ?? '')).toBe(true)
  })

  test('marks a withdrawn activity', async () => {
    await run(`update product set status = 'withdrawn' where id = $1`, [other])
    expect((await compare([fort, other])).map(({ isOffered }) => isOffered)).toEqual([true, false])
    await run(`update product set status = 'published' where id = $1`, [other])
  })
})
