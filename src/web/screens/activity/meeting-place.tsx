import { useHydrated } from '@tanstack/react-router'
import { Map as MapIcon, MapPin } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { MapFailed } from '#web/ui/map-failed.tsx'
import { useOnDemand } from '#web/ui/use-on-demand.ts'

/** The meeting point with its coordinates and a button for the map. Tiles of third parties load only on request. */
export function MeetingPlace({ point }: { point: ProductView['meetingPoint'] }) {
  const t = useTranslations('activity')
  const { maps } = useSiteContext().site
  const isHydrated = useHydrated()
  const { state, ask, fail } = useOnDemand(async () => (await import('./meeting-map.tsx')).MeetingMap)
  const isShown = state.status === 'ready'
  return (
    <div className="grid gap-4">
      {state.status === 'failed' && <MapFailed onRetry={ask} />}
      <div
        className={`grid overflow-hidden rounded-card border border-line bg-surface ${isShown ? '' : 'sm:grid-cols-[min(11rem,40%)_minmax(0,1fr)]'}`}
      >
        {isShown && maps ? <state.part point={point} source={maps} onFail={fail} /> : <DrawnPlace />}
        <div className="p-card">
          <p className="font-semibold">{point.name}</p>
          <p className="mt-1 text-ink-soft">{point.address}</p>
          <p className="mt-1 text-sm text-ink-soft">
            <bdi dir="ltr">{`${point.lat.toFixed(4)}, ${point.lng.toFixed(4)}`}</bdi>
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            {maps && isHydrated && (state.status === 'idle' || state.status === 'loading') && (
              <Button onClick={ask} isLoading={state.status === 'loading'}>
                <MapIcon aria-hidden className="size-5" strokeWidth={1.75} />
                {t('showMap')}
              </Button>
            )}
            {/* Opens the map application on phones that have it, otherwise its website. */}
            <a
              href={`https://www.google.com/maps/search/?api=1&query=${point.lat},${point.lng}`}
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

function DrawnPlace() {
  return (
    <div aria-hidden className="relative grid min-h-32 place-items-center bg-primary/10">
      <svg
        viewBox="0 0 176 132"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full text-primary/30"
        fill="none"
        stroke="currentColor"
      >
        <path
          d="M-10 96C30 70 52 104 92 84s60-52 100-40M-10 40c30-8 46 14 78 6s54-46 120-40M40-10c-4 40 22 60 12 150M120-10c10 50-16 90-6 150"
          strokeWidth="5"
        />
        <path d="M-10 66c50-10 90 6 200-6M84-10v150M10 140C30 100 6 40 24-10" strokeWidth="2" />
      </svg>
      <MapPin className="relative size-11 fill-surface text-clay" strokeWidth={1.75} />
    </div>
  )
}
