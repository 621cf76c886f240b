import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import activity from '#messages/en/activity.json' with { type: 'json' }
import catalogue from '#messages/en/catalogue.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import type { UnitPrice } from './booking-rules.ts'
import type { BookableProduct } from './calls.ts'
import { FromPrice } from './from-price.tsx'

const sar = (amountMinor: number) => ({ amountMinor, currency: 'SAR' })
/** From TRY 9,000, in riyals 999.12 before it is rounded. */
const product = {
  currency: 'SAR',
  listCurrency: 'TRY',
  from: sar(100_000),
  fromOriginal: sar(120_000),
  pricingPer: 'person',
  rate: 'once',
  unitTitle: null,
} as unknown as BookableProduct
const unit = { kind: 'adult', title: 'Adult' } as UnitPrice['unit']
const day = (priceMinor: number, originalMinor: number | null = null): UnitPrice => ({
  priceMinor,
  originalMinor,
  unit,
})

function text(lowest: UnitPrice | null, isShort = false): string {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ activity, catalogue, common }} timeZone="UTC">
      <FromPrice product={product} lowest={lowest} isShort={isShort} />
    </IntlProvider>,
  )
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s/g, ' ')
}

test.each([
  { lowest: null, isShort: false, says: 'From SAR 1,200 SAR 1,000', because: 'lists have rounded prices' },
  { lowest: day(99_912), isShort: false, says: 'From SAR 999.12', because: 'the options beside it are exact' },
  {
    lowest: day(99_912, 119_900),
    isShort: false,
    says: 'From SAR 1,199 SAR 999.12',
    because: 'that day has the offer',
  },
  {
    lowest: day(99_912, 119_900),
    isShort: true,
    says: 'From SAR 1,000',
    because: 'the bar keeps the amount of the list',
  },
  { lowest: day(114_362), isShort: true, says: 'From SAR 1,144', because: 'the bar has the price of the day' },
])('$says, because $because', ({ lowest, isShort, says }) => {
  expect(text(lowest, isShort)).toMatch(new RegExp(`^${says} per person`))
})
