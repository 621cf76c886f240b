import { onClockOf } from '#domain/date-words.ts'
import { CalendarPlus, Download, MapPin } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import { bookingFile, type BookingView, type InvoiceView } from './calls.ts'

const statuses = ['pending', 'approved', 'confirmed', 'cancelled', 'refunded', 'failed', 'expired'] as const
const tones: Record<string, string> = {
  confirmed: 'bg-success/12 text-success',
  approved: 'bg-primary/10 text-primary',
  pending: 'bg-primary/10 text-primary',
  failed: 'bg-danger/10 text-danger',
  expired: 'bg-danger/10 text-danger',
}

/** One booking as a ticket: what and where on the one side, when on the stub. */
export function BookingTicket({ invoice, booking }: { invoice: InvoiceView; booking: BookingView }) {
  const t = useTranslations('orders')
  const c = useTranslations('common')
  const locale = useLocale()
  const status = statuses.find((one) => one === booking.status) ?? 'pending'
  const { currency } = invoice
  return (
    <article
      aria-label={booking.title}
      className="grid overflow-hidden rounded-card border border-line bg-surface md:grid-cols-[1fr_15rem]"
    >
      <div className="p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className={`rounded-full px-3 py-1 text-sm font-medium ${tones[status] ?? 'bg-line text-ink'}`}>
            {t(`statuses.${status}`)}
          </span>
          <Countdown startsAt={booking.startsAt} endsAt={booking.endsAt} />
        </div>
        <h3 className="mt-3 text-xl font-semibold">
          <PageLink
            path={`/things-to-do-in-${booking.citySlug}/${booking.slug}`}
            className="hover:text-primary hover:underline"
          >
            {booking.title}
          </PageLink>
        </h3>
        <p className="text-ink-soft">
          {booking.optionTitle} · {booking.cityName}
        </p>
        <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <Fact name={t('participants')}>{c('travellers', { count: booking.travellers })}</Fact>
          <Fact name={booking.pickup ? t('pickup') : t('meeting')}>
            {booking.pickup ? (
              <>
                {booking.pickup.name} · <TimeText time={booking.pickup.localTime} />
                <span className="block text-sm text-ink-soft">{booking.pickup.address}</span>
              </>
            ) : (
              <>
                {booking.meetingPoint.name}
                <span className="block text-sm text-ink-soft">{booking.meetingPoint.address}</span>
              </>
            )}
          </Fact>
          <Fact name={t('services')}>
            <PriceLines lines={booking.lines} currency={currency} />
          </Fact>
          <Fact name={t('price')}>
            {booking.originalMinor > booking.totalMinor && (
              <s className="me-2 text-sm text-ink-soft">
                <MoneyText money={{ amountMinor: booking.originalMinor, currency }} />
              </s>
            )}
            <MoneyText money={{ amountMinor: booking.totalMinor, currency }} className="text-lg font-semibold" />
            {booking.discountMinor > 0 && (
              <span className="block text-sm text-success">
                {t('discount')} <MoneyText money={{ amountMinor: booking.discountMinor, currency }} />
              </span>
            )}
            {booking.refundedMinor > 0 && (
              <span className="block text-sm text-success">
                {t('refunded')} <MoneyText money={{ amountMinor: booking.refundedMinor, currency }} />
              </span>
            )}
          </Fact>
        </dl>
        {status === 'confirmed' && booking.freeCancellationUntil !== null && (
          <p className="mt-4 text-sm text-success">
            {t('freeUntil')} <LocalInstant instant={booking.freeCancellationUntil} zone={booking.zone} />
          </p>
        )}
        {booking.hasTicket && (
          <div className="mt-5 flex flex-wrap gap-3">
            <a href={bookingFile(invoice, booking.id, 'ticket.pdf', locale)} className={buttonLook('primary')} download>
              <Download aria-hidden className="size-5" strokeWidth={1.75} />
              {t('ticket')}
            </a>
            <a
              href={bookingFile(invoice, booking.id, 'calendar.ics', locale)}
              className={buttonLook('outlined')}
              download
            >
              <CalendarPlus aria-hidden className="size-5" strokeWidth={1.75} />
              {t('calendar')}
            </a>
            <a
              href={`https://www.openstreetmap.org/?mlat=${booking.meetingPoint.lat}&mlon=${booking.meetingPoint.lng}#map=17/${booking.meetingPoint.lat}/${booking.meetingPoint.lng}`}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonLook('third')}
            >
              <MapPin aria-hidden className="size-5" strokeWidth={1.75} />
              {t('meeting')}
            </a>
          </div>
        )}
      </div>
      <div className="relative grid content-center justify-items-center gap-1 border-t-2 border-dashed border-line bg-primary/6 p-5 text-center md:border-s-2 md:border-t-0">
        {/* The two bites of the perforation. */}
        <span aria-hidden className="absolute -top-3 -start-3 size-6 rounded-full bg-paper" />
        <span aria-hidden className="absolute -bottom-3 -start-3 hidden size-6 rounded-full bg-paper md:block" />
        <span aria-hidden className="absolute -top-3 -end-3 size-6 rounded-full bg-paper md:hidden" />
        <Picture
          picture={booking.picture}
          ratio={1.5}
          largest={200}
          sizes="200px"
          isDecorative
          className="mb-2 aspect-3/2 w-full max-w-52 rounded-field"
        />
        <p className="font-semibold">
          <DateText date={booking.localDate} style="long" />
        </p>
        <p className="text-3xl font-semibold text-primary">
          <TimeText time={booking.localTime} />
        </p>
        <p className="text-sm text-ink-soft">{booking.cityName}</p>
      </div>
    </article>
  )
}

/** An instant on the city's own clock. */
function LocalInstant({ instant, zone }: { instant: string; zone: string }) {
  const { localDate, localTime } = onClockOf(instant, zone)
  return (
    <>
      <DateText date={localDate} style="long" /> · <TimeText time={localTime} />
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

/** How far off it is; told by the visitor's own clock, so only once the page is awake. */
function Countdown({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const t = useTranslations('orders')
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => setNow(Date.now()), [])
  if (now === null) return null
  if (Date.parse(endsAt) < now) return <span className="text-sm text-ink-soft">{t('past')}</span>
  const days = Math.max(0, Math.floor((Date.parse(startsAt) - now) / 86_400_000))
  return <span className="text-sm font-medium text-accent">{t('soon.days', { count: days })}</span>
}
