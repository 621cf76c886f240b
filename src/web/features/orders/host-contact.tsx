import { buttonClass } from '#web/ui/button.tsx'
import type { BookingView, InvoiceView } from './calls.ts'
import { HostLink } from './host-link.tsx'
import { useCountdown } from './use-countdown.ts'

/** From the day before until the end of the activity. */
export function HostContact({ order, booking }: { order: Pick<InvoiceView, 'reference'>; booking: BookingView }) {
  const left = useCountdown(booking)
  if (left === null || left.kind === 'over' || (left.kind === 'days' && left.count > 1)) return null
  return (
    <HostLink
      reference={order.reference}
      title={booking.title}
      className={buttonClass('outlined')}
      iconClass="size-5"
    />
  )
}
