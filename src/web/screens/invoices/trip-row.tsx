import { useLocale, useTranslations } from 'use-intl'
import { itemSets } from '#domain/item-states.ts'
import { peopleWords } from '#domain/people-words.ts'
import { laterStart, timeToBeReady } from '#domain/time-to-be-ready.ts'
import { badgeState, badgeTone } from '#web/features/orders/booking-tones.ts'
import { HostContact } from '#web/features/orders/host-contact.tsx'
import { LaterEnd } from '#web/features/orders/later-end.tsx'
import type { Trip } from '#web/features/orders/list-trips.ts'
import { OwnTime } from '#web/lib/own-time.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useNightsWords } from '#web/lib/use-nights-words.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import { AfterBooking } from './after-booking.tsx'
import { RetryBooking } from './retry-booking.tsx'

/**
 * In every row at the same place: below it on phones, two beside each other and a single one as wide as one of two;
 * otherwise one under the other at its end.
 */
const actions =
  'relative grid w-full grid-cols-[repeat(auto-fill,minmax(min(max(6.75rem,40%),100%),1fr))] gap-2 [&_:is(a,button):not(dialog_*)]:px-2 max-sm:[&_:is(a,button):not(dialog_*)]:text-[0.9375rem] max-[22.5rem]:[&_:is(a,button):not(dialog_*)]:text-sm max-[22.5rem]:[&_svg:not(dialog_*)]:hidden sm:col-span-1 sm:col-start-3 sm:row-start-1 sm:grid-cols-1'

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
  const nightsWords = useNightsWords()
  const { booking, payBy, reference, isOnly } = trip
  const start = laterStart(booking, locale)
  const isPaidHere = payBy !== null && trip.payment !== 'transfer'
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
      className="relative flex flex-wrap items-start gap-x-3 gap-y-3 rounded-card border border-line bg-surface p-3 hover:border-primary sm:grid sm:grid-cols-[auto_minmax(0,1fr)_11rem] sm:gap-x-4"
    >
      <Picture
        picture={booking.picture}
        preset="thumbnail"
        sizes="5.5rem"
        isDecorative
        className="size-[min(3.5rem,18vw)] shrink-0 rounded-field sm:size-[5.5rem]"
      />
      {/* Below the picture in letters twice as large. */}
      <div className="grid min-w-0 grow basis-36 grid-cols-1 gap-0.5">
        <p className="mb-1 flex text-sm">
          <span className={`rounded-full px-2.5 py-0.5 font-medium ${badgeTone(booking.status, trip)}`}>
            {t(`statuses.${badgeState(booking.status, trip)}`)}
          </span>
        </p>
        <h3 className="leading-snug font-semibold">
          <PageLink {...page} className="after:absolute after:inset-0 after:rounded-card hover:text-primary">
            {booking.title}
          </PageLink>
        </h3>
        <p className={`dotted ${itemSets.live.includes(booking.status) ? '' : 'text-ink-soft line-through'}`}>
          <span>
            <DateText date={booking.localDate} style="dated" />
          </span>
          <span>
            <TimeText time={timeToBeReady(booking)} />
          </span>
        </p>
        {start !== null && <p className="text-sm">{t('pickupThenStart', { time: start })}</p>}
        {itemSets.live.includes(booking.status) && <LaterEnd booking={booking} />}
        <p className="dotted text-sm text-ink-soft">
          {booking.duration && <span>{nightsWords(booking.duration)}</span>}
          <span>{booking.cityName}</span>
          <span>{peopleWords(c, booking)}</span>
          <span>
            <span className="sr-only">{t('order')} </span>
            <bdi className="inline-block tabular-nums wrap-anywhere">{reference}</bdi>
          </span>
        </p>
        {trip.refund && (
          <p className="text-sm font-medium text-success">
            {t('refunded')}: <MoneyText money={trip.refund} />
          </p>
        )}
        {trip.due && (
          <p className="font-semibold">
            {isOnly ? p('toPay') : p('toPayForOrder', { reference: `\u2068${reference}\u2069` })}:{' '}
            <MoneyText money={trip.due} />
          </p>
        )}
        {payBy && (
          <p className="dotted text-sm font-medium text-accent">
            <span>
              {p('until')} <DateText date={payBy.localDate} style="day" />
            </span>
            <span>
              <TimeText time={payBy.localTime} /> ({t('cancellation.cityTime', { city: payBy.cityName })})
            </span>
          </p>
        )}
        {payBy && (
          <p className="text-sm text-ink-soft empty:hidden">
            <OwnTime of={payBy} />
          </p>
        )}
        {payBy && trip.payment !== 'here' && <p className="text-sm text-ink-soft">{t('transferNoChange')}</p>}
      </div>
      {booking.canRetry ? (
        // Among the others' actions until it is opened.
        <div
          className={`${actions} not-has-[form,[role=alert]]:[&_button]:w-full has-[form,[role=alert]]:grid-cols-1 sm:has-[form,[role=alert]]:col-span-full sm:has-[form,[role=alert]]:row-start-2`}
        >
          <RetryBooking invoice={trip} booking={booking} />
        </div>
      ) : (
        <div className={actions}>
          {booking.isUpcoming && (
            <PageLink {...page} className={buttonClass(isPaidHere ? 'primary' : 'outlined')}>
              {isPaidHere
                ? p(trip.payment === 'either' ? 'ways' : 'button')
                : t(booking.hasTicket ? 'showTicket' : 'showBooking')}{' '}
              <span className="sr-only">{booking.title}</span>
            </PageLink>
          )}
          {booking.isUpcoming && (
            <HostContact order={trip} booking={booking} className={buttonClass('third')} isShort />
          )}
          <AfterBooking invoice={trip} booking={booking} isCompact />
        </div>
      )}
    </article>
  )
}
