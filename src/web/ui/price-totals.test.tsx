import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { PriceTotals } from './price-totals.tsx'

/** The names and amounts of the rows. */
function rowsOf(discounts: { name: string; amountMinor: number }[]): [string, string][] {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ common: { about: 'about {price}' } }} timeZone="UTC">
      <PriceTotals
        currency="GBP"
        original={{ name: 'Before', amountMinor: 60_000 }}
        discounts={discounts}
        totalName="Total"
      />
    </IntlProvider>,
  )
  return [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*><bdi[^>]*>([^<]*)<\/bdi>/g)].map(
    ([, name = '', amount = '']) => [name, amount],
  )
}

test('every discount has a minus, and the rows from the price before discounts add up to the total', () => {
  expect(
    rowsOf([
      { name: 'Offer', amountMinor: 2200 },
      { name: 'Promo code', amountMinor: 5000 },
    ]),
  ).toEqual([
    ['Before', '£600'],
    ['Offer', '\u2212£22'],
    ['Promo code', '\u2212£50'],
    ['Total', '£528'],
  ])
})

test('a discount of zero has no row, and without discounts only the total is displayed', () => {
  const offer = { name: 'Offer', amountMinor: 0 }
  expect(rowsOf([offer, { name: 'Promo code', amountMinor: 5000 }]).map(([name]) => name)).toEqual([
    'Before',
    'Promo code',
    'Total',
  ])
  expect(rowsOf([offer])).toEqual([['Total', '£600']])
})
