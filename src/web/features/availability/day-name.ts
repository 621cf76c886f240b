import { exponentOf } from '#domain/currency.ts'
import { decimalOf } from '#domain/money.ts'
import type { Locale } from '#domain/locale.ts'
import { calendarTag, hasBothCalendars, otherKind } from '#web/ui/calendar-head.tsx'
import type { CalendarKind } from '#web/ui/calendar-kind.ts'
import { spokenPrice } from '#web/ui/spoken-price.ts'
import type { CalendarDay } from './calls.ts'

interface DayOfName {
  /** 'YYYY-MM-DD' */
  date: string
  day: CalendarDay | undefined
  isCheapest: boolean
  /** What the price is of, where other days have the price of something else. */
  unit?: string | undefined
  isChosen: boolean
  /** Whether the booking is on this day now. */
  isBooked?: boolean
  /** Whether it is the first day that can be booked at all. */
  isFirst: boolean
  currency: string
  /** Whether the prices are converted and another currency will be charged. */
  isEstimate: boolean
  /** What is paid already: the price is then named as the difference from it. */
  paidMinor?: number | undefined
  /** Whom the day may have too few seats for. */
  travellers?: number | undefined
  locale: Locale
  kind: CalendarKind
  about: (values: { price: string }) => string
  t: (
    key: `day${'Name' | 'NameFew' | 'NameSoldOut' | 'NameTooFew' | 'NameCheapest' | 'NameCheapestFew' | 'NameNone' | 'Chosen' | 'Booked' | 'First' | 'Same' | 'More' | 'Less'}`,
    values: Record<string, string | number>,
  ) => string
}

/** The accessible name of a day: 'Friday 27 November, about £41, few spots left'. */
export function dayName({
  date,
  day,
  isCheapest,
  unit,
  isChosen,
  isBooked = false,
  isFirst,
  currency,
  isEstimate,
  paidMinor,
  travellers = 0,
  locale,
  kind,
  about,
  t,
}: DayOfName): string {
  const words = dateWords(date, locale, kind)
  const priceOf = (minor: number) => {
    const differenceMinor = minor - (paidMinor ?? 0)
    const price = spokenPrice({ amountMinor: Math.abs(differenceMinor), currency, isEstimate }, locale, about)
    if (paidMinor === undefined) return price
    return differenceMinor === 0 ? t('daySame', {}) : t(differenceMinor > 0 ? 'dayMore' : 'dayLess', { price })
  }
  const named = () => {
    if (day === undefined) return t('dayNameNone', { date: words })
    if (day.status === 'sold_out') return t('dayNameSoldOut', { date: words })
    const price = priceOf(day.fromMinor) + (unit === undefined ? '' : ` \u2068${unit}\u2069`)
    if (day.status === 'too_few_seats') return t('dayNameTooFew', { date: words, price, count: travellers })
    const few = day.status === 'few_left' ? 'Few' : ''
    return t(`dayName${isCheapest ? 'Cheapest' : ''}${few}`, { date: words, price })
  }
  const name = isBooked ? t('dayBooked', { name: named() }) : named()
  if (isChosen) return t('dayChosen', { name })
  return isFirst ? t('dayFirst', { name }) : name
}

const formats = new Map<
  string,
  { own: Intl.DateTimeFormat; other: Intl.DateTimeFormat | null; words: Map<string, string> }
>()

/** 'Friday 27 November', with the other calendar where it is displayed: 'Friday 27 November (17 Jumada II)'. */
export function dateWords(date: string, locale: Locale, kind: CalendarKind): string {
  const key = `${locale} ${kind}`
  let format = formats.get(key)
  if (!format) {
    const dayOf = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
    format = {
      own: new Intl.DateTimeFormat(calendarTag(locale, kind), { weekday: 'long', ...dayOf }),
      other: hasBothCalendars(locale, kind)
        ? new Intl.DateTimeFormat(calendarTag(locale, otherKind[kind]), dayOf)
        : null,
      words: new Map(),
    }
    formats.set(key, format)
  }
  // The days of a month are named again with each choice.
  let words = format.words.get(date)
  if (words === undefined) {
    const noon = new Date(`${date}T12:00:00Z`)
    words = format.own.format(noon) + (format.other ? ` (${format.other.format(noon)})` : '')
    format.words.set(date, words)
  }
  return words
}

/** Whether the whole party can go on the day. */
export const isFree = ({ status }: CalendarDay): boolean => status === 'available' || status === 'few_left'

/**
 * The lowest price of the month's free days, in minor units; null if more than a quarter of them have it, because then it is nothing special.
 */
export function cheapestOf(days: readonly CalendarDay[]): number | null {
  const prices = days.filter(isFree).map((day) => day.fromMinor)
  if (prices.length === 0) return null
  const lowest = Math.min(...prices)
  const count = prices.filter((price) => price === lowest).length
  return count > 1 && count * 4 > prices.length ? null : lowest
}

/** Whether a day has the lowest price of `cheapestOf` and can be booked at it. */
export const isCheapestDay = (day: CalendarDay | undefined, lowestMinor: number | null): boolean =>
  day !== undefined && isFree(day) && day.fromMinor === lowestMinor

const amounts = new Map<string, Intl.NumberFormat>()

/**
 * A price without currency for a narrow cell: '1,950'. Rounded up to whole units: 146.28 is 147, because a displayed price must not be lower
 * than the real one. Amounts below 100 keep their decimals.
 */
export function shortPrice(minor: number, currency: string, locale: Locale): string {
  const exponent = exponentOf(currency)
  const scale = 10 ** exponent
  if (minor % scale !== 0 && !isRounded(minor, currency)) return decimalOf(minor, exponent).replace(/0+$/, '')
  return amountFormat(locale, 0).format(Math.ceil(minor / scale))
}

/** Whether `shortPrice` rounds an amount up. */
export function isRounded(minor: number, currency: string): boolean {
  const scale = 10 ** exponentOf(currency)
  return minor % scale !== 0 && minor > 100 * scale
}

function amountFormat(locale: Locale, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`
  let format = amounts.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale === 'ar' ? 'ar-u-nu-latn' : 'en-u-nu-latn', { minimumFractionDigits: digits })
    amounts.set(key, format)
  }
  return format
}

/** A difference of as many whole units has no decimals in a cell of a narrow phone: they would make it too small to read. */
const MOST_WITH_DECIMALS = 10

/** Whether `shortDifference` rounds a difference up. */
export function isDifferenceRounded(differenceMinor: number, currency: string): boolean {
  const scale = 10 ** exponentOf(currency)
  return differenceMinor % scale !== 0 && Math.abs(differenceMinor) >= MOST_WITH_DECIMALS * scale
}

/**
 * The difference of a price from what is paid, for a narrow cell: '+20', '−9.50'. From ten units on it is rounded up,
 * '+400' for 399.50 and '−399' for −399.50: nobody pays more, or gets less back, than the day says. The name of the day
 * and the chosen day have the exact amount.
 */
export function shortDifference(minor: number, paidMinor: number, currency: string, locale: Locale): string {
  const exponent = exponentOf(currency)
  const scale = 10 ** exponent
  const differenceMinor = minor - paidMinor
  const rest = differenceMinor % scale
  const upMinor = rest > 0 ? differenceMinor - rest + scale : differenceMinor - rest
  const shownMinor = isDifferenceRounded(differenceMinor, currency) ? upMinor : differenceMinor
  const isWhole = shownMinor % scale === 0
  // A decimal string keeps the digits exact where a division would not.
  const amount = decimalOf(Math.abs(shownMinor), exponent) as unknown as number
  return `${shownMinor > 0 ? '+' : '−'}${amountFormat(locale, isWhole ? 0 : exponent).format(amount)}`
}
