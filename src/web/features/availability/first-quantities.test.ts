import { expect, test } from 'vitest'
import { firstQuantities } from './first-quantities.ts'

const unit = (kind: string, wish: { travellers?: number; minQuantity?: number; maxQuantity?: number } = {}) => ({
  id: 7,
  kind,
  travellers: 1,
  minAge: null,
  maxAge: null,
  minQuantity: 0,
  maxQuantity: null,
  ...wish,
})

test.each([
  ['two adults', unit('adult'), 10, 10, 2],
  ['one adult, if one seat is left', unit('adult'), 10, 1, 1],
  ['one adult, if the option has capacity for one', unit('adult'), 1, 10, 1],
  ['one adult, if a booking may have one', unit('adult', { maxQuantity: 1 }), 10, 10, 1],
  ['the minimum of the unit', unit('adult', { minQuantity: 4 }), 10, 10, 4],
  ['one group', unit('group', { travellers: 6 }), 10, 10, 1],
  ['one of the first unit, without adults', unit('senior'), 10, 10, 1],
])('starts with %s', (_what, first, capacity, seatsLeft, quantity) => {
  expect(firstQuantities({ capacity, units: [first] }, seatsLeft)).toEqual({ 7: quantity })
})

test('starts with the adults, in any order of units', () => {
  const child = { ...unit('child'), id: 1 }
  expect(firstQuantities({ capacity: 10, units: [child, unit('adult')] }, 10)).toEqual({ 7: 2 })
})

test.each([
  ['the party of the last search', { adults: 3, children: 2 }, ['child'], 10, { 7: 3, 1: 2 }],
  [
    'its children, where infants are of another kind',
    { adults: 3, children: 2 },
    ['child', 'infant'],
    10,
    { 7: 3, 1: 2 },
  ],
  ['its infants', { adults: 2, children: 1, infants: 1 }, ['child', 'infant'], 10, { 7: 2, 1: 1, 2: 1 }],
  ['its children as infants, where no other child is sold', { adults: 2, children: 1 }, ['infant'], 10, { 7: 2, 1: 1 }],
  [
    'without its infants, where none are counted',
    { adults: 2, children: 1, infants: 1 },
    ['child'],
    10,
    { 7: 2, 1: 1 },
  ],
  ['its adults only, where no child is sold', { adults: 3, children: 2 }, [], 10, { 7: 3 }],
  [
    'the party of the last search, where fewer seats are left',
    { adults: 3, children: 2 },
    ['child'],
    1,
    { 7: 3, 1: 2 },
  ],
  ['two adults, if the party has none', { adults: 0, children: 2 }, ['child'], 10, { 7: 2 }],
])('starts with %s', (_what, party, children, seatsLeft, quantities) => {
  const units = [...children.map((kind, index) => ({ ...unit(kind), id: index + 1 })), unit('adult')]
  expect(firstQuantities({ capacity: 10, units }, seatsLeft, { party })).toEqual(quantities)
})

const tent = { travellers: 2 }
test.each([
  ['two tents for two', unit('item', tent), { adults: 4, children: 0 }, 8, 6, 2],
  ['two tents for two for three', unit('item', tent), { adults: 2, children: 1 }, 8, 6, 2],
  ['one tent for two', unit('item', tent), { adults: 2, children: 0 }, 8, 6, 1],
  ['two tents, where an infant is the third', unit('item', tent), { adults: 2, children: 0, infants: 1 }, 8, 6, 2],
  ['one car up to 6', unit('item', { travellers: 6 }), { adults: 2, children: 2 }, 6, 1, 1],
  ['one boat for 8', unit('group', { travellers: 8 }), { adults: 4, children: 0 }, 8, 1, 1],
  ['a bicycle for each', unit('item'), { adults: 3, children: 1 }, 10, 10, 4],
  ['as many tents as are left', unit('item', tent), { adults: 6, children: 0 }, 8, 2, 2],
  ['as many tents as the option has', unit('item', tent), { adults: 6, children: 0 }, 4, 6, 2],
  [
    'as many tents as a booking may have',
    unit('item', { ...tent, maxQuantity: 1 }),
    { adults: 4, children: 0 },
    8,
    6,
    1,
  ],
  ['the minimum of tents', unit('item', { ...tent, minQuantity: 2 }), { adults: 2, children: 0 }, 8, 6, 2],
])('starts with %s for the party', (_what, first, party, capacity, seatsLeft, quantity) => {
  const known = { party, pricingPer: 'item' as const }
  expect(firstQuantities({ capacity, units: [first] }, seatsLeft, known)).toEqual({ 7: quantity })
})

test('counts the seats of a group by its travellers where the seats are theirs', () => {
  const option = { capacity: 20, units: [unit('group', { travellers: 8 })] }
  const party = { adults: 12, children: 0 }
  expect(firstQuantities(option, 15, { party, pricingPer: 'person' })).toEqual({ 7: 1 })
  expect(firstQuantities(option, 16, { party, pricingPer: 'person' })).toEqual({ 7: 2 })
})

test('keeps the party where the option takes fewer, and raises it to the minimum of a unit', () => {
  const adults = unit('adult', { minQuantity: 4 })
  const known = { party: { adults: 3, children: 2 } }
  expect(firstQuantities({ capacity: 2, units: [adults, { ...unit('child'), id: 1 }] }, 10, known)).toEqual({
    7: 4,
    1: 2,
  })
})

/** Infants to 5, children 6–12, adults from 13. */
const aged = [
  { ...unit('adult'), id: 1, minAge: 13 },
  { ...unit('child'), id: 2, minAge: 6, maxAge: 12 },
  { ...unit('infant'), id: 3, maxAge: 5 },
]
const noInfants = aged.slice(0, 2)
const youth = { ...unit('youth'), id: 4, minAge: 13, maxAge: 17 }
const student = { ...unit('student'), id: 5, minAge: 12, maxAge: 26 }
const noAges = [unit('adult'), unit('child'), unit('infant')].map((one, index) => ({ ...one, id: index + 1 }))
test.each([
  ['2 and 7 as an infant and a child', aged, [2, 7], 2, { 1: 2, 2: 1, 3: 1 }],
  ['under 1 and 5 as two infants', aged, [0, 5], 2, { 1: 2, 3: 2 }],
  ['6 and 12 as two children', aged, [6, 12], 2, { 1: 2, 2: 2 }],
  ['15 as an adult, where adults are from 13', aged, [15], 1, { 1: 3 }],
  ['15 as a youth, where there are prices for them', [...aged, youth], [15], 1, { 1: 2, 4: 1 }],
  ['15 as an adult, not as a student', [...aged, student], [15], 1, { 1: 3 }],
  ['2, whom no price is for, not as another', noInfants, [2, 7], 2, { 1: 2, 2: 1 }],
  [
    'the youngest of overlapping prices as an infant',
    [{ ...aged[1], minAge: null }, aged[0], aged[2]],
    [2],
    1,
    { 1: 2, 3: 1 },
  ],
  ['one of a known age and one without as today', aged, [2], 2, { 1: 2, 2: 1, 3: 1 }],
  ['1 and 3 as an infant and a child, where prices say no ages', noAges, [1, 3], 2, { 1: 2, 2: 1, 3: 1 }],
  ['15 as an adult of any age, where the prices of children end at 12', [noAges[0], aged[1]], [15], 1, { 1: 3 }],
  ['7 not as an adult of any age, where no child is sold', [noAges[0]], [7], 1, { 1: 2 }],
  ['an infant that takes no seat', [aged[0], { ...aged[2], travellers: 0 }], [2], 1, { 1: 2, 3: 1 }],
  ['none as a family', [aged[0], { ...unit('family'), id: 6, minAge: 3 }], [4], 1, { 1: 2 }],
])('counts a child of %s', (_what, known, ages, children, quantities) => {
  const units = known.filter((one) => one !== undefined) as ReturnType<typeof unit>[]
  const party = { adults: 2, children, ages }
  expect(firstQuantities({ capacity: 10, units }, 10, { party })).toEqual(quantities)
})

const units = [
  { ...unit('adult', { maxQuantity: 6 }), id: 1 },
  { ...unit('child'), id: 2 },
  { ...unit('group', { travellers: 4, minQuantity: 2 }), id: 3 },
]
test.each([
  ['the people of the booking', { 1: 3, 2: 2 }, 10, { 1: 3, 2: 2 }],
  ['those that the option still has', { 1: 3, 9: 4 }, 10, { 1: 3 }],
  ['at most as many as one booking may have', { 1: 8 }, 10, { 1: 6 }],
  ['the people of the booking, where fewer seats are left', { 1: 3, 2: 2 }, 4, { 1: 3, 2: 2 }],
  ['the party of the search, if they are too few for a group', { 3: 1 }, 10, { 1: 1 }],
  ['the party of the search, if the option has none of them', { 9: 2 }, 10, { 1: 1 }],
  ['the party of the search, if nobody came', { 1: 0 }, 10, { 1: 1 }],
])('books again with %s', (_what, booked, seatsLeft, quantities) => {
  const known = { booked, party: { adults: 1, children: 0 } }
  expect(firstQuantities({ capacity: 10, units }, seatsLeft, known)).toEqual(quantities)
})
