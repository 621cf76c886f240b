import { useTranslations } from 'use-intl'
import type { InvoiceView } from '#web/features/orders/calls.ts'
import { OrderCard } from '#web/features/orders/order-card.tsx'
import { PageLink } from '#web/lib/page-link.tsx'

/** One order, for its owner or by its signed link. */
export function InvoiceScreen({ invoice }: { invoice: InvoiceView }) {
  const t = useTranslations('orders')
  return (
    <div className="mx-auto max-w-4xl px-4 py-8 sm:px-6">
      <PageLink path="/invoices" className="text-primary underline-offset-4 hover:underline">
        {t('allBookings')}
      </PageLink>
      <div className="mt-4">
        <OrderCard
          invoice={invoice}
          title={
            <h1 className="text-2xl font-semibold">
              {t('order')} <bdi className="font-mono">{invoice.reference}</bdi>
            </h1>
          }
        />
      </div>
    </div>
  )
}
