import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, test } from 'vitest'
import activity from '#messages/en/activity.json' with { type: 'json' }
import catalogue from '#messages/en/catalogue.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import { BarPrice } from './bar-price.tsx'
import type { BookableProduct } from './calls.ts'
import { FromPrice } from './from-price.tsx'
import type { PartyPrice } from './lowest-of-day.ts'

const sar = (amountMinor: number) => ({ amountMinor, currency: 'SAR' })
const product = {
  currency: 'SAR',
  from: { ...sar(99_912), isEstimate: false },
  fromOriginal: { ...sar(119_900), isEstimate: false },
  pricingPer: 'person',
  rate: 'once',
  unitTitle: null,
} as unknown as BookableProduct
const day = (priceMinor: number, originalMinor: number | null = null): PartyPrice => ({
  priceMinor,
  originalMinor,
  unit: { kind: 'adult', title: 'Adult' } as PartyPrice['unit'],
  quantity: 1,
})
/** Tents for two at 535.50. */
const tents = (quantity: number): PartyPrice => ({
  priceMinor: 53_550,
  originalMinor: 60_000,
  unit: { kind: 'item', title: 'Tent (up to 2)' } as PartyPrice['unit'],
  quantity,
})
const camp = {
  rate: 'nightly',
  pricingPer: 'item',
  from: { ...sar(53_550), isEstimate: false },
  unitTitle: 'Tent (up to 2)',
} as const

const textOf = (content: ReactNode): string =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ activity, catalogue, common }} timeZone="UTC">
      {content}
    </IntlProvider>,
  )
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s/g, ' ')

describe('the price above the calendar', () => {
  const text = (of: Partial<Parameters<typeof FromPrice>[0]>, change: object = {}) =>
    textOf(<FromPrice product={{ ...product, ...change }} {...of} />)

  test.each([
    { lowest: null, says: 'From SAR 1,199 SAR 999.12', because: 'it is exact in lists too' },
    { lowest: day(99_912), says: 'From SAR 999.12', because: 'the options beside it are exact' },
    { lowest: day(99_912, 119_900), says: 'From SAR 1,199 SAR 999.12', because: 'that day has the offer' },
  ])('$says, because $because', ({ lowest, says }) => {
    expect(text({ lowest })).toBe(`${says} per person`)
  })

  test.each([
    { quantity: 2, says: 'From SAR 1,200 SAR 1,071 per night · 2 × Tent (up to 2)' },
    { quantity: 1, says: 'From SAR 600 SAR 535.50 per night · Tent (up to 2)' },
  ])('says the price of all tents that a party needs, and how many: $says', ({ quantity, says }) => {
    expect(text({ lowest: tents(quantity) }, camp)).toBe(says)
  })

  test('says the price of all nights beside their number', () => {
    expect(text({ lowest: tents(2), duration: 3 }, camp)).toBe('From SAR 1,200 SAR 1,071 3 nights · 2 × Tent (up to 2)')
  })

  test('is of all travellers, where each pays a price of their own and it is known what they pay', () => {
    const total = { totalMinor: 42_000, travellers: 4, dependsOnAges: false }
    expect(text({ lowest: day(13_500), total })).toBe('From SAR 420 for 4 travellers')
    expect(text({ lowest: day(13_500), total: { ...total, dependsOnAges: true } })).toBe(
      'Up to SAR 420 for 4 travellers · depends on children’s ages',
    )
    const family = { ...day(35_000), unit: { kind: 'family', title: 'Family' } as PartyPrice['unit'] }
    expect(text({ lowest: family, total })).toMatch(/^From SAR 350 .*Family/)
  })
})

describe('the price in the bar of a phone', () => {
  const text = (of: Partial<Parameters<typeof BarPrice>[0]>, change: object = {}) =>
    textOf(<BarPrice product={{ ...product, ...change }} {...of} />)

  test.each([
    { lowest: null, says: 'From SAR 999.12 per person', because: 'no day is chosen' },
    { lowest: day(99_912, 119_900), says: 'From SAR 999.12 per person, 11 Dec', because: 'the day has the same' },
    { lowest: day(114_362), says: 'From SAR 1,143.62 per person, 11 Dec', because: 'the day has another price' },
  ])('$says, because $because', ({ lowest, says }) => {
    expect(text({ lowest, date: '2030-12-11' })).toBe(says)
  })

  test.each([
    { quantity: 2, says: 'From SAR 1,071 per night · 2 × Tent, 11 Dec' },
    { quantity: 1, says: 'From SAR 535.50 per night, 11 Dec' },
  ])('says the price of all tents that a party needs, and how many: $says', ({ quantity, says }) => {
    expect(text({ lowest: tents(quantity), date: '2030-12-11' }, camp)).toBe(says)
  })

  test('is the same amount for all travellers as above the calendar', () => {
    const total = { totalMinor: 399_650, travellers: 4, dependsOnAges: false }
    const of = { lowest: day(99_912), date: '2030-12-11', total }
    expect(text(of)).toBe('From SAR 3,996.50  for 4 travellers, 11 Dec')
    expect(textOf(<FromPrice product={product} lowest={of.lowest} total={total} />)).toMatch(/^From SAR 3,996.50 /)
    expect(text({ ...of, total: { ...total, dependsOnAges: true } })).toBe(
      'Up to SAR 3,996.50  for 4 travellers, 11 Dec',
    )
    expect(text({ ...of, lowest: tents(2) }, camp)).toContain('2 × Tent')
  })
})
