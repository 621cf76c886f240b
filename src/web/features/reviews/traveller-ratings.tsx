import { useLocale, useTranslations } from 'use-intl'
import { Stars } from '#web/ui/stars.tsx'
import type { ReviewsView } from './calls.ts'
import { Quotation } from './quotation.tsx'
import { ReviewFilterLink } from './review-filter-link.tsx'
import type { ActivitySearch } from './review-search.ts'

interface TravellerRatingsProps {
  travellers: ReviewsView['travellers']
  path: string
  search: ActivitySearch
}

/** The rating by each kind of traveller. Each row links to its reviews, the selected one to all. */
export function TravellerRatings({ travellers, path, search }: TravellerRatingsProps) {
  const t = useTranslations('activity')
  const locale = useLocale()
  if (travellers.length < 2) return null
  return (
    <section className="mt-6">
      <h3 className="mb-1 font-semibold">{t('reviewList.byTraveller')}</h3>
      <ul className="-mx-2 grid">
        {travellers.map(({ type, count, rating, quotation }) => (
          <li key={type}>
            <ReviewFilterLink
              path={path}
              search={search}
              filter="traveller"
              value={type}
              className="block min-h-11 px-2 py-2"
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-medium">{t(`travellerTypes.${type}`)}</span>{' '}
                <Stars rating={rating} count={count} />
              </span>
              {/* On a phone the reviews themselves are near. */}
              {quotation.language === locale && <Quotation quotation={quotation} className="max-md:hidden" />}
            </ReviewFilterLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
