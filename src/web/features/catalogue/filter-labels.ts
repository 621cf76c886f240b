import { useLocale, useTranslations } from 'use-intl'
import { parseChildren } from '#domain/ages.ts'
import { durationChoices, severalKeys, timeChoices, valuesOf } from '#domain/listing-choices.ts'
import { listOf } from '#domain/list-of.ts'
import { formatDate } from '#domain/date-words.ts'
import { formatMoney, minorOf } from '#domain/money.ts'
import { useAgesWords } from '#web/lib/use-ages-words.ts'
import { languageName } from '#domain/language-name.ts'
import { rangeWords } from '#web/ui/range-words.ts'
import type { ListingView } from './calls.ts'
import type { ListingKey, ListingSearch } from './listing-search.ts'

/** Names the active filters of a listing: a value of one, or all that are chosen. */
export function useFilterLabels(
  search: ListingSearch,
  facets: ListingView['facets'],
  currency: string,
): (key: ListingKey, value?: string) => string {
  const t = useTranslations('catalogue.filters')
  const c = useTranslations('common')
  const locale = useLocale()
  const agesWords = useAgesWords()
  const amountOf = (value: string) => {
    const amountMinor = minorOf(value, currency)
    return amountMinor === null ? value : formatMoney({ amountMinor, currency }, locale)
  }
  const labels: Partial<Record<ListingKey, (value: string) => string>> = {
    from: (value) => rangeWords({ from: value, to: search.to ?? value }, locale),
    to: (value) => formatDate(value, locale),
    travellers: (value) => {
      const travellers = c('travellers', { count: Number(value) })
      const { children = 0, ages = [] } = parseChildren(search.ages ?? '') ?? {}
      // So they are priced, also where an address has been written by hand.
      if (children === 0) return search.children === '1' ? travellers : t('adults', { count: Number(value) })
      if (ages.length === 0) return t('travellersWithChildren', { travellers, count: children })
      return t('travellersOfAges', { travellers, count: ages.length, ages: agesWords(ages) })
    },
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
    guideLanguage: (value) => languageName(value, locale),
    freeCancellation: () => t('freeCancellation'),
    pickup: () => t('pickup'),
    children: () => t('children'),
    isPrivate: () => t('isPrivate'),
    city: (value) => facets.cities.find((city) => city.slug === value)?.name ?? value,
    category: (value) => facets.categories.find((category) => category.slug === value)?.name ?? value,
  }
  return (key, value = search[key] ?? '') => {
    const values = severalKeys.includes(key) ? valuesOf(value) : [value]
    return listOf(
      values.map((one) => labels[key]?.(one) ?? one),
      locale,
    )
  }
}
