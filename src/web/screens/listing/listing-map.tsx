import { List } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ListingMapView } from '#web/features/catalogue/calls.ts'
import type { ListingSearch } from '#web/features/catalogue/listing-search.ts'
import { MapPointRow } from '#web/features/catalogue/map-point-row.tsx'
import { projectResults } from '#web/features/catalogue/project-results.ts'
import { SvgMap } from '#web/features/catalogue/svg-map.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { MapFailed } from '#web/ui/map-failed.tsx'
import { useOnDemand } from '#web/ui/use-on-demand.ts'

const loadMap = async () => (await import('#web/features/catalogue/results-map.tsx')).ResultsMap

/** The button of the list and the number of results on phones. Their touch targets are larger. */
const PILL =
  'relative min-h-9! rounded-full! px-3.5! max-[22rem]:px-2.5! text-sm font-semibold whitespace-nowrap shadow-float before:absolute before:-inset-1'

interface ListingMapProps {
  map: ListingMapView
  total: number
  path: string
  /** What the results are of, a city or a search: on phones the heading is not visible. */
  name: string
  search: ListingSearch
}

/**
 * The results on a map beside their list; on phones the map fills the window. The drawn map is the initial state, and
 * stays without script or connection.
 */
export function ListingMap({ map: { points }, total, path, name, search }: ListingMapProps) {
  const t = useTranslations('catalogue.map')
  const c = useTranslations('catalogue')
  const { maps } = useSiteContext().site
  /** Null: all of them. */
  const [inView, setInView] = useState<ReadonlySet<number> | null>(null)
  const [fit, setFit] = useState(0)
  const list = useRef<HTMLOListElement>(null)
  const onView = useCallback(
    (ids: number[]) => setInView(ids.length === points.length ? null : new Set(ids)),
    [points.length],
  )
  const [lit, setLit] = useState<number | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const { state, ask, fail } = useOnDemand(loadMap)
  // Choosing the map view is the request to load it.
  useEffect(() => {
    if (state.status === 'idle') ask()
  })
  const isMoving = state.status === 'ready'
  useEffect(() => {
    if (isMoving && matchMedia('(max-width: 1023px)').matches) box.current?.scrollIntoView({ block: 'end' })
  }, [isMoving])
  const chart = projectResults(points)
  const { view: _view, page: _page, ...ofList } = search
  return (
    <div className="mt-4 grid grid-cols-1 gap-4 lg:mt-2">
      {state.status === 'failed' && <MapFailed onRetry={ask} />}
      {points.length < total && <p className="text-ink-soft">{t('partly', { shown: points.length, total })}</p>}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_min(22rem,40%)]">
        <div
          ref={box}
          className={`overflow-hidden border-line lg:sticky lg:top-(--below-head) lg:h-[calc(100dvh-var(--above-map))] lg:min-h-96 lg:rounded-card lg:border ${isMoving ? 'max-lg:-mx-4 max-lg:max-w-none max-lg:-mt-4 max-lg:h-[calc(100dvh-var(--below-head)-var(--foot)-2.75rem)] max-lg:min-h-96 sm:max-lg:-mx-6' : 'max-lg:aspect-square max-lg:rounded-card max-lg:border'}`}
        >
          {isMoving ? (
            <state.part
              points={points}
              source={maps}
              onFail={fail}
              lit={lit}
              onLight={setLit}
              onView={onView}
              fit={fit}
              pill={
                <>
                  <PageLink
                    path={path}
                    search={ofList}
                    resetScroll={false}
                    className={`${buttonClass('primary')} ${PILL}`}
                  >
                    <List aria-hidden className="flip size-4 max-[22rem]:hidden" strokeWidth={1.75} />
                    {t('list')}
                  </PageLink>
                  {inView === null ? (
                    <p className={`${PILL} flex min-w-0 items-center gap-1 border border-line bg-surface`}>
                      {named(name, c('resultCount', { count: points.length }))}
                    </p>
                  ) : (
                    <button
                      type="button"
                      onClick={() => {
                        setFit(fit + 1)
                        // The button disappears.
                        box.current?.querySelector<HTMLElement>('[role=region]')?.focus({ preventScroll: true })
                      }}
                      className={`${buttonClass('outlined')} ${PILL} min-w-0 gap-1! bg-surface`}
                    >
                      {named(name, t('showRest', { shown: inView.size, total: points.length }))}
                    </button>
                  )}
                </>
              }
            />
          ) : (
            <SvgMap chart={chart} />
          )}
        </div>
        <div className={isMoving ? 'max-lg:hidden' : ''}>
          {/* The line is there before the map: the list does not move when it loads. */}
          <div className="mb-2 flex min-h-11 items-center justify-between gap-x-3 max-lg:hidden">
            <p role="status" className="text-sm text-ink-soft">
              {isMoving &&
                (inView === null
                  ? t('moveToFilter')
                  : inView.size === 0
                    ? t('noneInView')
                    : t('inView', { shown: inView.size, total: points.length }))}
            </p>
            {inView !== null && (
              <button
                type="button"
                onClick={() => {
                  setFit(fit + 1)
                  // The button disappears.
                  list.current?.focus({ preventScroll: true })
                }}
                className={`${buttonClass('third')} shrink-0`}
              >
                {t('showAll')}
              </button>
            )}
          </div>
          <ol ref={list} tabIndex={-1} aria-label={t('results')} className="grid grid-cols-1 gap-1">
            {chart.groups.map(({ number, points: near }) =>
              near.map(
                (point, index) =>
                  (inView === null || inView.has(point.id)) && (
                    <li
                      key={point.id}
                      id={index === 0 ? `on-map-${number}` : undefined}
                      tabIndex={index === 0 ? -1 : undefined}
                      onMouseEnter={() => setLit(point.id)}
                      onMouseLeave={() => setLit(null)}
                      onFocus={() => setLit(point.id)}
                      onBlur={() => setLit(null)}
                      data-lit={lit === point.id || undefined}
                      className="scroll-mt-(--below-head) rounded-card target:bg-primary/10 data-lit:bg-primary/10"
                    >
                      <MapPointRow point={point} number={isMoving ? null : number} />
                    </li>
                  ),
              ),
            )}
          </ol>
        </div>
      </div>
    </div>
  )
}

/** The name is shortened rather than the number. */
const named = (name: string, count: string) => (
  <>
    {name !== '' && (
      <>
        <bdi className="min-w-0 truncate">{name}</bdi> <span aria-hidden>·</span>{' '}
      </>
    )}
    <span className="shrink-0">{count}</span>
  </>
)
