import { formatTime, onClockOf } from '#domain/date-words.ts'
import { useLanguage } from '#console/lib/language.tsx'

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Formats the time of an instant in the phone's time zone, or in `zone`. */
export function useClock(): (instant: string, zone?: string) => string {
  const { language } = useLanguage()
  return (instant, zone = ownZone) => `\u2068${formatTime(onClockOf(instant, zone).localTime, language)}\u2069`
}
