import { useTranslations } from 'use-intl'
import { DateText } from '#web/ui/date-text.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import { PayButton } from './pay-button.tsx'

interface PayNowProps {
  reference: string
  orderAccessToken: string
  /** The deadline in the time of the activity's city. */
  payBy: { localDate: string; localTime: string }
  /** Whether an attempt to pay has failed. */
  hasFailed?: boolean
}

/** A pay-later order: its deadline and the button to pay. */
export function PayNow({ reference, orderAccessToken, payBy, hasFailed = false }: PayNowProps) {
  const t = useTranslations('checkout.payNow')
  const title = t(hasFailed ? 'failed' : 'title')
  return (
    <section
      aria-label={title}
      className={`flex flex-wrap items-center justify-between gap-4 rounded-card border p-card ${hasFailed ? 'border-danger bg-danger/5' : 'border-primary bg-primary/5'}`}
    >
      <div>
        <p className="text-lg font-semibold">{title}</p>
        <p className="text-ink-soft">
          {t('until')} <DateText date={payBy.localDate} style="long" />
          &nbsp;· <TimeText time={payBy.localTime} />
        </p>
      </div>
      <PayButton reference={reference} orderAccessToken={orderAccessToken}>
        {t(hasFailed ? 'again' : 'button')}
      </PayButton>
    </section>
  )
}
