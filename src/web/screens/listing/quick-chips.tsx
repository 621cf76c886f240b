import { CalendarRange } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '#domain/money.ts'
import { exponentOf } from '#domain/currency.ts'
import { weekendAhead } from '#domain/weekend.ts'
import type { ListingView } from '#web/features/catalogue/calls.ts'
import { hasValue, type ListingSearch } from '#web/features/catalogue/listing-search.ts'
import { FilterLink } from '#web/features/catalogue/filter-link.tsx'
import { useRegion } from '#web/lib/use-region.ts'
import { partyOfAddress, useTrip } from '#web/lib/trip.ts'
import { shortRangeWords } from '#web/ui/range-words.ts'
import { has, hasDates, toggled } from './chip-filters.ts'

const MAX_PLACES = 6

interface QuickChipsProps {
  path: string
  search: ListingSearch
  listing: ListingView
  currency: string
  hides: readonly ('city' | 'category')[]
}

/** The most used filters in a row under the title, as links, so that they work without script. */
export function QuickChips({ path, search, listing, currency, hides }: QuickChipsProps) {
  const t = useTranslations('catalogue')
  const c = useTranslations('common')
  const locale = useLocale()
  const { facets, today } = listing
  const { isNext, ...weekend } = weekendAhead(today, useRegion())
  const low = facets.prices && niceAmount(facets.prices.low)
  const price = low && formatMoney({ amountMinor: low * 10 ** exponentOf(currency), currency }, locale)
  // A category of one activity is that activity.
  const isChosen = (slug: string) => hasValue(search, 'category', slug)
  const places = hides.includes('category')
    ? []
    : facets.categories.filter(({ slug, count }) => count > 1 || isChosen(slug))
  const { range, party } = useTrip()
  const people = party ? party.adults + party.children : 0
  // Also beside the day of a suggestion: the way back to the visitor's own dates.
  const hasOpenDates = range !== null && (search.from !== range.from || (search.to ?? search.from) !== range.to)
  const hasOpenParty = party !== null && people > 0 && search.travellers === undefined
  const chips = [
    ...(hasOpenDates || hasOpenParty
      ? [
          {
            key: 'trip',
            label: [
              ...(hasOpenDates ? [t('yourDates', { dates: shortRangeWords(range, locale) })] : []),
              ...(hasOpenParty ? [c('travellers', { count: people })] : []),
            ].join(' · '),
            adds: { ...(hasOpenDates && range), ...(hasOpenParty && partyOfAddress(party)) },
            isOffered: true,
          },
        ]
      : []),
    {
      key: 'children',
      label: t('filters.children'),
      adds: { children: '1' },
      // Where the children's ages are known, what accepts them is listed already.
      isOffered: facets.children !== 0 && (search.ages === undefined || search.children !== undefined),
    },
    {
      key: 'weekend',
      label: c(isNext ? 'availableNextWeekend' : 'availableThisWeekend'),
      adds: { ...weekend },
      // Beside other dates it would replace them.
      isOffered: !hasDates(search),
    },
    ...(low && price !== null && low < (facets.prices?.most ?? 0)
      ? [
          {
            key: 'price',
            label: t('filters.atMost', { amount: price }),
            adds: { priceMax: String(low) },
            isOffered: true,
          },
        ]
      : []),
    { key: 'pickup', label: t('filters.pickup'), adds: { pickup: '1' }, isOffered: facets.pickup > 0 },
    ...places.slice(0, MAX_PLACES).map(({ slug, name, count }) => ({
      key: slug,
      label: name,
      count,
      adds: { category: slug },
      isOffered: places.length > 1 || isChosen(slug),
    })),
  ].map((chip) => ({ ...chip, isActive: has(search, chip.adds) }))
  return (
    // One row that scrolls: a second one would push the results down, and where chips wrap depends on the font. Beside
    // a mouse the scroll bar is visible; focus scrolls a chip into view.
    <nav
      aria-label={t('quick')}
      className="-mx-4 scroll-px-6 overflow-x-auto px-4 [mask-image:linear-gradient(to_right,transparent,black_1rem,black_calc(100%-1rem),transparent)] [scrollbar-color:var(--line-strong)_transparent] [scrollbar-width:none] sm:-mx-6 sm:px-6 pointer-fine:[scrollbar-width:thin]"
    >
      <ul className="flex w-max gap-2 py-1">
        {chips
          .filter((chip) => chip.isOffered || chip.isActive)
          .map((chip) => (
            <li key={chip.key}>
              <FilterLink
                path={path}
                search={search}
                change={(now) => toggled(now, chip.adds)}
                aria-current={chip.isActive ? 'true' : undefined}
                className={`inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-sm whitespace-nowrap ${chip.isActive ? 'border-primary bg-primary text-on-primary' : chip.key === 'trip' ? 'border-primary bg-primary/8 font-medium text-primary hover:bg-primary/15' : 'border-line-strong bg-surface hover:border-primary hover:text-primary'}`}
              >
                {chip.key === 'trip' && <CalendarRange aria-hidden className="size-4" strokeWidth={1.75} />}
                {chip.label}
                {'count' in chip && <bdi className={chip.isActive ? '' : 'text-ink-soft'}>{chip.count}</bdi>}
              </FilterLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** The next of 1, 1.5, 2, 3, 4, 5 and 7.5 times a power of ten, at least 10. */
function niceAmount(value: number): number {
  const power = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(value, 1))))
  return Math.round(([1, 1.5, 2, 3, 4, 5, 7.5, 10].find((times) => times * power >= value) ?? 10) * power)
}
