import type { BookableProduct } from './calls.ts'
import type { PartyPrice } from './lowest-of-day.ts'

export const sar = (amountMinor: number) => ({ amountMinor, currency: 'SAR' })
/** From TRY 9,000, in riyals 999.12 before it is rounded. */
export const product = {
  currency: 'SAR',
  listCurrency: 'TRY',
  from: sar(100_000),
  fromOriginal: sar(120_000),
  pricingPer: 'person',
  rate: 'once',
  unitTitle: null,
} as unknown as BookableProduct
export const day = (priceMinor: number, originalMinor: number | null = null): PartyPrice => ({
  priceMinor,
  originalMinor,
  unit: { kind: 'adult', title: 'Adult' } as PartyPrice['unit'],
  quantity: 1,
})
/** Tents for two at 535.50 of a camp from 536. */
export const tents = (quantity: number): PartyPrice => ({
  priceMinor: 53_550,
  originalMinor: 60_000,
  unit: { kind: 'item', title: 'Tent (up to 2)' } as PartyPrice['unit'],
  quantity,
})
export const camp = { rate: 'nightly', pricingPer: 'item', from: sar(53_600), unitTitle: 'Tent (up to 2)' } as const
