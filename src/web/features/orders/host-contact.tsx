import type { BookingView, InvoiceView } from './calls.ts'
import { HostLink } from './host-link.tsx'
import { useCountdown } from './use-countdown.ts'

/** From the day before until the end of the activity. */
export function HostContact({
  order,
  booking,
  className,
}: {
  order: Pick<InvoiceView, 'reference'>
  booking: BookingView
  className: string
}) {
  const left = useCountdown(booking)
  if (left === null || left.kind === 'over' || (left.kind === 'days' && left.count > 1)) return null
  return <HostLink reference={order.reference} title={booking.title} className={className} iconClass="size-5" />
}
