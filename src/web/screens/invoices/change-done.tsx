import { useLocale, useTranslations } from 'use-intl'
import { partyInWords } from '#domain/quantity-words.ts'
import { movedTimes } from '#domain/time-to-be-ready.ts'
import type { BookingView, InvoiceView, RebookingDate } from '#web/features/orders/calls.ts'
import { LaterEnd } from '#web/features/orders/later-end.tsx'
import { ReadyTime } from '#web/features/orders/ready-time.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { isRequest, isUnpaid } from './change-of-unpaid.tsx'
import { useOutcomeWords, type WishedParty } from './compare-bookings.tsx'
import { RequestAfterChange } from './request-after-change.tsx'

/** `party`: the people, if they are others than before. */
export type ChangedBooking = RebookingDate & { party: WishedParty | undefined }

interface ChangeDoneProps {
  invoice: InvoiceView
  booking: BookingView
  changed: ChangedBooking
  isEditing: boolean
  onEditing: (isEditing: boolean) => void
  onClose: () => void
}

/** The booking as it is after the change. `isEditing`: its special request, which may no longer fit. */
export function ChangeDone({ invoice, booking, changed, isEditing, onEditing, onClose }: ChangeDoneProps) {
  const t = useTranslations('orders.rebooking')
  const locale = useLocale()
  const outcomeOf = useOutcomeWords({ invoice, booking })
  return (
    <RequestAfterChange
      invoice={invoice}
      booking={booking}
      isEditing={isEditing}
      onEditing={onEditing}
      foot={
        <div className="mt-5 grid sm:flex sm:justify-end">
          <Button onClick={onClose}>{t('close')}</Button>
        </div>
      }
    >
      <div role="status" className="mt-3 grid gap-2">
        <p className="font-medium">{booking.title}</p>
        <p>
          <DateText date={changed.localDate} style="long" />
          <ReadyTime booking={{ ...movedTimes(booking, changed), rate: booking.rate }} className="font-semibold" />
          <LaterEnd booking={{ ...changed, rate: booking.rate, zone: booking.zone }} />
        </p>
        {changed.party && <p>{partyInWords(changed.party, locale)}</p>}
        <p>{outcomeOf(changed)}</p>
        <p>
          {t(isUnpaid(booking) ? (isRequest(booking) ? 'doneAsked' : 'doneUnpaid') : 'doneLead')}{' '}
          <EmailText email={invoice.guest.email} />
        </p>
      </div>
    </RequestAfterChange>
  )
}
