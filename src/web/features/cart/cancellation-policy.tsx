import { useTranslations } from 'use-intl'
import { deadlineOnClock } from '#domain/date-words.ts'
import { CancellationSentence } from '#web/ui/cancellation-sentence.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import type { CartItemView } from './calls.ts'

/** The sentence of what applies now, and every step of the policy with its date and its sum. */
export function CancellationPolicy({ item }: { item: CartItemView }) {
  const [first] = item.cancellation.steps
  if (first === undefined) return null
  return (
    <div className="mt-1">
      <CancellationSentence step={first} zone={item.zone} cityName={item.cityName} />
      <LaterSteps item={item} className="ms-6" />
    </div>
  )
}

/** The steps of the policy that the sentence does not say, with their sums. */
export function LaterSteps({ item, className = '' }: { item: CartItemView; className?: string }) {
  const t = useTranslations('common.cancellation')
  const { steps, currency } = item.cancellation
  const [first] = steps
  // The sentence says all of a free step; of another it does not say the sum.
  const later = first?.percentage === 0 || first?.percentage === 100 ? steps.slice(1) : steps
  if (later.length === 0) return null
  return (
    <ul className={`mt-1 grid gap-0.5 text-sm text-ink-soft ${className}`}>
      {later.map((step) => {
        const { localDate, localTime } = deadlineOnClock(step.until, item.zone)
        return (
          <li key={step.until}>
            {step.refundMinor === 0 ? (
              t('nothingAfter')
            ) : (
              <>
                {t.rich('then', {
                  date: () => <DateText date={localDate} />,
                  time: () => <TimeText time={localTime} />,
                })}{' '}
                <MoneyText money={{ amountMinor: step.refundMinor, currency }} className="whitespace-nowrap" />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
