import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { PriceLines } from './price-lines.tsx'

const common = { pickupLine: 'Pick-up: {place}', offerSaves: 'Offer: you save <amount></amount>' }
const adults = { kind: 'unit', title: 'Adult', quantity: 2, totalMinor: 18000, originalTotalMinor: 20000 }
const pickup = { kind: 'pickup', title: 'Bab al-Bahrain', quantity: 1, totalMinor: 3000, originalTotalMinor: 3000 }

const text = (namesOffer: boolean) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ common }} timeZone="UTC">
      <PriceLines lines={[adults, pickup]} currency="SAR" each="SAR" namesOffer={namesOffer} />
    </IntlProvider>,
  )
    .replaceAll(/<s>.*?<\/s>/g, (struck) => `(${struck})`)
    .replaceAll('</li>', '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u{A0}', ' ')

test('the price of each is what is paid after the offer, which is struck through and named', () => {
  expect(text(true)).toBe('Adult · 2 × SAR 90(SAR 200)SAR 180\nPick-up: Bab al-BahrainSAR 30\nOffer: you save SAR 20\n')
})

test('the offer is not named where totals below name it', () => {
  expect(text(false)).not.toContain('Offer')
})
