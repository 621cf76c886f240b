import type { Context } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { listBookingsToCancel } from './cancellation-queries.ts'
import { findOwnInvoice, type OwnOrderWish } from './find-own-invoice.ts'
import { quoteCancellation, type CancellationQuote } from './quote-cancellation.ts'

/**
 * What cancelling one booking would refund at this moment; changes nothing. Throws Refusal `orders.order_unknown` (a stranger's, or none) and
 * `orders.not_cancellable`, `orders.booking_used`.
 */
export async function previewCancellation(
  context: Context,
  input: OwnOrderWish & { bookingId: number },
): Promise<CancellationQuote> {
  await findOwnInvoice(context, input)
  const booking = (await listBookingsToCancel(context.db, input.reference)).find(({ id }) => id === input.bookingId)
  if (!booking) throw new Refusal('missing', 'orders.order_unknown')
  return quoteCancellation(booking)
}
