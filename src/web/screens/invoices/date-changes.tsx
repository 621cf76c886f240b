import { useRouter } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { partyInWords } from '#domain/party.ts'
import { formatMoney } from '#domain/money.ts'
import {
  endDateChange,
  payDateChange,
  type BookingView,
  type DateChangeView,
  type InvoiceView,
} from '#web/features/orders/calls.ts'
import { useAskAgain, useDateChangeWords } from '#web/features/orders/date-change-words.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/**
 * The dearer dates that are held until they are paid and, after the payment page, the outcome. The address names the change
 * of `returned` and stays in the browser's history, so the outcome is what holds now.
 */
export function DateChanges({ invoice, returned }: { invoice: InvoiceView; returned: DateChangeView | null }) {
  const words = useDateChangeWords()
  useAskAgain(returned)
  const told =
    returned !== null && ['moved', 'refunded', 'kept', 'unconfirmed'].includes(returned.outcome)
      ? words(returned)
      : null
  return (
    <>
      {told && (
        <Notice kind={returned?.outcome === 'moved' ? 'success' : 'warning'} title={told.title}>
          <p>{told.text}</p>
        </Notice>
      )}
      {invoice.bookings.map((booking) => {
        const isPaying = returned?.outcome === 'in_progress' && returned.bookingId === booking.id
        const change = booking.dateChange && {
          ...booking.dateChange,
          isPaying: booking.dateChange.isPaying || isPaying,
        }
        return change && <HeldDate key={booking.id} invoice={invoice} booking={booking} change={change} />
      })}
    </>
  )
}

interface HeldDateProps {
  invoice: InvoiceView
  booking: BookingView
  change: NonNullable<BookingView['dateChange']>
}

function HeldDate({ invoice, booking, change }: HeldDateProps) {
  const t = useTranslations('orders.dateChange')
  const locale = useLocale()
  const router = useRouter()
  const pay = useAction()
  const keep = useAction()
  const when = ({ localDate, localTime }: { localDate: string; localTime: string }) =>
    `\u2068${formatDate(localDate, locale, 'long')} · ${formatTime(localTime, locale)}\u2069`
  const people = change.party ? ` · \u2068${partyInWords(change.party, locale === 'ar' ? '، ' : ', ')}\u2069` : ''
  const date = `${when(change)}${people}`
  const sum = `\u2068${formatMoney({ amountMinor: change.differenceMinor, currency: invoice.currency }, locale)}\u2069`
  const title = `\u2068${booking.title}\u2069`
  if (change.isPaying)
    return (
      <Notice title={t('paying', { date })}>
        <p>{t('payingLead', { title, date: when(booking) })}</p>
      </Notice>
    )
  const openPage = async () => window.location.assign((await payDateChange(invoice, booking.id, locale)).paymentUrl)
  const stay = async () => {
    await endDateChange(invoice, booking.id, locale)
    await router.invalidate()
  }
  const errorText = pay.errorText ?? keep.errorText
  return (
    <Notice kind="warning" title={t('held', { date })}>
      <p>{t('heldLead', { title, date: when(booking), sum, until: when(change.payBy) })}</p>
      {errorText !== null && (
        <p role="alert" className="text-danger">
          {errorText}
        </p>
      )}
      <div className="mt-1 grid gap-2 sm:flex">
        <Button isLoading={pay.isPending} onClick={() => void pay.run(openPage)}>
          {t('pay')}
        </Button>
        <Button kind="outlined" isLoading={keep.isPending} onClick={() => void keep.run(stay)}>
          {t('keep')}
        </Button>
      </div>
    </Notice>
  )
}
