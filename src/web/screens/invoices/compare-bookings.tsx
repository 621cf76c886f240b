import { CircleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { freeAfterChange } from '#domain/free-after-change.ts'
import type { DurationChange } from '#domain/duration.ts'
import { formatDays } from '#domain/date-words.ts'
import { lastDayOf } from '#domain/later-end.ts'
import { formatMoney } from '#domain/money.ts'
import { quantityInWords } from '#domain/quantity-words.ts'
import { laterStart, movedTimes, timeToBeReady } from '#domain/time-to-be-ready.ts'
import type { BookingView, InvoiceView, RebookingDate } from '#web/features/orders/calls.ts'
import { useNightsWords } from '#web/lib/use-nights-words.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { CancellationSentence } from '#web/ui/cancellation-sentence.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import { isUnpaid, useAmountToPay } from './change-of-unpaid.tsx'

/** Other people than the booked ones, each kind with its quantity. */
export type WishedParty = { title: { ar: string; en: string }; quantity: number }[]

export function useDifference(currency: string) {
  const t = useTranslations('orders.rebooking')
  const locale = useLocale()
  const sumOf = (amountMinor: number) => `\u2068${formatMoney({ amountMinor, currency }, locale)}\u2069`
  return {
    sumOf,
    differenceOf: ({ differenceMinor }: RebookingDate) =>
      differenceMinor === 0
        ? t('same')
        : t(differenceMinor > 0 ? 'more' : 'less', { sum: sumOf(Math.abs(differenceMinor)) }),
  }
}

/** What confirming a date costs or gives back. */
export function useOutcomeWords({ invoice, booking }: { invoice: InvoiceView; booking: BookingView }) {
  const t = useTranslations('orders.rebooking')
  const { sumOf } = useDifference(invoice.currency)
  const toPay = useAmountToPay({ invoice, booking })
  return (date: RebookingDate) => {
    const { differenceMinor, refundMinor, isPayable } = date
    if (isUnpaid(booking)) return toPay(date)
    return isPayable
      ? t('payNow', { sum: sumOf(differenceMinor) })
      : refundMinor > 0
        ? t('refund', { sum: sumOf(refundMinor) })
        : t('noRefund')
  }
}

interface ComparisonProps {
  booking: BookingView
  /** Undefined: nothing is chosen yet. */
  chosen: RebookingDate | undefined
  /** Null: as many nights or days as before. */
  durations: DurationChange | null
  party: WishedParty | undefined
  paidMinor: number
  currency: string
}

/** The booking as it is and, below it like the lines of a receipt, after the change. */
export function Comparison({ booking, chosen, durations, party, paidMinor, currency }: ComparisonProps) {
  const t = useTranslations('orders.rebooking')
  const locale = useLocale()
  const nightsWords = useNightsWords()
  const lasts = (count: number) => (durations ? [nightsWords({ rate: durations.rate, count })] : [])
  const inWords = (people: { title: string; quantity: number }[]) =>
    people.map(({ title, quantity }) => quantityInWords(title, quantity, locale))
  const booked = booking.party ?? booking.lines.filter(({ kind }) => kind === 'unit')
  const wished = party?.flatMap(({ title, quantity }) => (quantity > 0 ? [{ title: title[locale], quantity }] : []))
  return (
    <section aria-live="polite">
      <table className="w-full text-sm leading-snug">
        <tbody>
          <Line
            name={t('now')}
            date={booking}
            rate={booking.rate}
            zone={booking.zone}
            rest={chosen ? [...lasts(durations?.from ?? 0), ...(wished ? inWords(booked) : [])] : []}
            moneyName={t(isUnpaid(booking) ? 'price' : 'paid')}
            amountMinor={paidMinor}
            currency={currency}
          />
          {chosen && (
            <Line
              name={t('new')}
              date={movedTimes(booking, chosen)}
              rate={booking.rate}
              zone={booking.zone}
              rest={[...lasts(durations?.to ?? 0), ...inWords(wished ?? [])]}
              moneyName={t('price')}
              amountMinor={chosen.priceMinor}
              currency={currency}
              isNew
            />
          )}
        </tbody>
      </table>
    </section>
  )
}

/** The chosen date and its difference, in one line where there is room. */
export function Outcome({
  invoice,
  booking,
  chosen,
}: Pick<ComparisonProps, 'booking'> & { invoice: InvoiceView; chosen: RebookingDate }) {
  const outcomeOf = useOutcomeWords({ invoice, booking })
  const { differenceOf } = useDifference(invoice.currency)
  const date = movedTimes(booking, chosen)
  return (
    <p className="flex flex-wrap justify-between gap-x-3 text-sm leading-snug font-semibold">
      <span className="dotted">
        <Days date={date} rate={booking.rate} zone={booking.zone} style="day" />
        <span className="whitespace-nowrap">
          <TimeText time={timeToBeReady(date)} />
        </span>
      </span>
      {/* The button has the sum that is to be paid. */}
      <span>{chosen.differenceMinor > 0 && !isUnpaid(booking) ? differenceOf(chosen) : outcomeOf(chosen)}</span>
    </p>
  )
}

/**
 * Above the button: that the change ends free cancellation, or until when cancelling is free afterwards. Nothing if the
 * deadline stays. The terms below name the city's time.
 */
export function FreeAfterChange({ booking, chosen }: { booking: BookingView; chosen: RebookingDate }) {
  const t = useTranslations('orders.rebooking')
  const { zone, cityName } = booking
  const sentence = <CancellationSentence step={chosen.cancellation} zone={zone} cityName={cityName} isLine />
  const after = freeAfterChange(booking.cancellation, chosen.cancellation)
  // One that is not paid is free to cancel until it is: the terms above say what applies then.
  if (after === 'same' || isUnpaid(booking)) return null
  if (after === 'other_deadline') return sentence
  return (
    <div>
      <p className="flex gap-2 text-sm font-medium">
        <CircleAlert aria-hidden className="mt-0.5 size-4 max-w-5 shrink-0 text-accent" strokeWidth={2} />
        <span className="min-w-0">{t('freeLost')}</span>
      </p>
      {sentence}
    </div>
  )
}

/** How the difference is paid or given back, and what cancelling would cost after the change. */
export function ChangeTerms({
  booking,
  chosen,
  currency,
}: Pick<ComparisonProps, 'booking' | 'currency'> & { chosen: RebookingDate }) {
  const t = useTranslations('orders.rebooking')
  const { sumOf } = useDifference(currency)
  const { differenceMinor, refundMinor } = chosen
  return (
    <div className="grid gap-3">
      {differenceMinor > 0 && !chosen.isPayable ? (
        <Notice kind="warning" title={t('dearer', { sum: sumOf(differenceMinor) })}>
          <p>{t('dearerLead')}</p>
          <PageLink path="/contact-us" className={`${buttonClass('third')} justify-self-start`}>
            {t('contact')}
          </PageLink>
        </Notice>
      ) : (
        <>
          {chosen.isPayable && <p className="text-sm text-ink-soft">{t('payLead')}</p>}
          {refundMinor > 0 && <p className="text-sm text-ink-soft">{t('way')}</p>}
          <CancellationSentence step={chosen.cancellation} zone={booking.zone} cityName={booking.cityName} />
          <p className="text-sm text-ink-soft">{t('release')}</p>
        </>
      )}
    </div>
  )
}

interface LineProps {
  name: string
  date: Pick<BookingView, 'localDate' | 'localTime' | 'startsAt' | 'endsAt'> & {
    pickup: { localDate: string; localTime: string } | null
  }
  rate: BookingView['rate']
  zone: string
  /** The nights or days and the people, only if they change. */
  rest: string[]
  moneyName: string
  amountMinor: number
  currency: string
  isNew?: boolean
}

/** The day, or of a stay or a tour of several days the first and the last. */
function Days({ date, rate, zone, style }: Pick<LineProps, 'date' | 'rate' | 'zone'> & { style: 'day' | 'medium' }) {
  const locale = useLocale()
  const last = lastDayOf({ ...date, rate, zone })
  // In both styles: with the days of the week they would take two lines.
  if (last !== null) return <span className="whitespace-nowrap">{formatDays(date.localDate, last, locale)}</span>
  return <DateText date={date.localDate} style={style} />
}

function Line({ name, date, rate, zone, rest, moneyName, amountMinor, currency, isNew = false }: LineProps) {
  const o = useTranslations('orders')
  const locale = useLocale()
  const start = laterStart(date, locale)
  const restLines = rest.map((words) => (
    <span key={words} className="block">
      {words}
    </span>
  ))
  const look = `align-baseline ${isNew ? 'font-semibold' : ''}`
  return (
    <>
      <tr className={look}>
        <th
          scope="row"
          rowSpan={start === null ? 1 : 2}
          className="py-0.5 pe-3 text-start font-normal whitespace-nowrap text-ink-soft"
        >
          {name}
        </th>
        <td className="w-full py-0.5">
          <span className="dotted">
            {/* The narrowest phones have no room for the day of the week. */}
            <span className="max-[22.5rem]:hidden">
              <Days date={date} rate={rate} zone={zone} style="medium" />
            </span>
            <span className="min-[22.5rem]:hidden">
              <Days date={date} rate={rate} zone={zone} style="day" />
            </span>
            <span className="whitespace-nowrap">
              <TimeText time={timeToBeReady(date)} />
            </span>
          </span>
          {start === null && restLines}
        </td>
        <td className="py-0.5 ps-3 text-end whitespace-nowrap">
          <span className="sr-only">{moneyName} </span>
          <MoneyText money={{ amountMinor, currency }} />
        </td>
      </tr>
      {/* Below the sum too: beside it the line would break on phones. */}
      {start !== null && (
        <tr className={look}>
          <td colSpan={2}>
            {o('pickupThenStart', { time: start })}
            {restLines}
          </td>
        </tr>
      )}
    </>
  )
}
