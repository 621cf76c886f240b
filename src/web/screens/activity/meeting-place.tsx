import { useHydrated } from '@tanstack/react-router'
import { Clock, Footprints, Map as MapIcon, MapPin, Navigation, UserRound, type LucideIcon } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { appleMapsLink, directionsLink, geoLink } from '#domain/maps-link.ts'
import { walkingMinutes } from '#domain/walking-minutes.ts'
import { useDistanceWords } from '#web/features/catalogue/use-distance-words.ts'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { CopyAddress, DriverAddress } from '#web/ui/copy-address.tsx'
import { MapFailed } from '#web/ui/map-failed.tsx'
import { useOnDemand } from '#web/ui/use-on-demand.ts'

const loadMap = async () => (await import('./meeting-map.tsx')).MeetingMap

/**
 * The meeting point, how to find it and the guide, and a button for the map: tiles of third parties load only on
 * request. Without a tile server there is no map, because coasts without streets do not show the way.
 */
export function MeetingPlace({ product: { meetingPoint: point } }: { product: ProductView }) {
  const t = useTranslations('activity')
  const { maps } = useSiteContext().site
  const isHydrated = useHydrated()
  const { state, ask, fail } = useOnDemand(loadMap)
  const hasFacts = point.guide !== null || point.minutesBefore !== null || point.near.length > 0
  return (
    <div className="grid gap-4">
      {state.status === 'failed' && <MapFailed onRetry={ask} />}
      <div className="grid overflow-hidden rounded-card border border-line bg-surface">
        {state.status === 'ready' && maps !== null && <state.part point={point} source={maps} onFail={fail} />}
        <div className={`grid gap-x-8 gap-y-5 p-card ${hasFacts ? 'md:grid-cols-2' : ''}`}>
          <Address point={point} />
          {hasFacts && <Facts point={point} />}
        </div>
        <div className="flex flex-wrap gap-3 border-t border-line p-card pt-4">
          {isHydrated && maps !== null && (state.status === 'idle' || state.status === 'loading') && (
            <Button kind="outlined" onClick={ask} isLoading={state.status === 'loading'}>
              <MapIcon aria-hidden className="size-5" strokeWidth={1.75} />
              {t('showMap')}
            </Button>
          )}
          <Directions point={point} />
        </div>
      </div>
    </div>
  )
}

type Point = ProductView['meetingPoint']

function Address({ point }: { point: Point }) {
  const address = useRef<HTMLDivElement>(null)
  return (
    <div className="flex gap-3">
      <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" strokeWidth={1.75} />
      <div className="min-w-0">
        <div ref={address}>
          <p className="font-semibold">{point.name}</p>
          <p className="mt-1 text-ink-soft">{point.address}</p>
          <DriverAddress text={point.forDrivers} />
        </div>
        <CopyAddress point={point} source={address} />
      </div>
    </div>
  )
}

/** When to be there, whom to look for, and what is near. */
function Facts({ point: { guide, minutesBefore, near } }: { point: Point }) {
  const t = useTranslations('common.meeting')
  const m = useTranslations('catalogue.map')
  const distanceOf = useDistanceWords()
  const walkOf = (km: number) => {
    const minutes = walkingMinutes(km)
    if (minutes === null) return null
    const { from, to } = minutes
    return from === to ? t('walk', { count: to }) : t('walkRange', { from, count: to })
  }
  return (
    <ul className="grid content-start gap-3">
      {minutesBefore !== null && <Fact icon={Clock}>{t('before', { count: minutesBefore })}</Fact>}
      {guide !== null && <Fact icon={UserRound}>{guide}</Fact>}
      {near.length > 0 && (
        <Fact icon={Footprints}>
          {near.map(({ name, km }) => (
            <span key={name} className="block not-first:mt-2">
              {m('fromPlace', { distance: distanceOf(km), name })}
              <span className="block text-sm text-ink-soft">{walkOf(km)}</span>
            </span>
          ))}
        </Fact>
      )}
    </ul>
  )
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" strokeWidth={1.75} />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

/** Links to map applications; they open the application on devices that have it, otherwise its website. */
function Directions({ point }: { point: Point }) {
  const t = useTranslations('common.meeting')
  const isAndroid = useHydrated() && navigator.userAgent.includes('Android')
  const other = isAndroid
    ? ({ app: 'otherMaps', href: geoLink(point) } as const)
    : ({ app: 'appleMaps', href: appleMapsLink(point) } as const)
  return (
    <>
      <a
        href={directionsLink({ pickup: null, meetingPoint: point, cityName: '' })}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('outlined')}
      >
        <Navigation aria-hidden className="size-5" strokeWidth={1.75} />
        {t('directions')}
      </a>
      <a
        href={other.href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('openIn', { app: t(other.app) })}
        className={buttonClass('third')}
      >
        {t(other.app)}
      </a>
    </>
  )
}
