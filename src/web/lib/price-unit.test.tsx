import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import catalogue from '#messages/en/catalogue.json' with { type: 'json' }
import { keepBrackets, usePriceUnit } from './price-unit.ts'

function PriceUnit(priced: Parameters<ReturnType<typeof usePriceUnit>>[0]) {
  return usePriceUnit()(priced)
}

test.each([
  ['once', 'person', null, ' per person'],
  ['once', 'person', 'A family of up to 6', ' · A family of up to 6'],
  ['once', 'item', 'Single kayak', ' · Single kayak'],
  ['nightly', 'item', 'Tent (up to 4)', ' per night · Tent (up to 4)'],
  ['daily', 'person', null, ' per day'],
] as const)('a price %s per %s of the unit %s is one%s', (rate, pricingPer, unitTitle, words) => {
  const text = renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ catalogue }} timeZone="UTC">
      <PriceUnit rate={rate} pricingPer={pricingPer} unitTitle={unitTitle} />
    </IntlProvider>,
  )
  expect(text.replaceAll('\u{A0}', ' ')).toBe(words)
})

test.each([
  ['Tent (up to 4)', 'Tent (up~to~4)'],
  ['2 × Tent (up to 4)', '2~× Tent (up~to~4)'],
  ['Boat for 8 people', 'Boat for 8 people'],
])('the title “%s” keeps together what is one word to the reader', (title, kept) => {
  expect(keepBrackets(title).replaceAll('\u00a0', '~')).toBe(kept)
})
