import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { BookingFoot } from '#web/features/availability/booking-foot.tsx'
import { BookingSteps } from '#web/features/availability/booking-steps.tsx'
import type { DateRange } from '#web/features/availability/date-range.ts'
import type { Booking } from '#web/features/availability/booking.ts'
import { useBooking } from '#web/features/availability/use-booking.ts'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { useWideWindow } from '#web/lib/use-wide-window.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { LazyBookingAdded } from './lazy-booking-added.tsx'
import { usePlanClashes } from './use-plan-clashes.ts'
import { usePutInCart } from './use-put-in-cart.ts'

interface BookingBoxProps {
  product: ProductView
  /** Today in the city's time zone, 'YYYY-MM-DD'. */
  today: string
  range?: DateRange | undefined
  booked?: Record<string, number> | undefined
}

/** The steps beside the text, on wide windows. */
export function BookingBox({ product, today, range, booked }: BookingBoxProps) {
  const t = useTranslations('activity.booking')
  const booking = useBooking(product, { range: useWideWindow() === true ? range : undefined, booked })
  const { clashes, plans } = usePlanClashes(product, booking)
  const cart = usePutInCart(booking)
  const panel = useRef<HTMLDivElement>(null)
  const restart = () => {
    booking.restart()
    cart.forget()
  }
  return (
    <>
      <p role="status" className="sr-only">
        {cart.added && t('added')}
      </p>
      <div
        ref={panel}
        // What has the focus is not behind the header, the foot, nor the nights above it.
        className="px-4 pt-3 pb-4 noscript:hidden [&_:is(a,button,input,select,textarea,[tabindex])]:scroll-mt-(--below-head) [&_:is(a,button,input,select,textarea,[tabindex])]:scroll-mb-[calc(var(--panel-foot,0px)+min(var(--panel-foot,0px),4rem))]"
      >
        {cart.added ? (
          <LazyBookingAdded product={product} added={cart.added} plans={plans} onKeepLooking={restart} />
        ) : (
          <BookingSteps product={product} today={today} booking={booking} {...clashes} />
        )}
      </div>
      {!cart.added && (
        <div
          data-panel-foot
          className="sticky bottom-0 z-20 rounded-b-card border-t border-line bg-surface px-4 py-3 [@media(height<30rem)]:static large-text:static noscript:border-0"
        >
          <CartFoot product={product} booking={booking} cart={cart} panel={panel} />
        </div>
      )}
    </>
  )
}

interface CartFootProps {
  product: ProductView
  booking: Booking
  cart: ReturnType<typeof usePutInCart>
  panel: Parameters<typeof BookingFoot>[0]['panel']
}

/** The total with the buttons to book and to add to the cart. */
export function CartFoot({ product, booking, cart, panel }: CartFootProps) {
  const t = useTranslations('activity.booking')
  return (
    <BookingFoot
      product={product}
      booking={booking}
      panel={panel}
      main={{
        run: () => void cart.put('book'),
        isLoading: cart.pending === 'book',
        isDisabled: cart.pending === 'add',
        words: t(product.confirmation === 'supplier' ? 'requestToBook' : 'bookNow'),
      }}
      second={{
        run: () => void cart.put('add'),
        isLoading: cart.pending === 'add',
        isDisabled: cart.pending === 'book',
        words: t('addToCart'),
      }}
      errorText={cart.errorText}
      errorAction={
        cart.isInCart && (
          <PageLink path="/cart" className={`${buttonClass('outlined')} justify-self-start`}>
            {t('goToCart')}
          </PageLink>
        )
      }
    />
  )
}
