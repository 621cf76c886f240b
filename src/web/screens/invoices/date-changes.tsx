import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { partyInWords } from '#domain/quantity-words.ts'
import { formatMoney } from '#domain/money.ts'
import { endDateChange, payDateChange } from '#web/features/orders/booking-acts.ts'
import type { BookingView, DateChangeView, InvoiceView } from '#web/features/orders/calls.ts'
import { isAwaited, useDateChangeWords } from '#web/features/orders/date-change-words.ts'
import { OwnTime } from '#web/lib/own-time.tsx'
import { CallError } from '#web/lib/call-error.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useArrivalFocus } from '#web/lib/use-arrival-focus.ts'
import { useAskAgain } from '#web/lib/use-ask-again.ts'
import { useNightsWords } from '#web/lib/use-nights-words.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ChangeRequest } from './change-request.tsx'
import { RequestText } from './request-text.tsx'

/**
 * The dearer dates that are held until they are paid and, after the payment page, the outcome. The address names the change
 * of `returned` and stays in the browser's history, so the outcome is what holds now.
 */
export function DateChanges({ invoice, returned }: { invoice: InvoiceView; returned: DateChangeView | null }) {
  const t = useTranslations('orders.changeRequest')
  const words = useDateChangeWords()
  // Here, because the held date to which it belongs may be gone.
  const [refusal, setRefusal] = useState<string | null>(null)
  useAskAgain(isAwaited(returned))
  const arrival = useArrivalFocus<HTMLDivElement>()
  const told =
    returned !== null && ['moved', 'refunded', 'kept', 'unconfirmed'].includes(returned.outcome)
      ? words(returned)
      : null
  const moved = returned?.outcome === 'moved' ? invoice.bookings.find(({ id }) => id === returned.bookingId) : undefined
  const stillRead = moved?.canChangeRequest && moved.specialRequest !== '' ? moved : null
  const notices = (
    <>
      {told && (
        <Notice kind={returned?.outcome === 'moved' ? 'success' : 'warning'} title={told.title}>
          <p>{told.text}</p>
          {stillRead && (
            <div className="grid justify-items-start gap-2">
              <p>{t('still')}</p>
              <RequestText text={stillRead.specialRequest} />
              <ChangeRequest invoice={invoice} booking={stillRead} />
            </div>
          )}
        </Notice>
      )}
      {refusal !== null && <Notice kind="warning" title={refusal} isUrgent />}
      {invoice.bookings.map((booking) => {
        const { dateChange: change } = booking
        const awaited = isAwaited(returned) && returned.bookingId === booking.id ? words(returned) : null
        return (
          change && (
            <HeldDate
              key={booking.id}
              invoice={invoice}
              booking={booking}
              change={change}
              awaited={awaited}
              onRefused={setRefusal}
            />
          )
        )
      })}
    </>
  )
  // After the payment page the outcome is read first. It is no control and shows no focus.
  return returned === null ? (
    notices
  ) : (
    <div ref={arrival} className="grid gap-4 outline-none!">
      {notices}
    </div>
  )
}

interface HeldDateProps {
  invoice: InvoiceView
  booking: BookingView
  change: NonNullable<BookingView['dateChange']>
  /** What is known of its payment, from which the buyer has just returned. */
  awaited: { title: string; text: string } | null
  /** Another window has chosen another date, or this one cannot be had any more. */
  onRefused: (words: string) => void
}

function HeldDate({ invoice, booking, change, awaited, onRefused }: HeldDateProps) {
  const t = useTranslations('orders.dateChange')
  const o = useTranslations('checkout.outcomes')
  const locale = useLocale()
  const router = useRouter()
  const pay = useAction()
  const keep = useAction()
  const wordsOf = useApiErrorWords()
  const nightsWords = useNightsWords()
  const when = ({ localDate, localTime }: { localDate: string; localTime: string }) =>
    `\u2068${formatDate(localDate, locale, 'long')} · ${formatTime(localTime, locale)}\u2069`
  const nights = change.duration ? ` · \u2068${nightsWords(change.duration)}\u2069` : ''
  const people = change.party ? ` · \u2068${partyInWords(change.party, locale)}\u2069` : ''
  const date = `${when(change)}${nights}${people}`
  const sum = `\u2068${formatMoney({ amountMinor: change.differenceMinor, currency: invoice.currency }, locale)}\u2069`
  const title = `\u2068${booking.title}\u2069`
  const paying = { title: t('paying', { date }), text: t('payingLead', { title, date: when(booking) }) }
  const waiting = awaited ?? (change.isPaying ? paying : null)
  if (waiting)
    return (
      <Notice title={waiting.title}>
        <p>{waiting.text}</p>
      </Notice>
    )
  const wish = { bookingId: booking.id, changeId: change.id }
  const openPage = async () => window.location.assign((await payDateChange(invoice, wish, locale)).paymentUrl)
  const stay = async () => {
    await endDateChange(invoice, wish, locale)
    await router.invalidate()
  }
  const explain = async (error: unknown) => {
    if (!(error instanceof CallError && error.status >= 400 && error.status < 500)) return wordsOf(error)
    onRefused(wordsOf(error))
    // Shows what is true now.
    await router.invalidate()
    return null
  }
  const errorText = pay.errorText ?? keep.errorText
  return (
    <Notice
      kind={change.declineReason ? 'danger' : 'warning'}
      title={t(change.declineReason ? 'declined' : 'held', { date })}
    >
      {change.declineReason && (
        <p>
          {o(`declined.${change.declineReason}`)} <span className="font-semibold">{o('notCharged')}</span>
        </p>
      )}
      <p>
        {t('heldLead', { title, date: when(booking), sum, until: when(change.payBy), city: booking.cityName })}{' '}
        <OwnTime of={change.payBy} />
      </p>
      {errorText !== null && (
        <p role="alert" className="text-danger">
          {errorText}
        </p>
      )}
      <div className="mt-1 grid gap-2 sm:flex">
        <Button isLoading={pay.isPending} onClick={() => void pay.run(openPage, { leaves: true, explain })}>
          {t(change.declineReason ? 'again' : 'pay')}
        </Button>
        <Button kind="outlined" isLoading={keep.isPending} onClick={() => void keep.run(stay, { explain })}>
          {t('keep')}
        </Button>
      </div>
    </Notice>
  )
}
