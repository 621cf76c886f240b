import { useTranslations } from 'use-intl'
import { deadlineOnClock } from '#domain/date-words.ts'
import { CancellationSentence } from '#web/ui/cancellation-sentence.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import type { CartItemView } from './calls.ts'

/** The sentence of what applies now, and every step of the policy with its date and its sum. */
export function CancellationPolicy({ item }: { item: CartItemView }) {
  const t = useTranslations('common.cancellation')
  const { steps, currency } = item.cancellation
  const [first] = steps
  if (first === undefined) return null
  // The sentence says all of a free step; of another it does not say the sum.
  const later = first.percentage === 0 || first.percentage === 100 ? steps.slice(1) : steps
  return (
    <div className="mt-1">
      <CancellationSentence step={first} zone={item.zone} cityName={item.cityName} />
      {later.length > 0 && (
        <ul className="mt-1 ms-6 grid gap-0.5 text-sm text-ink-soft">
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
      )}
    </div>
  )
}
