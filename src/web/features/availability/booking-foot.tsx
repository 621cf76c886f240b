import { ShoppingBag } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { isShared } from '#domain/unit-kinds.ts'
import { usePeopleWords } from '#web/lib/use-people-words.ts'
import { Button } from '#web/ui/button.tsx'
import { CancellationSentence } from '#web/ui/cancellation-sentence.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Placeholder } from '#web/ui/placeholder.tsx'
import { canBook } from './bookable-seats.ts'
import { BookingPromises } from './booking-promises.tsx'
import type { BookableProduct } from './calls.ts'
import { FromPrice } from './from-price.tsx'
import { PickupLine } from './pickup-line.tsx'
import type { Booking } from './booking.ts'

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
  /** What to do about it. */
  errorAction?: ReactNode
}

/** The total, and one main button that says what is still missing. */
export function BookingFoot({
  product,
  booking,
  panel,
  main,
  second,
  summary,
  errorText,
  errorAction,
}: BookingFootProps) {
  const t = useTranslations('activity.booking')
  const peopleWords = usePeopleWords()
  const refusals = useTranslations('refusals.cart')
  const c = useTranslations('common.duration')
  const catalogue = useTranslations('catalogue')
  const { price, refused, departure, option } = booking
  const isLast = booking.step === 'people'
  const isOfDays = product.rate !== 'once'
  // With its ring also after a touch: it shows what is to be chosen.
  const focusOn = (selector: string) =>
    panel.current?.querySelector<HTMLElement>(selector)?.focus({ focusVisible: true })
  const goOn = () => {
    if (booking.date === null) focusOn('[role=gridcell] [tabindex="0"]')
    // The time of a stay that was just begun is chosen with its day, if it has only one.
    else if (booking.step === 'day') booking.setStep(isOfDays && departure ? 'people' : 'time')
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
  const cancellation = departure ? departure.cancellation : booking.cancellationOfDay
  const chooseTime = isOfDays ? 'chooseOption' : 'chooseTime'
  const isGoingOn = departure !== null || (isOfDays && booking.step === 'day')
  const missing = booking.date === null ? 'chooseDay' : isGoingOn ? 'goOn' : chooseTime
  // Where the nights are chosen they are in view.
  const days =
    isLast || !isOfDays ? null : c(product.rate === 'nightly' ? 'nights' : 'days', { count: booking.duration })
  const people =
    price && price.travellers > 0 ? peopleWords({ ...price, partySize: booking.partySize?.value ?? null }) : null
  const words = days ?? (booking.isByAges ? catalogue('dependsOnAges') : people)
  const isDayLoading = booking.date !== null && booking.day === null && booking.error === null
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
            <span className="dotted short:text-sm short:leading-tight">
              <span className="font-semibold">{t('total')}</span>
              {words !== null && <span className="text-sm text-ink-soft short:hidden">{words}</span>}
            </span>
            <span role="status" className="max-w-full short:leading-tight">
              <MoneyText
                money={{ amountMinor: price.totalMinor, currency: product.currency }}
                className={`text-xl font-semibold whitespace-nowrap max-sm:text-lg ${booking.isLoading ? 'opacity-50' : ''}`}
              />
            </span>
          </>
        ) : isDayLoading ? (
          // The lowest price of all days would be beside one that may cost more.
          <Placeholder className="h-7 w-40" />
        ) : (
          <FromPrice
            product={product}
            lowest={booking.lowestOfDay}
            duration={booking.day?.duration ?? null}
            total={booking.totalOfDay}
          />
        )}
      </div>
      {/* A sheet's foot keeps its height from step to step; a laptop's panel has no line to spare. */}
      {price && hasOffer(product.options) && (
        <div className={`-mt-2 min-h-[1lh] text-sm short:hidden ${option && hasOffer([option]) ? '' : 'lg:hidden'}`}>
          {price.originalMinor > price.totalMinor && <Offer {...price} currency={product.currency} />}
        </div>
      )}
      {refused && (
        <p role="alert" className="text-sm text-danger short:basis-full">
          {refused.reason === 'quantity_invalid' && booking.option?.units.every(isShared) === true
            ? t('chooseOne')
            : refusals(refused.reason, { capacity: refused.limit, minimum: refused.limit, maximum: refused.limit })}
        </p>
      )}
      {isLast && refused?.reason === 'not_enough_places' && <OtherDeparture booking={booking} />}
      {errorText !== null && (
        <div className="short:basis-full">
          <Notice kind="danger" title={errorText} isUrgent>
            {errorAction}
          </Notice>
        </div>
      )}
      {/*
        As high without a price as with one, and the line of its offer: the foot stays when a time is chosen. Until then
        each sentence is brief enough for a line of its own; larger text gets more room.
      */}
      <div
        className={`text-sm short:order-1 short:basis-full ${price ? (isLast ? 'max-lg:min-h-[2lh]' : 'min-h-[2lh]') : `grid [align-content:safe_center] short:min-h-[2lh] ${hasOffer(product.options) ? 'min-h-[3lh]' : 'min-h-[2lh]'}`}`}
      >
        {cancellation ? (
          <>
            <CancellationSentence
              step={cancellation}
              zone={product.city.zone}
              cityName={product.city.name}
              isLine={!price}
            />
            {!price && <BookingPromises product={product} isLine />}
          </>
        ) : (
          // Of a chosen day only what holds on it: the general deadline may have passed.
          <BookingPromises product={product} hasFree={booking.date === null} isLine />
        )}
      </div>
      {/* A sheet's foot keeps its height from step to step: there the line is above the travellers. */}
      {isLast && (
        <PickupLine
          product={product}
          booking={booking}
          onPress={() => focusOn('select[name=pickup]')}
          className="-mt-3 -mb-2 max-lg:hidden short:order-1 short:basis-full"
        />
      )}
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
        {/* Another button, not the same one moved beside it: browsers count what moves. */}
        {isLast ? (
          <Button
            key="main"
            className="grow-3 max-sm:px-2 max-sm:text-[0.9375rem]"
            disabled={isIncomplete || main.isDisabled === true}
            isLoading={main.isLoading}
            onClick={act(main.run)}
          >
            <span>{main.words}</span>
          </Button>
        ) : (
          <Button key={missing} className="grow-4 max-[22.5rem]:px-3" onClick={goOn}>
            {t(missing)}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Leads to another time of the day that takes everybody, if there is one; otherwise to another day. */
function OtherDeparture({ booking }: { booking: Booking }) {
  const t = useTranslations('availability')
  const step = booking.day?.departures.some((one) => canBook(one) && booking.suitsParty(one)) ? 'time' : 'day'
  return (
    <Button kind="third" className="justify-self-start" onClick={() => booking.setStep(step)}>
      {t(step === 'time' ? 'otherTime' : 'otherDay')}
    </Button>
  )
}

const hasOffer = (options: BookableProduct['options']) =>
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
