import { isCurrency, leastPayableMinor, payableStep, type Currency } from '#domain/currency.ts'

/**
 * Which of our currencies Stripe charges in, with as many digits as ISO 4217 gives them: JPY is among its zero-decimal, BHD, JOD, KWD, OMR
 * and TND among its three-decimal currencies (docs.stripe.com/currencies). It does not know IQD, LYD and SYP.
 */
const charged: Record<Currency, boolean> = {
  AED: true, BHD: true, EGP: true, EUR: true, GBP: true, IQD: false, JOD: true, JPY: true, KWD: true, LBP: true, LYD: false, MAD: true,
  OMR: true, QAR: true, SAR: true, SYP: false, TND: true, TRY: true, USD: true, YER: true,
} // prettier-ignore

export function isChargedByStripe(currency: string): boolean {
  return charged[currency as Currency] ?? false
}

/** Stripe takes eight digits; of more in a few currencies nothing is said that could be relied on. */
const MAX_MINOR = 99_999_999

/** What Stripe charges at once in a currency, minor units. */
export function stripeLimits(currency: string): { leastMinor: number; mostMinor: number } | null {
  if (!isCurrency(currency) || !isChargedByStripe(currency)) return null
  const step = payableStep(currency)
  return { leastMinor: leastPayableMinor(currency), mostMinor: MAX_MINOR - (MAX_MINOR % step) }
}

/**
 * The amount as Stripe wants it, in minor units. Throws RangeError on one that it would refuse or, worse, read otherwise: prices are made
 * payable where they are made (docs/rules/pricing.md), never here.
 */
export function stripeAmount(amountMinor: number, currency: string): number {
  if (!isChargedByStripe(currency)) throw new RangeError(`Stripe does not charge in ${currency}`)
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || amountMinor % payableStep(currency) !== 0)
    throw new RangeError(`Stripe cannot charge ${amountMinor} ${currency}`)
  return amountMinor
}
