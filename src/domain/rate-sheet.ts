import { isCurrency } from './currency.ts'
import type { Rate } from './exchange.ts'
import { isDay } from './is-day.ts'

/**
 * The rates that a source publishes for a day: one unit of `base` costs `perBase[currency]` of another currency, as
 * decimals ('1.0823').
 */
export interface RateSheet {
  base: string
  /** YYYY-MM-DD */
  asOf: string
  perBase: Record<string, string>
}

/** All rates are stored against the dollar, to which the Gulf currencies are pegged. */
export const RATE_BASE = 'USD'

/**
 * The price of a dollar in pegged currencies, in millionths. European sources do not publish them. Saudi Central Bank
 * 3.75; Central Bank of the UAE 3.6725; Qatar Central Bank 3.64; Central Bank of Oman 0.3845; Central Bank of Bahrain
 * 0.376; Central Bank of Jordan 0.709.
 */
const PEGGED: Record<string, number> = {
  SAR: 3_750_000,
  AED: 3_672_500,
  QAR: 3_640_000,
  OMR: 384_500,
  BHD: 376_000,
  JOD: 709_000,
}

const DECIMALS = 12
const DECIMAL = /^\d{1,9}(\.\d{1,12})?$/

/**
 * The sheet as rates of our currencies against the dollar, rounded half up to millionths; pegged currencies that it
 * lacks are added. Throws RangeError if it has no dollar, no valid day, or a rate that is not a positive decimal.
 */
export function ratesOf(sheet: RateSheet): Rate[] {
  if (!isDay(sheet.asOf) || sheet.asOf < '1970') throw new RangeError(`«${sheet.asOf}» is not a day`)
  const perDollar = sheet.base === RATE_BASE ? scaled('1') : scaled(sheet.perBase[RATE_BASE], RATE_BASE)
  const published = Object.entries({ ...sheet.perBase, [sheet.base]: '1' })
    .filter(([currency]) => isCurrency(currency) && currency !== RATE_BASE)
    .map(([currency, text]): [string, number] => [currency, micros(scaled(text, currency), perDollar, currency)])
  return Object.entries({ ...PEGGED, ...Object.fromEntries(published) }).map(([quote, rateMicros]) => ({
    base: RATE_BASE,
    quote,
    rateMicros,
    asOf: sheet.asOf,
  }))
}

export interface Jump {
  currency: string
  fromMicros: number
  toMicros: number
}

// The Egyptian pound lost 38 % in a day (2024-03-06): a person should check such days.
const MAX_JUMP = 0.2

/**
 * Rates that moved by more than a fifth since the known ones: a misplaced decimal point, or a day that a person should
 * check.
 */
export function jumpsOf(known: readonly Rate[], rates: readonly Rate[]): Jump[] {
  return rates.flatMap(({ quote, rateMicros }) => {
    const before = known.find((one) => one.base === RATE_BASE && one.quote === quote)?.rateMicros
    if (before === undefined || Math.abs(rateMicros - before) <= before * MAX_JUMP) return []
    return [{ currency: quote, fromMicros: before, toMicros: rateMicros }]
  })
}

function scaled(text: string | undefined, currency = RATE_BASE): bigint {
  if (text === undefined) throw new RangeError(`the rate of ${currency} is missing`)
  const value = DECIMAL.test(text) ? digitsOf(text) : 0n
  if (value === 0n) throw new RangeError(`the rate of ${currency}, «${text}», is not a positive decimal`)
  return value
}

function digitsOf(text: string): bigint {
  const [whole = '', part = ''] = text.split('.')
  return BigInt(whole + part.padEnd(DECIMALS, '0'))
}

function micros(perBase: bigint, dollarsPerBase: bigint, currency: string): number {
  const rounded = (2_000_000n * perBase + dollarsPerBase) / (2n * dollarsPerBase)
  if (rounded === 0n) throw new RangeError(`the rate of ${currency} is too small`)
  return Number(rounded)
}
