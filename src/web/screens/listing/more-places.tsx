import { useTranslations } from 'use-intl'
import { cityPath } from '#domain/page-redirect.ts'
import type { ListingView } from '#web/features/catalogue/calls.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'

/** A search with fewer results leads on to everything in their cities. */
const FEW = 4
const MAX_CITIES = 4

/** After the few results of a search: the pages of their cities. */
export function MorePlaces({ listing }: { listing: ListingView }) {
  const t = useTranslations('catalogue')
  const { total, facets } = listing
  if (total === 0 || total >= FEW || facets.cities.length === 0) return null
  return (
    <nav aria-labelledby="more-places" className="mt-10">
      <h2 id="more-places" className="text-xl font-semibold">
        {t('morePlaces')}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {facets.cities.slice(0, MAX_CITIES).map(({ slug, name }) => (
          <li key={slug}>
            <PageLink path={cityPath(slug)} className={buttonClass('outlined')}>
              {t('thingsToDoIn', { city: name })}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
