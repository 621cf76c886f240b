import type { Locale } from '#domain/locale.ts'
import { lengthOfStay, type EndRefusal } from '#domain/stay-days.ts'
import type { CalendarKind } from '#web/ui/calendar-kind.ts'
import { dateWords } from './day-name.ts'
import type { ChosenStay, DayOfStay, StayOfCalendar } from './stay-part.ts'

interface StayDay {
  /** 'YYYY-MM-DD' */
  date: string
  /** As a day to begin on. */
  name: string
  of: DayOfStay
  marked: ChosenStay
  stay: Pick<StayOfCalendar, 'rate' | 'limits'>
  locale: Locale
  kind: CalendarKind
  t: (
    key: `stay${'Start' | 'End' | 'StartAndEnd' | 'Between' | 'PossibleEnd' | 'NoEnd'}` | `noEnd.${EndRefusal}`,
    values: Record<string, string | number>,
  ) => string
}

/** The accessible name of a day of a stay or rental: 'Friday 4 December, SAR 300, check-in'. */
export function stayDayName({ date, name, of: { part, refusal }, marked, stay, locale, kind, t }: StayDay): string {
  const { rate, limits } = stay
  const day = dateWords(date, locale, kind)
  if (refusal !== null) {
    const count = refusal === 'too_short' ? limits.least : limits.most
    return t('stayNoEnd', { name: day, rate, reason: t(`noEnd.${refusal}`, { rate, count }) })
  }
  const count = marked.start === null ? 0 : lengthOfStay(marked.start, date, limits)
  if (part === 'start') return t('stayStart', { name, rate })
  if (part === 'start_and_end') return t('stayStartAndEnd', { name })
  if (part === 'end') return t('stayEnd', { name: day, rate, count })
  if (part === 'possible_end') return t('stayPossibleEnd', { name: day, rate, count })
  return part === 'between' ? t('stayBetween', { name: day, rate }) : name
}
