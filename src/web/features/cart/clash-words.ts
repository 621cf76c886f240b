import type { useTranslations } from 'use-intl'
import { clashesWith, isByAir, travelMinutes, type PlanNote, type Visit } from '#domain/cart-plan.ts'
import { onClockOf } from '#domain/date-words.ts'
import type { Locale } from '#domain/locale.ts'
import { timeToBeReady } from '#domain/time-to-be-ready.ts'
import { timeInsideText, type DurationWords } from '#web/lib/duration-words.ts'
import { timesOf } from '#web/lib/times-of.ts'
import type { CartItemView, CartView, PlanView } from './calls.ts'

// With this module, which a page loads when a time is chosen.
export { busyFrom, busyUntil, endOfDuration } from '#domain/cart-plan.ts'

interface Words {
  t: ReturnType<typeof useTranslations<'cart.plan'>>
  locale: Locale
  durations: DurationWords
}

export const visitOf = ({ id, visit, citySlug, localDate, rate }: CartItemView): Visit => ({
  id,
  rate,
  ...visit,
  // As of what is not in the cart: pages know no ids of cities.
  city: citySlug,
  localDate,
})

/** Without the free times between activities. */
export const clashesAmong = (notes: CartView['notes']): CartView['notes'] => notes.filter(({ kind }) => kind !== 'free')

/** From the pick-up, if it is on the same day, until the end; of a stay only until its start. */
export const busyTimesOf = (item: CartItemView, locale: Locale): string =>
  timesOf({ ...item, localTime: timeToBeReady(item), endsAt: item.visit.busyUntil }, locale)

/**
 * Of an item in a note, beside the date of the other: all of a stay or rental, unless it is in the way with its pick-up;
 * otherwise how long nothing else can be done.
 */
export const timesInNote = (item: CartItemView, kind: PlanNote['kind'], locale: Locale, beside: string): string =>
  timesOf({ ...item, localTime: timeToBeReady(item), endsAt: endInNote(item.visit, kind) }, locale, beside)

const endInNote = ({ endsAt, busyUntil }: Pick<Visit, 'endsAt' | 'busyUntil'>, kind: PlanNote['kind']): string =>
  kind === 'overlap' || kind === 'same_start' ? busyUntil : endsAt

/** The way from one place to another, in words. It is an estimate: in full quarters of an hour. */
export function travelWords(
  from: Pick<Visit, 'lat' | 'lng'>,
  to: Pick<Visit, 'lat' | 'lng'>,
  { t, durations }: Pick<Words, 't' | 'durations'>,
): string {
  const minutes = Math.ceil(travelMinutes(from, to) / 15) * 15
  const time = timeInsideText({ day: 0, hour: Math.floor(minutes / 60), minute: minutes % 60 }, durations)
  return isByAir(from, to) ? t('byAir', { time }) : time
}

/** What something else may clash with. */
export interface Planned {
  visit: Visit
  /** That the other clashes with this, and why. */
  wordsFor: (other: Visit, kind: PlanNote['kind']) => string
}

type TimesBeside = (kind: PlanNote['kind'], date: string) => string

/** What can be booked of a cart. */
export const plannedItems = (items: readonly CartItemView[], words: Words): Planned[] =>
  items
    .filter(({ isAvailable }) => isAvailable)
    .map((item) => {
      const timesFor: TimesBeside = (kind, date) => timesInNote(item, kind, words.locale, date)
      return plannedOf(visitOf(item), { title: item.title, timesFor }, words)
    })

/** What the visitor has booked already, beside another time of the product with this id. */
export const plannedBookings = (plans: readonly PlanView[], productId: number, words: Words): Planned[] =>
  plans.map(({ id, title, citySlug, localDate, zone, ...visit }) => {
    const timesFor: TimesBeside = (kind, date) =>
      timesOf({ ...onClockOf(visit.startsAt, zone), endsAt: endInNote(visit, kind), zone }, words.locale, date)
    const named = { title, timesFor, isBooked: true, isSameProduct: visit.productId === productId }
    // Other than the ids of the cart's items.
    return plannedOf({ id: -id, city: citySlug, localDate, ...visit }, named, words)
  })

/** Whether the product with this id is booked on a day. */
export const isBookedOn = (plans: readonly PlanView[], productId: number, date: string): boolean =>
  plans.some((plan) => plan.productId === productId && plan.localDate === date)

function plannedOf(
  visit: Visit,
  named: { title: string; timesFor: TimesBeside; isBooked?: boolean; isSameProduct?: boolean },
  words: Words,
): Planned {
  const { title, timesFor, isBooked = false, isSameProduct = false } = named
  const { t } = words
  return {
    visit,
    wordsFor: (other, kind) => {
      if (isSameProduct && visit.localDate === other.localDate) return t('bookedAlready')
      const travel = travelWords(visit, other, words)
      if (kind === 'away')
        return Date.parse(visit.startsAt) > Date.parse(other.startsAt)
          ? t('stayLeft', { title, times: timesFor(kind, ''), travel })
          : t('duringStay', { title, times: timesFor(kind, ''), travel })
      const times = timesFor(kind, other.localDate)
      if (kind === 'too_far') return t(isBooked ? 'tooFarFromBooking' : 'tooFarFrom', { title, times, travel })
      return t(isBooked ? 'clashesWithBooking' : 'clashesWith', { title, times })
    },
  }
}

/** Why a visit does not go with what is planned, in words; null if it does. */
export function clashWords(visit: Visit, planned: readonly Planned[]): string | null {
  const clashes = clashesWith(
    visit,
    planned.map((other) => other.visit),
  )
  const words = clashes.flatMap(({ other, kind }) =>
    planned.filter((one) => one.visit === other).map((one) => one.wordsFor(visit, kind)),
  )
  return words.length > 0 ? words.join(' ') : null
}
