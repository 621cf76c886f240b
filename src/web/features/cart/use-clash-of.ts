import { useLocale, useTranslations } from 'use-intl'
import { busyFrom, busyUntil, endOfDuration, type Visit } from '#domain/cart-plan.ts'
import { useDurationWords } from '#web/lib/use-duration-words.ts'
import type { ClashReason } from '#web/lib/clash-reasons.tsx'
import type { CartItemView, PlanView } from './calls.ts'
import { clashReasons, plannedBookings, plannedItems, visitOf } from './clash-words.ts'
import { usePlans } from './use-plans.ts'

/** A time that could be chosen; of several days or nights that of the first. */
type Times = Pick<Visit, 'startsAt' | 'endsAt' | 'localDate'>

/**
 * Returns a function for whether another time of an item, with a pick-up so many minutes before it and for so many days
 * or nights, goes with the other items and with the visitor's bookings: why not; empty if it does. The bookings are read
 * when a time begins to be chosen.
 */
export function useClashOf(
  items: readonly CartItemView[],
  isChoosing: boolean,
): (item: CartItemView) => (times: Times, how: { pickupMinutes: number; duration: number }) => ClashReason[] {
  const t = useTranslations('cart.plan')
  const locale = useLocale()
  const plans = usePlans(isChoosing)
  const words = { t, locale, durations: useDurationWords() }
  return (item) =>
    ({ startsAt, endsAt: firstEndsAt, localDate }, { pickupMinutes, duration }) => {
      const endsAt = endOfDuration(firstEndsAt, duration)
      const times = { endsAt, busyUntil: busyUntil({ rate: item.rate, startsAt, endsAt }), localDate }
      return clashReasons({ ...visitOf(item), startsAt: busyFrom(startsAt, pickupMinutes), ...times }, [
        ...plannedItems(items, words),
        ...plannedBookings(plans, item.productId, words),
      ])
    }
}

/**
 * Returns a function for whether an item goes with the visitor's bookings: why not; empty if it does. They are read unless
 * they are `known`. The notes of a cart are only about its own items.
 */
export function useBookingClashOf(known?: readonly PlanView[]): (item: CartItemView) => ClashReason[] {
  const t = useTranslations('cart.plan')
  const locale = useLocale()
  const read = usePlans(known === undefined)
  const plans = known ?? read
  const words = { t, locale, durations: useDurationWords() }
  return (item) => (item.isAvailable ? clashReasons(visitOf(item), plannedBookings(plans, item.productId, words)) : [])
}
