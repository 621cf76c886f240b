import { useTranslations } from 'use-intl'
import { cityPath } from '#domain/page-redirect.ts'
import type { ListingView } from '#web/features/catalogue/calls.ts'
import { activeKeys, hasFilters, withoutFilters } from '#web/features/catalogue/active-keys.ts'
import { FilterLink } from '#web/features/catalogue/filter-link.tsx'
import type { ListingSearch } from '#web/features/catalogue/listing-search.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { ArchDrawing, EmptyArch } from '#web/ui/empty-arch.tsx'
import { MoreChoices } from './more-choices.tsx'

interface EmptyListingProps {
  title: string
  path: string
  search: ListingSearch
  listing: ListingView
}

/** A listing without activities: what to change to find some, otherwise links to other cities and to everything. */
export function EmptyListing({ title, path, search, listing }: EmptyListingProps) {
  const t = useTranslations('catalogue')
  const { navigation, site } = useSiteContext()
  if (activeKeys(search).length > 0)
    return (
      <div className="mt-6 grid items-start gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-card sm:grid-cols-[auto_minmax(0,1fr)] sm:p-8">
        <ArchDrawing className="w-32 max-sm:hidden" />
        <div className="grid gap-5">
          <h2 className="text-2xl font-semibold">{title}</h2>
          <MoreChoices path={path} search={search} listing={listing} />
          <div className="flex flex-wrap gap-3">
            {hasFilters(search) && (
              <FilterLink path={path} search={search} change={withoutFilters} className={buttonClass('primary')}>
                {t('clearFilters')}
              </FilterLink>
            )}
            <PageLink path={`/${site.discoverType}`} className={buttonClass(hasFilters(search) ? 'third' : 'primary')}>
              {t('seeAll')}
            </PageLink>
          </div>
        </div>
      </div>
    )
  return (
    <EmptyArch title={title}>
      <p className="text-ink-soft">{t('noneHint')}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {navigation.cities.slice(0, 6).map((city) => (
          <li key={city.slug}>
            <PageLink
              path={cityPath(city.slug)}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 hover:border-primary hover:text-primary"
            >
              {city.name}
            </PageLink>
          </li>
        ))}
      </ul>
      <PageLink path={`/${site.discoverType}`} className={buttonClass('primary')}>
        {t('seeAll')}
      </PageLink>
    </EmptyArch>
  )
}
