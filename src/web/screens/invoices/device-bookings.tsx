import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { InvoiceView } from '#web/features/orders/calls.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TimeText } from '#web/ui/time-text.tsx'

/** What was booked in this browser without an account, with links to the bookings. */
export function DeviceBookings({ invoices }: { invoices: InvoiceView[] }) {
  const t = useTranslations('orders')
  return (
    <section aria-labelledby="on-this-device" className="mt-6">
      <h2 id="on-this-device" className="text-xl font-semibold">
        {t('onThisDevice')}
      </h2>
      <ul className="mt-3 grid gap-3">
        {invoices.map(({ reference, key, bookings }) => (
          <li key={reference}>
            <PageLink
              path={`/invoices/${reference}`}
              search={{ key }}
              className="flex items-center gap-2 rounded-card border border-line bg-surface p-3 hover:border-primary sm:gap-4 sm:p-card"
            >
              <span className="grid min-w-0 flex-1 gap-3">
                {bookings.map((booking) => (
                  <span key={booking.id} className="flex items-start gap-3 sm:items-center sm:gap-4">
                    <Picture
                      picture={booking.picture}
                      preset="thumbnail"
                      sizes="4.5rem"
                      isDecorative
                      className="size-14 shrink-0 rounded-field sm:size-18"
                    />
                    <span className="min-w-0">
                      <span className="block leading-snug font-semibold">{booking.title}</span>
                      <span className="block text-sm text-ink-soft">
                        <DateText date={booking.localDate} style="dated" />
                      </span>
                      <span className="text-sm text-ink-soft">
                        <TimeText time={booking.localTime} /> · {t(`statuses.${booking.status}`)}
                      </span>
                    </span>
                  </span>
                ))}
                <span className="text-sm text-ink-soft">
                  {t('order')} <bdi className="inline-block tabular-nums">{reference}</bdi>
                </span>
              </span>
              <ChevronRight aria-hidden className="flip size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
