import { expect, test } from 'vitest'
import { presetRanges } from '#domain/weekend.ts'
import { later } from '#test/support/clock.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { localDate } from './local-date.ts'
import { currentSnapshot } from './snapshot/snapshot.ts'
import { readHome } from './read-home.ts'

const fixtures = useFixtures()

const homeIn = async (currency: string, context = fixtures.context) => {
  const visitor = { ...(await createVisitor(fixtures.context.db)), currency }
  const { weekend } = await readHome(context, { visitor, locale: 'en' })
  return { weekend, today: localDate((await currentSnapshot(context.db)).nowMs, visitor.site.zone) }
}

test.each([
  { currency: 'SAR', region: 'SA' },
  { currency: 'GBP', region: 'GB' },
])('the home page offers places on the coming weekend of $region to visitors who read $currency', async (visitor) => {
  const { weekend, today } = await homeIn(visitor.currency)
  const ranges = presetRanges(today, visitor.region)
  const { from, to } = ranges[weekend?.isNext ? 'nextWeekend' : 'thisWeekend']
  expect(weekend).toMatchObject({ from, to })
  expect(weekend?.cards.length).toBeGreaterThanOrEqual(3)
  for (const { free } of weekend?.cards ?? []) {
    expect(free?.date && free.date >= from && free.date <= to).toBe(true)
    expect(free?.from.currency).toBe(visitor.currency)
  }
})

test('the home page offers the next weekend when nothing is left of this one', async () => {
  const { today } = await homeIn('SAR')
  const lastMinute = `${presetRanges(today, 'SA').thisWeekend.to}T23:59:00`
  const { zone } = (await createVisitor(fixtures.context.db)).site
  const minutes = Temporal.Now.zonedDateTimeISO(zone).until(`${lastMinute}[${zone}]`).total('minutes')
  const { weekend, today: then } = await homeIn('SAR', later(fixtures.context, `${Math.max(0, minutes)} minutes`))
  expect(weekend).toMatchObject({ isNext: true, ...presetRanges(then, 'SA').nextWeekend })
  expect(weekend?.cards.length).toBeGreaterThanOrEqual(3)
})

test('the home page moves on to the next weekend', async () => {
  const [now, then] = [await homeIn('SAR'), await homeIn('SAR', later(fixtures.context, '7 days'))]
  expect(then.weekend?.from && then.weekend.from > (now.weekend?.to ?? '')).toBe(true)
})

test('a testimonial leads to the activity that it is about while that is on sale', async () => {
  const { context } = fixtures
  const visitor = await createVisitor(context.db)
  const read = async () =>
    (await readHome(context, { visitor, locale: 'en' })).testimonials.map(({ activity }) => activity?.slug ?? null)
  const architect = 'sheikh-zayed-mosque-with-an-architect'
  const [about, ...others] = await read()
  expect(about).toMatch(/fes/)
  expect(others).toEqual([architect, null, null])
  await context.db.rows({
    name: 'test.withdraw',
    text: `update product set status = 'withdrawn' where code = 'fes-medina-and-chouara'`,
  })
  expect(await read()).toEqual([null, architect, null, null])
})

test('the home page has no row for a weekend without places', async () => {
  await fixtures.context.db.rows({ name: 'test.close_departures', text: 'update departure set is_open = false' })
  expect((await homeIn('SAR')).weekend).toBeNull()
})
