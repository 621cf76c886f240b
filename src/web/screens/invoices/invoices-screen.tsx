import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { BookingTicket } from '#web/features/orders/booking-ticket.tsx'
import type { Trip, Trips } from '#web/features/orders/list-trips.ts'
import { tripsSearch, tripsStep } from '#web/features/orders/trips-search.ts'
import type { QuoteRequestView } from '#web/features/quotes/calls.ts'
import { QuoteRow } from '#web/features/quotes/quote-row.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'
import { ChangeDate } from './change-date.tsx'
import { ChangePartySize } from './change-party-size.tsx'
import { ChangeRequest } from './change-request.tsx'
import { OrderStatus } from './order-status.tsx'
import { TripRow } from './trip-row.tsx'

interface InvoicesScreenProps {
  /** Signed out: the bookings are those of this browser, and each opens through its key. */
  isGuest: boolean
  trips: Trips
  quotes: QuoteRequestView[]
  /** Of a user: what was booked in this browser and is not of the account. */
  onThisDevice: Trip[]
  /** Requested in this browser, and not of the account. */
  quotesOnThisDevice: QuoteRequestView[]
}

/** The bookings of the user, or of this browser, the next one in full, and quote requests. */
export function InvoicesScreen({ isGuest, trips, quotes, onThisDevice, quotesOnThisDevice }: InvoicesScreenProps) {
  const t = useTranslations('orders')
  const { site } = useSiteContext()
  const hasNone = hasNoBookings(trips) && trips.lost.length === 0
  const hasNoQuotes = quotes.length === 0 && quotesOnThisDevice.length === 0
  if (isGuest && hasNone && hasNoQuotes)
    return (
      <EmptyArch level={1} title={t('signInFirst')}>
        <GuestWays hint={t('guestHint')} />
      </EmptyArch>
    )
  if (hasNone && hasNoQuotes && onThisDevice.length === 0)
    return (
      <EmptyArch level={1} title={t('empty')}>
        <p className="text-ink-soft">{t('emptyText')}</p>
        <PageLink path={`/${site.discoverType}`} className={buttonClass('primary')}>
          {t('explore')}
        </PageLink>
      </EmptyArch>
    )
  return (
    <div className="mx-auto max-w-4xl px-4 py-5 sm:px-6 sm:py-8">
      <h1 className="text-2xl font-semibold sm:text-3xl">{t('title')}</h1>
      {isGuest && <p className="mt-1 text-ink-soft">{t('onThisDevice')}</p>}
      <QuoteList quotes={quotes} />
      {isGuest && <QuoteList quotes={quotesOnThisDevice} hasKey />}
      <TripList name={t('toPay')} of="toPay" trips={trips} isGuest={isGuest} />
      {trips.next && <NextTrip {...trips.next} isGuest={isGuest} />}
      <TripList name={t('upcoming')} of="upcoming" trips={trips} isGuest={isGuest} />
      <TripList name={t('over')} of="past" trips={trips} isGuest={isGuest} />
      <LostTrips trips={trips} isGuest={isGuest} />
      {!isGuest && onThisDevice.length + quotesOnThisDevice.length > 0 && (
        <section aria-labelledby="on-this-device" className="mt-10">
          <h2 id="on-this-device" className="text-xl font-semibold">
            {t('onThisDevice')}
          </h2>
          <ul className="mt-4 grid gap-3">
            {quotesOnThisDevice.map((request) => (
              <li key={request.reference}>
                <QuoteRow request={request} hasKey />
              </li>
            ))}
            {onThisDevice.map((trip, index) => (
              <li key={trip.booking.id}>
                <TripRow trip={trip} id={`device-${index}`} hasKey />
              </li>
            ))}
          </ul>
        </section>
      )}
      {isGuest && (
        <section className="mt-10 grid justify-items-center gap-3 border-t border-line pt-8 text-center">
          <h2 className="text-xl font-semibold">{t('signInAdds')}</h2>
          <GuestWays hint={t('guestMissing')} />
        </section>
      )}
    </div>
  )
}

function QuoteList({ quotes, hasKey = false }: { quotes: QuoteRequestView[]; hasKey?: boolean }) {
  const t = useTranslations('quotes')
  if (quotes.length === 0) return null
  return (
    <section aria-labelledby="quotes" className="mt-6">
      <h2 id="quotes" className="text-xl font-semibold">
        {t('mine')}
      </h2>
      <ul className="mt-3 grid gap-3">
        {quotes.map((request) => (
          <li key={request.reference}>
            <QuoteRow request={request} hasKey={hasKey} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Only what was never booked, if anything. */
const hasNoBookings = ({ next, toPay, pastCount }: Trips) => next === null && toPay.length === 0 && pastCount === 0

/** Without an account, or not signed in to it. */
function GuestWays({ hint }: { hint: string }) {
  const t = useTranslations('orders')
  return (
    <>
      <p className="text-ink-soft">{hint}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <PageLink path="/sign-in" search={{ next: '/invoices' }} className={buttonClass('primary')}>
          {t('signIn')}
        </PageLink>
        <PageLink path="/invoices/find" className={buttonClass('outlined')}>
          {t('find.link')}
        </PageLink>
      </div>
    </>
  )
}

/** The next booking in full. */
function NextTrip({ invoice, bookingId, isFirst, isGuest }: NonNullable<Trips['next']> & { isGuest: boolean }) {
  const t = useTranslations('orders')
  const booking = invoice.bookings.find(({ id }) => id === bookingId)
  if (!booking) return null
  return (
    <section aria-labelledby="next-trip" className="mt-4 sm:mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="next-trip" className="text-xl font-semibold">
          {t(isFirst ? 'nextTrip' : 'nextWithoutPayment')}
        </h2>
        <PageLink
          path={`/invoices/${invoice.reference}`}
          {...(isGuest ? { search: { key: invoice.key } } : {})}
          className="inline-flex min-h-11 flex-wrap items-center gap-x-1 text-primary underline-offset-4 hover:underline"
        >
          {t('order')} <bdi className="inline-block tabular-nums">{invoice.reference}</bdi>
        </PageLink>
      </div>
      <div className="mt-1 grid gap-4 sm:mt-3">
        <OrderStatus key={invoice.reference} invoice={invoice} level={3} />
        <BookingTicket
          // Once it is cancelled or over, the ticket of another stands here, without its open dialog.
          key={booking.id}
          invoice={invoice}
          booking={booking}
          level={3}
          change={(dialog) => <ChangeDate invoice={invoice} booking={booking} {...dialog} />}
          people={<ChangePartySize invoice={invoice} booking={booking} />}
          request={<ChangeRequest invoice={invoice} booking={booking} />}
        />
      </div>
    </section>
  )
}

interface TripListProps {
  name: string
  of: 'toPay' | 'upcoming' | 'past'
  trips: Trips
  isGuest: boolean
}

function TripList({ name, of, trips, isGuest }: TripListProps) {
  const id = useId()
  const rows = trips[of]
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-xl font-semibold">
        {name}
      </h2>
      <ul className="mt-4 grid gap-3">
        {rows.map((trip, index) => (
          <li key={trip.booking.id}>
            <TripRow trip={trip} id={`${of}-${index}`} hasKey={isGuest} />
          </li>
        ))}
      </ul>
      {of !== 'toPay' && <MoreTrips of={of} trips={trips} />}
    </section>
  )
}

/** What was never booked, out of the way of the bookings if there are any. */
function LostTrips({ trips, isGuest }: { trips: Trips; isGuest: boolean }) {
  const t = useTranslations('orders')
  if (trips.lost.length === 0) return null
  return (
    <details className="group mt-10" open={hasNoBookings(trips)}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-medium text-ink-soft hover:text-primary">
        {t('notBooked', { count: trips.lost.length })}
        <ChevronDown aria-hidden className="size-5 transition group-open:rotate-180" strokeWidth={1.75} />
      </summary>
      <p className="mt-1 text-sm text-ink-soft">{t('notBookedText')}</p>
      <ul className="mt-4 grid gap-3">
        {trips.lost.map((trip, index) => (
          <li key={trip.booking.id}>
            <TripRow trip={trip} id={`lost-${index}`} hasKey={isGuest} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The further bookings, by an address, so that it works without script and the back button returns to as many. */
function MoreTrips({ of, trips }: { of: 'upcoming' | 'past'; trips: Trips }) {
  const t = useTranslations('orders')
  const shown = { upcoming: trips.upcoming.length, past: trips.past.length }
  const count = of === 'past' ? trips.pastCount : trips.upcomingCount
  if (shown[of] >= count) return null
  return (
    <p className="mt-4 grid justify-items-center gap-2 text-ink-soft">
      {t('shownOf', { shown: shown[of], count })}
      <PageLink
        path="/invoices"
        search={{ ...tripsSearch({ ...shown, [of]: shown[of] + tripsStep }) }}
        hash={`${of}-${shown[of]}`}
        replace
        className={buttonClass('outlined')}
      >
        {t('showMore')}
      </PageLink>
    </p>
  )
}
