/**
 * Digits after the point by ISO 4217. Our own table: Intl answers 0 for IQD, which has three, and may answer otherwise
 * on another machine.
 */
const exponents = {
  AED: 2, BHD: 3, EGP: 2, EUR: 2, GBP: 2, IQD: 3, JOD: 3, JPY: 0, KWD: 3, LBP: 2, LYD: 3, MAD: 2, OMR: 3, QAR: 2, SAR: 2,
  SYP: 2, TND: 3, TRY: 2, USD: 2, YER: 2,
} as const // prettier-ignore

export type Currency = keyof typeof exponents

export function isCurrency(code: unknown): code is Currency {
  return typeof code === 'string' && Object.hasOwn(exponents, code)
}

/**
 * The smallest part of a currency that can be paid, in its minor units. Card networks take no thousandths: of the currencies with three
 * digits Stripe demands that the last be 0 (docs.stripe.com/currencies), so every price that is charged is made in steps of ten.
 */
export function payableStep(code: string): number {
  return exponentOf(code) === 3 ? 10 : 1
}

/**
 * The smallest total that can be charged. Card companies refuse less: Stripe takes USD 0.50, or what is worth that in the currency of the
 * account (docs.stripe.com/currencies), so these leave room for exchange rates.
 */
const leastPayable: Record<Currency, number> = {
  AED: 300, BHD: 300, EGP: 5000, EUR: 60, GBP: 50, IQD: 1_000_000, JOD: 500, JPY: 100, KWD: 300, LBP: 10_000_000, LYD: 5000, MAD: 1000,
  OMR: 300, QAR: 300, SAR: 300, SYP: 1_000_000, TND: 3000, TRY: 5000, USD: 60, YER: 50_000,
} // prettier-ignore

/** Minor units. Throws RangeError on a currency that we do not trade in. */
export function leastPayableMinor(code: string): number {
  if (!isCurrency(code)) throw new RangeError(`unknown currency ${code}`)
  return leastPayable[code]
}

/** How many digits a currency has after the point. Throws RangeError on a currency that we do not trade in. */
export function exponentOf(code: string): number {
  if (!isCurrency(code)) throw new RangeError(`unknown currency ${code}`)
  return exponents[code]
}
