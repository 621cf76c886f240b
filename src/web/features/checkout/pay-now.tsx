import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { ClockDeadline } from '#domain/date-words.ts'
import type { Money } from '#domain/money.ts'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import { OwnTime } from '#web/lib/own-time.tsx'
import { PayButton } from './pay-button.tsx'

interface PayNowProps {
  reference: string
  orderAccessToken: string
  sum: Money
  /** The deadline in the time of the activity's city. */
  payBy: ClockDeadline & { cityName: string }
  /** Whether an attempt to pay has failed. */
  hasFailed?: boolean
}

/** A pay-later order: the sum, its deadline, what happens after it, and the button to pay. */
export function PayNow({ reference, orderAccessToken, sum, payBy, hasFailed = false }: PayNowProps) {
  const t = useTranslations('checkout.payNow')
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`flex flex-wrap items-center justify-between gap-4 rounded-card border p-card ${hasFailed ? 'border-danger bg-danger/5' : 'border-primary bg-primary/5'}`}
    >
      <div className="min-w-0 flex-1 basis-64">
        {hasFailed && <p className="text-danger">{t('failed')}</p>}
        <p id={id} className="text-lg font-semibold">
          {t.rich('due', {
            sum: () => <MoneyText money={sum} />,
            date: () => <DateText date={payBy.localDate} style="medium" />,
            time: () => <TimeText time={payBy.localTime} />,
            city: payBy.cityName,
          })}
        </p>
        <p className="text-ink-soft">
          <OwnTime of={payBy} />
          {t('otherwise')}
        </p>
      </div>
      <PayButton reference={reference} orderAccessToken={orderAccessToken}>
        {t(hasFailed ? 'again' : 'button')}
      </PayButton>
    </section>
  )
}
