import { useLocale } from 'use-intl'

/** A local time 'HH:MM' on the twelve-hour clock of the language: '8:00 ص', '8:00 am'. */
export function TimeText({ time }: { time: string }) {
  const locale = useLocale()
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const isMorning = hours < 12
  const half = locale === 'ar' ? (isMorning ? 'ص' : 'م') : isMorning ? 'am' : 'pm'
  return (
    <time dateTime={time.slice(0, 5)} className="whitespace-nowrap">
      <bdi>{`${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')}`}</bdi> {half}
    </time>
  )
}
