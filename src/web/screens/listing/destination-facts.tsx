import { use } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '#domain/money.ts'
import type { ListingView } from '#web/features/catalogue/calls.ts'
import { ListingContext } from '#web/features/catalogue/listing-context.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { Stars } from '#web/ui/stars.tsx'

/** In one line: what reviews say, from which price, and whether one can cancel. */
export function DestinationFacts({ listing, hasDates }: { listing: ListingView; hasDates: boolean }) {
  const t = useTranslations('catalogue')
  const locale = useLocale()
  const { currency } = useSiteContext().visitor
  const { isNarrowed } = use(ListingContext)
  const { reviews, facets, total } = listing
  if (total === 0) return null
  const least = facets.prices && formatMoney({ amountMinor: facets.prices.leastMinor, currency }, locale)
  return (
    <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-sm sm:mt-2.5 sm:gap-x-5">
      <li className="sm:hidden">{t('resultCount', { count: total })}</li>
      {/* Of the results: as the rating of a city, only where they are all that it has. */}
      {reviews && !isNarrowed && (
        <li>
          <Stars rating={reviews.rating} count={reviews.count} />
        </li>
      )}
      {least !== null && <li className="max-sm:hidden">{t('fromPrice', { price: least })}</li>}
      {/* In dates it may hold for another day than the one on the card, which says it itself. */}
      {!hasDates && 2 * facets.freeCancellation > total && (
        <li className="text-success">{t(facets.freeCancellation === total ? 'freeOnAll' : 'freeOnMost')}</li>
      )}
    </ul>
  )
}
