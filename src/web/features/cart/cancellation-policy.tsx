import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { deadlineOnClock } from '#domain/date-words.ts'
import { CancellationSentence } from '#web/ui/cancellation-sentence.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import type { CartItemView } from './calls.ts'

/**
 * What applies now, with its sum, and every later step of the policy with its date and its sum. A request can be
 * cancelled free of charge until it is paid, which is after the host's answer.
 */
export function CancellationPolicy({ item }: { item: CartItemView }) {
  const t = useTranslations('common.cancellation')
  if (item.cancellation.steps.length === 0) return null
  return (
    <div className="mt-1">
      {item.needsConfirmation && (
        <>
          <p className="flex items-start gap-2 text-sm text-success">
            <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
            {t('unpaid')}
          </p>
          <p className="ms-6 text-sm text-ink-soft">{t('afterPaying')}</p>
        </>
      )}
      <PresentStep item={item} />
      <LaterSteps item={item} className="ms-6" />
    </div>
  )
}

/** What applies now, with what is paid back. */
export function PresentStep({ item, isBrief = false }: { item: CartItemView; isBrief?: boolean }) {
  const { steps, currency } = item.cancellation
  const [step] = steps
  return (
    <CancellationSentence
      step={step ?? null}
      zone={item.zone}
      cityName={item.cityName}
      isBrief={isBrief}
      refund={step && { amountMinor: step.refundMinor, currency }}
    />
  )
}

/** The steps after the present one, with their sums. */
export function LaterSteps({ item, className = '' }: { item: CartItemView; className?: string }) {
  const t = useTranslations('common.cancellation')
  const { steps, currency } = item.cancellation
  const later = steps.slice(1)
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
