import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { BookingTicket } from './booking-ticket.tsx'
import type { InvoiceView } from './calls.ts'

/** One order: its numbers, its guest, its bookings as tickets, its sum. `title` is its heading. */
export function OrderCard({ invoice, title }: { invoice: InvoiceView; title: ReactNode }) {
  const t = useTranslations('orders')
  const { currency } = invoice
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        {title}
        <p className="text-sm text-ink-soft">
          {t('bookedOn')} <DateText date={invoice.bookedAt.slice(0, 10)} style="short" />
        </p>
      </div>
      <ul className="mt-4 grid gap-5">
        {invoice.bookings.map((booking) => (
          <li key={booking.id}>
            <BookingTicket invoice={invoice} booking={booking} />
          </li>
        ))}
      </ul>
      <details className="mt-3 rounded-card border border-line bg-surface px-5">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 font-medium">
          {t('details')}
          <MoneyText money={{ amountMinor: invoice.totalMinor, currency }} className="font-semibold" />
        </summary>
        <dl className="grid gap-x-8 gap-y-3 border-t border-line py-4 sm:grid-cols-2">
          <Row name={t('order')}>
            <bdi className="font-mono">{invoice.reference}</bdi>
          </Row>
          {invoice.invoiceId !== null && (
            <Row name={t('invoice')}>
              <bdi className="font-mono">{invoice.invoiceId}</bdi>
            </Row>
          )}
          {invoice.purchaseId !== null && (
            <Row name={t('purchase')}>
              <bdi className="font-mono break-all">{invoice.purchaseId}</bdi>
            </Row>
          )}
          <Row name={t('guest')}>
            <bdi>{invoice.guest.name}</bdi>
          </Row>
          <Row name={t('email')}>
            <bdi>{invoice.guest.email}</bdi>
          </Row>
          <Row name={t('phone')}>
            <bdi dir="ltr">{invoice.guest.phone}</bdi>
          </Row>
          {invoice.originalMinor > invoice.totalMinor && (
            <Row name={t('originalPrice')}>
              <MoneyText money={{ amountMinor: invoice.originalMinor, currency }} />
            </Row>
          )}
          {invoice.discountMinor > 0 && (
            <Row name={t('discount')}>
              <MoneyText money={{ amountMinor: invoice.discountMinor, currency }} />
            </Row>
          )}
          <Row name={t('price')}>
            <MoneyText money={{ amountMinor: invoice.totalMinor, currency }} />
          </Row>
        </dl>
      </details>
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
