import { expect, test } from 'vitest'
import { saudiTax } from './saudi-tax.ts'

const tax = { name: { ar: 'ضريبة', en: 'VAT' }, basisPoints: 1500, registration: '310122393500003' }
const issuedAt = new Date('2026-11-22T15:30:00.123Z')
const rates = [
  { base: 'USD', quote: 'SAR', rateMicros: 3_750_000, asOf: '2026-11-22' },
  { base: 'USD', quote: 'BHD', rateMicros: 376_000, asOf: '2026-11-21' },
]
const textOf = (qr: string) => Buffer.from(qr, 'base64').toString()

test('a Saudi invoice in riyals states its own tax', () => {
  const stated = saudiTax(
    { currency: 'SAR', issuedAt, grossMinor: 11_500, taxMinor: 1500, netMinor: 10_000 },
    tax,
    'رحلة',
    [],
  )
  expect(stated).toMatchObject({ vatMinor: 1500, rate: null })
  expect(textOf(stated?.qr ?? '')).toContain('2026-11-22T15:30:00Z')
  expect(textOf(stated?.qr ?? '')).toMatch(/115\.00.{2}15\.00$/s)
})

test('a Saudi invoice in another currency states total and tax in riyals, with the rate and its day', () => {
  const stated = saudiTax(
    { currency: 'BHD', issuedAt, grossMinor: 23_000, taxMinor: 3000, netMinor: 20_000 },
    tax,
    'رحلة',
    rates,
  )
  expect(stated).toMatchObject({
    vatMinor: 2992,
    rate: { base: 'BHD', quote: 'SAR', rateMicros: 9_973_404, asOf: '2026-11-21' },
  })
  expect(textOf(stated?.qr ?? '')).toMatch(/229\.39.{2}29\.92$/s)
})

test('an invoice of another country has no Saudi QR code', () => {
  const other = { ...tax, registration: '200000000000002' }
  expect(
    saudiTax({ currency: 'BHD', issuedAt, grossMinor: 23_000, taxMinor: 3000, netMinor: 20_000 }, other, 'رحلة', rates),
  ).toBeNull()
})
