import type { useTranslations } from 'use-intl'
import { clashesWith, type Visit } from '#domain/cart-plan.ts'
import type { Locale } from '#domain/locale.ts'
import { timesOf } from '#web/lib/times-of.ts'
import type { CartItemView } from './calls.ts'

interface Words {
  t: ReturnType<typeof useTranslations<'cart.plan'>>
  locale: Locale
}

export const visitOf = ({ id, visit, localDate, rate }: CartItemView): Visit => ({
  id,
  ...visit,
  localDate,
  isContinuous: rate === 'once',
})

/** Why a visit does not go with the items of a cart; null if it does. */
export function clashWords(visit: Visit, items: readonly CartItemView[], { t, locale }: Words): string | null {
  const others = items.filter(({ isAvailable }) => isAvailable)
  const words = clashesWith(visit, others.map(visitOf)).flatMap(({ other }) => {
    const line = others.find(({ id }) => id === other.id)
    return line
      ? t('clashesWith', { title: line.title, times: timesOf({ ...line, endsAt: line.visit.endsAt }, locale) })
      : []
  })
  return words.length > 0 ? words.join(' ') : null
}
