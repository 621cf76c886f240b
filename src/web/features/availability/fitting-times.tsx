import { TriangleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { formatTime } from '#domain/date-words.ts'
import { listOf } from '#domain/list-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { canBook } from './bookable-seats.ts'
import type { Departure } from './calls.ts'
import { OtherReasons, type ClashReason } from '#web/lib/clash-reasons.tsx'

interface FittingTimesProps {
  departures: Departure[]
  options: readonly { id: number; title: string }[]
  clashOf: (departure: Departure) => ClashReason[]
  /** Whether the cart has this time of the activity: it neither fits nor clashes. */
  isInCart: (departure: Departure) => boolean
  /** Whether the activity is booked on that day: then this is said if no time fits. */
  isBooked: (departure: Departure) => boolean
  /** Whether the time takes the whole party. */
  suitsParty: (departure: Departure) => boolean
  onChoose: (departure: Departure) => void
  onOtherDay: () => void
}

/** More times than these are counted. */
const MOST_NAMED = 3

/** Above the times of a day, if some do not go with the other plans: which times fit, and with what the others clash. */
export function FittingTimes(props: FittingTimesProps) {
  const { departures, options, clashOf, isInCart, isBooked, suitsParty, onChoose, onOtherDay } = props
  const t = useTranslations('availability')
  const locale = useLocale()
  const timesInWords = (times: string[]) =>
    times.length > MOST_NAMED
      ? t('timesThatClash', { count: times.length })
      : listOf(
          times.toSorted().map((time) => `\u2068${formatTime(time, locale)}\u2069`),
          locale,
        )
  const free = departures.filter((one) => canBook(one) && !isInCart(one))
  const clashes = free.map((one) => ({ one, reasons: clashOf(one) }))
  const clashing = clashes.filter(({ reasons }) => reasons.length > 0)
  const fitting = clashes
    .flatMap(({ one, reasons }) => (reasons.length === 0 && suitsParty(one) ? [one] : []))
    .toSorted((one, other) => one.localTime.localeCompare(other.localTime))
  // Beside each time is why.
  const plans = [...new Set(clashing.flatMap(({ reasons }) => reasons.map(({ plan }) => plan)))]
  // Below times that fit it would be read as of these.
  const words = plans.map((plan) => {
    const times = clashing.flatMap(({ one, reasons }) =>
      reasons.some((reason) => reason.plan === plan) ? [one.localTime] : [],
    )
    return fitting.length === 0 ? plan : `${timesInWords([...new Set(times)])}: ${plan}`
  })
  const [plan, ...otherPlans] = words
  if (plan === undefined) return null
  // The only reason: it is the title.
  const isTitle = fitting.length === 0 && otherPlans.length === 0 && clashing.every(({ one }) => isBooked(one))
  const isOuting = fitting.length === 0 && clashing.every(({ reasons }) => reasons.every((reason) => reason.isOuting))
  const isOfOne = new Set(departures.map(({ optionId }) => optionId)).size === 1
  return (
    <div className="mb-3">
      <Notice
        kind={fitting.length > 0 || isOuting ? 'info' : 'warning'}
        title={fitting.length > 0 ? t('fitting') : isTitle ? plan : t(isOuting ? 'keepBoth' : 'noneFits')}
      >
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
        {!isTitle && (
          <p className="flex gap-2 text-sm">
            {/* As on the times that clash. */}
            {!isOuting && (
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" strokeWidth={1.75} />
            )}
            <span className="min-w-0 wrap-anywhere">{plan}</span>
          </p>
        )}
        {fitting.length === 0 && !isOuting && (
          <Button kind="outlined" onClick={onOtherDay} className="justify-self-start">
            {t('otherDay')}
          </Button>
        )}
        <OtherReasons words={otherPlans} />
      </Notice>
    </div>
  )
}
