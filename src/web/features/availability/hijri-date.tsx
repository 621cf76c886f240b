import { useLocale } from 'use-intl'
import { hijriWords } from '#domain/hijri-words.ts'
import { useCalendarKind } from '#web/ui/calendar-kind.ts'

interface HijriDateProps {
  /** The first and the last day, 'YYYY-MM-DD'. */
  from: string
  to: string
}

/** Days in the Umm al-Qura calendar on a line of their own, for visitors who have chosen that calendar. */
export function HijriDate({ from, to }: HijriDateProps) {
  const locale = useLocale()
  const [kind] = useCalendarKind()
  if (kind !== 'hijri') return null
  return <span className="block text-xs font-normal text-ink-soft">{hijriWords({ from, to }, locale)}</span>
}
