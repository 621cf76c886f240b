import {
  type CalendarDate,
  endOfMonth,
  GregorianCalendar,
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
import type { Locale } from '#domain/locale.ts'
import { decimalOf } from '#domain/money.ts'
import { exponentOf } from '#domain/currency.ts'
import { useCalendarKind, type CalendarKind } from './calendar-kind.ts'
import { CalendarSwitch } from './calendar-switch.tsx'
import { readCalendar, type CalendarDay } from './calls.ts'

interface DepartureCalendarProps {
  productId: number
  currency: string
  /** Today in the city's time zone, 'YYYY-MM-DD'. */
  today: string
  date: string | null
  onChange: (date: string) => void
}

// Weeks start as in Saudi Arabia and Britain. Digits are Latin in both languages.
const tags = { ar: 'ar-SA', en: 'en-GB' }
const kinds = { gregorian: 'gregory', hijri: 'islamic-umalqura' }
const calendars = { gregorian: new GregorianCalendar(), hijri: new IslamicUmalquraCalendar() }
const tagOf = (locale: Locale, kind: CalendarKind) => `${tags[locale]}-u-ca-${kinds[kind]}-nu-latn`

/** A month with the lowest price of each day. Sold-out days are crossed out, days with few seats have a dot. */
export function DepartureCalendar({ productId, currency, today, date, onChange }: DepartureCalendarProps) {
  const t = useTranslations('availability')
  const locale = useLocale()
  const first = parseDate(today)
  const [days, setDays] = useState<ReadonlyMap<string, CalendarDay>>(new Map())
  const [lastDate, setLastDate] = useState<string | null>(null)
  const [shown, setShown] = useState<CalendarDate>(date === null ? first : parseDate(date))
  const [isLoading, setIsLoading] = useState(true)
  const [hasFailed, setHasFailed] = useState(false)

  const [kind, setKind] = useCalendarKind()
  const inKind = toCalendar(shown, calendars[kind])
  const from = startOfMonth(inKind).toString()
  const to = endOfMonth(inKind).toString()
  useEffect(() => {
    let isCurrent = true
    setIsLoading(true)
    readCalendar(productId, from, to)
      .then((answer) => {
        if (!isCurrent) return
        setDays((known) => new Map([...known, ...answer.days.map((day) => [day.date, day] as const)]))
        setLastDate(answer.lastDate)
        setHasFailed(false)
        // Start with the first month that has availability.
        if (date === null && answer.firstAvailable !== null && answer.days.length === 0 && answer.firstAvailable > to)
          setShown(parseDate(answer.firstAvailable))
      })
      .catch(() => isCurrent && setHasFailed(true))
      .finally(() => isCurrent && setIsLoading(false))
    return () => {
      isCurrent = false
    }
    // The chosen date only determines the initial month.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [productId, from, to])

  return (
    <I18nProvider locale={tagOf(locale, kind)}>
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
          <div className="min-w-0 text-center wrap-anywhere">
            <Heading className="text-lg font-semibold" />
            {(locale === 'ar' || kind === 'hijri') && (
              <p className="text-xs text-ink-soft">
                {monthsOf(from, to, tagOf(locale, kind === 'hijri' ? 'gregorian' : 'hijri'))}
              </p>
            )}
          </div>
          <Button slot="next" className={arrow} aria-label={t('nextMonth')}>
            <ChevronRight aria-hidden className="flip size-5" strokeWidth={1.75} />
          </Button>
        </header>
        <CalendarGrid weekdayStyle="short" className="w-full table-fixed border-separate border-spacing-0.5">
          <CalendarGridHeader>
            {(day) => (
              <CalendarHeaderCell className="pb-1 text-[0.68rem] font-medium sm:text-xs text-ink-soft">
                {withoutArticle(day)}
              </CalendarHeaderCell>
            )}
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
                        <span
                          aria-hidden
                          className="absolute end-1 top-1 size-1.5 rounded-full bg-accent forced-colors:border-3"
                        />
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
        <CalendarSwitch kind={kind} onChange={setKind} />
      </Calendar>
    </I18nProvider>
  )
}

const arrow =
  'inline-flex size-[44px] shrink-0 items-center justify-center rounded-full hover:bg-line/60 disabled:opacity-35 disabled:hover:bg-transparent'
const cell =
  'relative grid h-12 cursor-pointer place-content-center rounded-field text-center text-[0.95rem] leading-tight hover:bg-primary/10 data-[outside-month]:hidden data-[disabled]:cursor-default data-[disabled]:text-ink-soft/50 data-[disabled]:hover:bg-transparent data-[unavailable]:cursor-default data-[unavailable]:text-ink-soft/50 data-[unavailable]:hover:bg-transparent data-[selected]:bg-primary data-[selected]:text-on-primary data-[focus-visible]:outline-3 data-[focus-visible]:outline-offset-1 data-[focus-visible]:outline-primary'

/** 'سبت' for 'السبت': with the article the longer names would wrap on phones. */
const withoutArticle = (day: string) => day.replace(/^ال/, '')

/** Rounded up to whole units: 146.28 is 147, because a displayed price must not be lower than the real one. */
function shortPrice(minor: number, currency: string): string {
  const scale = 10 ** exponentOf(currency)
  return minor % scale === 0 || minor > 100 * scale
    ? String(Math.ceil(minor / scale))
    : decimalOf(minor, exponentOf(currency)).replace(/0+$/, '')
}

/** The months of the other calendar that overlap with the displayed one: 'جمادى الأولى – جمادى الآخرة 1448 هـ'. */
function monthsOf(from: string, to: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.formatRange(new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`))
}
