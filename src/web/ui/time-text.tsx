import { timeWords } from '#domain/date-words.ts'
import { useLocale } from 'use-intl'

/** A local time 'HH:MM' in the twelve-hour format of the language: '8:00 ص', '8:00 am'. */
export function TimeText({ time }: { time: string }) {
  const { clock, half } = timeWords(time, useLocale())
  return (
    <time dateTime={time.slice(0, 5)} className="whitespace-nowrap">
      <bdi>{clock}</bdi> {half}
    </time>
  )
}
