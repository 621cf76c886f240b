import { ApiError } from '#server/kernel/api-error.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { listBookingsToCancel } from './list-bookings-to-cancel.ts'
import { refundedElsewhere } from './preview-cancellation.ts'
import { quoteStaffCancellation, type StaffCancellationQuote } from './quote-cancellation.ts'

/** As previewCancellation, for staff, who were given the order by its scope, and with the whole that can be refunded. Throws ApiError like it. */
export async function previewCancellationAsStaff(
  context: PaymentContext,
  { reference, bookingId }: { reference: string; bookingId: number },
): Promise<StaffCancellationQuote> {
  const booking = (await listBookingsToCancel(context.db, reference)).find(({ id }) => id === bookingId)
  if (!booking) throw new ApiError('missing', 'orders.order_unknown')
  return quoteStaffCancellation(booking, await refundedElsewhere(context, booking))
}
