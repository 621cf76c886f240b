import type { Currency } from './currency.ts'

/** About USD 50 in minor units. Fixed rather than converted, so that limits do not change with exchange rates. */
export const aboutFiftyDollars: Record<Currency, number> = {
  AED: 20_000, BHD: 20_000, EGP: 250_000, EUR: 5000, GBP: 4000, IQD: 65_000_000, JOD: 35_000, JPY: 8000, KWD: 15_000,
  LBP: 450_000_000, LYD: 250_000, MAD: 50_000, OMR: 20_000, QAR: 20_000, SAR: 20_000, SYP: 60_000_000, TND: 150_000,
  TRY: 200_000, USD: 5000, YER: 2_500_000,
} // prettier-ignore
