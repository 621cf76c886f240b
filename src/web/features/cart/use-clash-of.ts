import { useLocale, useTranslations } from 'use-intl'
import type { Visit } from '#domain/cart-plan.ts'
import { readyAt } from '#domain/time-to-be-ready.ts'
import type { CartItemView } from './calls.ts'
import { clashWords, plannedItems, visitOf } from './clash-words.ts'

/** A time that could be chosen. */
type Times = Pick<Visit, 'startsAt' | 'endsAt' | 'localDate'>

/** Returns a function for whether another time of an item goes with the other items: in words why not, or null. */
export function useClashOf(items: readonly CartItemView[]): (item: CartItemView) => (times: Times) => string | null {
  const t = useTranslations('cart.plan')
  const locale = useLocale()
  return (item) =>
    ({ startsAt, endsAt, localDate }) =>
      clashWords(
        { ...visitOf(item), startsAt: readyAt({ ...item, startsAt }), endsAt, localDate },
        plannedItems(items, { t, locale }),
      )
}
