import { divIcon, marker, type Map as TiledMap } from 'leaflet'
import { useCallback } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { distanceKm, type Position } from '#domain/distance-km.ts'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { showLandmarks, type Landmark } from '#web/ui/show-landmarks.ts'
import { TileMap, type MapSource } from '#web/ui/tile-map.tsx'

interface MeetingMapProps {
  point: ProductView['meetingPoint']
  landmarks: ProductView['landmarks']
  source: MapSource | null
  onFail: () => void
}

const MARK = `<svg viewBox="0 0 44 52" width="44" height="52" aria-hidden="true">
  <path d="M22 51C14 39 4 33 4 20 4 11 13 6 22 1c9 5 18 10 18 19 0 13-10 19-18 31Z" fill="currentColor" stroke="#fff" stroke-width="2"/>
  <path d="m22 11 2.8 6.2L31 20l-6.2 2.8L22 29l-2.8-6.2L13 20l6.2-2.8Z" fill="#fff"/></svg>`

const POPUP_PX = 230
const POPUP_MARGIN_PX = 34
/** The popup stays beside the scale and the zoom buttons. */
const PADDING = { start: 8, end: 64, top: 36 }
const MAX_LANDMARKS = 3
const MAX_LANDMARK_KM = 15

function nearestOf(landmarks: readonly Landmark[], point: Position): Position[] {
  return landmarks
    .flatMap(({ kind, points }) => (kind === 'place' ? points : []))
    .map((place) => ({ place, km: distanceKm(place, point) }))
    .filter(({ km }) => km <= MAX_LANDMARK_KM)
    .sort((one, other) => one.km - other.km)
    .slice(0, MAX_LANDMARKS)
    .map(({ place }) => place)
}

/** The meeting point on an interactive map, which gets focus when it opens. */
export function MeetingMap({ point, landmarks, source, onFail }: MeetingMapProps) {
  const t = useTranslations('activity')
  const locale = useLocale()
  const { name, address, lat, lng } = point
  const draw = useCallback(
    (map: TiledMap) => {
      const icon = divIcon({
        className: 'map-mark',
        html: MARK,
        iconSize: [44, 52],
        iconAnchor: [22, 51],
        popupAnchor: [0, -46],
      })
      const mark = marker([lat, lng], { icon }).addTo(map)
      const [atStart, atEnd] = [PADDING.start, PADDING.end]
      const isRtl = locale === 'ar'
      mark
        .bindPopup(popupOf(name, address), {
          closeButton: false,
          maxWidth: Math.min(POPUP_PX, map.getSize().x - atStart - atEnd - POPUP_MARGIN_PX),
          autoPanPaddingTopLeft: [isRtl ? atEnd : atStart, PADDING.top],
          autoPanPaddingBottomRight: [isRtl ? atStart : atEnd, PADDING.start],
        })
        .openPopup()
      const element = mark.getElement()
      element?.setAttribute('aria-label', name)
      // Leaflet handles Enter only; buttons also react to the space bar.
      element?.addEventListener('keydown', (event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        mark.togglePopup()
      })
      map.getContainer().focus({ preventScroll: true })
      const removeLandmarks = source === null ? showLandmarks(map, landmarks) : () => {}
      return () => {
        removeLandmarks()
        mark.remove()
      }
    },
    [name, address, lat, lng, landmarks, locale, source],
  )
  // A view without any landmark would be empty inland.
  const around = source === null ? nearestOf(landmarks, point) : []
  return (
    <TileMap
      source={source}
      label={t('mapOf', { name })}
      places={[point, ...around]}
      draw={draw}
      onFail={onFail}
      className="h-80 border-b border-line sm:h-96"
    />
  )
}

function popupOf(name: string, address: string): HTMLElement {
  const box = document.createElement('div')
  const lines = [name, address].map((text) => {
    const line = document.createElement('div')
    line.dir = 'auto'
    line.textContent = text
    return line
  })
  lines[0]?.classList.add('font-semibold')
  box.append(...lines)
  return box
}
