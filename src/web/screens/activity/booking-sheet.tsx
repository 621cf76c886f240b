import { X } from 'lucide-react'
import { useEffect, useRef, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { unitsInQuery } from '#domain/party.ts'
import { BookingSteps } from '#web/features/availability/booking-steps.tsx'
import { bookingSteps, type Booking, type BookingStep } from '#web/features/availability/booking.ts'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { useHistorySteps } from '#web/lib/use-history-steps.ts'
import { useWideWindow } from '#web/lib/use-wide-window.ts'
import { Button } from '#web/ui/button.tsx'
import { WholeWords } from '#web/ui/whole-words.tsx'
import { LazyBookingAdded } from './lazy-booking-added.tsx'
import { CartFoot } from './booking-box.tsx'
import { usePlanClashes } from './use-plan-clashes.ts'
import { usePutInCart } from './use-put-in-cart.ts'

/** Named by the button that opens the sheet, also before the page's scripts have run. */
export const sheetId = 'booking'

/** The activity and people for which the sheet opened by itself. */
let openedFor: string | undefined

interface BookingSheetProps {
  product: ProductView
  /** Today in the city's time zone, 'YYYY-MM-DD'. */
  today: string
  /** The price of its day is also in the page's bar. */
  booking: Booking
  booked?: Record<string, number> | undefined
  /** Set to a function that opens the sheet. */
  opener: RefObject<(() => void) | null>
}

/**
 * The booking on phones: a dialog of fixed height with the steps between a head and a foot that stay. Its markup is part
 * of the page, so that the button can open it before the scripts have loaded.
 */
export function BookingSheet({ product, today, booking, booked, opener }: BookingSheetProps) {
  const t = useTranslations('activity')
  const b = useTranslations('activity.booking')
  const c = useTranslations('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const isEscape = useRef(false)
  const wasOpen = useRef(false)
  const isNarrow = useWideWindow() === false
  const { clashes, plans } = usePlanClashes(product, booking)
  const { steps, go, close } = useHistorySteps<BookingStep>()
  const isOpen = steps.length > 0
  const last = steps.at(-1)
  const cart = usePutInCart(booking, async () => {
    // The checkout's entry follows the activity's: going back from it leads to the page, not into the steps.
    const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    close()
    await isBack
  })

  const open = () => go(booking.step)
  useEffect(() => {
    opener.current = open
  })
  useEffect(() => {
    // Opened by the browser before hydration.
    if (dialog.current?.open === true) open()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  useEffect(() => {
    // Booked again, or the dates were asked for: at the choice of the day, but not once more on the way back.
    const isAsked = window.location.hash === '#book'
    const visit = booked ? `${product.id} ${unitsInQuery(booked)}` : isAsked ? String(product.id) : undefined
    if (!isNarrow || visit === undefined || visit === openedFor) return
    openedFor = visit
    open()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isNarrow])

  useEffect(() => {
    if (isOpen && dialog.current?.open === false) dialog.current.showModal()
    // Not on mount: a dialog that the browser opened before hydration stays open.
    if (!isOpen && wasOpen.current) {
      if (dialog.current?.open === true) dialog.current.close()
      if (cart.added) {
        cart.forget()
        booking.restart()
      }
    }
    wasOpen.current = isOpen
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen])
  useEffect(() => {
    if (isOpen) go(booking.step)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [booking.step])
  useEffect(() => {
    if (last === undefined) return
    // Back from the confirmation leaves the sheet: what was added need not be chosen again.
    if (cart.added) close()
    else booking.setStep(last)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [last])

  const index = bookingSteps.indexOf(booking.step)
  return (
    <dialog
      id={sheetId}
      ref={dialog}
      aria-label={t('bookThis')}
      suppressHydrationWarning
      // Events of a dialog inside the sheet bubble in React, also those that do not in the browser.
      onClose={(event) => event.target === event.currentTarget && close()}
      onClick={(event) => event.target === event.currentTarget && close()}
      onKeyDown={(event) => {
        if (event.target instanceof Element && event.target.closest('dialog') === event.currentTarget)
          isEscape.current = event.key === 'Escape'
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        // Android's back gesture closes dialogs instead of going back in history; Escape leaves the sheet.
        if (!isEscape.current && steps.length > 1) {
          event.preventDefault()
          window.history.back()
        }
        isEscape.current = false
      }}
      className="mx-auto mt-auto mb-0 h-[92dvh] short:h-[97dvh] max-h-none w-full max-w-full overflow-hidden rounded-t-card bg-surface p-0 text-ink shadow-float backdrop:bg-black/55 [container:sheet/size] sm:my-auto sm:h-[min(92dvh,48rem)] sm:w-[min(34rem,calc(100vw-2rem))] sm:rounded-card"
    >
      <div data-sheet className="flex h-full flex-col">
        <header className="shrink-0 px-card pt-3 short:pt-1">
          <div className="flex items-center justify-between gap-2">
            {/* The room of Arabic descenders stays: the steps below are a line. */}
            <h2 className="mb-0 line-clamp-3 min-w-0 flex-1 pt-0.5 text-sm leading-normal font-semibold">
              <WholeWords text={product.title} />
            </h2>
            <Button kind="icon" aria-label={c('close')} onClick={close} className="-me-3">
              <X aria-hidden className="size-5" strokeWidth={1.75} />
            </Button>
          </div>
          <p className="mt-1.5 grid grid-cols-3 gap-1.5">
            <span className="sr-only">{b('progress', { step: index + 1, count: bookingSteps.length })}</span>
            {bookingSteps.map((step, place) => (
              <span
                key={step}
                aria-hidden
                className={`h-1 rounded-full transition-colors ${cart.added || place <= index ? 'bg-primary' : 'bg-line'}`}
              />
            ))}
          </p>
        </header>
        <p role="status" className="sr-only">
          {cart.added && b('added')}
        </p>
        <div
          ref={panel}
          data-scroll
          className="fades-end min-h-0 flex-1 overflow-y-auto overscroll-contain px-card pb-7 scroll-pt-28"
        >
          {cart.added ? (
            <LazyBookingAdded product={product} added={cart.added} plans={plans} onKeepLooking={close} />
          ) : (
            <BookingSteps product={product} today={today} booking={booking} {...clashes} />
          )}
        </div>
        {!cart.added && (
          <div className="shrink-0 border-t border-line px-card pt-2 pb-3">
            <CartFoot product={product} booking={booking} cart={cart} panel={panel} />
          </div>
        )}
      </div>
    </dialog>
  )
}
