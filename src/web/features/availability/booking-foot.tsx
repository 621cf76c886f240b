import { ShieldCheck, ShoppingBag } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { freeRule } from '#domain/cancellation-rule.ts'
import { peopleWords } from '#domain/people-words.ts'
import { timeBeforeText } from '#web/lib/duration-words.ts'
import { useDurationWords } from '#web/lib/use-duration-words.ts'
import { Button } from '#web/ui/button.tsx'
import { CancellationSentence } from '#web/ui/cancellation-sentence.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { BookableProduct } from './calls.ts'
import { FromPrice } from './from-price.tsx'
import type { Booking } from './use-booking.ts'

interface BookingAction {
  run: () => void
  isLoading: boolean
  isDisabled?: boolean
}

interface BookingFootProps {
  product: BookableProduct
  booking: Booking
  /** Contains the steps: the main button leads to what is missing in them. */
  panel: RefObject<HTMLElement | null>
  /** The main button once everything is chosen. */
  main: BookingAction & { words: string }
  second?: BookingAction & { words: string }
  /** Above the button of the last step. */
  summary?: ReactNode
  /** Why the last attempt failed. */
  errorText: string | null
}

/** The total, and one main button that says what is still missing. */
export function BookingFoot({ product, booking, panel, main, second, summary, errorText }: BookingFootProps) {
  const t = useTranslations('activity.booking')
  const c = useTranslations('common')
  const refusals = useTranslations('refusals.cart')
  const { price, refused, departure } = booking
  const isLast = booking.step === 'people'
  // With its ring also after a touch: it shows what is to be chosen.
  const focusOn = (selector: string) =>
    panel.current?.querySelector<HTMLElement>(selector)?.focus({ focusVisible: true })
  const goOn = () => {
    if (booking.date === null) focusOn('[role=gridcell] [tabindex="0"]')
    else if (booking.step === 'day') booking.setStep('time')
    else if (departure) booking.setStep('people')
    else focusOn('input[name=departure]:enabled, [data-step=time] button')
  }
  const act = (run: () => void) => () => {
    if (!booking.isPickupMissing) return run()
    // Its words make room for scrolling them into view with the field.
    flushSync(booking.askForPickup)
    focusOn('select[name=pickup]')
    return undefined
  }
  const isIncomplete = refused !== null || (!booking.item && !booking.isPickupMissing)
  const missing = booking.date === null ? 'chooseDay' : departure === null ? 'chooseTime' : 'goOn'
  return (
    // In short windows the price is beside the buttons: the days have the room.
    <section
      aria-label={t('total')}
      className="grid grid-cols-1 gap-2 short:flex short:flex-wrap short:items-center short:gap-x-3 short:gap-y-1"
    >
      <div
        className={`flex min-h-9 flex-wrap items-baseline justify-between gap-x-3 short:order-2 short:min-h-14 short:flex-1 short:flex-col short:flex-nowrap short:items-start short:justify-center ${isLast ? 'short:min-w-min short:basis-1/4' : 'short:min-w-0 short:basis-2/5'}`}
      >
        {price ? (
          <>
            <span className="short:text-sm short:leading-tight">
              <span className="font-semibold">{t('total')}</span>
              {price.travellers > 0 && (
                <span className="text-sm text-ink-soft short:hidden">
                  {' · '}
                  {peopleWords(c, { travellers: price.travellers, countsGroups: booking.countsGroups })}
                </span>
              )}
            </span>
            <span role="status" className="max-w-full short:leading-tight">
              <MoneyText
                money={{ amountMinor: price.totalMinor, currency: product.currency }}
                className="text-xl font-semibold whitespace-nowrap max-sm:text-lg"
              />
            </span>
          </>
        ) : (
          <FromPrice product={product} lowest={booking.lowestOfDay} />
        )}
      </div>
      {/* Also before there is a price: the foot keeps its height when a time is chosen. */}
      {hasOffer(product) && (
        <div className="-mt-2 min-h-[1lh] text-sm short:hidden">
          {price && price.originalMinor > price.totalMinor && <Offer {...price} currency={product.currency} />}
        </div>
      )}
      {refused && (
        <p role="alert" className="text-sm text-danger short:basis-full">
          {refused === 'quantity_over_capacity'
            ? refusals('quantity_over_capacity', { capacity: booking.option?.capacity ?? 0 })
            : refusals(refused)}
        </p>
      )}
      {errorText !== null && (
        <div className="short:basis-full">
          <Notice kind="danger" title={errorText} isUrgent />
        </div>
      )}
      {/* Two lines from the first step on: the foot keeps its height when a time is chosen. */}
      <div className="min-h-[2lh] text-sm lg:min-h-[1lh] short:order-1 short:basis-full">
        {departure ? (
          <CancellationSentence step={departure.cancellation} zone={product.city.zone} cityName={product.city.name} />
        ) : (
          <FreeBefore product={product} />
        )}
      </div>
      {isLast && summary}
      <div
        className={`flex items-center justify-center gap-2 short:order-3 short:min-h-14 ${isLast ? 'short:grow' : 'short:min-w-0 short:basis-1/2'}`}
      >
        {isLast && second && (
          <Button
            kind="outlined"
            className="grow max-sm:px-2 max-sm:text-[0.9375rem] short:max-sm:grow-0 short:max-sm:px-3"
            disabled={isIncomplete || second.isDisabled === true}
            isLoading={second.isLoading}
            onClick={act(second.run)}
          >
            {/* In a low window of phones its icon only, so that the foot keeps its height. */}
            <ShoppingBag aria-hidden className="hidden size-5 short:max-sm:block" strokeWidth={1.75} />
            <span className="short:max-sm:sr-only">{second.words}</span>
          </Button>
        )}
        {isLast ? (
          <Button
            className="grow-3 max-sm:px-2 max-sm:text-[0.9375rem]"
            disabled={isIncomplete || main.isDisabled === true}
            isLoading={main.isLoading}
            onClick={act(main.run)}
          >
            <span>{main.words}</span>
          </Button>
        ) : (
          <Button className="grow-4 max-[22.5rem]:px-3" onClick={goOn}>
            {t(missing)}
          </Button>
        )}
      </div>
    </section>
  )
}

const hasOffer = ({ options }: BookableProduct) =>
  options.some(({ units }) => units.some(({ originalMinor, priceMinor }) => (originalMinor ?? 0) > priceMinor))

/** What the total is less than the listed prices before the offer, named as in the cart. */
function Offer({
  originalMinor,
  totalMinor,
  currency,
}: {
  originalMinor: number
  totalMinor: number
  currency: string
}) {
  const t = useTranslations('activity.booking')
  return (
    <p className="flex flex-wrap justify-between gap-x-3">
      <span className="text-success">
        {t('promotion')} <MoneyText money={{ amountMinor: totalMinor - originalMinor, currency }} />
      </span>
      <span>
        <span className="sr-only">{t('before')} </span>
        <s className="text-ink-soft">
          <MoneyText money={{ amountMinor: originalMinor, currency }} />
        </s>
      </span>
    </p>
  )
}

/** Free cancellation in general, while no time is chosen. */
function FreeBefore({ product }: { product: BookableProduct }) {
  const t = useTranslations('activity.booking')
  const words = useDurationWords()
  const free = freeRule(product.cancellation)
  if (!free) return null
  const time = timeBeforeText(free, words)
  return (
    <p className="flex items-start gap-2 text-success">
      <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <span>{time === '' ? t('freeToStart') : t('freeBefore', { time })}</span>
    </p>
  )
}
