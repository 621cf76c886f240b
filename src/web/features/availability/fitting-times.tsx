import { useLocale, useTranslations } from 'use-intl'
import { formatTime } from '#domain/date-words.ts'
import { listOf } from '#domain/list-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { canBook } from './bookable-seats.ts'
import type { Departure } from './calls.ts'

interface FittingTimesProps {
  departures: Departure[]
  options: readonly { id: number; title: string }[]
  clashOf: (departure: Departure) => string | null
  /** Whether the cart has this time of the activity: it neither fits nor clashes. */
  isInCart: (departure: Departure) => boolean
  /** Whether the activity is booked on that day: then this is said if no time fits. */
  isBooked: (departure: Departure) => boolean
  /** Whether the time takes the whole party. */
  suitsParty: (departure: Departure) => boolean
  onChoose: (departure: Departure) => void
  onOtherDay: () => void
}

/** Above the times of a day, if some do not go with the other plans: which ones with what, and which times fit. */
export function FittingTimes(props: FittingTimesProps) {
  const { departures, options, clashOf, isInCart, isBooked, suitsParty, onChoose, onOtherDay } = props
  const t = useTranslations('availability')
  const locale = useLocale()
  const free = departures.filter((one) => canBook(one) && !isInCart(one))
  const timesOf = (these: Departure[]) =>
    [...new Set(these.map(({ localTime }) => localTime))].toSorted().map((time) => formatTime(time, locale))
  const byClash = Map.groupBy(free, clashOf)
  const fitting = (byClash.get(null) ?? [])
    .filter(suitsParty)
    .toSorted((one, other) => one.localTime.localeCompare(other.localTime))
  byClash.delete(null)
  if (byClash.size === 0) return null
  const [[clash, clashing] = [], ...otherClashes] = byClash
  // The only reason: it is said once, not with each time.
  const isSaidOnce = fitting.length === 0 && otherClashes.length === 0 && clashing?.every(isBooked) === true
  const noneFits = (isSaidOnce && clash) || t('noneFits')
  const isOfOne = new Set(departures.map(({ optionId }) => optionId)).size === 1
  return (
    <div className="mb-3">
      <Notice kind={fitting.length > 0 ? 'info' : 'warning'} title={fitting.length > 0 ? t('fitting') : noneFits}>
        {fitting.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {fitting.map((one) => (
              <li key={one.id}>
                <Button kind="outlined" onClick={() => onChoose(one)}>
                  {formatTime(one.localTime, locale)}
                  {!isOfOne && ` · \u2068${options.find(({ id }) => id === one.optionId)?.title}\u2069`}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {!isSaidOnce && (
          <ul className="grid gap-1 text-sm">
            {[...byClash].map(([clash, these]) => (
              <li key={clash}>{t('clashOfTimes', { times: listOf(timesOf(these), locale), clash: clash ?? '' })}</li>
            ))}
          </ul>
        )}
        {fitting.length === 0 && (
          <Button kind="outlined" onClick={onOtherDay} className="justify-self-start">
            {t('otherDay')}
          </Button>
        )}
      </Notice>
    </div>
  )
}
