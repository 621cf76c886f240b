import { ShoppingBag, TriangleAlert } from 'lucide-react'
import { startTransition, useOptimistic, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatTime } from '#domain/date-words.ts'
import type { Party } from '#domain/party-units.ts'
import { TotalFor } from '#web/lib/total-for.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import { bookableSeats, canBook } from './bookable-seats.ts'
import { priceOfDeparture, priceOfOption, priceOfStay, type UnitPrice } from './booking-rules.ts'
import type { Booking } from './booking.ts'
import type { BookableProduct, Departure } from './calls.ts'
import type { ClashReason } from '#web/lib/clash-reasons.tsx'
import type { DateRange } from './date-range.ts'
import { OptionFacts } from './option-facts.tsx'
import { OtherDay, OptionOfOtherDay } from './other-day.tsx'
import { partyFit, sortedByFit } from './party-fit.ts'
import { totalOfDay, type PartyTotal } from './total-of-day.ts'
import { useUnitWords } from './use-unit-words.ts'

type OptionOfChoice = BookableProduct['options'][number]

interface DepartureChoiceProps {
  options: OptionOfChoice[]
  departures: Departure[]
  /** Only if nothing can be booked on the day. */
  nearestDates: string[]
  /** Otherwise the nearest day of each option that cannot be booked on this one. */
  otherOptions: { optionId: number; date: string }[]
  currency: string
  rate: BookableProduct['rate']
  pricingPer: BookableProduct['pricingPer']
  /** Of a stay its check-in and check-out, of a rental its first and last day; null if the times differ. */
  days: DateRange | null
  /** Of the visit: options that take all of it come first. */
  party: Party | null
  /** Quantities of the booking that is changed, by the id of the unit. */
  bookedUnits: Booking['bookedUnits']
  chosenId: number | null
  /** `isByPointer`: not with the keyboard, whose arrow keys choose each time that they pass. */
  onChoose: (departure: Departure, isByPointer: boolean) => void
  onChooseDate: (date: string) => void
  /** Why a time does not go with the other plans; empty if it does. */
  clashOf?: ((departure: Departure) => ClashReason[]) | undefined
  /** Whether the cart has this time of the activity. */
  isInCart: (departure: Departure) => boolean
  /** How many travellers a departure has too few seats for; null if they suffice. */
  tooFewSeatsFor: (departure: Departure) => number | null
}

/** The options of the day with their start times as radio buttons. Without any, the nearest days. */
export function DepartureChoice(props: DepartureChoiceProps) {
  const t = useTranslations('availability')
  const hasFree = props.departures.some(canBook)
  const departuresOf = ({ id }: OptionOfChoice) => props.departures.filter(({ optionId }) => optionId === id)
  // What cannot be booked on this day comes last.
  const inOrder = sortedByFit(props.options, (option) => partyFit(option, props.party)).toSorted(
    (one, other) => Number(departuresOf(other).some(canBook)) - Number(departuresOf(one).some(canBook)),
  )
  // The next step may take longer to draw than the mark on the time.
  const [markedId, mark] = useOptimistic(props.chosenId)
  const choose = (departure: Departure, isByPointer: boolean) =>
    startTransition(() => {
      mark(departure.id)
      props.onChoose(departure, isByPointer)
    })
  return (
    <div className="grid gap-3">
      {!hasFree && (
        <Notice kind="warning" title={t('noOption')} isUrgent>
          <p className="text-sm">{props.nearestDates.length > 0 ? t('chooseNearest') : t('chooseAnother')}</p>
          <ul className="flex flex-wrap gap-2">
            {props.nearestDates.map((date) => (
              <li key={date} className="grow">
                <OtherDay date={date} onChoose={props.onChooseDate} className="w-full" />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {inOrder.map((option) => {
        const departures = departuresOf(option)
        const nearest = props.otherOptions.find(({ optionId }) => optionId === option.id)?.date
        if (departures.length === 0)
          return nearest === undefined ? null : (
            <OptionOfOtherDay
              key={option.id}
              option={option}
              isStay={props.rate !== 'once'}
              party={props.party}
              currency={props.currency}
              date={nearest}
              onChooseDate={props.onChooseDate}
            />
          )
        return (
          <OptionTimes
            key={option.id}
            {...props}
            chosenId={markedId}
            onChoose={choose}
            option={option}
            departures={departures}
            nearest={nearest}
          />
        )
      })}
    </div>
  )
}

function OptionTimes({
  option,
  departures,
  currency,
  rate,
  pricingPer,
  days,
  party,
  bookedUnits,
  chosenId,
  onChoose,
  clashOf,
  isInCart,
  tooFewSeatsFor,
  nearest,
  onChooseDate,
}: DepartureChoiceProps & { option: OptionOfChoice; nearest: string | undefined }) {
  const t = useTranslations('availability')
  const locale = useLocale()
  const unitWords = useUnitWords()
  const isByPointer = useRef(false)
  const isChosen = departures.some((one) => one.id === chosenId)
  const price = priceOfOption(option, departures, currency)
  const length = departures[0]?.days.length ?? 1
  const whole = length > 1 ? priceOfStay(option, departures, currency) : null
  // Of several nights the cheapest.
  const shown = price && (price.lowestNight ?? price.lowest)
  const total = totalOfDay({ options: [option], currency, pricingPer, rate }, departures, party, bookedUnits)
  return (
    <fieldset
      onPointerDown={() => {
        isByPointer.current = true
      }}
      onKeyDown={() => {
        isByPointer.current = false
      }}
      className={`rounded-card border p-4 ${isChosen ? 'border-primary bg-primary/5' : 'border-line'}`}
    >
      <legend className="sr-only">{option.title}</legend>
      {/* Beside large text the price would leave the title a word a line. */}
      <div className="flex items-start justify-between gap-3 @max-[18rem]:flex-col @max-[18rem]:gap-1">
        <div>
          <p aria-hidden className="font-semibold">
            {option.title}
          </p>
          {!departures.some(canBook) && (
            <p aria-hidden className="text-sm font-semibold">
              {t(departures.every(({ status }) => status === 'closed') ? 'closed' : 'soldOut')}
            </p>
          )}
          <OptionFacts
            option={option}
            stay={rate === 'once' ? null : { rate, length, days }}
            party={party}
            lowest={whole ?? shown}
            currency={currency}
          />
        </div>
        {shown && (
          <OptionPrice
            lowest={shown}
            whole={whole}
            total={total}
            isFrom={price.differs}
            hasDearerNight={price.lowestNight !== null}
            currency={currency}
            per={unitWords(rate, shown.unit)}
          />
        )}
      </div>
      <p className="mt-1 text-sm text-ink-soft">{option.description}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {departures.map((one) => {
          const isFull = !canBook(one)
          const tooMany = isFull ? null : tooFewSeatsFor(one)
          // An outing is said above; the time is not marked.
          const clash = isFull ? undefined : clashOf?.(one).find(({ isOuting }) => !isOuting)
          return (
            <label
              key={one.id}
              className={`relative inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary ${
                isFull
                  ? 'cursor-not-allowed border-line text-ink-soft line-through'
                  : `cursor-pointer border-line-strong ${!clash && tooMany === null ? '' : 'border-dashed'} hover:border-primary has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-checked:[&_svg]:text-inherit`
              }`}
            >
              <input
                type="radio"
                name="departure"
                className="sr-only"
                disabled={isFull}
                checked={one.id === chosenId}
                onChange={() => onChoose(one, isByPointer.current)}
                // The chosen time does not change, so `onChange` is not called.
                onClick={() => one.id === chosenId && isByPointer.current && onChoose(one, true)}
              />
              {clash && <TriangleAlert aria-hidden className="size-4 shrink-0 text-accent" strokeWidth={1.75} />}
              {rate === 'once' ? (
                <TimeText time={one.localTime} />
              ) : (
                t('startAt', { rate, time: formatTime(one.localTime, locale) })
              )}
              {price?.differs === true && !isFull && <TimePrice option={option} departure={one} currency={currency} />}
              {clash && (
                <span data-clash className="text-xs">
                  {clash.short}
                </span>
              )}
              {isInCart(one) && (
                <span className="inline-flex items-center gap-1 text-xs">
                  <ShoppingBag aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
                  {t('inCart')}
                </span>
              )}
              {isFull ? (
                <span className="sr-only">{t(one.status === 'closed' ? 'closed' : 'soldOut')}</span>
              ) : tooMany !== null ? (
                <span className="text-xs">{t('tooFewFor', { count: tooMany })}</span>
              ) : (
                one.status === 'few_left' && <span className="text-xs">{t('left', { count: bookableSeats(one) })}</span>
              )}
            </label>
          )
        })}
      </div>
      {nearest !== undefined && (
        <p className="mt-3">
          <OtherDay date={nearest} isNearest onChoose={onChooseDate} />
        </p>
      )}
    </fieldset>
  )
}

interface OptionPriceProps {
  /** Of one night or day, if there are several. */
  lowest: UnitPrice
  /** Of all nights or days; null if it is one, or none is counted. */
  whole: UnitPrice | null
  /** What all travellers pay, each a price of their own. */
  total: PartyTotal | null
  /** Whether other times cost more. */
  isFrom: boolean
  /** Whether other nights or days cost more. */
  hasDearerNight: boolean
  currency: string
  /** What the price is for. */
  per: string
}

function OptionPrice({ lowest, whole, total, isFrom, hasDearerNight, currency, per }: OptionPriceProps) {
  const t = useTranslations('activity')
  const main = whole ?? lowest
  return (
    <p className="max-w-[45%] shrink-0 text-end leading-snug @max-[18rem]:max-w-full @max-[18rem]:text-start">
      {main.originalMinor !== null && (
        <>
          <span className="sr-only">{t('booking.before')} </span>
          <s className="text-sm text-ink-soft">
            <MoneyText money={{ amountMinor: main.originalMinor, currency }} />
          </s>{' '}
        </>
      )}
      <span className="inline-block">
        {(isFrom || (hasDearerNight && !whole)) && <span className="text-sm text-ink-soft">{t('from')} </span>}
        <MoneyText money={{ amountMinor: main.priceMinor, currency }} className="font-semibold" />
      </span>{' '}
      <span className="block text-sm text-ink-soft">
        {whole && (
          <>
            {hasDearerNight && `${t('from')} `}
            <MoneyText money={{ amountMinor: lowest.priceMinor, currency }} />{' '}
          </>
        )}
        {per}
      </span>
      {total && (
        <span className="block text-sm text-ink-soft">
          {isFrom && !total.dependsOnAges && `${t('from')} `}
          {/* The foot says what it depends on. */}
          <TotalFor {...total} total={{ amountMinor: total.totalMinor, currency }} saysWhy={false} />
        </span>
      )}
    </p>
  )
}

interface TimePriceProps {
  option: OptionOfChoice
  departure: Departure
  currency: string
}

function TimePrice({ option, departure, currency }: TimePriceProps) {
  const price = priceOfDeparture(option, departure, currency)
  if (!price) return null
  return (
    <span className="text-xs">
      <MoneyText money={{ amountMinor: price.priceMinor, currency }} />
    </span>
  )
}
