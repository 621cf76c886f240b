import type { useTranslations } from 'use-intl'
import { clashesWith, type Visit } from '#domain/cart-plan.ts'
import { onClockOf } from '#domain/date-words.ts'
import type { Locale } from '#domain/locale.ts'
import { timeToBeReady } from '#domain/time-to-be-ready.ts'
import { timesOf } from '#web/lib/times-of.ts'
import type { CartItemView, CartView, PlanView } from './calls.ts'

interface Words {
  t: ReturnType<typeof useTranslations<'cart.plan'>>
  locale: Locale
}

export const visitOf = ({ id, visit, citySlug, localDate }: CartItemView): Visit => ({
  id,
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

/** What something else may clash with. */
export interface Planned {
  visit: Visit
  /** That it clashes with this. */
  words: string
}

/** What can be booked of a cart. */
export const plannedItems = (items: readonly CartItemView[], { t, locale }: Words): Planned[] =>
  items
    .filter(({ isAvailable }) => isAvailable)
    .map((item) => ({
      visit: visitOf(item),
      words: t('clashesWith', { title: item.title, times: busyTimesOf(item, locale) }),
    }))

/** What the visitor has booked already. */
export const plannedBookings = (plans: readonly PlanView[], { t, locale }: Words): Planned[] =>
  plans.map(({ id, title, citySlug, localDate, zone, ...times }) => ({
    // Other than the ids of the cart's items.
    visit: { id: -id, city: citySlug, localDate, ...times },
    words: t('clashesWithBooking', {
      title,
      times: timesOf({ ...onClockOf(times.startsAt, zone), endsAt: times.busyUntil, zone }, locale),
    }),
  }))

/** Why a visit does not go with what is planned, in words; null if it does. */
export function clashWords(visit: Visit, planned: readonly Planned[]): string | null {
  const clashes = clashesWith(
    visit,
    planned.map((other) => other.visit),
  )
  const words = planned.filter((other) => clashes.some((clash) => clash.other === other.visit)).map((one) => one.words)
  return words.length > 0 ? words.join(' ') : null
}
