/**
 * Digits after the decimal point by ISO 4217. Not from Intl, which returns 0 for IQD (it has three) and may differ
 * between machines.
 */
const exponents = {
  AED: 2, BHD: 3, EGP: 2, EUR: 2, GBP: 2, IQD: 3, JOD: 3, JPY: 0, KWD: 3, LBP: 2, LYD: 3, MAD: 2, OMR: 3, QAR: 2, SAR: 2,
  SYP: 2, TND: 3, TRY: 2, USD: 2, YER: 2,
} as const // prettier-ignore

export type Currency = keyof typeof exponents
export const currencies = Object.keys(exponents) as Currency[]

export function isCurrency(code: unknown): code is Currency {
  return typeof code === 'string' && Object.hasOwn(exponents, code)
}

/**
 * The smallest payable step of a currency, in minor units. Card networks do not take thousandths: in three-digit
 * currencies Stripe requires the last digit to be 0 (docs.stripe.com/currencies), so charged prices are multiples of
 * ten.
 */
export function payableStep(code: string): number {
  return exponentOf(code) === 3 ? 10 : 1
}

/** The step of prices that are displayed but not charged: whole units, a tenth in three-digit currencies. Minor units. */
export function estimateStep(code: string): number {
  return exponentOf(code) === 3 ? 100 : 10 ** exponentOf(code)
}

/**
 * The smallest total that can be charged. Stripe takes at least USD 0.50 or its worth in the currency of the account
 * (docs.stripe.com/currencies); these amounts leave room for exchange rates.
 */
const leastPayable: Record<Currency, number> = {
  AED: 300, BHD: 300, EGP: 5000, EUR: 60, GBP: 50, IQD: 1_000_000, JOD: 500, JPY: 100, KWD: 300, LBP: 10_000_000, LYD: 5000, MAD: 1000,
  OMR: 300, QAR: 300, SAR: 300, SYP: 1_000_000, TND: 3000, TRY: 5000, USD: 60, YER: 50_000,
} // prettier-ignore

/** Minor units. Throws RangeError for a currency that we do not sell in. */
export function leastPayableMinor(code: string): number {
  if (!isCurrency(code)) throw new RangeError(`unknown currency ${code}`)
  return leastPayable[code]
}

/** Digits after the decimal point. Throws RangeError for a currency that we do not sell in. */
export function exponentOf(code: string): number {
  if (!isCurrency(code)) throw new RangeError(`unknown currency ${code}`)
  return exponents[code]
}
