import { useLocale } from 'use-intl'
import { useCalendarKind } from '#web/ui/calendar-kind.ts'

/**
 * The Umm al-Qura date of a local date ('YYYY-MM-DD') on a line of its own, for visitors who have chosen that calendar.
 * `isShort`: without the year.
 */
export function HijriDate({ date, isShort = false }: { date: string; isShort?: boolean }) {
  const locale = useLocale()
  const [kind] = useCalendarKind()
  if (kind !== 'hijri') return null
  const words = new Intl.DateTimeFormat(`${locale}-u-ca-islamic-umalqura-nu-latn`, {
    day: 'numeric',
    month: 'long',
    ...(isShort ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  })
  return (
    <span className={`block font-normal text-ink-soft ${isShort ? 'text-xs' : 'text-sm'}`}>
      {words.format(new Date(`${date}T12:00:00Z`))}
    </span>
  )
}
