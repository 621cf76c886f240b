import { useLocale, useTranslations } from 'use-intl'
import { formatTime } from '#domain/date-words.ts'
import { listOf } from '#domain/list-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { canBook } from './bookable-seats.ts'
import type { Departure } from './calls.ts'

interface FittingTimesProps {
  departures: Departure[]
  clashOf: (departure: Departure) => string | null
  onOtherDay: () => void
}

/** Above the times of a day, if some do not go with the other plans: with what they clash, and which times fit. */
export function FittingTimes({ departures, clashOf, onOtherDay }: FittingTimesProps) {
  const t = useTranslations('availability')
  const locale = useLocale()
  const free = departures.filter(canBook)
  const clashes = new Set(free.flatMap((one) => clashOf(one) ?? []))
  if (clashes.size === 0) return null
  const fitting = new Set(
    free
      .filter((one) => clashOf(one) === null)
      .map(({ localTime }) => localTime)
      .toSorted()
      .map((time) => formatTime(time, locale)),
  )
  return (
    <div className="mb-3">
      <Notice
        kind={fitting.size > 0 ? 'info' : 'warning'}
        title={fitting.size > 0 ? t('fitting', { times: listOf([...fitting], locale) }) : t('noneFits')}
      >
        <ul className="grid gap-1 text-sm">
          {[...clashes].map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        {fitting.size === 0 && (
          <Button kind="outlined" onClick={onOtherDay} className="justify-self-start">
            {t('otherDay')}
          </Button>
        )}
      </Notice>
    </div>
  )
}
