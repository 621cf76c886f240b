import { isCurrency } from './currency.ts'
import type { Rate } from './exchange.ts'

/** What a source publishes for a day: one unit of `base` costs `perBase[currency]` of another, as decimals ('1.0823'). */
export interface RateSheet {
  base: string
  /** YYYY-MM-DD */
  asOf: string
  perBase: Record<string, string>
}

/** All rates are kept against the dollar, to which the currencies of the Gulf are fixed. */
export const RATE_BASE = 'USD'

/**
 * What a dollar costs where the central bank keeps it so, in millionths. European sources do not publish these currencies. Saudi Central Bank
 * 3.75; Central Bank of the UAE 3.6725; Qatar Central Bank 3.64; Central Bank of Oman 0.3845; Central Bank of Bahrain 0.376; Central Bank of
 * Jordan 0.709.
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
 * The sheet as our rates of that day: of the currencies that we trade in, against the dollar, rounded half up to millionths; fixed currencies
 * that it does not name are added. Throws RangeError with what is wrong: no dollar in it, no day, a rate that is no positive decimal.
 */
export function ratesOf(sheet: RateSheet): Rate[] {
  if (!isDay(sheet.asOf)) throw new RangeError(`«${sheet.asOf}» is no day`)
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

// The pound of Egypt lost 38 % in a day (2024-03-06); it is such days that a person should look at.
const MOST_JUMP = 0.2

/** Rates that moved by more than a fifth against those known before: a comma in the wrong place, or a day on which a person should look. */
export function jumpsOf(known: readonly Rate[], rates: readonly Rate[]): Jump[] {
  return rates.flatMap(({ quote, rateMicros }) => {
    const before = known.find((one) => one.base === RATE_BASE && one.quote === quote)?.rateMicros
    if (before === undefined || Math.abs(rateMicros - before) <= before * MOST_JUMP) return []
    return [{ currency: quote, fromMicros: before, toMicros: rateMicros }]
  })
}

function isDay(text: string): boolean {
  const midnight = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && midnight >= 0 && new Date(midnight).toJSON().startsWith(text)
}

function scaled(text: string | undefined, currency = RATE_BASE): bigint {
  if (text === undefined) throw new RangeError(`there is no rate for ${currency}`)
  const value = DECIMAL.test(text) ? digitsOf(text) : 0n
  if (value === 0n) throw new RangeError(`the rate of ${currency}, «${text}», is no positive decimal`)
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
