import { useHydrated } from '@tanstack/react-router'
import { Map as MapIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { mapsLink } from '#domain/maps-link.ts'
import { useDistanceWords } from '#web/features/catalogue/use-distance-words.ts'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { MapFailed } from '#web/ui/map-failed.tsx'
import { useOnDemand } from '#web/ui/use-on-demand.ts'

const loadMap = async () => (await import('./meeting-map.tsx')).MeetingMap

/**
 * The meeting point and a button for the map: tiles of third parties load only on request. Without a tile server there
 * is no map, because coasts without streets do not show the way. The distances from landmarks and the link to a map
 * application remain.
 */
export function MeetingPlace({ product: { meetingPoint: point } }: { product: ProductView }) {
  const t = useTranslations('activity')
  const m = useTranslations('catalogue.map')
  const distanceOf = useDistanceWords()
  const { maps } = useSiteContext().site
  const isHydrated = useHydrated()
  const { state, ask, fail } = useOnDemand(loadMap)
  return (
    <div className="grid gap-4">
      {state.status === 'failed' && <MapFailed onRetry={ask} />}
      <div className="grid overflow-hidden rounded-card border border-line bg-surface">
        {state.status === 'ready' && maps !== null && <state.part point={point} source={maps} onFail={fail} />}
        <div className="p-card">
          <p className="font-semibold">{point.name}</p>
          <p className="mt-1 text-ink-soft">{point.address}</p>
          {point.near.length > 0 && (
            <ul className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-soft">
              {point.near.map(({ name, km }) => (
                <li key={name}>{m('fromPlace', { distance: distanceOf(km), name })}</li>
              ))}
            </ul>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            {isHydrated && maps !== null && (state.status === 'idle' || state.status === 'loading') && (
              <Button kind="outlined" onClick={ask} isLoading={state.status === 'loading'}>
                <MapIcon aria-hidden className="size-5" strokeWidth={1.75} />
                {t('showMap')}
              </Button>
            )}
            {/* Opens the map application on phones that have it, otherwise its website. */}
            <a
              href={mapsLink({ pickup: null, meetingPoint: point })}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass('outlined')}
            >
              {t('openMap')}
            </a>
          </div>
        </div>
      </div>
    </div>
  )
}
