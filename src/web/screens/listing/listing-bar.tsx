import { SlidersHorizontal } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { countFilters } from '#web/features/catalogue/active-keys.ts'
import { sortChoices, type ListingSearch } from '#web/features/catalogue/listing-search.ts'
import type { ListingChange } from '#web/features/catalogue/use-change-listing.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { ViewSwitch } from './view-switch.tsx'

interface ListingBarProps {
  path: string
  search: ListingSearch
  total: number
  isSearch: boolean
  onChange: (change: ListingChange) => void
}

/** The number of results, and a bar with filters, sort and view that stays in the window on phones. */
export function ListingBar({ path, search, total, isSearch, onChange }: ListingBarProps) {
  const t = useTranslations('catalogue')
  const count = countFilters(search)
  return (
    <div
      data-listing-bar
      className="z-20 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:gap-x-2 max-[22rem]:gap-x-1.5 border-b border-line bg-paper px-4 py-2 max-lg:sticky max-lg:top-[calc(var(--below-head)-1rem)] sm:-mx-6 sm:px-6 lg:mx-0 lg:border-0 lg:p-0"
    >
      <div role="status" className="flex-1 max-sm:sr-only">
        {/* Without results the page says so itself, in larger letters. */}
        <h2 className={total === 0 ? 'sr-only' : 'text-lg font-semibold'}>{t('resultCount', { count: total })}</h2>
      </div>
      <button
        type="button"
        popoverTarget="filters"
        className={`${buttonClass('outlined')} max-sm:px-3 max-[22rem]:px-2 max-sm:text-sm ${search.view === 'map' ? '' : 'lg:hidden'}`}
      >
        <SlidersHorizontal aria-hidden className="size-5 max-[22rem]:hidden" strokeWidth={1.75} />
        {count === 0 ? t('showFilters') : t('filterCount', { count })}
      </button>
      <SortSelect isSearch={isSearch} search={search} onChange={onChange} />
      <ViewSwitch path={path} search={search} />
    </div>
  )
}

interface SortSelectProps {
  isSearch: boolean
  search: ListingSearch
  onChange: (change: ListingChange) => void
}

function SortSelect({ isSearch, search, onChange }: SortSelectProps) {
  const t = useTranslations('catalogue')
  const sorts = isSearch ? (['match', ...sortChoices] as const) : sortChoices
  const first = isSearch ? 'match' : 'recommended'
  const current = sorts.find((sort) => sort === search.sort) ?? first
  const { sort: _sort, page: _page, ...rest } = search
  return (
    <form method="get" className="min-w-0 max-w-full max-sm:flex-1 max-sm:basis-16">
      {Object.entries(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="flex items-center gap-2">
        <span className="sr-only">{t('sortLabel')}</span>
        <select
          name="sort"
          key={current}
          defaultValue={current}
          onChange={(event) => {
            const sort = event.currentTarget.value
            onChange(({ sort: _before, page: _page, ...now }) => (sort === first ? now : { ...now, sort }))
          }}
          className="min-h-11 w-full min-w-0 rounded-field border border-line-strong bg-surface px-3 max-sm:ps-2.5 max-sm:text-sm text-ellipsis"
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button className="min-h-11 px-2 underline">{t('filters.apply')}</button>
      </noscript>
    </form>
  )
}
