import { divIcon, marker, type Map as TiledMap } from 'leaflet'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { TileMap, type MapSource } from '#web/ui/tile-map.tsx'

interface MeetingMapProps {
  point: ProductView['meetingPoint']
  source: MapSource
  onFail: () => void
}

const MARK = `<svg viewBox="0 0 44 52" width="44" height="52" aria-hidden="true">
  <path d="M22 51C14 39 4 33 4 20 4 11 13 6 22 1c9 5 18 10 18 19 0 13-10 19-18 31Z" fill="currentColor" stroke="#fff" stroke-width="2"/>
  <path d="m22 11 2.8 6.2L31 20l-6.2 2.8L22 29l-2.8-6.2L13 20l6.2-2.8Z" fill="#fff"/></svg>`

/** The meeting point on an interactive map, which gets focus when it opens. Its name and address are below the map. */
export function MeetingMap({ point, source, onFail }: MeetingMapProps) {
  const t = useTranslations('activity')
  const { name, lat, lng } = point
  const draw = useCallback(
    (map: TiledMap) => {
      const icon = divIcon({ className: 'map-mark', html: MARK, iconSize: [44, 52], iconAnchor: [22, 51] })
      const mark = marker([lat, lng], { icon, alt: name, interactive: false, keyboard: false }).addTo(map)
      map.getContainer().focus({ preventScroll: true })
      return () => {
        mark.remove()
      }
    },
    [name, lat, lng],
  )
  return (
    <TileMap
      source={source}
      label={t('mapOf', { name })}
      places={[point]}
      draw={draw}
      onFail={onFail}
      className="h-80 border-b border-line sm:h-96"
    />
  )
}
