import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { InvoiceView } from '#web/features/orders/calls.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { TimeText } from '#web/ui/time-text.tsx'

/** What was booked in this browser without an account, with links to the bookings. */
export function DeviceBookings({ invoices }: { invoices: InvoiceView[] }) {
  const t = useTranslations('orders')
  if (invoices.length === 0) return null
  return (
    <section aria-labelledby="on-this-device" className="mx-auto max-w-4xl px-4 pt-8 sm:px-6">
      <h2 id="on-this-device" className="text-xl font-semibold">
        {t('onThisDevice')}
      </h2>
      <ul className="mt-3 grid gap-3">
        {invoices.map(({ reference, key, bookings }) => (
          <li key={reference}>
            <PageLink
              path={`/invoices/${reference}`}
              search={{ key }}
              className="flex items-center gap-4 rounded-card border border-line bg-surface p-card hover:border-primary"
            >
              <span className="min-w-0 flex-1">
                {bookings.map((booking) => (
                  <span key={booking.id} className="block">
                    <span className="font-semibold">{booking.title}</span>
                    <span className="block text-sm text-ink-soft">
                      <DateText date={booking.localDate} style="long" /> · <TimeText time={booking.localTime} /> ·{' '}
                      {t(`statuses.${booking.status}`)}
                    </span>
                  </span>
                ))}
                <bdi className="text-sm tabular-nums">{reference}</bdi>
              </span>
              <ChevronRight aria-hidden className="flip size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
