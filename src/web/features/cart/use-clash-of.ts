import { useLocale, useTranslations } from 'use-intl'
import type { Visit } from '#domain/cart-plan.ts'
import type { CartItemView } from './calls.ts'
import { clashWords, visitOf } from './clash-words.ts'

/** A time that could be chosen. */
type Times = Pick<Visit, 'startsAt' | 'endsAt' | 'localDate'>

/** Returns a function for whether another time of an item goes with the other items: in words why not, or null. */
export function useClashOf(items: readonly CartItemView[]): (item: CartItemView) => (times: Times) => string | null {
  const t = useTranslations('cart.plan')
  const locale = useLocale()
  return (item) => {
    const now = visitOf(item)
    const pickupMs = Date.parse(item.visit.startsAt) - Date.parse(now.startsAt)
    return ({ startsAt, endsAt, localDate }) => {
      const busyFrom = new Date(Date.parse(startsAt) - pickupMs).toISOString()
      return clashWords({ ...now, startsAt: busyFrom, endsAt, localDate }, items, { t, locale })
    }
  }
}
