import { X } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDate } from '#domain/date-words.ts'
import type { ListingView } from '#web/features/catalogue/calls.ts'
import { activeKeys, withoutFilter } from '#web/features/catalogue/active-keys.ts'
import { useFilterLabels } from '#web/features/catalogue/filter-labels.ts'
import type { ListingSearch } from '#web/features/catalogue/listing-search.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'

interface MoreChoicesProps {
  path: string
  search: ListingSearch
  listing: ListingView
}

/** What the API calls the filters that have another name, or two, in the address. */
const filterOf: Partial<Record<keyof ListingSearch, string>> = {
  from: 'dates',
  to: 'dates',
  guideLanguage: 'language',
  priceMin: 'price',
  priceMax: 'price',
}

/** For few results or none: how many more there are without each chosen filter, and on the days nearest to the dates. */
export function MoreChoices({ path, search, listing }: MoreChoicesProps) {
  const t = useTranslations('catalogue')
  const locale = useLocale()
  const { visitor } = useSiteContext()
  const { without, otherDays, facets, total } = listing
  const labelOf = useFilterLabels(search, facets, visitor.currency)
  const counted = activeKeys(search)
    .map((key) => ({ key, count: without.find(({ filter }) => filter === (filterOf[key] ?? key))?.total ?? total }))
    .toSorted((a, b) => b.count - a.count)
  const helpful = counted.filter(({ count }) => count > total)
  const removable = total === 0 && helpful.length === 0 ? counted : helpful
  if (removable.length === 0 && otherDays.length === 0) return null
  return (
    <div className={`grid gap-5 ${total === 0 ? '' : 'mt-10 border-t border-line pt-6'}`}>
      {removable.length > 0 && (
        <section>
          <h3 className="font-semibold">{t(total === 0 ? 'withoutFilter' : 'moreWithoutFilter')}</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {removable.map(({ key, count }) => (
              <li key={key} className="max-w-full">
                <PageLink
                  path={path}
                  search={withoutFilter(search, key)}
                  resetScroll={false}
                  aria-label={`${t('filters.remove', { label: labelOf(key) })} (${count > total ? t('activities', { count }) : t('noMore')})`}
                  className={chip}
                >
                  <X aria-hidden className="size-4 shrink-0 text-ink-soft" strokeWidth={1.75} />
                  <span className="min-w-0 wrap-anywhere">{labelOf(key)}</span>
                  <span className={count > total ? 'font-semibold text-primary' : 'text-ink-soft'}>
                    {count > total ? t('activities', { count }) : t('noMore')}
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {otherDays.length > 0 && (
        <section>
          <h3 className="font-semibold">{t('otherDays')}</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {otherDays.map(({ date, total: count }) => (
              <li key={date}>
                <PageLink
                  path={path}
                  search={{ ...search, from: date, to: date, page: undefined }}
                  keepsTrip
                  resetScroll={false}
                  className={chip}
                >
                  {formatDate(date, locale)}
                  <span className="font-semibold text-primary">{t('activities', { count })}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const chip =
  'inline-flex min-h-11 max-w-full flex-wrap items-center gap-x-2 rounded-3xl border border-line-strong bg-surface px-3.5 py-1 text-sm hover:border-primary hover:text-primary'
