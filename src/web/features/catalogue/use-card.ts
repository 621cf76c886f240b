import { useTranslations } from 'use-intl'
import { productPath } from '#domain/page-redirect.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import type { CardView } from './calls.ts'

const MAX_BADGES = 2

/** What all card variants display: link, badges and promises. */
export function useCard(card: CardView) {
  const t = useTranslations('catalogue')
  const wordsOf = (wanted: CardView['badges']) =>
    card.badges.filter((badge) => wanted.includes(badge)).map((badge) => t(`badges.${badge}`))
  return {
    path: productPath(useSiteContext().site.discoverType, card.citySlug, card.slug),
    warnings: wordsOf(['likely_to_sell_out', 'new']).slice(0, MAX_BADGES),
    promises: wordsOf(['free_cancellation', 'pay_later']),
  }
}
