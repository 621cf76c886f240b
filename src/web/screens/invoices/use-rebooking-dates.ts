import { useState } from 'react'
import { useLocale } from 'use-intl'
import { unitsInQuery } from '#domain/party.ts'
import { readRebookingDates } from '#web/features/orders/booking-acts.ts'
import type { BookingView, InvoiceView, RebookingDate, RebookingView } from '#web/features/orders/calls.ts'
import { CallError } from '#web/lib/call-error.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { byDeparture, changeOf, type WishedChange, type WishedNumbers } from './wished-change.ts'

/** What was read for one wish of people and nights. */
interface ReadDates {
  change: WishedChange
  dates: ReadonlyMap<number, RebookingDate>
  /** The first and the last day of each answer. */
  ranges: (readonly [string, string])[]
  paidMinor: number
  /** Why these people cannot be booked together, or for so many nights. */
  refusal: string | null
}

export type SeenDate = Pick<RebookingDate, 'localDate' | 'localTime' | 'seatsLeft'>

const lowestOf = (dates: RebookingDate[]) => Math.min(...dates.map(({ priceMinor }) => priceMinor))

interface RebookingDatesProps {
  invoice: InvoiceView
  booking: BookingView
  numbers: WishedNumbers
}

/**
 * The dates for the wished people and nights. Answers are kept by wish, so that a late one never has the prices of other
 * people; until the first of a wish has come, the dates of the wish before are shown (`isOld`).
 */
export function useRebookingDates({ invoice, booking, numbers }: RebookingDatesProps) {
  const locale = useLocale()
  const wordsOf = useApiErrorWords()
  const [found, setFound] = useState<RebookingView>()
  const [answers, setAnswers] = useState<ReadonlyMap<string, ReadDates>>(new Map())
  /** For any people and nights: one that is chosen may not take those that are chosen after it. */
  const [seen, setSeen] = useState<ReadonlyMap<number, SeenDate>>(new Map())
  const change = changeOf(found, booking.rate, numbers)
  const { units, duration } = change
  const wish = `${units ? unitsInQuery(units) : ''} ${duration ?? ''}`
  const current = answers.get(wish)
  const [failedWish, setFailedWish] = useState<string | null>(null)
  const [shownWish, setShownWish] = useState(wish)
  if (current && shownWish !== wish) setShownWish(wish)
  const update = (next: (known: ReadDates) => Partial<ReadDates>) =>
    setAnswers((all) => {
      const known = all.get(wish) ?? { change, dates: new Map(), ranges: [], paidMinor: 0, refusal: null }
      return new Map([...all, [wish, { ...known, ...next(known) }]])
    })

  const read = async (bookingId: number, from: string, to: string) => {
    const none = { currency: invoice.currency, days: [], firstAvailable: null, lastDate: null }
    try {
      const view = await readRebookingDates(invoice, bookingId, { from, to, locale, units, duration })
      const { departureId, localDate, localTime, seatsLeft, paidMinor } = view
      const present = seatsLeft === null ? [] : [[departureId, { localDate, localTime, seatsLeft }] as const]
      setFound(view)
      setSeen((known) => new Map([...known, ...present, ...byDeparture(view.dates)]))
      update(({ dates, ranges }) => ({
        dates: new Map([...dates, ...byDeparture(view.dates)]),
        ranges: [...ranges, [from, to]],
        paidMinor,
        refusal: null,
      }))
      const byDay = Map.groupBy(view.dates, ({ localDate: date }) => date)
      const days = [...byDay].map(([date, ofDay]) => ({
        date,
        status: 'available' as const,
        fromMinor: lowestOf(ofDay),
      }))
      return { ...none, currency: view.currency, days }
    } catch (error) {
      if (!(error instanceof CallError) || !error.code.startsWith('cart.')) {
        setFailedWish(wish)
        throw error
      }
      update(() => ({ refusal: wordsOf(error) }))
      return none
    }
  }
  const replace = (departureId: number, changed: RebookingDate | undefined) =>
    update((known) => {
      const dates = new Map(known.dates)
      dates.delete(departureId)
      if (changed !== undefined) dates.set(changed.departureId, changed)
      return { dates }
    })
  // What was asked for does not come: what was there before would wait for it for ever.
  const before = failedWish === wish ? undefined : answers.get(shownWish)
  return { found, seen, wish, change, shown: current ?? before, isOld: current === undefined, read, replace }
}
