import type { useTranslations } from 'use-intl'
import { clashesWith, type Visit } from '#domain/cart-plan.ts'
import type { Locale } from '#domain/locale.ts'
import { timeToBeReady } from '#domain/time-to-be-ready.ts'
import { timesOf } from '#web/lib/times-of.ts'
import type { CartItemView, CartView } from './calls.ts'

interface Words {
  t: ReturnType<typeof useTranslations<'cart.plan'>>
  locale: Locale
}

export const visitOf = ({ id, visit, citySlug, localDate, rate }: CartItemView): Visit => ({
  id,
  ...visit,
  // As of what is not in the cart: pages know no ids of cities.
  city: citySlug,
  localDate,
  isContinuous: rate === 'once',
})

/** Without the free times between activities. */
export const clashesAmong = (notes: CartView['notes']): CartView['notes'] => notes.filter(({ kind }) => kind !== 'free')

/** From the pick-up, if it is on the same day, until the end. */
export const busyTimesOf = (item: CartItemView, locale: Locale): string =>
  timesOf({ ...item, localTime: timeToBeReady(item), endsAt: item.visit.endsAt }, locale)

/** Why a visit does not go with the items of a cart; null if it does. */
export function clashWords(visit: Visit, items: readonly CartItemView[], { t, locale }: Words): string | null {
  const others = items.filter(({ isAvailable }) => isAvailable)
  const words = clashesWith(visit, others.map(visitOf)).flatMap(({ other }) => {
    const line = others.find(({ id }) => id === other.id)
    return line ? t('clashesWith', { title: line.title, times: busyTimesOf(line, locale) }) : []
  })
  return words.length > 0 ? words.join(' ') : null
}
