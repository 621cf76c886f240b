import { use } from 'react'
import { useTranslations } from 'use-intl'
import { productPath } from '#domain/page-redirect.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import type { CardView } from './calls.ts'
import { ListingContext } from './listing-context.ts'
import { searchOfLink } from './search-of-link.ts'

/** What all card variants display: link, badges and promises. */
export function useCard(card: CardView) {
  const t = useTranslations('catalogue')
  const listing = use(ListingContext)
  const { dates, isOneCity, hasChildren } = listing
  const path = productPath(useSiteContext().site.discoverType, card.citySlug, card.slug)
  const wordsOf = (shown: CardView['badges']) =>
    card.badges.filter((badge) => shown.includes(badge)).map((badge) => t(`badges.${badge}`))
  return {
    path,
    link: { path, ...searchOfLink(listing, card.free?.date) },
    where: isOneCity ? card.categoryName : `${card.cityName} · ${card.categoryName}`,
    isOneDay: dates.from !== undefined && dates.from === dates.to,
    /** The shorter of the two: the city, where it is not that of the page. */
    place: isOneCity ? card.categoryName : card.cityName,
    warnings: wordsOf(['likely_to_sell_out']),
    promises: [
      ...(hasChildren && card.leastAge !== null ? [t('fromAge', { years: card.leastAge })] : []),
      ...wordsOf(['free_cancellation', 'pay_later']),
    ],
  }
}
