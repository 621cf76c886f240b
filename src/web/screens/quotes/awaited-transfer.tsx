import { useTranslations } from 'use-intl'
import type { QuoteRequestView } from '#web/features/quotes/calls.ts'
import { OwnTime } from '#web/lib/own-time.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { TimeText } from '#web/ui/time-text.tsx'

/** The deadline of the expected transfer for an accepted quote, with a link to the bank details. */
export function AwaitedTransfer({ order }: { order: NonNullable<QuoteRequestView['order']> }) {
  const t = useTranslations('checkout.outcomes.transfer')
  return (
    <section
      aria-label={t('title')}
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-primary bg-primary/5 p-card"
    >
      {order.heldUntil && (
        <p>
          {t('due')}{' '}
          <span className="font-semibold">
            <DateText date={order.heldUntil.localDate} style="long" />
            &nbsp;· <TimeText time={order.heldUntil.localTime} />
          </span>
          <span className="block text-sm text-ink-soft empty:hidden">
            <OwnTime of={order.heldUntil} />
          </span>
        </p>
      )}
      {/* The signed link of the order, because the outcome page works only in the browser that accepted. */}
      <PageLink path={`/invoices/${order.reference}`} search={{ key: order.key }} className={buttonClass('primary')}>
        {t('title')}
      </PageLink>
    </section>
  )
}
