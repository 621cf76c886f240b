import { useNavigate } from '@tanstack/react-router'
import { CalendarClock, MessageCircleQuestion, ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { DepartureChoice } from '#web/features/availability/departure-choice.tsx'
import { loadCalendar } from '#web/features/availability/load-calendar.ts'
import { addItem } from '#web/features/cart/calls.ts'
import { useShowCart } from '#web/features/cart/use-show-cart.ts'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { CancellationSentence } from '#web/ui/cancellation-sentence.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Placeholder } from '#web/ui/placeholder.tsx'
import { showToast } from '#web/ui/show-toast.ts'
import { Stepper } from '#web/ui/stepper.tsx'
import { BookingQuantities } from './booking-quantities.tsx'
import { useBooking, type Booking } from './use-booking.ts'

const DepartureCalendar = lazy(loadCalendar)

const LONGEST_STAY = 30

/** Date → option and time → travellers → extras → total → cart. Each step appears once the previous one is complete. */
export function BookingBox({ product, today }: { product: ProductView; today: string }) {
  const t = useTranslations('activity.booking')
  const booking = useBooking(product)
  const { date, day } = booking
  const times = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(room)
  const days = (
    <DepartureCalendar
      productId={product.id}
      currency={product.currency}
      today={today}
      date={date}
      onChange={booking.setDate}
    />
  )

  return (
    <div className="grid gap-6">
      <section aria-label={t('date')}>
        <div ref={room} className="min-h-[26rem]">
          {isNear ? <Suspense fallback={<CalendarRoom />}>{days}</Suspense> : <CalendarRoom />}
        </div>
        {product.rate !== 'once' && (
          <div className="mt-2 flex items-center justify-between gap-4">
            <span className="font-medium">{t(product.rate === 'nightly' ? 'nights' : 'days')}</span>
            <Stepper
              label={t(product.rate === 'nightly' ? 'nights' : 'days')}
              value={booking.duration}
              min={product.minDuration}
              max={LONGEST_STAY}
              onChange={booking.setDuration}
            />
          </div>
        )}
      </section>

      {date !== null && (
        <section ref={times} aria-label={t('options')} aria-busy={booking.isLoading}>
          <h3 className="mb-3 font-semibold">
            <DateText date={date} style="long" />
          </h3>
          {booking.error !== null && <LoadFault error={booking.error} retry={booking.retry} />}
          {day === null && booking.isLoading && <Placeholder className="h-28" />}
          {day && (
            <div className={booking.isLoading ? 'opacity-50' : ''}>
              <DepartureChoice
                options={product.options}
                departures={day.departures}
                nearestDates={day.nearestDates}
                currency={product.currency}
                zone={product.city.zone}
                cityName={product.city.name}
                chosenId={booking.departure?.id ?? null}
                onChoose={booking.setDeparture}
                onChooseDate={booking.setDate}
              />
            </div>
          )}
        </section>
      )}

      {booking.option && booking.departure && <BookingQuantities product={product} booking={booking} />}
      <BookingTotal product={product} booking={booking} />
    </div>
  )
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

function CalendarRoom() {
  const t = useTranslations('availability')
  return <Placeholder className="h-[26rem]" text={t('loading')} />
}

function LoadFault({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('common')
  const wordsOf = useApiErrorWords()
  return (
    <Notice kind="danger" title={wordsOf(error)} isUrgent>
      <Button kind="third" onClick={retry} className="justify-self-start">
        {t('retry')}
      </Button>
    </Notice>
  )
}

function BookingTotal({ product, booking }: { product: ProductView; booking: Booking }) {
  const t = useTranslations('activity.booking')
  const c = useTranslations('common')
  const refusals = useTranslations('refusals.cart')
  const locale = useLocale()
  const showCart = useShowCart()
  const navigate = useNavigate()
  const wordsOf = useApiErrorWords()
  const { pending: busy, fault, run } = useAction<'cart' | 'checkout'>()
  const { price, refused } = booking

  const add = async (then: 'cart' | 'checkout') => {
    const { item } = booking
    if (!item) return
    await run(
      async () => {
        showCart(await addItem(locale, item))
        if (then === 'checkout') await navigate({ to: localePath(locale, '/checkout') })
        else await showToast('success', t('added'))
      },
      {
        name: then,
        explain: (error) => {
          // What was refused has changed since it was shown.
          booking.retry()
          return wordsOf(error)
        },
      },
    )
  }

  return (
    <section aria-label={t('total')} className="grid grid-cols-1 gap-3 border-t border-line pt-4">
      {price && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">{t('total')}</span>
          <span role="status" className="max-w-full">
            {price.originalMinor > price.totalMinor && (
              <s className="me-2 text-ink-soft">
                <MoneyText money={{ amountMinor: price.originalMinor, currency: product.currency }} />
              </s>
            )}
            <MoneyText
              money={{ amountMinor: price.totalMinor, currency: product.currency }}
              className="text-2xl font-semibold"
            />
          </span>
        </p>
      )}
      {refused && (
        <p role="alert" className="text-sm text-danger">
          {refused === 'quantity_over_capacity'
            ? refusals('quantity_over_capacity', { capacity: booking.option?.capacity ?? 0 })
            : refusals(refused)}
        </p>
      )}
      {fault !== null && <Notice kind="danger" title={fault} isUrgent />}
      {!booking.item && !refused && (
        <p className="text-sm text-ink-soft">{booking.date === null ? t('chooseDate') : t('chooseTime')}</p>
      )}
      <Button
        disabled={!booking.item || busy === 'cart'}
        isLoading={busy === 'checkout'}
        onClick={() => void add('checkout')}
      >
        {t(product.confirmation === 'supplier' ? 'request' : 'book')}
      </Button>
      <Button
        kind="outlined"
        disabled={!booking.item || busy === 'checkout'}
        isLoading={busy === 'cart'}
        onClick={() => void add('cart')}
      >
        {t('addToCart')}
      </Button>
      <ul className="grid gap-1.5 pt-1 text-sm text-ink-soft">
        {booking.departure ? (
          <li>
            <CancellationSentence
              step={booking.departure.cancellation}
              zone={product.city.zone}
              cityName={product.city.name}
            />
          </li>
        ) : (
          product.freeCancellation && (
            <li className="flex gap-2">
              <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" strokeWidth={1.75} />
              {t('freeCancellation')}
            </li>
          )
        )}
        {product.payLater && (
          <li className="flex gap-2">
            <CalendarClock aria-hidden className="mt-0.5 size-5 shrink-0 text-success" strokeWidth={1.75} />
            {t('payLater')}
          </li>
        )}
        {product.confirmation === 'supplier' && (
          <li className="flex gap-2">
            <MessageCircleQuestion aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" strokeWidth={1.75} />
            {c('hostConfirms')}
          </li>
        )}
      </ul>
    </section>
  )
}
