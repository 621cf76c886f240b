import { useLocale, useTranslations } from 'use-intl'
import { peopleWords } from '#domain/people-words.ts'
import { laterStart, timeToBeReady } from '#domain/time-to-be-ready.ts'
import { bookingTones } from '#web/features/orders/booking-tones.ts'
import { HostContact } from '#web/features/orders/host-contact.tsx'
import type { Trip } from '#web/features/orders/list-trips.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import { AfterBooking } from './after-booking.tsx'
import { RetryBooking } from './retry-booking.tsx'

/** A booking in the list of bookings: when, what, how many people, its state, and the way to its ticket. */
export function TripRow({
  trip,
  id,
  hasKey = false,
}: {
  trip: Trip
  id: string
  /** Its page opens through its key: the visitor is not its owner, or not signed in. */
  hasKey?: boolean
}) {
  const t = useTranslations('orders')
  const c = useTranslations('common')
  const p = useTranslations('checkout.payNow')
  const locale = useLocale()
  const { booking, payBy, reference, isOnly } = trip
  const start = laterStart(booking, locale)
  // A page with several tickets opens at this one.
  const page = {
    path: `/invoices/${reference}`,
    ...(hasKey ? { search: { key: trip.key } } : {}),
    ...(isOnly ? {} : { hash: `booking-${booking.id}` }),
  }
  return (
    <article
      id={id}
      aria-label={booking.title}
      className="relative flex gap-4 rounded-card border border-line bg-surface p-3 hover:border-primary"
    >
      <Picture
        picture={booking.picture}
        preset="thumbnail"
        sizes="5.5rem"
        isDecorative
        className="size-14 shrink-0 rounded-field sm:size-[5.5rem]"
      />
      {/* Beside each other on a wide window; on a phone state and action share the last line. */}
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:grid sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid gap-0.5 max-sm:w-full">
          <h3 className="leading-snug font-semibold">
            <PageLink {...page} className="after:absolute after:inset-0 after:rounded-card hover:text-primary">
              {booking.title}
            </PageLink>
          </h3>
          <p>
            <DateText date={booking.localDate} style="dated" /> · <TimeText time={timeToBeReady(booking)} />
          </p>
          {start !== null && <p className="text-sm">{t('pickupThenStart', { time: start })}</p>}
          <p className="text-sm text-ink-soft">
            {booking.cityName} · {peopleWords(c, booking)} · <span className="sr-only">{t('order')}</span>{' '}
            <bdi className="inline-block tabular-nums">{reference}</bdi>
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className={`rounded-full px-2.5 py-0.5 font-medium ${bookingTones[booking.status]}`}>
            {t(`statuses.${booking.status}`)}
          </span>
          {payBy && (
            <span className="font-medium text-accent">
              {p('until')} <DateText date={payBy.localDate} style="day" /> · <TimeText time={payBy.localTime} />
            </span>
          )}
        </p>
        <div className="relative grid justify-items-end gap-2 empty:hidden sm:col-start-2 sm:row-span-2 sm:row-start-1">
          {booking.isUpcoming && (
            <PageLink {...page} className={buttonClass(payBy && trip.isPaidHere ? 'primary' : 'outlined')}>
              {payBy && trip.isPaidHere ? p('button') : t(booking.hasTicket ? 'showTicket' : 'showBooking')}{' '}
              <span className="sr-only">{booking.title}</span>
            </PageLink>
          )}
          {booking.isUpcoming && (
            <HostContact order={trip} booking={booking} className={buttonClass('third')} isShort />
          )}
          <AfterBooking invoice={trip} booking={booking} isCompact />
        </div>
        {booking.canRetry && (
          // Beside the others' action until it is opened.
          <div className="relative has-[form,[role=alert]]:col-span-full has-[form,[role=alert]]:w-full sm:not-has-[form,[role=alert]]:col-start-2 sm:not-has-[form,[role=alert]]:row-span-2 sm:not-has-[form,[role=alert]]:row-start-1">
            <RetryBooking invoice={trip} booking={booking} />
          </div>
        )}
      </div>
    </article>
  )
}
