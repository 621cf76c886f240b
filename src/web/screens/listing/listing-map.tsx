import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { MapPoint } from '#web/features/catalogue/calls.ts'
import { projectResults } from '#web/features/catalogue/project-results.ts'
import { SvgMap } from '#web/features/catalogue/svg-map.tsx'
import { MapPointRow } from '#web/features/catalogue/map-point-row.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { MapFailed } from '#web/ui/map-failed.tsx'
import { useOnDemand } from '#web/ui/use-on-demand.ts'

/**
 * The results on a map beside their list. The drawn map is the initial state, and stays without script, tiles or
 * connection.
 */
export function ListingMap({ points, total }: { points: MapPoint[]; total: number }) {
  const t = useTranslations('catalogue.map')
  const { maps } = useSiteContext().site
  const { state, ask, fail } = useOnDemand(
    async () => (await import('#web/features/catalogue/results-map.tsx')).ResultsMap,
  )
  // Choosing the map view is the request to load tiles.
  useEffect(() => {
    if (maps && state.status === 'idle') ask()
  })
  const chart = projectResults(points)
  const isMoving = state.status === 'ready' && maps !== null
  return (
    <div className="mt-6 grid grid-cols-1 gap-4">
      {state.status === 'failed' && <MapFailed onRetry={ask} />}
      {points.length < total && <p className="text-ink-soft">{t('partly', { shown: points.length, total })}</p>}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_min(20rem,40%)]">
        <div className="aspect-square overflow-hidden rounded-card border border-line xl:sticky xl:top-(--below-head)">
          {isMoving ? <state.part points={points} source={maps} onFail={fail} /> : <SvgMap chart={chart} />}
        </div>
        <ol aria-label={t('results')} className="grid grid-cols-1 gap-1">
          {chart.groups.map(({ number, points: near }) =>
            near.map((point, index) => (
              <li
                key={point.id}
                id={index === 0 ? `on-map-${number}` : undefined}
                tabIndex={index === 0 ? -1 : undefined}
                className="scroll-mt-(--below-head) rounded-card target:bg-primary/10"
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
