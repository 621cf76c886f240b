import { CalendarPlus, MapPin } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { directionsLink } from '#domain/maps-link.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { bookingFile } from './booking-files.ts'
import type { BookingView, InvoiceView } from './calls.ts'
import { HostLink } from './host-link.tsx'
import { ShareTrip } from './share-trip.tsx'
import type { SharedTrip } from './trip-text.ts'

interface TripActionsProps {
  order: Pick<InvoiceView, 'reference' | 'key'>
  booking: Pick<BookingView, 'id'> & SharedTrip
  /** Of what is requested from its host there is none. */
  hasCalendar: boolean
}

const actionClass = `${buttonClass('outlined')} flex-col gap-1 px-2 py-2 text-center text-sm`

/** What gets people on their way: calendar, directions, companions, help. */
export function TripActions({ order, booking, hasCalendar }: TripActionsProps) {
  const t = useTranslations('orders')
  const locale = useLocale()
  return (
    <div
      className={`grid gap-3 ${hasCalendar ? 'grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))]' : 'grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))]'}`}
    >
      {hasCalendar && (
        <a href={bookingFile(order, booking.id, 'calendar.ics', locale)} className={actionClass} download>
          <CalendarPlus aria-hidden className="size-6" strokeWidth={1.75} />
          {t('calendar')}
        </a>
      )}
      <a href={directionsLink(booking)} target="_blank" rel="noopener noreferrer" className={actionClass}>
        <MapPin aria-hidden className="size-6" strokeWidth={1.75} />
        {t('directions')}
      </a>
      <ShareTrip booking={booking} className="px-2 py-2 text-sm [&>span]:flex-col [&>span]:gap-1 [&_svg]:size-6" />
      <HostLink
        to="us"
        isShort
        reference={order.reference}
        title={booking.title}
        className={actionClass}
        iconClass="size-6"
      />
    </div>
  )
}
