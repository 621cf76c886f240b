import { ChevronDown, Info, TriangleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { formatTime } from '#domain/date-words.ts'
import { listOf } from '#domain/list-of.ts'
import { Button } from '#web/ui/button.tsx'
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

/**
 * Above the times of a day, if some do not go with the other plans: which times fit, and with what the others clash. A
 * folded line: the times themselves, where those that clash are marked, have to be in the window of a small phone.
 */
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
  const isOuting = fitting.length === 0 && clashing.every(({ reasons }) => reasons.every((reason) => reason.isOuting))
  // The only reason: it is the title.
  const isTitle =
    isOuting || (fitting.length === 0 && otherPlans.length === 0 && clashing.every(({ one }) => isBooked(one)))
  const title = fitting.length > 0 ? t('someClash', { count: clashing.length }) : isTitle ? plan : t('noneFits')
  const isOfOne = new Set(departures.map(({ optionId }) => optionId)).size === 1
  const Icon = isOuting ? Info : TriangleAlert
  return (
    <div
      role="status"
      className={`mb-3 rounded-card border text-sm ${isOuting ? 'border-primary/40 bg-primary/8' : 'border-accent/50 bg-accent/8'}`}
    >
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 py-1.5 leading-snug [&::-webkit-details-marker]:hidden">
          {/* As on the times that clash. */}
          <Icon
            aria-hidden
            className={`size-4 shrink-0 ${isOuting ? 'text-primary' : 'text-accent'}`}
            strokeWidth={1.75}
          />
          <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{title}</span>
          <ChevronDown aria-hidden className="size-4 shrink-0 transition group-open:rotate-180" strokeWidth={1.75} />
        </summary>
        <div className="grid gap-2 px-3 pb-3">
          {fitting.length > 0 && (
            <>
              <p className="font-semibold">{t('fitting')}</p>
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
            </>
          )}
          {isOuting && <p>{t('keepBoth')}</p>}
          {!isTitle && <p className="wrap-anywhere">{plan}</p>}
          {fitting.length === 0 && !isOuting && (
            <Button kind="outlined" onClick={onOtherDay} className="justify-self-start">
              {t('otherDay')}
            </Button>
          )}
          <OtherReasons words={otherPlans} />
        </div>
      </details>
    </div>
  )
}
