import {
  type CalendarDate,
  endOfMonth,
  GregorianCalendar,
  IslamicUmalquraCalendar,
  startOfMonth,
  toCalendar,
} from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { use } from 'react'
import { Button, CalendarStateContext, Heading, RangeCalendarStateContext } from 'react-aria-components'
import { useLocale, useTranslations } from 'use-intl'
import type { Locale } from '#domain/locale.ts'
import type { CalendarKind } from './calendar-kind.ts'

const calendars = { gregorian: new GregorianCalendar(), hijri: new IslamicUmalquraCalendar() }
const identifiers = { gregorian: 'gregory', hijri: 'islamic-umalqura' }
const tags = { ar: 'ar-SA', en: 'en-GB' }

/** The locale of a calendar, for I18nProvider. Digits are Latin in both languages. `firstDay` of the week: 'mon'. */
export const calendarTag = (locale: Locale, kind: CalendarKind, firstDay?: string): string =>
  `${tags[locale]}-u-ca-${identifiers[kind]}${firstDay === undefined ? '' : `-fw-${firstDay}`}-nu-latn`

/** `day` in the displayed calendar. React Aria counts visible days in the calendar of its earliest and latest date. */
export const inCalendar = (day: CalendarDate, kind: CalendarKind): CalendarDate => toCalendar(day, calendars[kind])

/** The first and the last day of the month that contains `day`. */
export function monthOf(day: CalendarDate, kind: CalendarKind) {
  const own = inCalendar(day, kind)
  return { first: startOfMonth(own), last: endOfMonth(own) }
}

/** The name of the month of `day`, without its year. */
export const monthName = (day: CalendarDate, locale: Locale, kind: CalendarKind): string =>
  monthWords(locale, kind, 'name').format(day.toDate('UTC'))

/** The other calendar of `kind`. */
export const otherKind = { gregorian: 'hijri', hijri: 'gregorian' } as const satisfies Record<
  CalendarKind,
  CalendarKind
>

/** Whether the other calendar is displayed too: to readers of Arabic, and to who has chosen the Hijri one. */
export const hasBothCalendars = (locale: Locale, kind: CalendarKind): boolean => locale === 'ar' || kind === 'hijri'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once for each calendar: making one takes longer than a hundred uses. */
function monthWords(
  locale: Locale,
  kind: CalendarKind,
  style: 'long' | 'short' | 'name' = 'long',
): Intl.DateTimeFormat {
  const tag = calendarTag(locale, kind)
  const key = `${tag} ${style}`
  let format = formats.get(key)
  if (!format) {
    const year = style === 'name' ? {} : ({ year: 'numeric' } as const)
    format = new Intl.DateTimeFormat(tag, { month: style === 'short' ? 'short' : 'long', ...year, timeZone: 'UTC' })
    formats.set(key, format)
  }
  return format
}

/** The months from one day to another with their year; of two years each with its own, and short where the language can. */
export function monthNames(from: CalendarDate, to: CalendarDate, locale: Locale, kind: CalendarKind): string {
  const style = inCalendar(from, kind).year === inCalendar(to, kind).year ? 'long' : 'short'
  return monthWords(locale, kind, style).formatRange(from.toDate('UTC'), to.toDate('UTC'))
}

/** The displayed months between the buttons to their neighbours, and below them those of the other calendar. `title` instead of the months. */
export function CalendarHead({ kind, title }: { kind: CalendarKind; title?: string | undefined }) {
  const t = useTranslations('availability')
  const locale = useLocale()
  const days = use(CalendarStateContext)
  const ranges = use(RangeCalendarStateContext)
  const shown = (days ?? ranges)?.visibleRange
  return (
    <header className="flex items-center justify-between">
      <Button slot="previous" className={arrow} aria-label={t('previousMonth')}>
        <ChevronLeft aria-hidden className="flip size-5" strokeWidth={1.75} />
      </Button>
      <div className="min-w-0 text-center wrap-anywhere">
        {/* With two years it would take two lines on a phone. */}
        <Heading
          className={`leading-tight font-semibold ${/\d{4}.+\d{4}/.test(title ?? '') ? 'text-base max-[22.5rem]:text-sm' : 'text-lg max-[22.5rem]:text-base'}`}
        >
          {title}
        </Heading>
        {shown && hasBothCalendars(locale, kind) && (
          <p className="text-xs text-ink-soft">
            {monthWords(locale, otherKind[kind]).formatRange(shown.start.toDate('UTC'), shown.end.toDate('UTC'))}
          </p>
        )}
      </div>
      <Button slot="next" className={arrow} aria-label={t('nextMonth')}>
        <ChevronRight aria-hidden className="flip size-5" strokeWidth={1.75} />
      </Button>
    </header>
  )
}

const arrow =
  'inline-flex size-[44px] shrink-0 items-center justify-center rounded-full hover:bg-line/60 disabled:opacity-35 disabled:hover:bg-transparent'
