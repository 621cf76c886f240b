import { ChevronDown, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDate, onClockOf } from '#domain/date-words.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { Detail } from '#web/ui/detail.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { PriceRow, PriceTotals } from '#web/ui/price-totals.tsx'
import { BookingTicket } from './booking-ticket.tsx'
import type { OpenState } from './open-state.ts'
import { invoiceFile } from './booking-files.ts'
import { liveFirst, positionOf } from './live-first.ts'
import { returnedMinorOf } from '#domain/returned-minor-of.ts'
import type { BookingView, InvoiceView } from './calls.ts'
import { linesWithChanges, refundsOf } from './price-changes.ts'
import { sumsOf } from './sums-of.ts'

/**
 * An order: reference, guest, bookings as tickets, total. `title` is its heading, `children` its actions.
 * `inside` and `below` add content to each booking, in and under its ticket; `change` and `people` go beside its cancellation.
 */
export function OrderCard({
  invoice,
  title,
  inside,
  children,
  below,
  change,
  people,
  request,
  guest,
}: {
  invoice: InvoiceView
  title: ReactNode
  inside: (booking: BookingView) => ReactNode
  children?: ReactNode
  below?: (booking: BookingView) => ReactNode
  change?: (booking: BookingView, dialog: OpenState) => ReactNode
  people?: (booking: BookingView) => ReactNode
  /** Under the request to the host. */
  request?: (booking: BookingView) => ReactNode
  /** Under the guest's details. */
  guest?: ReactNode
}) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const { currency } = invoice
  const only = invoice.bookings.length === 1 ? invoice.bookings[0] : undefined
  const { originalMinor, totalMinor } = sumsOf(invoice, invoice.bookings)
  const returnedMinor = returnedMinorOf(invoice.bookings)
  const netMinor = totalMinor - returnedMinor
  // Of several, each ticket says what its changes cost and gave back.
  const refunds = only && refundsOf(only)
  const otherMinor = refunds?.otherMinor ?? returnedMinor
  const chargedOn = (date: string) => t('changeCharged', { date: formatDate(date, locale, 'short') })
  const bookings = liveFirst(invoice.bookings)
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 sm:gap-y-1">
        {title}
        <p className="text-sm text-ink-soft max-sm:short:hidden">
          {t('bookedOn')}{' '}
          <DateText date={onClockOf(invoice.bookedAt, invoice.bookings[0]?.zone ?? 'UTC').localDate} style="short" />
        </p>
      </div>
      {invoice.formerReference !== null && (
        <p className="text-sm text-ink-soft">
          {t('replacesReference', { reference: `\u2068${invoice.formerReference}\u2069` })}
        </p>
      )}
      {children && <div className="mt-4">{children}</div>}
      <ul className="mt-3 grid gap-5 sm:mt-4">
        {bookings.map((booking, index) => (
          <li key={booking.id} id={`booking-${booking.id}`} className="scroll-mt-(--below-head)">
            <BookingTicket
              invoice={invoice}
              booking={booking}
              level={2}
              position={positionOf(bookings, index)}
              change={change && ((dialog) => change(booking, dialog))}
              people={people?.(booking)}
              request={request?.(booking)}
            >
              {inside(booking)}
            </BookingTicket>
            {below && <div className="mt-3 empty:hidden">{below(booking)}</div>}
          </li>
        ))}
      </ul>
      <details className="group mt-3 rounded-card border border-line bg-surface px-5">
        <summary className="flex min-h-12 cursor-pointer items-center gap-3 font-medium">
          <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
            {t('details')}
            {/* Hidden when open: the last row of the prices is the same sum. */}
            <MoneyText
              money={{ amountMinor: netMinor > 0 ? netMinor : totalMinor, currency }}
              className="font-semibold group-open:hidden"
            />
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0 transition group-open:rotate-180" strokeWidth={1.75} />
        </summary>
        <dl className="grid gap-x-8 gap-y-3 border-t border-line py-4 sm:grid-cols-2">
          <Detail name={t('order')}>
            <bdi className="inline-block tabular-nums">{invoice.reference}</bdi>
          </Detail>
          {invoice.invoiceId !== null && (
            <Detail name={t('invoice')}>
              <bdi className="tabular-nums">{invoice.invoiceId}</bdi>
            </Detail>
          )}
          <Detail name={t('guest')}>
            <bdi>{invoice.guest.name}</bdi>
          </Detail>
          <Detail name={t('email')}>
            <EmailText email={invoice.guest.email} />
          </Detail>
          <Detail name={t('phone')}>
            <bdi dir="ltr">{invoice.guest.phone}</bdi>
          </Detail>
          {/* For a question to us or the bank about the payment; no traveller needs it otherwise. */}
          {invoice.purchaseId !== null && (
            <Detail name={t('paymentNumber')}>
              <bdi className="tabular-nums break-all">{invoice.purchaseId}</bdi>
            </Detail>
          )}
        </dl>
        <div className="grid grid-cols-1 gap-3 border-t border-line py-4">
          {only && <PriceLines lines={linesWithChanges(only, chargedOn)} currency={currency} />}
          {/* The discount with what the suppliers took off their prices, so that the sums agree. */}
          <PriceTotals
            currency={currency}
            original={{ name: t('originalPrice'), amountMinor: originalMinor }}
            discounts={[{ name: t('discount'), amountMinor: originalMinor - totalMinor }]}
            totalName={t('price')}
          >
            {refunds?.ofChanges.map(({ localDate, refundMinor }, index) => (
              <PriceRow
                key={`${localDate} ${index}`}
                name={t('changeRefunded', { date: formatDate(localDate, locale, 'short') })}
                amountMinor={-refundMinor}
                currency={currency}
                look="text-success"
              />
            ))}
            {otherMinor > 0 && (
              <PriceRow name={t('refunded')} amountMinor={-otherMinor} currency={currency} look="text-success" />
            )}
            {returnedMinor > 0 && netMinor > 0 && (
              <PriceRow
                name={t(otherMinor > 0 ? 'netPaid' : 'totalNow')}
                amountMinor={netMinor}
                currency={currency}
                look="font-semibold"
              />
            )}
          </PriceTotals>
        </div>
        {guest}
        {invoice.invoiceId !== null && (
          <a href={invoiceFile(invoice, locale)} className={`${buttonClass('outlined')} mb-5`} download>
            <FileText aria-hidden className="size-5" strokeWidth={1.75} />
            {t('taxInvoice')}
          </a>
        )}
      </details>
    </section>
  )
}
