import { ChevronLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AccountOffer } from '#web/features/accounts/account-offer.tsx'
import type { DateChangeView, InvoiceView } from '#web/features/orders/calls.ts'
import { OrderCard } from '#web/features/orders/order-card.tsx'
import { useKeptTicket } from '#web/features/orders/use-kept-ticket.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AfterBooking } from './after-booking.tsx'
import { ChangeDate } from './change-date.tsx'
import { ChangeGuest } from './change-guest.tsx'
import { ChangePartySize } from './change-party-size.tsx'
import { ChangeRequest } from './change-request.tsx'
import { DateChanges } from './date-changes.tsx'
import { OrderStatus } from './order-status.tsx'
import { RetryBooking } from './retry-booking.tsx'

/** An order, opened by its owner or through its signed link. */
export function InvoiceScreen({ invoice, change }: { invoice: InvoiceView; change: DateChangeView | null }) {
  const t = useTranslations('orders')
  const { visitor } = useSiteContext()
  const isOffline = useKeptTicket(invoice)
  return (
    <div className="mx-auto max-w-4xl px-4 pt-1 pb-8 sm:px-6 sm:pt-8">
      <PageLink
        path="/invoices"
        className="-ms-1 inline-flex min-h-11 items-center gap-1 text-primary underline-offset-4 hover:underline print:hidden"
      >
        <ChevronLeft aria-hidden className="flip size-5" strokeWidth={1.75} />
        {t('allBookings')}
      </PageLink>
      <NeedsScript />
      <div className="sm:mt-2">
        <OrderCard
          invoice={invoice}
          inside={(booking) => <AfterBooking invoice={invoice} booking={booking} />}
          title={
            <h1 className="text-lg font-semibold sm:text-2xl">
              {t('order')} <bdi className="inline-block tabular-nums wrap-anywhere">{invoice.reference}</bdi>
            </h1>
          }
          below={(booking) => <RetryBooking invoice={invoice} booking={booking} />}
          change={(booking, dialog) => <ChangeDate invoice={invoice} booking={booking} {...dialog} />}
          people={(booking) => <ChangePartySize invoice={invoice} booking={booking} />}
          request={(booking) => <ChangeRequest invoice={invoice} booking={booking} />}
          guest={<ChangeGuest invoice={invoice} />}
        >
          {isOffline && <Notice title={t('offline')}>{t('offlineText')}</Notice>}
          <OrderStatus invoice={invoice} level={2} />
          <DateChanges invoice={invoice} returned={change} />
        </OrderCard>
      </div>
      {visitor.user === null && (
        <div className="mt-8 print:hidden">
          <AccountOffer reference={invoice.reference} orderAccessToken={invoice.key} />
        </div>
      )}
    </div>
  )
}
