import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { usePart } from '#web/lib/use-part.ts'
import { Placeholder } from '#web/ui/placeholder.tsx'
import { BookingPromises } from './booking-promises.tsx'
import type { BookableProduct, Departure } from './calls.ts'
import { loadBookingCalendar } from './load-calendar.ts'
import type { Booking } from './booking.ts'
import type { ClashReason } from '#web/lib/clash-reasons.tsx'

const loadSteps = () => import('./choice-steps.tsx')

interface BookingStepsProps {
  product: BookableProduct
  /** Today in the city's time zone, 'YYYY-MM-DD'. */
  today: string
  booking: Booking
  /** The day that is booked or in the cart now. */
  bookedDate?: string | undefined
  /** Why a time does not go with the other plans; empty if it does. */
  clashOf?: ((departure: Departure) => ClashReason[]) | undefined
  /** Whether the cart has this time of the activity. */
  isInCart?: ((departure: Departure) => boolean) | undefined
  /** Whether the visitor has booked the activity on the day of this time. */
  isBooked?: ((departure: Departure) => boolean) | undefined
}

/** Day, then time and option, then people: one at a time. */
export function BookingSteps({ product, today, booking, bookedDate, ...plans }: BookingStepsProps) {
  const t = useTranslations('activity.booking')
  const { step, date } = booking
  const room = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(room)
  const steps = usePart(loadSteps, isNear || step !== 'day')
  const calendar = usePart(loadBookingCalendar, isNear)
  const choice = steps.part
  const panel = useStepFocus(step)
  const goBack = useWayBack(booking)
  return (
    <div
      ref={panel}
      onKeyDown={(event) => {
        // A dialog closes instead.
        if (event.key === 'Escape' && !event.defaultPrevented && !event.currentTarget.closest('dialog')) goBack()
      }}
      className="grid gap-4 lg:gap-3"
    >
      <p role="status" className="sr-only">
        {choice && <choice.Announcement booking={booking} />}
      </p>
      {/* Part of each step, so that the browser does not count what stays on the screen as moved. */}
      {choice && <choice.ChosenBar key={step} product={product} booking={booking} />}
      <section
        hidden={step !== 'day'}
        aria-label={t('date')}
        data-step="day"
        className="in-data-scroll:pt-4 short:in-data-scroll:pt-2"
      >
        {choice && <choice.MissedRange booking={booking} />}
        <div ref={room} className="min-h-60">
          {calendar.hasFailed && (
            <div className="mb-4">
              <LoadFailed onRetry={calendar.retry} />
            </div>
          )}
          {calendar.part ? (
            <calendar.part.BookingCalendar product={product} booking={booking} today={today} bookedDate={bookedDate} />
          ) : (
            <CalendarRoom today={today} isStay={product.rate !== 'once'} />
          )}
        </div>
        {/* The height of the row, which loads with the calendar. Beside the text it stays in view above the foot, over the last week. */}
        {product.rate !== 'once' && (
          <div className="mt-2 min-h-11 lg:sticky lg:bottom-(--panel-foot) lg:z-10 lg:-mb-4 lg:bg-surface lg:pb-4 [@media(height<30rem)]:static large-text:static">
            {choice && <choice.Duration product={product} booking={booking} />}
          </div>
        )}
      </section>
      {step !== 'day' && steps.hasFailed && <LoadFailed onRetry={steps.retry} />}
      {step !== 'day' && !choice && <Placeholder className="h-60" />}
      {step === 'time' && date !== null && choice && <choice.Times product={product} booking={booking} {...plans} />}
      {step === 'people' && choice && <choice.People product={product} booking={booking} {...plans} />}
      {/* Before that they are in the foot, which then has no price. */}
      {step === 'people' && <BookingPromises product={product} />}
    </div>
  )
}

/** Returns a function that leaves the days again, if one is chosen, for the step from which they were opened. */
function useWayBack({ step, date, departure, setStep }: Booking): () => void {
  const before = useRef(step)
  useEffect(() => {
    if (date === null || step !== 'day') before.current = step
  }, [date, step])
  return () => {
    if (step !== 'day' || date === null) return
    setStep(departure === null || before.current === 'day' ? 'time' : before.current)
  }
}

/** Moves the focus to the new step, if the previous one had it. */
function useStepFocus(step: Booking['step']): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const isTouched = useRef(false)
  const shown = useRef(step)
  useEffect(() => {
    // What is chosen and the buttons are beside the steps.
    const element = panel.current?.closest('dialog, aside') ?? panel.current
    const touch = () => {
      isTouched.current = true
    }
    for (const kind of ['focusin', 'pointerdown'] as const) element?.addEventListener(kind, touch)
    return () => {
      for (const kind of ['focusin', 'pointerdown'] as const) element?.removeEventListener(kind, touch)
    }
  }, [])
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const element = panel.current
    if (!element || !isTouched.current) return
    element
      .querySelector<HTMLElement>(`[data-step=${step}] :is(h3, [role=gridcell] [tabindex="0"])`)
      ?.focus({ preventScroll: true })
    // With large text all of the sheet scrolls instead of its steps; the box beside the text scrolls with the page.
    for (const scroller of ['[data-scroll]', '[data-sheet]']) element.closest(scroller)?.scrollTo({ top: 0 })
    const box = element.closest('aside')
    if (!box) return
    // Where the page was scrolled to the end of a high box, the new step begins above the window or behind the header.
    const head = Number.parseFloat(getComputedStyle(box).scrollMarginTop)
    if (Math.round(box.getBoundingClientRect().top) < Math.round(head)) box.scrollIntoView()
  }, [step])
  return panel
}

/**
 * Whether the element has been near the window. On phones the box beside the text is never displayed, only the one in
 * the sheet.
 */
function useIsNear(room: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '100%' },
    )
    if (room.current && !isNear) observer.observe(room.current)
    return () => observer.disconnect()
  }, [room, isNear])
  return isNear
}

/** Fewer days of the month are displayed with weeks of the next one (weeks-ahead.ts, which loads with the calendar). */
const LEAST_OF_MONTH = 14

/** The shape of what is left of the month, until the calendar has loaded. */
function CalendarRoom({ today, isStay }: { today: string; isStay: boolean }) {
  const t = useTranslations('availability')
  const isArabic = useLocale() === 'ar'
  const day = new Date(`${today}T12:00:00Z`)
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0, 12))
  const daysLeft = lastDay.getUTCDate() - day.getUTCDate() + 1
  const weeks = daysLeft < LEAST_OF_MONTH ? 5 : Math.ceil((daysLeft + day.getUTCDay()) / 7)
  return (
    <div role="status" data-loading className="grid gap-1 pb-2">
      <span className="sr-only">{t('loading')}</span>
      {/* What the next tap chooses. */}
      {isStay && <div className="h-10" />}
      <div className="ms-auto h-12 w-40 rounded-full bg-line/50" />
      <div className="mx-auto mt-2 mb-8 h-7 w-40 rounded-full bg-line/60" />
      {/* A bar for each week: cells would be sixty elements of each page. */}
      {Array.from({ length: weeks }, (_, week) => (
        <span
          key={week}
          aria-hidden
          className={`animate-pulse rounded-field bg-line/50 motion-reduce:animate-none ${isArabic ? 'h-15 lg:h-14' : 'h-13 lg:h-12'}`}
        />
      ))}
    </div>
  )
}
