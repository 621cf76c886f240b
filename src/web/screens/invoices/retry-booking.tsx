import { RetryItem } from '#web/features/checkout/retry-item.tsx'
import type { BookingView, InvoiceView } from '#web/features/orders/calls.ts'

/** 'Book again' under a failed booking; nothing under others. */
export function RetryBooking({
  invoice,
  booking,
}: {
  invoice: Pick<InvoiceView, 'reference' | 'key'>
  booking: Pick<BookingView, 'id' | 'title' | 'citySlug' | 'canRetry'>
}) {
  if (!booking.canRetry) return null
  return (
    <RetryItem
      item={{ reference: invoice.reference, key: invoice.key, itemId: booking.id }}
      title={booking.title}
      citySlug={booking.citySlug}
    />
  )
}
