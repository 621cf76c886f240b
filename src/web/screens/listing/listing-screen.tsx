import { X } from 'lucide-react'
import { lazy, Suspense, useMemo, useRef, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { ListingView, ListingMapView } from '#web/features/catalogue/calls.ts'
import { activeKeys, hasFilters, withoutFilters } from '#web/features/catalogue/active-keys.ts'
import { FilterLink } from '#web/features/catalogue/filter-link.tsx'
import { ListingFilters } from '#web/features/catalogue/listing-filters.tsx'
import { ListingContext } from '#web/features/catalogue/listing-context.ts'
import type { ListingSearch } from '#web/features/catalogue/listing-search.ts'
import { ProductCards } from '#web/features/catalogue/product-cards.tsx'
import { useChangeListing, type ListingChange } from '#web/features/catalogue/use-change-listing.ts'
import { SaveButton } from '#web/features/wishlist/save-button.tsx'
import { afterPaint } from '#web/lib/after-paint.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { usePanelScroll } from '#web/lib/use-panel-scroll.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { closeBehindFocus } from '#web/ui/close-behind-focus.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { Placeholder } from '#web/ui/placeholder.tsx'
import { ListingBar } from './listing-bar.tsx'
import { QuickChips } from './quick-chips.tsx'
import { useFilterSteps } from './use-filter-steps.ts'
import { useTripOfListing } from './use-trip-of-listing.ts'

// The page of the map view has the drawn map, for which nothing is loaded; browsers load its script only in this view.
const ListingMap = import.meta.env.SSR
  ? (await import('./listing-map.tsx')).ListingMap
  : lazy(async () => ({ default: (await import('./listing-map.tsx')).ListingMap }))

// What most listings do not need.
const onServer = import.meta.env.SSR ? await import('./listing-rest.tsx') : null
const load = () => import('./listing-rest.tsx')
const AddAgesOfListing = onServer?.AddAgesOfListing ?? lazy(async () => ({ default: (await load()).AddAgesOfListing }))
const ActiveFilters = onServer?.ActiveFilters ?? lazy(async () => ({ default: (await load()).ActiveFilters }))
const BeyondEnd = onServer?.BeyondEnd ?? lazy(async () => ({ default: (await load()).BeyondEnd }))
const EmptyListing = onServer?.EmptyListing ?? lazy(async () => ({ default: (await load()).EmptyListing }))
const MoreChoices = onServer?.MoreChoices ?? lazy(async () => ({ default: (await load()).MoreChoices }))
const MorePlaces = onServer?.MorePlaces ?? lazy(async () => ({ default: (await load()).MorePlaces }))
const Nearby = onServer?.Nearby ?? lazy(async () => ({ default: (await load()).Nearby }))

interface ListingScreenProps {
  /** Title and picture above the cards. */
  head: ReactNode
  path: string
  search: ListingSearch
  listing: ListingView
  /** All results, in the map view. */
  map: ListingMapView | null
  /** Below the list; the map has the window to itself. */
  foot?: ReactNode
  hides?: readonly ('city' | 'category')[]
  emptyTitle?: string
  /** A search: sorted by relevance by default. */
  isSearch?: boolean
  /** What was searched for. */
  text?: string
}

/** The filters beside the cards, which scroll with the page. */
const BESIDE_LIST =
  'lg:sticky lg:noscript:static! lg:inset-x-auto lg:top-(--below-head) lg:bottom-auto lg:block lg:max-h-none lg:scroll-mt-(--below-head) lg:overflow-visible lg:rounded-none lg:bg-transparent lg:p-0 lg:shadow-none'
/** Beside a map and its list there is no room for them: they open over it. */
const DRAWER = 'lg:inset-y-0 lg:start-0 lg:end-auto lg:h-dvh lg:max-h-none lg:w-96 lg:rounded-none'

/** Cards with filters. City, category, search and the whole listing share it. */
export function ListingScreen({
  head,
  foot,
  path,
  search,
  listing,
  map,
  hides = [],
  emptyTitle,
  isSearch = false,
  text,
}: ListingScreenProps) {
  const t = useTranslations('catalogue')
  const c = useTranslations('common')
  const locale = useLocale()
  const navigate = useChangeListing(path)
  const { visitor } = useSiteContext()
  const sheet = useRef<HTMLElement>(null)
  const aboveSheet = useRef<HTMLDivElement>(null)
  usePanelScroll(aboveSheet, sheet)
  const isSameStep = useFilterSteps(sheet)
  const change = (part: ListingChange) => {
    const replace = isSameStep()
    afterPaint(() => navigate(part, replace))
  }
  useTripOfListing(path, search)

  const { from, to, travellers, ages } = search
  const hasChildren = (search.children ?? search.ages) !== undefined
  const isOneCity = hides.includes('city')
  const isMap = map !== null
  const hasChips = activeKeys(search).length > 0
  const context = useMemo(
    () => ({
      dates: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) },
      party: { ...(travellers === undefined ? {} : { travellers }), ...(ages === undefined ? {} : { ages }) },
      isOneCity,
      hasChildren,
      isMap,
      isNarrowed: hasChips,
    }),
    [from, to, travellers, ages, isOneCity, hasChildren, isMap, hasChips],
  )

  const mapName = isOneCity ? (map?.points[0]?.cityName ?? '') : (text ?? '')
  const aboveMap = isSearch
    ? `[--above-map:14.25rem] ${hasChips ? 'lg:[--above-map:17.25rem]' : ''}`
    : `[--above-map:12rem] ${hasChips ? 'lg:[--above-map:15rem]' : ''}`
  const isBeyondEnd = map === null && listing.total > 0 && listing.page > listing.pageCount

  return (
    <ListingContext value={context}>
      {head}
      {/* Past the chips and, on wide windows, the filters. */}
      <a
        href="#results"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:rounded-field focus:bg-surface focus:p-3"
      >
        {t('skipToResults')}
      </a>
      <div className={`mx-auto mt-1 max-w-7xl px-4 sm:mt-2 sm:px-6 lg:mt-3 ${isMap ? 'hidden' : ''}`}>
        <QuickChips path={path} search={search} listing={listing} currency={visitor.currency} hides={hides} />
      </div>
      <div
        className={`mx-auto mt-1 grid grid-cols-1 px-4 sm:px-6 items-start ${isMap ? `pb-4 lg:mt-2 ${aboveMap}` : 'max-w-7xl gap-10 pb-20 lg:mt-3 lg:gap-7 lg:grid-cols-[min(16.75rem,40%)_minmax(0,1fr)]'}`}
      >
        <div className={isMap ? 'contents' : 'contents lg:block lg:self-stretch'}>
          <div ref={aboveSheet} aria-hidden className={isMap ? 'hidden' : 'max-lg:hidden'} />
          <aside
            ref={sheet}
            id="filters"
            popover="auto"
            aria-label={t('filters.title')}
            onBlur={closeBehindFocus}
            className={`fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-full overflow-auto rounded-t-card border-line bg-surface p-card text-ink shadow-float backdrop:bg-black/50 ${isMap ? DRAWER : BESIDE_LIST}`}
          >
            <div className="mb-4 flex items-center justify-between max-lg:sticky max-lg:-top-5 max-lg:z-10 max-lg:-mx-5 max-lg:-mt-5 max-lg:border-b max-lg:border-line max-lg:bg-surface max-lg:px-5 max-lg:py-2 lg:mb-2">
              <h2 className="text-xl font-semibold">{t('filters.title')}</h2>
              <button
                type="button"
                popoverTarget="filters"
                popoverTargetAction="hide"
                className={`${buttonClass('icon')} ${isMap ? '' : 'lg:hidden'}`}
                aria-label={c('close')}
              >
                <X aria-hidden className="size-5" strokeWidth={1.75} />
              </button>
            </div>
            <ListingFilters
              search={search}
              listing={listing}
              currency={visitor.currency}
              locale={locale}
              hides={hides}
              onChange={change}
            />
            <div
              className={`sticky -bottom-5 -mx-5 mt-4 -mb-5 flex items-center gap-3 border-t border-line bg-surface p-4 ${isMap ? '' : 'lg:hidden'}`}
            >
              {hasFilters(search) && (
                <FilterLink
                  path={path}
                  search={search}
                  change={withoutFilters}
                  replace
                  className={buttonClass('third')}
                >
                  {t('filters.clear')}
                </FilterLink>
              )}
              <button
                type="button"
                popoverTarget="filters"
                popoverTargetAction="hide"
                className={`${buttonClass('primary')} min-w-0 flex-1`}
              >
                {t('showResults', { count: listing.total })}
              </button>
            </div>
          </aside>
        </div>
        <div
          id="results"
          tabIndex={-1}
          className="min-w-0 scroll-mt-(--below-head) outline-none"
          data-needs-script={isMap || undefined}
        >
          <ListingBar path={path} search={search} total={listing.total} isSearch={isSearch} onChange={change} />
          {/* Without results they are in the panel, with what each would give. */}
          {listing.total > 0 && hasChips && (
            <Suspense fallback={<div className="mt-3 h-9" />}>
              <div className="sm:flex sm:flex-wrap sm:items-center sm:gap-x-4">
                <ActiveFilters path={path} search={search} facets={listing.facets} currency={visitor.currency} />
                <AddAgesOfListing path={path} search={search} cards={listing.cards} points={map?.points} />
              </div>
            </Suspense>
          )}
          {isBeyondEnd ? (
            <Suspense>
              <BeyondEnd path={path} search={search} pageCount={listing.pageCount} />
            </Suspense>
          ) : (map?.points ?? listing.cards).length === 0 ? (
            <Suspense fallback={<Placeholder className="mt-6 h-96" text={c('loading')} />}>
              <EmptyListing title={emptyTitle ?? t('noneHere')} path={path} search={search} listing={listing} />
            </Suspense>
          ) : map !== null ? (
            <Suspense fallback={<Placeholder className="mt-4 h-96" text={c('loading')} />}>
              <ListingMap map={map} total={listing.total} path={path} name={mapName} search={search} />
            </Suspense>
          ) : (
            <div className="mt-4 sm:mt-6">
              <ProductCards
                cards={listing.cards}
                place="list"
                isFirst
                corner={(card) => <SaveButton productId={card.id} title={card.title} />}
              />
            </div>
          )}
          {listing.total > 0 && map === null && listing.without.length + listing.otherDays.length > 0 && (
            <Suspense>
              <MoreChoices path={path} search={search} listing={listing} />
            </Suspense>
          )}
          <Suspense>
            {isSearch && <MorePlaces listing={listing} />}
            {listing.nearby && map === null && <Nearby nearby={listing.nearby} cityName={listing.city?.name ?? ''} />}
          </Suspense>
          <div className={isMap ? '' : 'mt-12'}>
            <Pagination
              page={isBeyondEnd ? listing.pageCount + 1 : listing.page}
              pageCount={map === null ? listing.pageCount : 1}
              link={(page, content, look, label) => (
                <PageLink
                  key={label}
                  path={path}
                  search={{ ...search, page: page === 1 ? undefined : String(page) }}
                  className={look}
                  aria-label={label}
                >
                  {content}
                </PageLink>
              )}
            />
          </div>
        </div>
      </div>
      {!isMap && foot}
    </ListingContext>
  )
}
