import type { useTranslations } from 'use-intl'
import { clashesWith, isContinuous, type PlanNote, type Visit } from '#domain/cart-plan.ts'
import { onClockOf } from '#domain/date-words.ts'
import type { Locale } from '#domain/locale.ts'
import { timeToBeReady } from '#domain/time-to-be-ready.ts'
import { isByAir, travelMinutes, type Place } from '#domain/travel-time.ts'
import { timeBeforeText, timeInsideText, type DurationWordsBefore } from '#web/lib/duration-words.ts'
import { timesOf } from '#web/lib/times-of.ts'
import type { ClashReason } from '#web/lib/clash-reasons.tsx'
import type { CartItemView, CartView, PlanView } from './calls.ts'

// With this module, which a page loads when a time is chosen.
export { busyFrom, busyUntil, endOfDuration } from '#domain/cart-plan.ts'

interface Words {
  t: ReturnType<typeof useTranslations<'cart.plan'>>
  locale: Locale
  durations: DurationWordsBefore
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

/**
 * The way from one place to another, in words. It is an estimate: by road in full quarters of an hour, by air in full
 * half hours, most of them for the airports.
 */
export function travelWords(from: Place, to: Place, { t, durations }: Pick<Words, 't' | 'durations'>): string {
  const isFlight = isByAir(from, to)
  const step = isFlight ? 30 : 15
  const minutes = Math.ceil(travelMinutes(from, to) / step) * step
  const time = timeInsideText({ day: 0, hour: Math.floor(minutes / 60), minute: minutes % 60 }, durations)
  return isFlight ? t('byAir', { time }) : time
}

/** What something else may clash with. */
export interface Planned {
  visit: Visit
  /** That the other clashes with this, and why. */
  reasonFor: (other: Visit, kind: PlanNote['kind']) => ClashReason
}

type TimesBeside = (kind: PlanNote['kind'], date: string) => string

/** What can be booked of a cart. */
export const plannedItems = (items: readonly CartItemView[], words: Words): Planned[] =>
  items
    .filter(({ isAvailable }) => isAvailable)
    .map((item) => {
      const timesFor: TimesBeside = (kind, date) => timesInNote(item, kind, words.locale, date)
      return plannedOf(visitOf(item), { title: item.title, cityName: item.cityName, timesFor }, words)
    })

/** What the visitor has booked already, beside another time of the product with this id. */
export const plannedBookings = (plans: readonly PlanView[], productId: number, words: Words): Planned[] =>
  plans.map(({ id, title, citySlug, cityName, localDate, zone, ...visit }) => {
    const timesFor: TimesBeside = (kind, date) =>
      timesOf({ ...onClockOf(visit.startsAt, zone), endsAt: endInNote(visit, kind), zone }, words.locale, date)
    const named = { title, cityName, timesFor, isBooked: true, isSameProduct: visit.productId === productId }
    // Other than the ids of the cart's items.
    return plannedOf({ id: -id, city: citySlug, localDate, zone, ...visit }, named, words)
  })

/** Whether the product with this id is booked on a day. */
export const isBookedOn = (plans: readonly PlanView[], productId: number, date: string): boolean =>
  plans.some((plan) => plan.productId === productId && plan.localDate === date)

function plannedOf(
  visit: Visit,
  named: { title: string; cityName: string; timesFor: TimesBeside; isBooked?: boolean; isSameProduct?: boolean },
  words: Words,
): Planned {
  const { title, cityName, isBooked = false, isSameProduct = false } = named
  const { t } = words
  return {
    visit,
    reasonFor: (other, kind) => {
      // The chosen time is on the clock of another city: 8:30 am there can be 9:30 am here.
      const timesFor: TimesBeside = (of, date) => {
        const times = named.timesFor(of, date)
        return other.city === visit.city ? times : t('inCity', { times, city: cityName })
      }
      const isOuting = kind === 'away' && !isByAir(visit, other)
      const always = (plan: string, short: string): ClashReason => ({ plan, words: plan, short, isOuting })
      if (isSameProduct && visit.localDate === other.localDate)
        return always(t('bookedAlready', { times: timesFor(kind, other.localDate) }), t('shortBooked'))
      const travel = travelWords(visit, other, words)
      if (kind === 'away')
        return Date.parse(visit.startsAt) > Date.parse(other.startsAt)
          ? always(t('stayLeft', { title, times: timesFor(kind, ''), travel }), t('shortTooFar'))
          : always(t('duringStay', { title, times: named.timesFor(kind, ''), travel }), t('shortTooFar'))
      const times = timesFor(kind, other.localDate)
      if (kind === 'too_far' && !(isContinuous(visit) && isContinuous(other)))
        return always(t(isBooked ? 'tooFarFromBooking' : 'tooFarFrom', { title, times, travel }), t('shortTooFar'))
      const plan = t(isBooked ? 'clashesWithBooking' : 'clashesWith', { title, times })
      if (kind !== 'too_far') return always(plan, t('shortOverlap'))
      const what = t('named', { isBooked: isBooked ? 'yes' : 'no', title })
      const short = t(visit.city === other.city ? 'shortTooSoon' : 'shortTooFar')
      return { plan, words: tooSoonWords({ visit, other, what, travel }, words), short, isOuting }
    },
  }
}

interface TooSoon {
  visit: Visit
  other: Visit
  /** `visit`. */
  what: string
  travel: string
}

/** That the time between two visits, in either order, is less than the way takes. */
function tooSoonWords({ visit, other, what, travel }: TooSoon, { t, durations }: Words): string {
  const isAfter = Date.parse(other.startsAt) > Date.parse(visit.startsAt)
  const [from, to] = isAfter ? [visit, other] : [other, visit]
  const minutes = Math.floor((Date.parse(to.startsAt) - Date.parse(from.busyUntil)) / 60_000)
  const gap = timeBeforeText({ day: 0, hour: Math.floor(minutes / 60), minute: minutes % 60 }, durations)
  return t(isAfter ? 'startsTooSoon' : 'endsTooLate', { what, gap, isAtOnce: minutes === 0 ? 'yes' : 'no', travel })
}

/** Why a visit does not go with what is planned, the earliest first; empty if it does. */
export function clashReasons(visit: Visit, planned: readonly Planned[]): ClashReason[] {
  const clashes = clashesWith(
    visit,
    planned.map((other) => other.visit),
  )
  return clashes
    .toSorted((one, next) => Date.parse(one.other.startsAt) - Date.parse(next.other.startsAt))
    .flatMap(({ other, kind }) => planned.filter((one) => one.visit === other).map((one) => one.reasonFor(visit, kind)))
}
