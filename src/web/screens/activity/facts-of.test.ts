import { expect, test } from 'vitest'
import { factsOf } from './facts-of.ts'

const unit = (kind: string, priceMinor: number, minAge: number | null, maxAge: number | null) => ({
  id: 1,
  code: kind,
  kind,
  title: kind,
  minAge,
  maxAge,
  priceMinor,
  originalMinor: null as number | null,
  travellers: 1,
  minQuantity: 0,
  maxQuantity: null,
  accompaniedBy: [],
})
const option = (durationMinutes: number, capacity: number, units: ReturnType<typeof unit>[]) => ({
  id: 1,
  code: 'o',
  title: 'o',
  description: '',
  durationMinutes,
  capacity,
  units,
})

test('the facts of an activity are those of its options', () => {
  const options = [
    option(120, 8, [unit('adult', 20_900, 16, null), unit('child', 12_100, 7, 15)]),
    option(180, 10, [unit('adult', 24_900, 16, null), unit('child', 12_100, 7, 15)]),
  ]
  expect(factsOf({ options, pricingPer: 'person' })).toEqual({
    minutes: { from: 120, to: 180 },
    capacity: 10,
    capacityVaries: true,
    leastAge: 7,
    leastAgeVaries: false,
    ages: [
      {
        title: 'adult',
        minAge: 16,
        maxAge: null,
        priceMinor: 20_900,
        originalMinor: null,
        varies: true,
        optionTitle: null,
      },
      {
        title: 'child',
        minAge: 7,
        maxAge: 15,
        priceMinor: 12_100,
        originalMinor: null,
        varies: false,
        optionTitle: null,
      },
    ],
  })
})

test('a price that only one of several options has is of that option', () => {
  const options = [
    { ...option(150, 12, [unit('adult', 24_000, 18, null)]), title: 'Small group' },
    { ...option(180, 6, [unit('adult', 24_000, 18, null), unit('group', 140_000, null, null)]), title: 'Private' },
  ]
  const titlesOf = (some: typeof options) =>
    factsOf({ options: some, pricingPer: 'person' }).ages.map(({ optionTitle }) => optionTitle)
  expect(titlesOf(options)).toEqual([null, 'Private'])
  expect(titlesOf(options.slice(1))).toEqual([null, null])
})

test('the age of a group is said once, and not beside its size', () => {
  const options = [option(150, 8, [unit('adult', 24_000, 16, null), unit('group', 90_000, 10, null)])]
  const { ages, leastAge } = factsOf({ options, pricingPer: 'person' })
  expect(ages.map(({ minAge }) => minAge)).toEqual([16, null])
  expect(leastAge).toBe(10)
})

test('the lowest age is of the option that accepts the youngest, and says whether others accept only older ones', () => {
  const [riders, beginners] = [
    option(240, 8, [unit('child', 9000, 1, 6)]),
    option(120, 8, [unit('child', 9000, 4, 15)]),
  ]
  const ofBoth = factsOf({ options: [riders, beginners], pricingPer: 'person' })
  expect([ofBoth.leastAge, ofBoth.leastAgeVaries]).toEqual([1, true])
  expect(factsOf({ options: [beginners], pricingPer: 'person' }).leastAgeVaries).toBe(false)
})

test('an activity on request, which has no options, states no duration and no prices by age', () => {
  expect(factsOf({ options: [], pricingPer: 'quote' })).toEqual({
    minutes: null,
    capacity: null,
    capacityVaries: false,
    leastAge: 0,
    leastAgeVaries: false,
    ages: [],
  })
})

test('a reduced price has the one before its discount beside it, of the option that has the lowest', () => {
  const reduced = { ...unit('adult', 24_000, 18, null), originalMinor: 28_000 }
  const originalOf = (options: ReturnType<typeof option>[]) =>
    factsOf({ options, pricingPer: 'person' }).ages.find(({ title }) => title === 'adult')?.originalMinor
  const child = unit('child', 12_000, 6, 17)
  expect(originalOf([option(150, 12, [reduced, child])])).toBe(28_000)
  expect(originalOf([option(150, 12, [reduced, child]), option(90, 12, [unit('adult', 20_000, 18, null)])])).toBeNull()
})
