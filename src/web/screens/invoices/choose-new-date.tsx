import { useEffect, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { onClockOf } from '#domain/date-words.ts'
import { loadBookingCalendar } from '#web/features/availability/load-calendar.ts'
import { beginDateChange, rebookItem } from '#web/features/orders/booking-acts.ts'
import type { BookingView, InvoiceView, RebookingDate } from '#web/features/orders/calls.ts'
import { CallError } from '#web/lib/call-error.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { usePart } from '#web/lib/use-part.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Placeholder } from '#web/ui/placeholder.tsx'
import type { ChangedBooking } from './change-done.tsx'
import { ChangeFoot } from './change-foot.tsx'
import { isUnpaid, UnpaidChangeTerms } from './change-of-unpaid.tsx'
import { ChooseTime } from './choose-time.tsx'
import { ChangeTerms, Comparison } from './compare-bookings.tsx'
import { LostTime } from './lost-time.tsx'
import type { useRebookingDates } from './use-rebooking-dates.ts'
import type { ChosenDate } from './wished-change.ts'

interface ChooseNewDateProps {
  invoice: InvoiceView
  booking: BookingView
  dates: ReturnType<typeof useRebookingDates>
  chosenDate: ChosenDate
  onChoose: (chosen: ChosenDate) => void
  /** Wants the people or nights changed, which cannot be booked. */
  onChangeNumbers: () => void
  onClose: () => void
  onDone: (changed: ChangedBooking) => void
}

/** The calendar, the times of a day, and the booking before and after the change. */
export function ChooseNewDate({
  invoice,
  booking,
  dates: { wish, change: wished, shown, isOld, seen, read, replace },
  chosenDate: { day, departureId },
  onChoose,
  onChangeNumbers,
  onClose,
  onDone,
}: ChooseNewDateProps) {
  const t = useTranslations('orders.rebooking')
  const c = useTranslations('common')
  const locale = useLocale()
  const wordsOf = useApiErrorWords()
  const submit = useAction()
  const calendar = usePart(loadBookingCalendar, true)
  const calendarRoom = useRef<HTMLDivElement>(null)
  const below = useRef<HTMLDivElement>(null)
  const { currency } = invoice
  const today = onClockOf(new Date().toISOString(), booking.zone).localDate
  const { dates, ranges, paidMinor, refusal, change } = shown ?? { ranges: [], paidMinor: 0, refusal: null }
  const all = [...(dates?.values() ?? [])]
  const ofDay = all.filter(({ localDate }) => localDate === day)
  const chosen = ofDay.find((date) => date.departureId === departureId)
  const isDayRead = day !== null && ranges.some(([from, to]) => from <= day && day <= to)
  const lost =
    chosen === undefined && refusal === null && isDayRead && departureId !== null ? seen.get(departureId) : undefined
  // The calendar may fill the window of a phone: the times of a day that was pressed come into sight above the foot.
  const isPressed = useRef(false)
  useEffect(() => {
    if (!isPressed.current) return
    isPressed.current = false
    below.current?.scrollIntoView({ block: 'nearest' })
  }, [day])
  const chooseDay = (date: string) => {
    const ofDate = all.filter(({ localDate }) => localDate === date)
    isPressed.current = date !== day
    // With a single start time the day says it all.
    onChoose({ day: date, departureId: ofDate.length === 1 ? (ofDate[0]?.departureId ?? null) : null })
    submit.clearError()
  }
  const isTimeMissing = day !== null && ofDay.length > 0 && !chosen
  const showMissing = () => {
    const [part, first] = isTimeMissing
      ? [below.current, 'input[name=new-departure]']
      : [calendarRoom.current, '[role=gridcell] [tabindex="0"], [role=gridcell][tabindex="0"]']
    part?.querySelector<HTMLElement>(first)?.focus({ focusVisible: true, preventScroll: true })
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    part?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' })
  }
  const confirm = (date: RebookingDate) =>
    submit.run(
      async () => {
        const { units, duration, party } = wished
        if (!date.isPayable) {
          await rebookItem(invoice, booking.id, { ...date, units, duration }, locale)
          return onDone({ ...date, party: party?.filter(({ quantity }) => quantity > 0) })
        }
        const { paymentUrl } = await beginDateChange(invoice, booking.id, { ...date, units, duration }, locale)
        window.location.assign(paymentUrl)
      },
      {
        leaves: date.isPayable,
        explain: (error) => {
          if (error instanceof CallError) {
            const changed = error.details['date'] as RebookingDate | undefined
            if (changed !== undefined || error.code === 'orders.date_gone') replace(date.departureId, changed)
          }
          return wordsOf(error)
        },
      },
    )
  return (
    <>
      {/* It reads the dates, and is of no use to people who cannot be booked together; without it the people would move. */}
      <div
        ref={calendarRoom}
        inert={refusal !== null}
        className={`grid scroll-mt-20 gap-4 ${refusal === null ? '' : 'opacity-40'}`}
      >
        {/* On phones the calendar needs the room. */}
        <h3 className="-mb-2 font-medium max-sm:sr-only sm:-order-2">{t('day')}</h3>
        {calendar.hasFailed && <LoadFailed onRetry={calendar.retry} />}
        {calendar.part ? (
          <calendar.part.DepartureCalendar
            subjectId={booking.id}
            read={read}
            choice={wish}
            start={booking.localDate < today ? today : booking.localDate}
            currency={currency}
            isEstimate={false}
            paidMinor={paidMinor}
            bookedDate={booking.localDate}
            today={today}
            date={day}
            onChange={chooseDay}
          />
        ) : (
          <Placeholder className="h-[24rem]" text={c('loading')} />
        )}
        <p className="-mt-2 text-xs text-ink-soft sm:-order-1 sm:mt-0 sm:-mb-3">{t('dayHint')}</p>
      </div>
      <div className={`contents ${isOld ? '*:opacity-50' : ''}`} aria-busy={isOld}>
        <div ref={below} className="grid scroll-mt-28 scroll-mb-40 gap-4 empty:hidden">
          {/* A single start time is chosen with its day, and is in the comparison and the foot. */}
          {day !== null && all.length > 0 && (ofDay.length !== 1 || !chosen) && !(lost && ofDay.length === 0) && (
            <ChooseTime
              dates={ofDay}
              rate={booking.rate}
              currency={currency}
              chosen={chosen}
              onChoose={(date) => onChoose({ day, departureId: date.departureId })}
            />
          )}
        </div>
        {change && all.length > 0 && (
          <Comparison
            booking={booking}
            chosen={chosen}
            durations={change.durations}
            party={change.party}
            paidMinor={paidMinor}
            currency={currency}
          />
        )}
        {chosen &&
          (isUnpaid(booking) ? (
            <UnpaidChangeTerms invoice={invoice} booking={booking} chosen={chosen} />
          ) : (
            <ChangeTerms booking={booking} chosen={chosen} currency={currency} />
          ))}
      </div>
      <Button kind="outlined" onClick={onClose}>
        {t('keep')}
      </Button>
      {shown && (
        <ChangeFoot
          invoice={invoice}
          booking={booking}
          chosen={chosen}
          obstacle={
            refusal === null ? (
              lost && <LostTime date={lost} rate={booking.rate} needed={change?.needed ?? null} />
            ) : (
              <Notice kind="warning" title={refusal} isUrgent />
            )
          }
          errorText={submit.errorText}
          isBusy={submit.isPending || isOld}
          missing={refusal === null ? (isTimeMissing ? 'time' : 'day') : 'numbers'}
          onConfirm={(date) => void confirm(date)}
          onShowMissing={refusal === null ? showMissing : onChangeNumbers}
        />
      )}
    </>
  )
}
