import { exponentOf, payableStep } from './currency.ts'
import { divideHalfUp, type Money } from './money.ts'

/** One `base` costs `rateMicros` millionths of a `quote`, both in major units, on the day `asOf` (YYYY-MM-DD). */
export interface Rate {
  base: string
  quote: string
  rateMicros: number
  asOf: string
}

const MICROS = 1_000_000n

/**
 * Converts into the rate's quote currency, rounded half up to a payable step. Throws RangeError if the currencies do
 * not match.
 */
export function convert(money: Money, rate: Rate): Money {
  if (money.currency !== rate.base) throw new RangeError(`a rate from ${rate.base} cannot convert ${money.currency}`)
  return scale(money, rate.quote, BigInt(rate.rateMicros), MICROS)
}

/**
 * Converts through the rates' common base, rounded once at the end (docs/rules/pricing.md). Throws RangeError if a rate
 * is missing: a price must not be a guess.
 */
export function convertBetween(rates: readonly Rate[], money: Money, currency: string): Money {
  if (money.currency === currency) return money
  const from = micros(rates, money.currency)
  const to = micros(rates, currency)
  return scale(money, currency, to, from)
}

/**
 * The rate between two currencies through the rates' common base, with the older of the two days. Stored with the
 * order.
 */
export function rateBetween(rates: readonly Rate[], from: string, to: string): Rate {
  const days = rates.filter((rate) => rate.quote === from || rate.quote === to).map((rate) => rate.asOf)
  const asOf = days.sort()[0]
  if (asOf === undefined) throw new RangeError(`no rate between ${from} and ${to}`)
  return { base: from, quote: to, rateMicros: divideHalfUp(micros(rates, to) * MICROS, micros(rates, from)), asOf }
}

function micros(rates: readonly Rate[], currency: string): bigint {
  const base = rates[0]?.base
  if (currency === base) return MICROS
  const rate = rates.find((one) => one.base === base && one.quote === currency)
  if (!rate) throw new RangeError(`no rate for ${currency}`)
  return BigInt(rate.rateMicros)
}

function scale(money: Money, currency: string, times: bigint, over: bigint): Money {
  const up = 10n ** BigInt(exponentOf(currency))
  const down = 10n ** BigInt(exponentOf(money.currency))
  const step = payableStep(currency)
  return {
    amountMinor: divideHalfUp(BigInt(money.amountMinor) * times * up, over * down * BigInt(step)) * step,
    currency,
  }
}
