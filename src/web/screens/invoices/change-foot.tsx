import { useId, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { usePlans } from '#web/features/cart/use-plans.ts'
import type { BookingView, InvoiceView, RebookingDate } from '#web/features/orders/calls.ts'
import { clashingBookings } from '#web/features/orders/clashing-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { isRequest, isUnpaid } from './change-of-unpaid.tsx'
import { ClashWarning } from './clash-warning.tsx'
import { FreeAfterChange, Outcome, useDifference } from './compare-bookings.tsx'
import { otherVisits } from './other-visits.ts'

interface ChangeFootProps {
  invoice: InvoiceView
  booking: BookingView
  chosen: RebookingDate | undefined
  /** Why the wished people or nights cannot be booked, or not at the chosen time. */
  obstacle: ReactNode
  /** Why the change failed. */
  errorText: string | null
  isBusy: boolean
  missing: 'numbers' | 'day' | 'time'
  onConfirm: (date: RebookingDate) => void
  onShowMissing: () => void
}

/** Always in sight, and small, for the rest needs the room: what is chosen and costs, or what is still missing. */
export function ChangeFoot({
  invoice,
  booking,
  chosen,
  obstacle,
  errorText,
  isBusy,
  missing,
  onConfirm,
  onShowMissing,
}: ChangeFootProps) {
  const t = useTranslations('orders.rebooking')
  const locale = useLocale()
  const warnings = useId()
  const { sumOf } = useDifference(invoice.currency)
  // Those of other orders when they are read.
  const others = otherVisits(booking, invoice.bookings, usePlans(true), locale)
  const canConfirm = chosen !== undefined && (chosen.differenceMinor <= 0 || chosen.isPayable || isUnpaid(booking))
  const missingWords = {
    numbers: () => t('changeNumbers'),
    day: () => t(`chooseDay.${booking.rate}`),
    time: () => t('chooseTime', { rate: booking.rate }),
  }
  return (
    <div className="sticky bottom-(--dialog-foot) -mx-card -mb-card grid max-w-none gap-2 border-t border-line bg-surface p-card py-3 shadow-[0_1px_0_var(--surface)] sm:-mx-6 sm:-mb-6 sm:px-6">
      {errorText !== null && <Notice kind="danger" title={errorText} isUrgent />}
      {obstacle}
      {chosen && (
        <div className={isBusy ? 'opacity-50' : ''}>
          <Outcome invoice={invoice} booking={booking} chosen={chosen} />
        </div>
      )}
      {/* Never hidden: screen readers read what is put into it. */}
      <div id={warnings} role="status" className="-mt-1 grid gap-1 empty:-mb-1">
        {canConfirm && <FreeAfterChange booking={booking} chosen={chosen} />}
        {canConfirm && <ClashWarning others={clashingBookings(booking, chosen, others)} date={chosen.localDate} />}
      </div>
      {canConfirm ? (
        <Button isLoading={isBusy} aria-describedby={warnings} onClick={() => onConfirm(chosen)}>
          {chosen.isPayable
            ? t('pay', { sum: sumOf(chosen.differenceMinor) })
            : t(isRequest(booking) ? 'confirmRequest' : 'confirm')}
        </Button>
      ) : (
        <Button kind="outlined" isLoading={isBusy} onClick={onShowMissing}>
          {missingWords[missing]()}
        </Button>
      )}
    </div>
  )
}
