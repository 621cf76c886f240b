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

/** How many digits a currency has after the point. Throws RangeError on a currency that we do not trade in. */
export function exponentOf(code: string): number {
  if (!isCurrency(code)) throw new RangeError(`unknown currency ${code}`)
  return exponents[code]
}
