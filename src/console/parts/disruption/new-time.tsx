import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { autofocus } from '#console/lib/autofocus.ts'
import type { DisruptionPreview } from '#console/lib/disruptions.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { Field } from '#web/ui/field.tsx'

export interface ChosenTime {
  localDate: string
  localTime: string
}

const OTHER = 'other'
const rowClass =
  'grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-field border border-line px-3 py-1.5 tabular-nums has-enabled:cursor-pointer has-enabled:hover:border-primary has-checked:border-primary has-checked:bg-primary/5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary'

/** The nearest departures of the option, those with too few seats disabled, or another time. */
export function NewTime({
  preview,
  departure,
  chosen,
  onChoose,
}: {
  preview: DisruptionPreview
  departure: { date: string; time: string }
  chosen: ChosenTime | undefined
  onChoose: (time: ChosenTime | undefined) => void
}) {
  const t = useTranslations('console.disruption')
  const { moment } = useOrderWords()
  const [picked, setPicked] = useState<number | typeof OTHER>()
  const first = preview.dates.find(({ seatsLeft }) => seatsLeft === null || seatsLeft >= preview.seats)?.departureId
  const own = chosen ?? { localDate: departure.date, localTime: departure.time.slice(0, 5) }
  const change = (part: Partial<ChosenTime>) => onChoose({ ...own, ...part })
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{t('to')}</legend>
      <ul className="grid gap-1.5">
        {preview.dates.map(({ departureId, localDate, localTime, seatsLeft }) => {
          const isTooSmall = seatsLeft !== null && seatsLeft < preview.seats
          return (
            <li key={departureId}>
              <label className={rowClass}>
                <input
                  {...(departureId === first ? { ref: autofocus } : {})}
                  type="radio"
                  name="to"
                  className="accent-primary"
                  checked={picked === departureId}
                  disabled={isTooSmall}
                  onChange={() => {
                    setPicked(departureId)
                    onChoose({ localDate, localTime: localTime.slice(0, 5) })
                  }}
                />
                <span className={isTooSmall ? 'text-ink-soft' : ''}>{moment(localDate, localTime)}</span>
                <span className="text-sm text-ink-soft">
                  {isTooSmall
                    ? t('tooSmall')
                    : seatsLeft === null
                      ? t('noLimit')
                      : t('seatsLeft', { count: seatsLeft })}
                </span>
              </label>
            </li>
          )
        })}
        <li>
          <label className={rowClass}>
            <input
              type="radio"
              name="to"
              className="accent-primary"
              checked={picked === OTHER}
              onChange={() => {
                setPicked(OTHER)
                onChoose({ localDate: departure.date, localTime: departure.time.slice(0, 5) })
              }}
            />
            <span className="col-span-2">{t('other')}</span>
          </label>
        </li>
      </ul>
      {picked === OTHER && (
        <div className="mt-2 grid gap-2">
          <p className="text-sm text-ink-soft">{t('otherHint')}</p>
          <div className="grid grid-cols-2 gap-3">
            <Field
              label={t('date')}
              type="date"
              required
              value={own.localDate}
              onChange={(event) => change({ localDate: event.target.value })}
            />
            <Field
              label={t('time')}
              type="time"
              required
              value={own.localTime}
              onChange={(event) => change({ localTime: event.target.value })}
            />
          </div>
        </div>
      )}
    </fieldset>
  )
}
