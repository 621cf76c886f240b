import type { CancellationStep } from './cancellation.ts'
import { formatDate, formatTime, onClockOf } from './date-words.ts'
import type { Locale } from './locale.ts'

/** A message of `common.cancellation` with its values. */
export type CancellationWords =
  | { key: 'freeUntil'; values: { date: string; time: string; city: string } }
  | { key: 'partUntil'; values: { date: string; time: string; city: string; percentage: number } }
  | { key: 'nothing'; values: Record<string, never> }

/**
 * What cancelling costs until when, in the same words on every page and in every mail: 'Free cancellation until Thu 26 Nov, 7:30 am (Riyadh time)'.
 * The time is that of the deadline, or up to five minutes before it.
 * `isBrief`: without the weekday in Arabic, whose names are long; `isLine`: in both languages.
 * `step`: the one that applies now, of `cancellationSteps` or `cancellationStepAt`; `zone` and `cityName` are the activity's.
 */
export function cancellationWords(
  step: Pick<CancellationStep, 'until' | 'percentage'>,
  {
    locale,
    zone,
    cityName,
    isBrief = false,
    isLine = false,
  }: { locale: Locale; zone: string; cityName: string; isBrief?: boolean; isLine?: boolean },
): CancellationWords {
  if (step.percentage >= 100) return { key: 'nothing', values: {} }
  const { localDate, localTime } = onClockOf(fullFiveMinutes(step.until), zone)
  const values = {
    date: formatDate(localDate, locale, isLine || (isBrief && locale === 'ar') ? 'day' : 'medium'),
    time: formatTime(localTime, locale),
    city: cityName,
  }
  return step.percentage === 0
    ? { key: 'freeUntil', values }
    : { key: 'partUntil', values: { ...values, percentage: 100 - step.percentage } }
}

/** The last full five minutes up to an instant. */
function fullFiveMinutes(instant: string): string {
  const step = 5 * 60_000
  return new Date(Math.floor(Date.parse(instant) / step) * step).toISOString()
}
