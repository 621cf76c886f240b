import { expect, test } from 'vitest'
import { dearestQuantitiesOfParty, dependsOnAges, quantitiesOfParty } from './party-units.ts'

const unit = (id: number, kind: string, priceMinor: number, minAge: number | null, maxAge: number | null) => ({
  id,
  kind,
  priceMinor,
  minAge,
  maxAge,
  travellers: 1,
  minQuantity: 0,
})
const adult = unit(1, 'adult', 135, 18, 59)
const anyAdult = unit(1, 'adult', 135, null, null)
const child = unit(2, 'child', 60, 6, 17)
const youth = unit(3, 'youth', 75, 7, 17)
const infant = unit(4, 'infant', 0, 0, 6)
const senior = unit(5, 'senior', 110, 60, null)
const family = unit(6, 'family', 300, null, null)

type Case = [
  what: string,
  units: (typeof adult)[],
  counted: Record<number, number> | null,
  dependsOnTheirAges: boolean,
  ages?: number[],
]

test.each<Case>([
  ['as children, where infants are free', [adult, child, unit(4, 'infant', 0, 0, 5)], { 1: 2, 2: 2 }, true],
  ['as youths, not as free infants', [adult, senior, youth, infant], { 1: 2, 3: 2 }, true],
  ['as children for the only price of a child', [adult, child], { 1: 2, 2: 2 }, false],
  ['as children who pay as much as infants', [adult, child, unit(4, 'infant', 60, 0, 5)], { 1: 2, 2: 2 }, false],
  ['as children, where older ones pay as adults', [anyAdult, unit(2, 'child', 60, 0, 11)], { 1: 2, 2: 2 }, true],
  ['as adults of their age, not as free infants', [unit(1, 'adult', 135, 4, null), infant], { 1: 4 }, true],
  ['as infants, where no other child is sold', [adult, infant], { 1: 2, 4: 2 }, false],
  ['not at all, where no child is sold', [adult], { 1: 2 }, false],
  ['not where a family shares a price', [family, child], null, false],
  ['by their age, where it is known', [adult, youth, infant], { 1: 2, 3: 1, 4: 1 }, false, [2, 9]],
  ['as youths, as far as their age is not known', [adult, youth, infant], { 1: 2, 3: 1, 4: 1 }, true, [2]],
])('counts children of unknown age %s', (_what, units, counted, depends, ages = []) => {
  const party = { adults: 2, children: 2, ages }
  expect(quantitiesOfParty(units, party)).toEqual(counted)
  expect(dependsOnAges(units, party, ({ priceMinor }) => priceMinor)).toBe(depends)
})

test.each<[what: string, units: (typeof adult)[], counted: Record<number, number> | null, ages?: number[]]>([
  ['as children, not as free infants', [adult, child, unit(4, 'infant', 0, 0, 5)], { 1: 2, 2: 2 }],
  ['as adults, where older children pay as they do', [anyAdult, unit(2, 'child', 60, 0, 11)], { 1: 4 }],
  [
    'as youths, who pay more than children',
    [adult, unit(2, 'child', 60, 2, 11), unit(3, 'youth', 75, 12, 17)],
    { 1: 2, 3: 2 },
  ],
  ['as what they are counted as, where all pay the same', [adult, child, unit(4, 'infant', 60, 0, 5)], { 1: 2, 2: 2 }],
  ['by their age, where it is known', [anyAdult, unit(2, 'child', 60, 0, 11)], { 1: 3, 2: 1 }, [9]],
  ['not at all, where no child is sold', [adult], { 1: 2 }],
  ['not where a family shares a price', [family, child], null],
])('for the highest price counts children of unknown age %s', (_what, units, counted, ages = []) => {
  expect(dearestQuantitiesOfParty(units, { adults: 2, children: 2, ages }, ({ priceMinor }) => priceMinor)).toEqual(
    counted,
  )
})
