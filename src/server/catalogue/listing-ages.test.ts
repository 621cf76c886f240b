import { beforeAll, describe, expect, test } from 'vitest'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { listingQuery } from './contract.ts'
import { readListing } from './read-listing.ts'
import { searchQuery } from './search/contract.ts'
import { readSearch } from './search/read-search.ts'

const fixtures = useFixtures()
const FORT = 'bahrain-fort'

const run = (text: string, values: unknown[] = []) =>
  fixtures.context.db.rows<{ day: string }>({ name: 'test.ages', text, values, isPlannedEachTime: true })
const listing = async (query: Record<string, string>) =>
  readListing(fixtures.context, {
    ...listingQuery.parse({ city: 'manama', locale: 'en', ...query }),
    visitor: await createVisitor(fixtures.context.db),
  })
type Found = Pick<Awaited<ReturnType<typeof listing>>, 'cards'>
const hasFort = ({ cards }: Found) => cards.some(({ code }) => code === FORT)
const family = { travellers: '4' }
const withFort = async (ages: string, query: Record<string, string> = {}) =>
  hasFort(await listing({ ...family, ages, ...query }))

const optionsOf = `(select o.id from option o join product p on p.id = o.product_id where p.code = $1)`
/** All units of the fort are from this age, also those of its other options. */
const sellFortFrom = (age: number | null) =>
  run(`update unit set min_age = ${age}, max_age = null where option_id in ${optionsOf}`, [FORT])

let day: { from: string; to: string }

/** On one day the fort has only its first option, which is from 6; the other one, from birth, is on other days. */
async function addOptionFromBirth(): Promise<void> {
  await run(
    `with first as (
        select o.* from option o where o.id in ${optionsOf} order by o.position limit 1),
      other as (
        insert into option (product_id, code, title, description, duration_minutes, capacity, position)
        select product_id, 'with-babies', title, description, duration_minutes, capacity, position + 90 from first
        returning id)
      insert into unit (option_id, code, kind, title, price_minor, min_age, position)
      select other.id, u.code, u.kind, u.title, u.price_minor, 0, u.position
      from unit u join first on first.id = u.option_id cross join other`,
    [FORT],
  )
  await run(
    `update departure d set option_id = other.id
      from option other where other.code = 'with-babies' and d.option_id in ${optionsOf} and d.local_date > $2::date`,
    [FORT, day.from],
  )
}

beforeAll(async () => {
  const [free] = await run(
    `select min(d.local_date)::text as day from departure d
      where d.option_id in ${optionsOf} and d.is_open and d.local_date > current_date + 2
        and d.capacity - d.held - d.sold > 4`,
    [FORT],
  )
  day = { from: free?.day ?? '', to: free?.day ?? '' }
  await sellFortFrom(6)
})

describe('a listing with the ages of children', () => {
  test('has only activities that accept the youngest, with dates and without', async () => {
    for (const dates of [{}, day]) {
      expect(await withFort('2-7', dates)).toBe(false)
      expect(await withFort('5', dates)).toBe(false)
      expect(await withFort('x-5', dates)).toBe(false)
      expect(await withFort('12-6', dates)).toBe(true)
      expect(hasFort(await listing({ ...family, ...dates }))).toBe(true)
    }
  })

  test('has what has no prices for children too, such as a kayak for one, unless the filter for them is chosen', async () => {
    await run(`update unit set kind = 'item' where option_id in ${optionsOf}`, [FORT])
    expect(await withFort('12-6')).toBe(true)
    expect(await withFort('12-6', { children: '1' })).toBe(false)
    await run(`update unit set travellers = 4 where option_id in ${optionsOf}`, [FORT])
    expect(await withFort('12-6', { children: '1' })).toBe(true)
    await run(`update unit set travellers = 1 where option_id in ${optionsOf}`, [FORT])
    await run(`update unit set kind = code where option_id in ${optionsOf}`, [FORT])
    expect(await withFort('12-6', { children: '1' })).toBe(true)
  })

  test('has what accepts people from birth, whatever the age', async () => {
    for (const age of [0, null]) {
      await sellFortFrom(age)
      expect(await withFort('0')).toBe(true)
    }
    await sellFortFrom(6)
    expect(await withFort('0')).toBe(false)
  })

  test('finds the same by a text', async () => {
    const found = async (ages: string) =>
      hasFort(
        await readSearch(fixtures.context, {
          ...searchQuery.parse({ q: 'fort', locale: 'en', ...family, ages }),
          visitor: await createVisitor(fixtures.context.db),
        }),
      )
    expect(await found('2-7')).toBe(false)
    expect(await found('7')).toBe(true)
  })

  test.each([
    ['without travellers', { ages: '2' }],
    ['that are not given', { ...family, ages: 'x-x' }],
    ...['', '18', '2,7', '2-', '-', 'two'].map((ages) => [`“${ages}”`, { ...family, ages }] as const),
  ] as [string, Record<string, string>][])('ignores ages %s', async (_what, query) => {
    expect(hasFort(await listing(query))).toBe(true)
  })

  test('counts what each filter then finds', async () => {
    for (const dates of [{}, day]) {
      const query = { ...family, ages: '2-7', ...dates }
      const { facets, total } = await listing(query)
      for (const [duration, count] of Object.entries(facets.durations))
        expect((await listing({ ...query, duration })).total, duration).toBe(count)
      for (const [timeOfDay, count] of Object.entries(facets.times ?? {}))
        expect((await listing({ ...query, timeOfDay })).total, timeOfDay).toBe(count)
      for (const name of ['freeCancellation', 'pickup', 'isPrivate', 'children'] as const)
        expect((await listing({ ...query, [name]: '1' })).total, name).toBe(facets[name])
      expect(total).toBeLessThan((await listing({ ...family, ...dates })).total)
    }
  })

  test('counts without the chip of the travellers what is found without ages', async () => {
    await run(`update unit set min_age = 6, max_age = null where option_id in (select o.id from option o join product p on p.id = o.product_id
      join city c on c.id = p.city_id where c.slug_en = 'manama' and p.code <> 'sakhir-camp')`)
    for (const dates of [{}, day]) {
      const { without, total } = await listing({ ...family, ages: '2-7', ...dates })
      expect(total).toBeLessThan(4)
      const counted = without.find(({ filter }) => filter === 'travellers')?.total
      expect(counted).toBe((await listing(dates)).total)
    }
  })

  test('with dates has an activity only if the option that accepts the youngest is free on them', async () => {
    await addOptionFromBirth()
    expect(await withFort('2-7')).toBe(true)
    expect(await withFort('2-7', day)).toBe(false)
    expect(await withFort('7', day)).toBe(true)
    const later = await listing({ ...family, ages: '2-7', from: day.from, to: '2099-01-01' })
    const card = later.cards.find(({ code }) => code === FORT)
    expect(card?.free?.date.localeCompare(day.from)).toBe(1)
    expect(card?.leastAge).toBeNull()
  })
})
