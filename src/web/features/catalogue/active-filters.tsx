import { X } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { formatDate } from '#domain/date-words.ts'
import { formatMoney, minorOf } from '#domain/money.ts'
import { languageName } from '#web/ui/language-name.ts'
import { rangeWords } from '#web/ui/range-words.ts'
import type { ListingView } from './calls.ts'
import { durationChoices, listingKeys, timeChoices, type ListingSearch } from './listing-search.ts'

type Key = (typeof listingKeys)[number]

const filterKeys = listingKeys.filter((key) => !['sort', 'page', 'view'].includes(key))

/** The number of active filters; both dates are one. */
export function countActive(search: ListingSearch): number {
  return filterKeys.filter((key) => search[key] !== undefined && !(key === 'to' && search.from !== undefined)).length
}

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
  const c = useTranslations('common')
  const locale = useLocale()
  const amountOf = (value: string) => {
    const amountMinor = minorOf(value, currency)
    return amountMinor === null ? value : formatMoney({ amountMinor, currency }, locale)
  }
  const labels: Partial<Record<Key, (value: string) => string>> = {
    from: (value) => rangeWords({ from: value, to: search.to ?? value }, locale),
    to: (value) => formatDate(value, locale),
    travellers: (value) => c('travellers', { count: Number(value) }),
    priceMin: (value) => t('atLeast', { amount: amountOf(value) }),
    priceMax: (value) => t('atMost', { amount: amountOf(value) }),
    rating: (value) => t('ratingFrom', { rating: value }),
    duration: (value) => {
      const known = durationChoices.find((choice) => choice === value)
      return known ? t(`durations.${known}`) : value
    },
    timeOfDay: (value) => {
      const known = timeChoices.find((choice) => choice === value)
      return known ? t(`times.${known}`) : value
    },
    language: (value) => languageName(value, locale),
    freeCancellation: () => t('freeCancellation'),
    pickup: () => t('pickup'),
    children: () => t('children'),
    isPrivate: () => t('isPrivate'),
    city: (value) => facets.cities.find((city) => city.slug === value)?.name ?? value,
    category: (value) => facets.categories.find((category) => category.slug === value)?.name ?? value,
  }
  const active = listingKeys.filter(
    (key) => labels[key] && search[key] !== undefined && !(key === 'to' && search.from !== undefined),
  )
  if (active.length === 0) return null
  return (
    // On phones one row that scrolls, so that many filters do not push the results out of the window.
    <ul
      className="mt-3 flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:whitespace-nowrap max-sm:[scrollbar-width:none] sm:flex-wrap"
      aria-label={t('active')}
    >
      {active.map((key) => {
        const value = search[key] ?? ''
        const rest: ListingSearch = { ...search }
        for (const gone of key === 'from' ? (['from', 'to', 'page'] as const) : ([key, 'page'] as const))
          delete rest[gone]
        const label = labels[key]?.(value) ?? value
        return (
          <li key={key}>
            <PageLink
              path={path}
              search={rest}
              resetScroll={false}
              aria-label={t('remove', { label })}
              className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line-strong px-3 text-sm hover:border-primary hover:text-primary"
            >
              {label}
              <X aria-hidden className="size-4" strokeWidth={1.75} />
            </PageLink>
          </li>
        )
      })}
      <li>
        <PageLink
          path={path}
          search={{ sort: search.sort, view: search.view }}
          resetScroll={false}
          className="inline-flex min-h-9 items-center px-2 text-sm text-primary underline underline-offset-4"
        >
          {t('clear')}
        </PageLink>
      </li>
    </ul>
  )
}
