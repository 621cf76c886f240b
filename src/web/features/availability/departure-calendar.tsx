import {
  type CalendarDate,
  endOfMonth,
  IslamicUmalquraCalendar,
  parseDate,
  startOfMonth,
  toCalendar,
  type DateValue,
} from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
} from 'react-aria-components'
import { useLocale, useTranslations } from 'use-intl'
import { decimalOf } from '#domain/money.ts'
import { exponentOf } from '#domain/currency.ts'
import { readCalendar, type CalendarDay } from './calls.ts'

interface DepartureCalendarProps {
  productId: number
  currency: string
  /** The city's own day, 'YYYY-MM-DD'. */
  today: string
  date: string | null
  onChange: (date: string) => void
}

// The week begins as it does where most readers are; digits are Latin and the calendar Gregorian in both languages.
const locales = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB-u-ca-gregory-nu-latn' }

/** A month with the lowest price of each day; sold-out days are struck, days with few places dotted. */
export function DepartureCalendar({ productId, currency, today, date, onChange }: DepartureCalendarProps) {
  const t = useTranslations('availability')
  const locale = useLocale()
  const first = parseDate(today)
  const [days, setDays] = useState<ReadonlyMap<string, CalendarDay>>(new Map())
  const [lastDate, setLastDate] = useState<string | null>(null)
  const [shown, setShown] = useState<CalendarDate>(date === null ? first : parseDate(date))
  const [isLoading, setIsLoading] = useState(true)
  const [hasFailed, setHasFailed] = useState(false)

  const month = startOfMonth(shown).toString()
  useEffect(() => {
    let isCurrent = true
    setIsLoading(true)
    readCalendar(productId, month, endOfMonth(parseDate(month)).toString())
      .then((answer) => {
        if (!isCurrent) return
        setDays((known) => new Map([...known, ...answer.days.map((day) => [day.date, day] as const)]))
        setLastDate(answer.lastDate)
        setHasFailed(false)
        // Opens on the first month that has something to book.
        if (
          date === null &&
          answer.firstAvailable !== null &&
          answer.days.length === 0 &&
          answer.firstAvailable > month
        )
          setShown(parseDate(answer.firstAvailable))
      })
      .catch(() => isCurrent && setHasFailed(true))
      .finally(() => isCurrent && setIsLoading(false))
    return () => {
      isCurrent = false
    }
    // The chosen date decides only where the calendar opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [productId, month])

  return (
    <I18nProvider locale={locales[locale]}>
      <Calendar
        aria-label={t('calendar')}
        value={date === null ? null : parseDate(date)}
        onChange={(value: DateValue | null) => value && onChange(value.toString())}
        focusedValue={shown}
        onFocusChange={(value) => setShown(parseDate(value.toString().slice(0, 10)))}
        minValue={first}
        maxValue={lastDate === null ? first.add({ months: 12 }) : parseDate(lastDate)}
        isDateUnavailable={(value) => !days.has(value.toString())}
        className="grid gap-2"
      >
        <header className="flex items-center justify-between">
          <Button slot="previous" className={arrow} aria-label={t('previousMonth')}>
            <ChevronLeft aria-hidden className="flip size-5" strokeWidth={1.75} />
          </Button>
          <div className="text-center">
            <Heading className="text-lg font-semibold" />
            {locale === 'ar' && <p className="text-xs text-ink-soft">{hijriMonths(shown)}</p>}
          </div>
          <Button slot="next" className={arrow} aria-label={t('nextMonth')}>
            <ChevronRight aria-hidden className="flip size-5" strokeWidth={1.75} />
          </Button>
        </header>
        <CalendarGrid weekdayStyle="short" className="w-full border-separate border-spacing-0.5">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className="pb-1 text-xs font-medium text-ink-soft">{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(value) => {
              const day = days.get(value.toString())
              return (
                <CalendarCell date={value} data-status={day?.status} className={cell}>
                  {({ formattedDate }) => (
                    <>
                      <bdi className={day?.status === 'sold_out' ? 'line-through' : ''}>{formattedDate}</bdi>
                      <span className="text-[0.68rem] leading-tight opacity-85">
                        {day === undefined ? (
                          <>&nbsp;</>
                        ) : day.status === 'sold_out' ? (
                          t('soldOutShort')
                        ) : (
                          <bdi>{shortPrice(day.fromMinor, currency)}</bdi>
                        )}
                      </span>
                      {day?.status === 'few_left' && (
                        <span aria-hidden className="absolute end-1 top-1 size-1.5 rounded-full bg-accent" />
                      )}
                      {day && <span className="sr-only">{t(`day.${day.status}`)}</span>}
                    </>
                  )}
                </CalendarCell>
              )
            }}
          </CalendarGridBody>
        </CalendarGrid>
        <p role="status" className="min-h-6 text-xs text-ink-soft">
          {hasFailed ? t('calendarFailed') : isLoading ? t('loading') : t('pricesIn', { currency })}
        </p>
      </Calendar>
    </I18nProvider>
  )
}

const arrow =
  'inline-flex size-11 items-center justify-center rounded-full hover:bg-line/60 disabled:opacity-35 disabled:hover:bg-transparent'
const cell =
  'relative grid h-12 cursor-pointer place-content-center rounded-field text-center text-[0.95rem] leading-tight hover:bg-primary/10 data-[outside-month]:hidden data-[disabled]:cursor-default data-[disabled]:text-ink-soft/50 data-[disabled]:hover:bg-transparent data-[unavailable]:cursor-default data-[unavailable]:text-ink-soft/50 data-[unavailable]:hover:bg-transparent data-[selected]:bg-primary data-[selected]:text-on-primary data-[focus-visible]:outline-3 data-[focus-visible]:outline-offset-1 data-[focus-visible]:outline-primary'

/** Whole units, for the corner of a day: 146.28 is 147, because a price must not read lower than it is. */
function shortPrice(minor: number, currency: string): string {
  const scale = 10 ** exponentOf(currency)
  return minor % scale === 0 || minor > 100 * scale
    ? String(Math.ceil(minor / scale))
    : decimalOf(minor, exponentOf(currency)).replace(/(\.\d)0+$/, '$1')
}

/** The Umm al-Qura months that the shown month falls in. */
function hijriMonths(shown: CalendarDate): string {
  const format = new Intl.DateTimeFormat('ar-SA-u-ca-islamic-umalqura-nu-latn', { month: 'long', timeZone: 'UTC' })
  const nameOf = (day: CalendarDate) => format.format(new Date(`${day.toString()}T12:00:00Z`))
  const first = startOfMonth(shown)
  const last = endOfMonth(shown)
  const { year } = toCalendar(last, new IslamicUmalquraCalendar())
  const names = [...new Set([nameOf(first), nameOf(last)])]
  return `${names.join(' – ')} ${year} هـ`
}
