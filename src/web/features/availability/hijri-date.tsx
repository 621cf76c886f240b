import { useLocale } from 'use-intl'
import { useCalendarKind } from '#web/ui/calendar-kind.ts'

/**
 * The Umm al-Qura day and month of a local date ('YYYY-MM-DD') on a line of its own, for visitors who have chosen that
 * calendar.
 */
export function HijriDate({ date }: { date: string }) {
  const locale = useLocale()
  const [kind] = useCalendarKind()
  if (kind !== 'hijri') return null
  const words = new Intl.DateTimeFormat(`${locale}-u-ca-islamic-umalqura-nu-latn`, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return <span className="block text-xs font-normal text-ink-soft">{words.format(new Date(`${date}T12:00:00Z`))}</span>
}
