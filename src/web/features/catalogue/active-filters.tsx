import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ListingView } from './calls.ts'
import { activeValues, hasFilters, withoutFilter, withoutFilters } from './active-keys.ts'
import { FilterLink } from './filter-link.tsx'
import { useFilterLabels } from './filter-labels.ts'
import type { ListingSearch } from './listing-search.ts'

/** The active filters as chips. Each is a link that removes its filter, so it works without script. */
export function ActiveFilters({
  path,
  search,
  facets,
  currency,
}: {
  path: string
  search: ListingSearch
  facets: ListingView['facets']
  currency: string
}) {
  const t = useTranslations('catalogue.filters')
  const labelOf = useFilterLabels(search, facets, currency)
  const active = activeValues(search)
  if (active.length === 0) return null
  return (
    // On phones one row that scrolls, so that many filters do not push the results out of the window.
    <ul
      className="mt-3 flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:whitespace-nowrap max-sm:[scrollbar-width:none] sm:flex-wrap"
      aria-label={t('active')}
    >
      {active.map(({ key, value }) => {
        const label = labelOf(key, value)
        return (
          <li key={`${key} ${value}`}>
            <FilterLink
              path={path}
              search={search}
              change={(now) => withoutFilter(now, key, value)}
              aria-label={t('remove', { label })}
              className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line-strong px-3 text-sm hover:border-primary hover:text-primary"
            >
              {label}
              <X aria-hidden className="size-4" strokeWidth={1.75} />
            </FilterLink>
          </li>
        )
      })}
      {hasFilters(search) && (
        <li>
          <FilterLink
            path={path}
            search={search}
            change={withoutFilters}
            className="inline-flex min-h-9 items-center px-2 text-sm text-primary underline underline-offset-4"
          >
            {t('clear')}
          </FilterLink>
        </li>
      )}
    </ul>
  )
}
