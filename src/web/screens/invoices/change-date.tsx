import { useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { onClockOf } from '#domain/date-words.ts'
import type { DurationChange } from '#domain/duration.ts'
import { unitsInQuery } from '#domain/party.ts'
import { loadBookingCalendar } from '#web/features/availability/load-calendar.ts'
import { beginDateChange, readRebookingDates, rebookItem } from '#web/features/orders/booking-acts.ts'
import type { BookingView, InvoiceView, RebookingDate, RebookingView } from '#web/features/orders/calls.ts'
import { usePlans } from '#web/features/cart/use-plans.ts'
import { useChangeWords } from '#web/features/orders/use-change-words.ts'
import { clashingBookings } from '#web/features/orders/clashing-bookings.ts'
import type { OpenState } from '#web/features/orders/open-state.ts'
import { CallError } from '#web/lib/call-error.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { usePart } from '#web/lib/use-part.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Placeholder } from '#web/ui/placeholder.tsx'
import {
  ChangeTerms,
  Comparison,
  FreeAfterChange,
  Outcome,
  useDifference,
  type WishedParty,
} from './compare-bookings.tsx'
import { isRequest, isUnpaid, UnpaidChangeTerms } from './change-of-unpaid.tsx'
import { ChangeDone, type ChangedBooking } from './change-done.tsx'
import { ChooseDuration } from './choose-duration.tsx'
import { ChoosePeople } from './choose-people.tsx'
import { ChooseTime } from './choose-time.tsx'
import { LostTime } from './lost-time.tsx'
import { ClashWarning } from './clash-warning.tsx'
import { otherVisits } from './other-visits.ts'
import { bookedOf, byDeparture, sameChoice, seatsOf, wishOf } from './wished-change.ts'

interface ChangeDateProps {
  invoice: InvoiceView
  booking: BookingView
}

/** Changes the date, the nights or the people of a booking: before and after side by side and the difference first, at exactly the price that was shown. */
export function ChangeDate({ invoice, booking, isOpen, onOpenChange }: ChangeDateProps & OpenState) {
  const t = useTranslations('orders.rebooking')
  const r = useTranslations('orders.changeRequest')
  const wordsOf = useChangeWords()
  const router = useRouter()
  const [done, setDone] = useState<ChangedBooking | null>(null)
  const [isEditing, setIsEditing] = useState(false)
  const isDone = done !== null
  // Only once the dialog is closed: the reload may remove the ticket that holds it.
  useEffect(() => {
    if (!isDone || isOpen) return
    setIsEditing(false)
    void router.invalidate().then(() => setDone(null))
  }, [isDone, isOpen, router])
  if (!booking.canRebook) return null
  const { rate } = booking
  // How many people come is changed apart from it (change-party-size.tsx).
  const isShared = booking.partySizeLimits !== null
  const close = () => onOpenChange(false)
  const title = isDone
    ? t(isRequest(booking) ? 'doneRequest' : 'done')
    : t(rate === 'once' ? (isShared ? 'shared' : 'title') : 'titleOfDays')
  return (
    <>
      <Button kind="third" onClick={() => onOpenChange(true)} className="-ms-2">
        {wordsOf(booking)}
      </Button>
      <Dialog title={isEditing ? r('title') : title} isOpen={isOpen} onClose={close} kind="sheet">
        {done ? (
          <ChangeDone
            invoice={invoice}
            booking={booking}
            changed={done}
            isEditing={isEditing}
            onEditing={setIsEditing}
            onClose={close}
          />
        ) : (
          isOpen && <Choice invoice={invoice} booking={booking} onClose={close} onDone={setDone} />
        )}
      </Dialog>
    </>
  )
}

const lowestOf = (dates: RebookingDate[]) => Math.min(...dates.map(({ priceMinor }) => priceMinor))

/** The people and the nights, and then a date for them. */
function Choice({
  invoice,
  booking,
  onClose,
  onDone,
}: ChangeDateProps & { onClose: () => void; onDone: (changed: ChangedBooking) => void }) {
  const [found, setFound] = useState<RebookingView>()
  const [people, setPeople] = useState<Record<string, number>>()
  const [count, setCount] = useState<number>()
  const [chosen, setChosen] = useState<ChosenDate>(noDate)
  /** For any people and nights: one that is chosen may not take those that are chosen after it. */
  const [seen, setSeen] = useState<ReadonlyMap<number, RebookingDate>>(new Map())
  const { units, duration } = found ? wishOf(found, people, count) : sameChoice
  const { rate } = booking
  /** The present date is the first choice for other people or nights, and none for the same. */
  const choosePresent = (view: RebookingView, { isAsBooked }: { isAsBooked: boolean }) => {
    const isPresent = chosen.departureId === view.departureId
    if (isAsBooked && isPresent) setChosen(noDate)
    if (!isAsBooked && chosen.day === null) setChosen({ day: view.localDate, departureId: view.departureId })
  }
  return (
    // Not a grid: the foot sticks over all of this, also over the people, and not within a row.
    <div className="mt-1 flex flex-col gap-3 sm:mt-2 sm:gap-4">
      <p className="text-ink-soft max-sm:line-clamp-1 max-sm:text-sm short:max-sm:sr-only">{booking.title}</p>
      {found?.duration && (
        <ChooseDuration
          rate={rate}
          limits={found.duration}
          chosen={count ?? found.duration.booked}
          onChange={(wished) => {
            setCount(wished)
            choosePresent(found, wishOf(found, people, wished))
          }}
        />
      )}
      {found && found.units.length > 0 && (
        <ChoosePeople
          units={found.units}
          capacity={found.capacity}
          chosen={people ?? bookedOf(found.units)}
          hasExtras={booking.lines.some(({ kind }) => kind === 'extra')}
          onChange={(wished) => {
            setPeople(wished)
            choosePresent(found, wishOf(found, wished, count))
          }}
        />
      )}
      <DateChoice
        key={`${units ? unitsInQuery(units) : ''} ${duration ?? ''}`}
        invoice={invoice}
        booking={booking}
        units={units}
        duration={duration}
        durations={
          duration !== undefined && found?.duration && rate !== 'once'
            ? { rate, from: found.duration.booked, to: duration }
            : null
        }
        party={found && units && found.units.map(({ id, title }) => ({ title, quantity: units[id] ?? 0 }))}
        needed={found ? seatsOf(found, people) : null}
        chosenDate={chosen}
        onChoose={setChosen}
        seen={seen}
        onFound={(view) => {
          setFound(view)
          setSeen((known) => new Map([...known, ...byDeparture(view.dates)]))
        }}
        onClose={onClose}
        onDone={onDone}
      />
    </div>
  )
}

interface ChosenDate {
  day: string | null
  departureId: number | null
}

const noDate: ChosenDate = { day: null, departureId: null }

interface DateChoiceProps extends ChangeDateProps {
  /** The wished people; undefined: the same. */
  units: Record<string, number> | undefined
  /** The wished nights or days; undefined: as many. */
  duration: number | undefined
  durations: DurationChange | null
  party: WishedParty | undefined
  /** Seats; null: not counted by people. */
  needed: number | null
  chosenDate: ChosenDate
  /** By departure, for whatever people and nights. */
  seen: ReadonlyMap<number, RebookingDate>
  onChoose: (chosen: ChosenDate) => void
  onFound: (found: RebookingView) => void
  onClose: () => void
  onDone: (changed: ChangedBooking) => void
}

function DateChoice({
  invoice,
  booking,
  units,
  duration,
  durations,
  party,
  needed,
  chosenDate,
  seen,
  onChoose,
  onFound,
  onClose,
  onDone,
}: DateChoiceProps) {
  const t = useTranslations('orders.rebooking')
  const c = useTranslations('common')
  const locale = useLocale()
  const wordsOf = useApiErrorWords()
  const [dates, setDates] = useState<ReadonlyMap<number, RebookingDate>>(new Map())
  const [isDayRead, setIsDayRead] = useState(false)
  const [paidMinor, setPaidMinor] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { day, departureId } = chosenDate
  const change = useAction()
  // Those of other orders when they are read.
  const others = otherVisits(booking, invoice.bookings, usePlans(true), locale)
  const { currency } = invoice
  const { sumOf } = useDifference(currency)
  const calendar = usePart(loadBookingCalendar, true)
  const calendarRoom = useRef<HTMLDivElement>(null)
  const below = useRef<HTMLDivElement>(null)
  const warnings = useId()
  const today = onClockOf(new Date().toISOString(), booking.zone).localDate

  const read = async (bookingId: number, from: string, to: string) => {
    const none = { currency, days: [], firstAvailable: null, lastDate: null }
    try {
      const found = await readRebookingDates(invoice, bookingId, { from, to, locale, units, duration })
      onFound(found)
      setPaidMinor(found.paidMinor)
      setDates((known) => new Map([...known, ...byDeparture(found.dates)]))
      if (day !== null && from <= day && day <= to) setIsDayRead(true)
      const byDay = Map.groupBy(found.dates, ({ localDate }) => localDate)
      const days = [...byDay].map(([date, ofDay]) => ({
        date,
        status: 'available' as const,
        fromMinor: lowestOf(ofDay),
      }))
      return { ...none, currency: found.currency, days }
    } catch (error) {
      // These people cannot be booked together, or for so many nights.
      if (!(error instanceof CallError) || !error.code.startsWith('cart.')) throw error
      setRefusal(wordsOf(error))
      return none
    }
  }
  const ofDay = [...dates.values()].filter(({ localDate }) => localDate === day)
  const chosen = ofDay.find((date) => date.departureId === departureId)
  const lost = chosen === undefined && isDayRead && departureId !== null ? seen.get(departureId) : undefined
  const canConfirm = chosen !== undefined && (chosen.differenceMinor <= 0 || chosen.isPayable || isUnpaid(booking))
  // The calendar may fill the window of a phone: the times of a day that was chosen come into sight above the foot.
  const shownDay = useRef(day)
  useEffect(() => {
    if (shownDay.current === day) return
    shownDay.current = day
    below.current?.scrollIntoView({ block: 'nearest' })
  }, [day])
  const chooseDay = (date: string) => {
    const ofDate = [...dates.values()].filter(({ localDate }) => localDate === date)
    // With a single start time the day says it all.
    onChoose({ day: date, departureId: ofDate.length === 1 ? (ofDate[0]?.departureId ?? null) : null })
    change.clearError()
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
    change.run(
      async () => {
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
            const isGone = error.code === 'orders.date_gone'
            setDates((known) => {
              const now = new Map(known)
              if (isGone) now.delete(date.departureId)
              if (changed !== undefined) now.set(changed.departureId, changed)
              return now
            })
          }
          return wordsOf(error)
        },
      },
    )
  return (
    <div className="contents">
      {refusal !== null && <Notice kind="warning" title={refusal} />}
      {/* It reads the dates, and is of no use to people who cannot be booked together. */}
      <div ref={calendarRoom} className={refusal === null ? 'grid scroll-mt-20 gap-4' : 'hidden'}>
        {/* On phones the calendar needs the room. */}
        <h3 className="-mb-2 font-medium max-sm:sr-only sm:-order-2">{t('day')}</h3>
        {calendar.hasFailed && <LoadFailed onRetry={calendar.retry} />}
        {calendar.part ? (
          <calendar.part.DepartureCalendar
            subjectId={booking.id}
            read={read}
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
      <div ref={below} className="grid scroll-mt-28 scroll-mb-40 gap-4 empty:hidden">
        {/* A single start time is chosen with its day, and is in the comparison and the foot. */}
        {lost && <LostTime date={lost} rate={booking.rate} needed={needed} />}
        {day !== null && dates.size > 0 && (ofDay.length !== 1 || !chosen) && !(lost && ofDay.length === 0) && (
          <ChooseTime
            dates={ofDay}
            rate={booking.rate}
            currency={currency}
            chosen={chosen}
            onChoose={(date) => onChoose({ day, departureId: date.departureId })}
          />
        )}
      </div>
      {dates.size > 0 && (
        <Comparison
          booking={booking}
          chosen={chosen}
          durations={durations}
          party={party}
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
      <Button kind="outlined" onClick={onClose}>
        {t('keep')}
      </Button>
      {dates.size > 0 && (
        // Always in sight, and small, for the rest needs the room: what is chosen and costs, or what is still missing.
        <div className="sticky bottom-(--dialog-foot) -mx-card -mb-card grid max-w-none gap-2 border-t border-line bg-surface p-card py-3 shadow-[0_1px_0_var(--surface)] sm:-mx-6 sm:-mb-6 sm:px-6">
          {change.errorText !== null && <Notice kind="danger" title={change.errorText} isUrgent />}
          {chosen && <Outcome invoice={invoice} booking={booking} chosen={chosen} />}
          {/* Never hidden: screen readers read what is put into it. */}
          <div id={warnings} role="status" className="-mt-1 grid gap-1 empty:-mb-1">
            {canConfirm && <FreeAfterChange booking={booking} chosen={chosen} />}
            {canConfirm && <ClashWarning others={clashingBookings(booking, chosen, others)} date={chosen.localDate} />}
          </div>
          {canConfirm ? (
            <Button isLoading={change.isPending} aria-describedby={warnings} onClick={() => void confirm(chosen)}>
              {chosen.isPayable
                ? t('pay', { sum: sumOf(chosen.differenceMinor) })
                : t(isRequest(booking) ? 'confirmRequest' : 'confirm')}
            </Button>
          ) : (
            <Button kind="outlined" onClick={showMissing}>
              {isTimeMissing ? t('chooseTime', { rate: booking.rate }) : t(`chooseDay.${booking.rate}`)}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
