import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { PriceLines } from './price-lines.tsx'

const common = { freeLine: 'Free', pickupLine: 'Pick-up: {place}', offerSaves: 'Offer: you save <amount></amount>' }
const adults = { kind: 'unit', title: 'Adult', quantity: 2, totalMinor: 18000, originalTotalMinor: 20000 }
const pickup = { kind: 'pickup', title: 'Bab al-Bahrain', quantity: 1, totalMinor: 3000, originalTotalMinor: 3000 }

const infant = { kind: 'unit', title: 'Infant', quantity: 1, totalMinor: 0, originalTotalMinor: 0 }
const given = { ...infant, title: 'Youth', originalTotalMinor: 5000 }

const text = (namesOffer: boolean, lines = [adults, pickup]) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ common }} timeZone="UTC">
      <PriceLines lines={lines} currency="SAR" each="SAR" namesOffer={namesOffer} />
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

test('a line that never cost anything is free, one that an offer brings to zero keeps its amounts', () => {
  expect(text(false, [infant, given])).toBe('InfantFree\nYouth(SAR 50)SAR 0\n')
})
