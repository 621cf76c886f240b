import { payableStep } from '#domain/currency.ts'
import type { Words } from '#domain/locale.ts'
import { isLocalDate, isLocalTime, quoteTimes } from '#domain/quote-times.ts'

/** A quote as an operator writes it. */
export interface WrittenAnswer {
  /** Minor units of the product's currency, in payable steps. */
  priceMinor: number
  /** On the city's clock: YYYY-MM-DD and HH:MM. */
  localDate: string
  localTime: string
  /** Null: the requested number. */
  travellers: number | null
  /** At least in the buyer's language. */
  includes: Partial<Words>
  message: string
  /** The quote is valid for this many days, but not beyond the start. */
  validDays: number
}

/** What the quote is for. */
export interface AnsweredProduct {
  productCurrency: string
  zone: string
  durationMinutes: number
  now: Date
}

const LARGEST_PRICE_MINOR = 100_000_000_000
const LONGEST = { validDays: 90, travellers: 500, text: 4000 }

/** The errors of the fields; none if the quote can be made. */
export function errorsOfAnswer(input: WrittenAnswer, product: AnsweredProduct): { field: string; code: string }[] {
  const isWithin = (value: number, most: number) => Number.isSafeInteger(value) && value >= 1 && value <= most
  const texts = [input.includes.ar ?? '', input.includes.en ?? '', input.message]
  const hasTimes = isLocalDate(input.localDate) && isLocalTime(input.localTime)
  const checks: [field: string, isRight: boolean, code: string][] = [
    ['price', isWithin(input.priceMinor, LARGEST_PRICE_MINOR), 'range'],
    ['price', input.priceMinor % payableStep(product.productCurrency) === 0, 'step'],
    ['date', isLocalDate(input.localDate), 'format'],
    ['time', isLocalTime(input.localTime), 'format'],
    ['date', !hasTimes || Date.parse(timesOf(input, product).startsAt) > product.now.getTime(), 'past'],
    ['travellers', input.travellers === null || isWithin(input.travellers, LONGEST.travellers), 'range'],
    ['validDays', isWithin(input.validDays, LONGEST.validDays), 'range'],
    ['text', texts.every((text) => text.length <= LONGEST.text), 'too_long'],
  ]
  return checks.filter(([, isRight]) => !isRight).map(([field, , code]) => ({ field, code }))
}

/** The instants of a quote without errors. */
export function instantsOfAnswer(
  input: WrittenAnswer,
  product: AnsweredProduct,
): { startsAt: string; endsAt: string; validUntil: string } {
  const { startsAt, endsAt } = timesOf(input, product)
  const validUntil = Math.min(product.now.getTime() + input.validDays * 86_400_000, Date.parse(startsAt))
  return { startsAt, endsAt, validUntil: new Date(validUntil).toISOString() }
}

const timesOf = (input: WrittenAnswer, product: AnsweredProduct) =>
  quoteTimes({ ...input, zone: product.zone, durationMinutes: product.durationMinutes })
