import { useLocale, useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { mapsLink } from '#domain/maps-link.ts'
import { productPath } from '#domain/page-redirect.ts'
import { timeToBeReady } from '#domain/time-to-be-ready.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { pageAddress } from '#web/lib/page-address.ts'
import { ShareButton } from '#web/ui/share-button.tsx'
import type { BookingView } from './calls.ts'

export type SharedTrip = Pick<
  BookingView,
  'title' | 'citySlug' | 'slug' | 'localDate' | 'localTime' | 'meetingPoint' | 'pickup'
>

/** Sends companions what, when, where and the way there, with the activity's page, but without the price paid and the ticket. */
export function ShareTrip({ booking, className }: { booking: SharedTrip; className: string }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const { site } = useSiteContext()
  const place = booking.pickup ?? booking.meetingPoint
  const page = productPath(site.discoverType, booking.citySlug, booking.slug)
  const when = `${formatDate(booking.localDate, locale)} · ${formatTime(timeToBeReady(booking), locale)}`
  return (
    <ShareButton
      label={t('shareTrip')}
      title={booking.title}
      text={`${booking.title}\n${when}\n${place.name}\n${mapsLink(booking)}`}
      url={pageAddress(site.origin, locale, page)}
      className={className}
    />
  )
}
