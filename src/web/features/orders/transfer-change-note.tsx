import { useTranslations } from 'use-intl'
import type { BookingView, InvoiceView } from './calls.ts'
import { HostLink } from './host-link.tsx'

/** Where other bookings offer a change: why one that awaits a transfer has none, and whom to ask. */
export function TransferChangeNote({
  order,
  booking,
}: {
  order: Pick<InvoiceView, 'reference'>
  booking: Pick<BookingView, 'title'>
}) {
  const t = useTranslations('orders')
  return (
    <div className="mt-4 border-t border-line pt-4 text-sm print:hidden">
      <p>{t('transferNoChangeText')}</p>
      <HostLink
        to="us"
        reference={order.reference}
        title={booking.title}
        className="inline-flex min-h-11 items-center gap-2 font-medium text-primary underline-offset-4 hover:underline"
        iconClass="size-5 shrink-0"
      />
    </div>
  )
}
