import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { BookingTicket } from '#web/features/orders/booking-ticket.tsx'
import type { InvoiceView } from '#web/features/orders/calls.ts'
import type { Trips } from '#web/features/orders/list-trips.ts'
import { tripsSearch, tripsStep } from '#web/features/orders/trips-search.ts'
import type { QuoteRequestView } from '#web/features/quotes/calls.ts'
import { QuoteRow } from '#web/features/quotes/quote-row.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'
import { DeviceBookings } from './device-bookings.tsx'
import { ChangeDate } from './change-date.tsx'
import { OrderStatus } from './order-status.tsx'
import { TripRow } from './trip-row.tsx'

/** The user's bookings, the next one in full, and quote requests. Null: signed out. */
export function InvoicesScreen({
  trips,
  quotes,
  onThisDevice,
}: {
  trips: Trips | null
  quotes: QuoteRequestView[]
  /** What was booked in this browser and is not of the account. */
  onThisDevice: InvoiceView[]
}) {
  const t = useTranslations('orders')
  const q = useTranslations('quotes')
  const { site } = useSiteContext()
  if (trips === null) {
    const ways = (
      <>
        <p className="text-ink-soft">{t('guestHint')}</p>
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
    if (onThisDevice.length === 0)
      return (
        <EmptyArch level={1} title={t('signInFirst')}>
          {ways}
        </EmptyArch>
      )
    return (
      <div className="mx-auto max-w-4xl px-4 py-8 sm:px-6">
        <h1 className="text-3xl font-semibold">{t('title')}</h1>
        <DeviceBookings invoices={onThisDevice} />
        <section className="mt-10 grid justify-items-center gap-3 border-t border-line pt-8 text-center">
          <h2 className="text-xl font-semibold">{t('signInFirst')}</h2>
          {ways}
        </section>
      </div>
    )
  }
  if (trips.next === null && trips.pastCount === 0 && quotes.length === 0 && onThisDevice.length === 0)
    return (
      <EmptyArch level={1} title={t('empty')}>
        <p className="text-ink-soft">{t('emptyText')}</p>
        <PageLink path={`/${site.discoverType}`} className={buttonClass('primary')}>
          {t('explore')}
        </PageLink>
      </EmptyArch>
    )
  return (
    <div className="mx-auto max-w-4xl px-4 py-8 sm:px-6">
      <h1 className="text-3xl font-semibold">{t('title')}</h1>
      {quotes.length > 0 && (
        <section aria-labelledby="quotes" className="mt-6">
          <h2 id="quotes" className="text-xl font-semibold">
            {q('mine')}
          </h2>
          <ul className="mt-3 grid gap-3">
            {quotes.map((request) => (
              <li key={request.reference}>
                <QuoteRow request={request} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {trips.next && <NextTrip {...trips.next} />}
      <TripList name={t('upcoming')} of="upcoming" trips={trips} />
      <TripList name={t('over')} of="past" trips={trips} />
      {onThisDevice.length > 0 && <DeviceBookings invoices={onThisDevice} />}
    </div>
  )
}

/** The next booking in full. */
function NextTrip({ invoice, bookingId }: NonNullable<Trips['next']>) {
  const t = useTranslations('orders')
  const booking = invoice.bookings.find(({ id }) => id === bookingId)
  if (!booking) return null
  return (
    <section aria-labelledby="next-trip" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="next-trip" className="text-xl font-semibold">
          {t('nextTrip')}
        </h2>
        <PageLink
          path={`/invoices/${invoice.reference}`}
          className="inline-flex min-h-11 flex-wrap items-center gap-x-1 text-primary underline-offset-4 hover:underline"
        >
          {t('order')} <bdi className="inline-block tabular-nums">{invoice.reference}</bdi>
        </PageLink>
      </div>
      <div className="mt-3 grid gap-4">
        <OrderStatus invoice={invoice} level={3} />
        <BookingTicket
          invoice={invoice}
          booking={booking}
          level={3}
          change={(dialog) => <ChangeDate invoice={invoice} booking={booking} {...dialog} />}
        />
      </div>
    </section>
  )
}

function TripList({ name, of, trips }: { name: string; of: 'upcoming' | 'past'; trips: Trips }) {
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
            <TripRow trip={trip} id={`${of}-${index}`} />
          </li>
        ))}
      </ul>
      <MoreTrips of={of} trips={trips} />
    </section>
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
