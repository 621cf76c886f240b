import { describe, expect, test } from 'vitest'
import type { Party } from '#domain/party-units.ts'
import type { UnitOfChoice } from './first-quantities.ts'
import { partyFit, sortedByFit } from './party-fit.ts'

const unit = (kind: string, rest: Partial<UnitOfChoice> = {}): UnitOfChoice => ({
  id: kind.length,
  kind,
  travellers: 1,
  minAge: null,
  maxAge: null,
  minQuantity: 0,
  maxQuantity: null,
  ...rest,
})
const tour = { capacity: 6, units: [unit('adult', { minAge: 14 }), unit('youth', { minAge: 6, maxAge: 13 })] }
const withInfants = { capacity: 3, units: [unit('adult'), unit('infant', { travellers: 0, maxAge: 2 })] }
const tents = { capacity: 4, units: [unit('item', { travellers: 2, maxQuantity: 2 })] }
const boat = { capacity: 8, units: [unit('group', { travellers: 8, minAge: 3 })] }

const twoAdults: Party = { adults: 2, children: 0 }
const family: Party = { adults: 2, children: 2, ages: [2, 7] }

const suits = { isTooYoung: false, several: null, isTooSmall: false }

describe('how an option goes with the party of a visit', () => {
  test.each([
    { of: 'a tour from six', option: tour, party: null, fit: { ...suits, leastAge: 6 } },
    { of: 'a tour from six, for adults', option: tour, party: twoAdults, fit: { ...suits, leastAge: 6 } },
    {
      of: 'a tour from six, with a child of two',
      option: tour,
      party: family,
      fit: { ...suits, leastAge: 6, isTooYoung: true },
    },
    {
      of: 'a tour of six, for seven',
      option: tour,
      party: { adults: 7, children: 0 },
      fit: { ...suits, leastAge: 6, isTooSmall: true },
    },
    {
      of: 'places of three, with an infant on a lap',
      option: withInfants,
      party: { adults: 3, children: 1, ages: [1] },
      fit: { ...suits, leastAge: 0 },
    },
    { of: 'a tent for two, for two', option: tents, party: twoAdults, fit: { ...suits, leastAge: 0 } },
    {
      of: 'tents for two, for three',
      option: tents,
      party: { adults: 3, children: 0 },
      fit: { ...suits, leastAge: 0, several: 2 },
    },
    {
      of: 'two tents for two, for five',
      option: tents,
      party: { adults: 5, children: 0 },
      fit: { ...suits, leastAge: 0, isTooSmall: true },
    },
    {
      of: 'a boat from three, with a child of two',
      option: boat,
      party: family,
      fit: { ...suits, leastAge: 3, isTooYoung: true },
    },
    { of: 'nothing that is sold', option: { capacity: 4, units: [] }, party: family, fit: { ...suits, leastAge: 0 } },
  ])('$of', ({ option, party, fit }) => {
    expect(partyFit(option, party)).toEqual(fit)
  })
})

test('options that take the whole party come first, then several of one, then what is not for all of it', () => {
  const sorted = (party: Party | null) =>
    sortedByFit([tour, tents, withInfants, boat], (option) => partyFit(option, party)).map((option) =>
      [tour, tents, withInfants, boat].indexOf(option),
    )
  expect(sorted(null)).toEqual([0, 1, 2, 3])
  expect(sorted({ adults: 3, children: 1, ages: [1] })).toEqual([2, 1, 0, 3])
  expect(sorted({ adults: 3, children: 0 })).toEqual([0, 2, 3, 1])
})
