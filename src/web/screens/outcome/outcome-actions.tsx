import { formatSelection } from '#domain/checkout-selection.ts'
import { useRouter } from '@tanstack/react-router'
import { Tickets } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { OutcomeView } from '#web/features/checkout/calls.ts'
import { PayButton } from '#web/features/checkout/pay-button.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import { PayOrder } from './pay-order.tsx'
import { HoldTimer } from './hold-timer.tsx'

/** What the buyer can do next. In a browser that does not know the order: only where to find it. */
export function OutcomeActions({ view }: { view: OutcomeView }): ReactNode {
  const t = useTranslations('checkout.outcomes')
  const o = useTranslations('orders')
  const { site } = useSiteContext()
  const { key, outcome } = view
  const explore = (
    <PageLink path={`/${site.discoverType}`} className={buttonClass('outlined')}>
      {t('explore')}
    </PageLink>
  )
  if (key === null) return <p className="text-center text-ink-soft">{t('elsewhere')}</p>
  if (outcome === 'payment_failed' || outcome === 'unpaid') return <Pay view={view} orderAccessToken={key} />
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {view.laterOrder && (
        <PageLink
          path={`/invoices/${view.laterOrder.reference}`}
          search={{ key: view.laterOrder.key }}
          className={buttonClass('primary')}
        >
          {o('referenceNow', { reference: `\u2068${view.laterOrder.reference}\u2069` })}
        </PageLink>
      )}
      {/* A replaced order has nothing of its own to see: the booking that took its place does. */}
      {view.laterOrder ? null : view.replacedBy !== null && view.cartItems.length === 0 ? (
        <PageLink path="/invoices" className={buttonClass('primary')}>
          {t('myBookings')}
        </PageLink>
      ) : outcome === 'unsuccessful' && view.isInCart ? (
        <PageLink path="/cart" className={buttonClass('primary')}>
          {t('backToCart')}
        </PageLink>
      ) : (
        <SeeBooking
          view={view}
          orderAccessToken={key}
          kind={outcome === 'reserved' || outcome === 'in_progress' ? 'outlined' : 'primary'}
        />
      )}
      {explore}
    </div>
  )
}

/** Leads to the bookings with their tickets. */
export function SeeBooking({
  view,
  orderAccessToken,
  kind,
}: {
  view: OutcomeView
  orderAccessToken: string
  kind: 'primary' | 'outlined'
}) {
  const t = useTranslations('checkout.outcomes')
  return (
    <PageLink path={`/invoices/${view.reference}`} search={{ key: orderAccessToken }} className={buttonClass(kind)}>
      {view.outcome === 'booked' && <Tickets aria-hidden className="size-5" strokeWidth={1.75} />}
      {t(view.outcome === 'booked' ? 'seeTickets' : 'seeBooking')}
    </PageLink>
  )
}

/** Until when the places are held; pay, pay otherwise, or change what is booked. */
function Pay({ view, orderAccessToken }: { view: OutcomeView; orderAccessToken: string }) {
  const t = useTranslations('checkout.outcomes')
  const router = useRouter()
  const { totalMinor: amountMinor, currency } = view
  return (
    <div className="grid justify-items-center gap-4">
      {view.isByLink ? (
        <p className="text-center text-balance text-ink-soft">
          {t.rich('heldUntil', {
            when: (words) => <span className="inline-block">{words}</span>,
            date: () => <DateText date={view.heldUntil.localDate} />,
            time: () => <TimeText time={view.heldUntil.localTime} />,
            city: view.heldUntil.cityName,
          })}
        </p>
      ) : (
        <HoldTimer until={view.holdExpiresAt} answeredAt={view.now} onOver={() => void router.invalidate()} />
      )}
      {view.methods.length > 0 && <PayOrder view={view} orderAccessToken={orderAccessToken} />}
      <div className="flex flex-wrap justify-center gap-3">
        {view.methods.length === 0 && (
          <PayButton reference={view.reference} orderAccessToken={orderAccessToken}>
            <span>
              {t(view.outcome === 'payment_failed' ? 'tryAgain' : 'pay')}
              {view.outcome === 'payment_failed' ? ' · ' : ' '}
              <MoneyText money={{ amountMinor, currency }} />
            </span>
          </PayButton>
        )}
        {view.isInCart ? (
          <>
            {view.methods.length === 0 && view.hasOtherMethod && (
              <PageLink
                path="/checkout"
                search={{ items: formatSelection(view.cartItems) }}
                className={buttonClass('outlined')}
              >
                {t('otherMethod')}
              </PageLink>
            )}
            <PageLink path="/cart" className={buttonClass('outlined')}>
              {t('change')}
            </PageLink>
          </>
        ) : (
          <SeeBooking view={view} orderAccessToken={orderAccessToken} kind="outlined" />
        )}
      </div>
    </div>
  )
}
