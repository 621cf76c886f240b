import { expect, test } from 'vitest'
import type { Party } from '#domain/party-units.ts'
import type { BookableProduct, Departure } from './calls.ts'
import { lowestOfDay } from './lowest-of-day.ts'

interface UnitOfCase {
  title: string
  priceMinor: number
  travellers: number
  kind?: string
  maxQuantity?: number
  minAge?: number
}

interface OptionOfCase {
  units: UnitOfCase[]
  capacity?: number
  seatsLeft?: number
  /** Of each day or night, in percent of the listed price. */
  nights?: number[]
}

const tent: UnitOfCase = { title: 'Tent', priceMinor: 640, travellers: 2 }
const familyTent = (priceMinor: number): UnitOfCase => ({ title: 'Family tent', priceMinor, travellers: 4 })
const adult: UnitOfCase = { title: 'Adult', priceMinor: 100, travellers: 1, kind: 'adult' }
const childOf = (priceMinor: number): UnitOfCase => ({ title: 'Child', priceMinor, travellers: 1, kind: 'child' })
const family: UnitOfCase = { title: 'Family', priceMinor: 350, travellers: 4, kind: 'family' }
const four: Party = { adults: 2, children: 2, ages: [2, 7] }

/** The number, the unit, and the price of all of them. */
function said(party: Party | null, options: OptionOfCase[], pricingPer: 'person' | 'item' = 'item') {
  const product = {
    currency: 'SAR',
    pricingPer,
    options: options.map(({ units, capacity = 12 }, id) => ({
      id,
      capacity,
      units: units.map((unit) => ({
        code: unit.title,
        kind: 'item',
        maxQuantity: null,
        minAge: null,
        originalMinor: unit.priceMinor + 10,
        ...unit,
        priceMinor: unit.priceMinor * 100,
      })),
    })),
  } as unknown as BookableProduct
  const departures = options.map(({ seatsLeft = 10, nights = [100] }, optionId) => ({
    optionId,
    status: 'available',
    seatsLeft,
    days: nights.map((percent) => ({ unitPrices: null, adjustBasisPoints: (percent - 100) * 100 })),
  })) as unknown as Departure[]
  const lowest = lowestOfDay(product, departures, party)
  return lowest && `${lowest.quantity} × ${lowest.unit.title}: ${(lowest.quantity * lowest.priceMinor) / 100}`
}

test.each<{ of: string; party?: Party | null; options: OptionOfCase[]; per?: 'person'; says: string | null }>([
  // The table of docs/rules/search.md.
  { of: 'a cheaper family tent', options: [{ units: [tent, familyTent(980)] }], says: '1 × Family tent: 980' },
  { of: 'a dearer family tent', options: [{ units: [tent, familyTent(1400)] }], says: '2 × Tent: 1280' },
  { of: 'a family ticket', options: [{ units: [adult, family] }], per: 'person', says: '1 × Family: 350' },
  { of: 'persons', options: [{ units: [adult, childOf(50)] }], per: 'person', says: '1 × Adult: 100' },
  { of: 'nobody known', party: null, options: [{ units: [tent, familyTent(980)] }], says: '1 × Tent: 640' },
  { of: 'two', party: { adults: 2, children: 0 }, options: [{ units: [tent] }], says: '1 × Tent: 640' },
  {
    of: 'an infant that was booked',
    party: { adults: 2, children: 0, infants: 1 },
    options: [{ units: [tent] }],
    says: '2 × Tent: 1280',
  },
  { of: 'another option', options: [{ units: [tent] }, { units: [familyTent(980)] }], says: '1 × Family tent: 980' },
  {
    of: 'a single tent that is left',
    options: [{ units: [tent], seatsLeft: 1 }, { units: [familyTent(1400)] }],
    says: '1 × Family tent: 1400',
  },
  {
    of: 'one tent per booking',
    options: [{ units: [{ ...tent, maxQuantity: 1 }, familyTent(1400)] }],
    says: '1 × Family tent: 1400',
  },
  { of: 'no tent for all', options: [{ units: [{ ...tent, maxQuantity: 1 }] }], says: '1 × Tent: 640' },
  {
    of: 'a child who is too young',
    options: [{ units: [{ ...tent, minAge: 5 }] }, { units: [familyTent(1400)] }],
    says: '1 × Family tent: 1400',
  },
  {
    of: 'too few seats',
    options: [{ units: [adult], seatsLeft: 3 }, { units: [{ ...adult, priceMinor: 130 }] }],
    per: 'person',
    says: '1 × Adult: 130',
  },
  { of: 'several nights, for all of them', options: [{ units: [tent], nights: [120, 100] }], says: '2 × Tent: 2816' },
  { of: 'a day that is sold out', options: [{ units: [tent], seatsLeft: 0 }], says: null },
])('the price of a day for a party, of $of: $says', ({ party = four, options, per, says }) => {
  expect(said(party, options, per)).toBe(says)
})
