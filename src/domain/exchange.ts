import { estimateStep, exponentOf, payableStep } from './currency.ts'
import { divideHalfUp, divideUp, sumMinor, type Money } from './money.ts'
import { roundFrom } from './from-price.ts'
import { seasonPrice, type DayPrice } from './price.ts'
import type { BankDays } from './working-time.ts'

/** One `base` costs `rateMicros` millionths of a `quote`, both in major units, on the day `asOf` (YYYY-MM-DD). */
export interface Rate {
  base: string
  quote: string
  rateMicros: number
  asOf: string
}

/** A rate with its age in days when it was read. */
export interface DatedRate extends Rate {
  ageDays: number
}

/**
 * Rates older than this are not charged. Central banks publish none on weekends and at Easter: the longest gap is
 * Thursday to Tuesday.
 */
export const MAX_RATE_AGE_DAYS = 6

const MICROS = 1_000_000n
const BASIS_POINTS = 10_000n

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

/** What a visitor's prices depend on besides the list price (docs/rules/exchange.md). */
export interface PriceExchange {
  rates: readonly DatedRate[]
  /** The currency that the visitor reads prices in. */
  currency: string
  /** The site's default currency, charged where the visitor's cannot be. */
  siteCurrency: string
  /** Added to converted prices: the marketplace carries the exchange risk. */
  marginBasisPoints: number
  /** Whether one of the site's payment methods takes a currency. Its bank account counts only with transfers. */
  takes: (currency: string, options: { byTransfer: boolean }) => boolean
  /** Of its bank account, for the time of a transfer. */
  bank: BankDays | null
}

/**
 * The currency in which list prices in `lists` are charged: the visitor's if a payment method takes it and every rate
 * is fresh, otherwise the site's default. `byTransfer`: whether what is bought can be paid by bank transfer; as long as
 * no departure is chosen it is assumed.
 */
export function chargedCurrency(
  exchange: PriceExchange,
  lists: readonly string[],
  { byTransfer } = { byTransfer: true },
): string {
  const { rates, currency, siteCurrency, takes } = exchange
  if (currency === siteCurrency || !takes(currency, { byTransfer })) return siteCurrency
  return lists.every((list) => isFreshBetween(rates, list, currency)) ? currency : siteCurrency
}

/** Whether neither of the two rates is older than MAX_RATE_AGE_DAYS. No rate is needed within one currency. */
export function isFreshBetween(rates: readonly DatedRate[], from: string, to: string): boolean {
  if (from === to) return true
  return [from, to].every((currency) => {
    if (currency === rates[0]?.base) return true
    const rate = rates.find(({ quote }) => quote === currency)
    return rate !== undefined && rate.ageDays <= MAX_RATE_AGE_DAYS
  })
}

/**
 * A list price for reading or charging in `currency`, with the margin, rounded up: to a payable step if it is charged,
 * to whole units if it is an estimate. In its own currency a price stays as it is. Minor units. Throws RangeError if a
 * rate is missing.
 */
export function convertPrice(
  { rates, marginBasisPoints }: Pick<PriceExchange, 'rates' | 'marginBasisPoints'>,
  list: Money,
  { currency, isEstimate }: { currency: string; isEstimate: boolean },
): number {
  if (list.currency === currency) return list.amountMinor
  const step = isEstimate ? estimateStep(currency) : payableStep(currency)
  const times =
    micros(rates, currency) * 10n ** BigInt(exponentOf(currency)) * (BASIS_POINTS + BigInt(marginBasisPoints))
  const over = micros(rates, list.currency) * 10n ** BigInt(exponentOf(list.currency)) * BASIS_POINTS * BigInt(step)
  return divideUp(BigInt(list.amountMinor) * times, over) * step
}

/**
 * Converts the list prices of a product to the currency that the visitor reads them in. They are estimates if another
 * currency will be charged.
 */
export function readingPrice(exchange: PriceExchange, list: Money): Money {
  const { currency } = exchange
  const isEstimate = chargedCurrency(exchange, [list.currency]) !== currency
  return { amountMinor: convertPrice(exchange, list, { currency, isEstimate }), currency }
}

/** The prices by hand of a day, each converted; null if it has none. */
export function convertUnitPrices(
  unitPrices: DayPrice['unitPrices'],
  converted: (amountMinor: number) => number,
): DayPrice['unitPrices'] {
  return unitPrices && Object.fromEntries(Object.entries(unitPrices).map(([code, minor]) => [code, converted(minor)]))
}

/** A price after "from", for cards, maps and calendars; never charged. */
export interface FromPrice extends Money {
  /** Whether it is converted and another currency will be charged. */
  isEstimate: boolean
}

/**
 * A list price as `roundFrom` displays it, with the day's supplement in basis points if it is the price of a day, and
 * of so many.
 */
export function displayedFrom(
  exchange: PriceExchange,
  list: Money,
  adjustBasisPoints: number | null = null,
  quantity = 1,
): FromPrice {
  const { amountMinor, currency } = readingPrice(exchange, list)
  const exactMinor = adjustBasisPoints === null ? amountMinor : seasonPrice(amountMinor, adjustBasisPoints, currency)
  return asFrom(exchange, exactMinor * quantity, list.currency)
}

/**
 * What units of one product cost in all on a day, as the booking adds them up: each list price converted, with its
 * supplement of the day in basis points. Never charged.
 */
export function displayedTotal(
  exchange: PriceExchange,
  currency: string,
  units: readonly { priceMinor: number; quantity: number; adjustBasisPoints: number }[],
): FromPrice {
  const sums = units.map(({ priceMinor, quantity, adjustBasisPoints }) => {
    const read = readingPrice(exchange, { amountMinor: priceMinor, currency })
    return seasonPrice(read.amountMinor, adjustBasisPoints, read.currency) * quantity
  })
  return asFrom(exchange, sumMinor(sums), currency)
}

function asFrom(exchange: PriceExchange, exactMinor: number, list: string): FromPrice {
  const { currency } = exchange
  const isEstimate = currency !== list && chargedCurrency(exchange, [list]) !== currency
  return { amountMinor: roundFrom(exactMinor, { currency, isEstimate }), currency, isEstimate }
}

/** How `displayedFrom` converts a list currency, in floats. Steps are in minor units. */
export interface PriceRate {
  times: number
  /** Of displayed prices: whole units if they are estimates. */
  step: number
  payableStep: number
}

/** For comparing and sorting many prices (`ratedPrice`). Never for a price that is displayed or charged. */
export function priceRate(exchange: PriceExchange, list: string): PriceRate {
  const { rates, currency, marginBasisPoints } = exchange
  const payable = payableStep(currency)
  if (list === currency) return { times: 1, step: 1, payableStep: payable }
  const scale = 10 ** (exponentOf(currency) - exponentOf(list))
  const times =
    ((Number(micros(rates, currency)) * (10_000 + marginBasisPoints)) / (Number(micros(rates, list)) * 10_000)) * scale
  const isEstimate = chargedCurrency(exchange, [list]) !== currency
  return { times, step: isEstimate ? estimateStep(currency) : payable, payableStep: payable }
}

/** A list price as `displayedFrom` gives it, without BigInt. */
export function ratedPrice(
  rate: PriceRate,
  listMinor: number,
  adjustBasisPoints: number | null = null,
  quantity = 1,
): number {
  const converted = upTo(rate.step, listMinor * rate.times)
  if (adjustBasisPoints === null) return converted * quantity
  const supplemented =
    Math.floor((converted * (10_000 + adjustBasisPoints)) / (10_000 * rate.payableStep) + 0.5) * rate.payableStep
  return upTo(rate.step, supplemented * quantity)
}

/** The tolerance keeps a float slightly above a whole number from being rounded up; zero must not become -0. */
const upTo = (step: number, minor: number) => Math.max(0, Math.ceil(minor / step - 1e-6) * step)

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
