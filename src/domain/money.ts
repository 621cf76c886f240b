import { latinDigits } from './arabic.ts'
import { exponentOf } from './currency.ts'
import { withoutInvisible } from './invisible.ts'
import type { Locale } from './locale.ts'

/** An amount in minor units of its currency: 1050 SAR is ten and a half riyals, 1050 KWD a little over one dinar. */
export interface Money {
  amountMinor: number
  currency: string
}

/** Throws RangeError unless `minor` is a safe integer ≥ 0. */
export function assertMinor(minor: number): number {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError(`not an amount in minor units: ${minor}`)
  return minor
}

export function sumMinor(minors: readonly number[]): number {
  return minors.reduce((sum, minor) => sum + minor, 0)
}

/**
 * `minor` × basis points ÷ 10,000, rounded half up to a multiple of `step` (`payableStep` of the currency for charged
 * amounts): 999 at 1500 bp is 149.85, so 150. Exact at any size.
 */
export function multiplyBasisPoints(minor: number, basisPoints: number, step = 1): number {
  assertMinor(minor)
  return divideHalfUp(BigInt(minor) * BigInt(basisPoints), 10_000n * BigInt(step)) * step
}

/** Rounded half up to a multiple of `step`. */
export function roundToStep(minor: number, step: number): number {
  return multiplyBasisPoints(minor, 10_000, step)
}

/** Quotient of integers ≥ 0, rounded half up. */
export function divideHalfUp(dividend: bigint, divisor: bigint): number {
  return Number((dividend * 2n + divisor) / (divisor * 2n))
}

/** Quotient of integers ≥ 0, rounded up. */
export function divideUp(dividend: bigint, divisor: bigint): number {
  return Number((dividend + divisor - 1n) / divisor)
}

/** The amount of one of `count` that cost the same, in minor units; null if they cannot, because the sum was rounded. */
export function priceOfEach(totalMinor: number, count: number): number | null {
  return totalMinor % count === 0 ? assertMinor(totalMinor / count) : null
}

/**
 * Splits `totalMinor` in proportion to `weights` by largest remainder: the parts sum to the total, and none is off by
 * one minor unit or more. Equal remainders go to the earlier part. If all weights are zero, the first part gets
 * everything. With a `step`, the total must be a multiple of it and so is every part.
 */
export function prorate(totalMinor: number, weights: readonly number[], step = 1): number[] {
  if (step > 1) return prorate(assertMinor(totalMinor / step), weights).map((part) => part * step)
  assertMinor(totalMinor)
  const whole = weights.reduce((sum, weight) => sum + BigInt(assertMinor(weight)), 0n)
  if (weights.length === 0) return []
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? totalMinor : 0))

  const shares = weights.map((weight, index) => {
    const exact = BigInt(totalMinor) * BigInt(weight)
    return { index, part: exact / whole, remainder: exact % whole }
  })
  let left = BigInt(totalMinor) - shares.reduce((sum, share) => sum + share.part, 0n)
  const parts = shares.map((share) => Number(share.part))
  const byRemainder = [...shares].sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
  for (const { index } of byRemainder) {
    if (left === 0n) break
    parts[index] = (parts[index] ?? 0) + 1
    left -= 1n
  }
  return parts
}

/** Where Intl has no Arabic sign: 'TRY', 'US$', '€' and 'UK£' are Latin islands in a right-to-left line. */
const arabicNames: Record<string, string> = {
  TRY: 'ليرة تركية',
  USD: 'دولار',
  EUR: 'يورو',
  GBP: 'جنيه إسترليني',
  JPY: 'ين',
}

const formatters = new Map<string, Intl.NumberFormat>()

/**
 * Formats money for a language, with Latin digits. Whole amounts have no decimals, estimates the sign '≈', amounts below
 * zero the minus sign that is as wide as a digit. Formatters are cached: creating one takes forty times as long as
 * using it.
 */
export function formatMoney(money: Money & { isEstimate?: boolean }, locale: Locale): string {
  return (money.isEstimate ? '≈ ' : '') + formatAmount(money, locale).replace('-', '\u2212')
}

function formatAmount(money: Money, locale: Locale): string {
  const exponent = exponentOf(money.currency)
  const isWhole = money.amountMinor % 10 ** exponent === 0
  const key = `${locale} ${money.currency} ${isWhole}`
  let formatter = formatters.get(key)
  if (!formatter) {
    const digits = isWhole ? 0 : exponent
    formatter = new Intl.NumberFormat(locale === 'ar' ? 'ar-u-nu-latn' : 'en-u-nu-latn', {
      style: 'currency',
      currency: money.currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    formatters.set(key, formatter)
  }
  // A decimal string keeps the digits exact where a division would not.
  const amount = decimalOf(money.amountMinor, exponent) as unknown as number
  const arabicName = locale === 'ar' ? arabicNames[money.currency] : undefined
  if (arabicName === undefined) return formatter.format(amount)
  return formatter
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? arabicName : value))
    .join('')
}

/** The sign of an amount: '£' or 'SAR' in English, «ر.س.» in Arabic. */
export function currencySign(currency: string, locale: Locale): string {
  if (locale === 'ar' && arabicNames[currency] !== undefined) return arabicNames[currency]
  const parts = new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'currency', currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** '10.50' for 1050 with two decimals. */
export function decimalOf(amountMinor: number, exponent: number): string {
  const sign = amountMinor < 0 ? '-' : ''
  const digits = String(Math.abs(amountMinor)).padStart(exponent + 1, '0')
  return exponent === 0 ? sign + digits : `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/**
 * Parses an amount as people write it into minor units, '12.500' dinars as 12500: Latin or Arabic digits, '.' or '٫'
 * before at most the currency's own number of decimals; as pasted, with spaces around it. Exact. Null for everything else:
 * '1,250' could be 1250 or 1.25.
 */
export function minorOf(decimal: string, currency: string): number | null {
  const exponent = exponentOf(currency)
  const plain = latinDigits(withoutInvisible(decimal)).replace('٫', '.').trim()
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d+))?$/.exec(plain) ?? []
  if (whole === undefined || fraction.length > exponent) return null
  const minor = Number(whole + fraction.padEnd(exponent, '0'))
  return Number.isSafeInteger(minor) ? minor : null
}
