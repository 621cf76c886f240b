import type { BookingView, InvoiceView } from './calls.ts'
import { HostLink } from './host-link.tsx'
import { useCountdown } from './use-countdown.ts'

/** A link to the host from the day before until the end of the activity, and before that to the site that sold it. */
export function HostContact({
  order,
  booking,
  className,
  isShort = false,
}: {
  order: Pick<InvoiceView, 'reference'>
  booking: Pick<BookingView, 'title' | 'startsAt' | 'endsAt' | 'zone'>
  className: string
  /** One word, in the row of a list. */
  isShort?: boolean
}) {
  const left = useCountdown(booking)
  if (left?.kind === 'over') return null
  const isEarly = left === null || (left.kind === 'days' && left.count > 1)
  return (
    <HostLink
      to={isEarly ? 'us' : 'host'}
      reference={order.reference}
      title={booking.title}
      className={className}
      iconClass="size-5"
      isShort={isShort}
    />
  )
}
