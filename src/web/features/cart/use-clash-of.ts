import { useLocale, useTranslations } from 'use-intl'
import { clashesWith, type Visit } from '#domain/cart-plan.ts'
import type { CartItemView } from './calls.ts'
import { timesOf } from '#web/lib/times-of.ts'

/** A time that could be chosen. */
type Times = Pick<Visit, 'startsAt' | 'endsAt' | 'localDate'>

const visitOf = ({ id, visit, localDate, rate }: CartItemView): Visit => ({
  id,
  ...visit,
  localDate,
  isContinuous: rate === 'once',
})

/** Returns a function for whether another time of an item goes with the other items: in words why not, or null. */
export function useClashOf(items: readonly CartItemView[]): (item: CartItemView) => (times: Times) => string | null {
  const t = useTranslations('cart.plan')
  const locale = useLocale()
  return (item) => {
    const others = items.filter(({ id, isAvailable }) => id !== item.id && isAvailable)
    return ({ startsAt, endsAt, localDate }) => {
      const clashes = clashesWith({ ...visitOf(item), startsAt, endsAt, localDate }, others.map(visitOf))
      const words = clashes.flatMap(({ other }) => {
        const line = others.find(({ id }) => id === other.id)
        return line
          ? t('clashesWith', { title: line.title, times: timesOf({ ...line, endsAt: line.visit.endsAt }, locale) })
          : []
      })
      return words.length > 0 ? words.join(' ') : null
    }
  }
}
