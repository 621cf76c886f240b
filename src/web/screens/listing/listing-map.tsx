import { List } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { MapPoint } from '#web/features/catalogue/calls.ts'
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

interface ListingMapProps {
  points: MapPoint[]
  total: number
  path: string
  search: ListingSearch
}

/**
 * The results on a map beside their list; on phones the map fills the window. The drawn map is the initial state, and
 * stays without script or connection.
 */
export function ListingMap({ points, total, path, search }: ListingMapProps) {
  const t = useTranslations('catalogue.map')
  const { maps } = useSiteContext().site
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
  const { view: _view, page: _page, ...list } = search
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      {state.status === 'failed' && <MapFailed onRetry={ask} />}
      {points.length < total && <p className="text-ink-soft">{t('partly', { shown: points.length, total })}</p>}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_min(20rem,40%)]">
        <div
          ref={box}
          className={`overflow-hidden border-line lg:sticky lg:top-(--below-head) lg:h-[calc(100dvh-var(--below-head)-1.5rem)] lg:max-h-192 lg:rounded-card lg:border ${isMoving ? 'max-lg:-mx-4 max-lg:max-w-none max-lg:-mt-4 max-lg:h-[calc(100dvh-var(--below-head)-var(--foot)-2.75rem)] max-lg:min-h-96 sm:max-lg:-mx-6' : 'max-lg:aspect-square max-lg:rounded-card max-lg:border'}`}
        >
          {isMoving ? (
            <state.part
              points={points}
              source={maps}
              onFail={fail}
              lit={lit}
              onLight={setLit}
              pill={
                <PageLink
                  path={path}
                  search={list}
                  resetScroll={false}
                  className={`${buttonClass('primary')} rounded-full! shadow-float`}
                >
                  <List aria-hidden className="flip size-5" strokeWidth={1.75} />
                  {t('list')}
                </PageLink>
              }
            />
          ) : (
            <SvgMap chart={chart} />
          )}
        </div>
        <ol aria-label={t('results')} className={`grid grid-cols-1 gap-1 ${isMoving ? 'max-lg:hidden' : ''}`}>
          {chart.groups.map(({ number, points: near }) =>
            near.map((point, index) => (
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
            )),
          )}
        </ol>
      </div>
    </div>
  )
}
