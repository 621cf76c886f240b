import { useLocale, useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { mapsLink } from '#domain/maps-link.ts'
import { timeToBeReady } from '#domain/time-to-be-ready.ts'
import { ShareButton } from '#web/ui/share-button.tsx'
import type { BookingView } from './calls.ts'

export type SharedTrip = Pick<BookingView, 'title' | 'localDate' | 'localTime' | 'meetingPoint' | 'pickup'>

/** Sends companions what, when and where, without prices and without the ticket. */
export function ShareTrip({ booking, className }: { booking: SharedTrip; className: string }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const place = booking.pickup ?? booking.meetingPoint
  const when = `${formatDate(booking.localDate, locale)} · ${formatTime(timeToBeReady(booking), locale)}`
  return (
    <ShareButton
      label={t('shareTrip')}
      title={`${booking.title} · ${when} · ${place.name}`}
      url={mapsLink(booking)}
      className={className}
    />
  )
}
