import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import activity from '#messages/en/activity.json' with { type: 'json' }
import catalogue from '#messages/en/catalogue.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import { BarPrice } from './bar-price.tsx'
import { camp, day, product, tents } from './sample-prices.ts'

function text(of: Partial<Parameters<typeof BarPrice>[0]>, change: object = {}): string {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ activity, catalogue, common }} timeZone="UTC">
      <BarPrice product={{ ...product, ...change }} {...of} />
    </IntlProvider>,
  )
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s/g, ' ')
}

test.each([
  { lowest: null, says: 'From SAR 1,000 per person', because: 'no day is chosen' },
  { lowest: day(99_912, 119_900), says: 'From SAR 1,000 per person, 11 Dec', because: 'it is the amount of the list' },
  { lowest: day(114_362), says: 'From SAR 1,144 per person, 11 Dec', because: 'the day has another price' },
])('$says, because $because', ({ lowest, says }) => {
  expect(text({ lowest, date: '2030-12-11' })).toBe(says)
})

test.each([
  { quantity: 2, says: 'From SAR 1,071 per night · 2 × Tent, 11 Dec' },
  { quantity: 1, says: 'From SAR 536 per night, 11 Dec' },
])('says the price of all tents that a party needs, and how many: $says', ({ quantity, says }) => {
  expect(text({ lowest: tents(quantity), date: '2030-12-11' }, camp)).toBe(says)
})

test('is of all travellers, rounded as in the list, where each pays a price of their own', () => {
  const of = { date: '2030-12-11', total: { totalMinor: 399_650, travellers: 4, dependsOnAges: false } }
  expect(text({ ...of, lowest: day(99_912) })).toBe('From SAR 3,997  for 4 travellers, 11 Dec')
  expect(text({ ...of, lowest: day(99_912), total: { ...of.total, dependsOnAges: true } })).toContain(
    'for 4 travellers · depends on children’s ages',
  )
  expect(text({ ...of, lowest: tents(2) }, camp)).toContain('2 × Tent')
})
