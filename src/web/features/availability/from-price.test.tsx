import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import activity from '#messages/en/activity.json' with { type: 'json' }
import catalogue from '#messages/en/catalogue.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import { FromPrice } from './from-price.tsx'
import type { PartyPrice } from './lowest-of-day.ts'
import { camp, day, product, tents } from './sample-prices.ts'

function text(of: Partial<Parameters<typeof FromPrice>[0]>, change: object = {}): string {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ activity, catalogue, common }} timeZone="UTC">
      <FromPrice product={{ ...product, ...change }} {...of} />
    </IntlProvider>,
  )
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s/g, ' ')
}

test.each([
  { lowest: null, says: 'From SAR 1,200 SAR 1,000', because: 'lists have rounded prices' },
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
    'From SAR 420 for 4 travellers · depends on children’s ages',
  )
  const family = { ...day(35_000), unit: { kind: 'family', title: 'Family' } as PartyPrice['unit'] }
  expect(text({ lowest: family, total })).toMatch(/^From SAR 350 .*Family/)
})
