/**
 * What has the sums of an order: the order itself, of a single booking the booking, because an order's sums leave out a
 * booking that was cancelled before it was paid.
 */
export function sumsOf<Order, Booking>(order: Order, bookings: readonly Booking[]): Order | Booking {
  const [first, ...others] = bookings
  return first && others.length === 0 ? first : order
}
