import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { InvoiceView } from '#web/features/orders/calls.ts'
import { OrderCard } from '#web/features/orders/order-card.tsx'
import type { QuoteRequestView } from '#web/features/quotes/calls.ts'
import { QuoteRow } from '#web/features/quotes/quote-row.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'
import { AfterBooking } from './after-booking.tsx'
import { DeviceBookings } from './device-bookings.tsx'
import { ChangeDate } from './change-date.tsx'
import { OrderStatus } from './order-status.tsx'
import { RetryBooking } from './retry-booking.tsx'

/** The user's bookings, upcoming first, and quote requests. Null: signed out. */
export function InvoicesScreen({
  invoices,
  quotes,
  onThisDevice,
}: {
  invoices: InvoiceView[] | null
  quotes: QuoteRequestView[]
  /** Signed out: what was booked in this browser. */
  onThisDevice: InvoiceView[]
}) {
  const t = useTranslations('orders')
  const q = useTranslations('quotes')
  const { site } = useSiteContext()
  if (invoices === null) {
    const ways = (
      <>
        <p className="text-ink-soft">{t('guestHint')}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <PageLink path="/sign-in" search={{ next: '/invoices' }} className={buttonClass('primary')}>
            {t('signIn')}
          </PageLink>
          <PageLink path="/invoices/find" className={buttonClass('outlined')}>
            {t('find.link')}
          </PageLink>
        </div>
      </>
    )
    if (onThisDevice.length === 0)
      return (
        <EmptyArch level={1} title={t('signInFirst')}>
          {ways}
        </EmptyArch>
      )
    return (
      <div className="mx-auto max-w-4xl px-4 py-8 sm:px-6">
        <h1 className="text-3xl font-semibold">{t('title')}</h1>
        <DeviceBookings invoices={onThisDevice} />
        <section className="mt-10 grid justify-items-center gap-3 border-t border-line pt-8 text-center">
          <h2 className="text-xl font-semibold">{t('signInFirst')}</h2>
          {ways}
        </section>
      </div>
    )
  }
  if (invoices.length === 0 && quotes.length === 0)
    return (
      <EmptyArch level={1} title={t('empty')}>
        <p className="text-ink-soft">{t('emptyText')}</p>
        <PageLink path={`/${site.discoverType}`} className={buttonClass('primary')}>
          {t('explore')}
        </PageLink>
      </EmptyArch>
    )
  return (
    <div className="mx-auto max-w-4xl px-4 py-8 sm:px-6">
      <h1 className="text-3xl font-semibold">{t('title')}</h1>
      {quotes.length > 0 && (
        <section aria-labelledby="quotes" className="mt-6">
          <h2 id="quotes" className="text-xl font-semibold">
            {q('mine')}
          </h2>
          <ul className="mt-3 grid gap-3">
            {quotes.map((request) => (
              <li key={request.reference}>
                <QuoteRow request={request} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <InvoicesOf name={t('upcoming')} invoices={invoices.filter(({ isUpcoming }) => isUpcoming)} />
      <InvoicesOf name={t('over')} invoices={invoices.filter(({ isUpcoming }) => !isUpcoming)} />
    </div>
  )
}

function InvoicesOf({ name, invoices }: { name: string; invoices: InvoiceView[] }) {
  const t = useTranslations('orders')
  const id = useId()
  if (invoices.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl font-semibold">
        {name}
      </h2>
      <ul className="mt-4 grid gap-12">
        {invoices.map((invoice) => (
          <li key={invoice.reference}>
            <OrderCard
              invoice={invoice}
              level={3}
              inside={(booking) => <AfterBooking invoice={invoice} booking={booking} />}
              title={
                <h3 className="font-semibold">
                  <PageLink path={`/invoices/${invoice.reference}`} className="hover:text-primary hover:underline">
                    {t('order')} <bdi className="inline-block tabular-nums wrap-anywhere">{invoice.reference}</bdi>
                  </PageLink>
                </h3>
              }
              below={(booking) => <RetryBooking invoice={invoice} booking={booking} />}
              change={(booking, dialog) => <ChangeDate invoice={invoice} booking={booking} {...dialog} />}
            >
              <OrderStatus invoice={invoice} level={4} />
            </OrderCard>
          </li>
        ))}
      </ul>
    </section>
  )
}
