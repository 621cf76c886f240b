import type { BookingView, InvoiceView } from '#web/features/orders/calls.ts'
import { OwnReview } from '#web/features/reviews/own-review.tsx'

/** The review of a booking after the activity has ended. */
export function ReviewOfBooking({ invoice, booking }: { invoice: InvoiceView; booking: BookingView }) {
  const { reference, key } = invoice
  return booking.canReview && <OwnReview booking={{ reference, key, bookingId: booking.id }} title={booking.title} />
}
