import { latLngBounds, map as makeMap, point, tileLayer, type Map as TiledMap } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Position } from '#domain/distance-km.ts'
import { imageUrl } from '#domain/image-url.ts'
import type { Outline } from './show-outline.ts'
import './tile-map.css'

/** The site's tile server. */
export interface MapSource {
  /** A template with {z}, {x}, {y} and optionally {theme} and {locale}. */
  tiles: string
  attribution: { name: string; url: string }[]
  isMapbox: boolean
  logo: string | null
}

interface TileMapProps {
  /** Null: coasts and borders instead of tiles. */
  source: MapSource | null
  /** A description of the map. */
  label: string
  /** The initial view contains all of them. */
  places: readonly Position[]
  /** Adds pins to the map and returns a function that removes them. Called again when the function changes. */
  draw: (map: TiledMap) => () => void
  /** Called if no tile could be loaded. */
  onFail: () => void
  /** A change returns to the initial view. */
  fit?: number
  /** The pixels at the bottom that are covered by `children`. */
  foot?: number
  /** The buttons zoom around it, if it is in view; otherwise around the middle. */
  anchor?: Position | null
  className?: string
  /** Countries (ISO 3166-1) that are named first without tiles. */
  countries?: readonly string[]
  /** Displayed over the map. */
  children?: ReactNode
}

const NO_COUNTRIES: readonly string[] = []
export const NEAREST_ZOOM = 17
const ONE_PLACE_ZOOM = 15
/** Without tiles: a single place with its surroundings, several as near as there is something to see. */
const ONE_OUTLINED_ZOOM = 12
const MANY_OUTLINED_ZOOM = 14
/** Additional margin at the top without tiles: the highest pin stays below the scale. */
const SCALE_PX = 16
/** Additional margin at the foot of a city without tiles: names are below their places. */
const NAMES = { px: 24, mostDegrees: 1 }
interface Room {
  paddingTopLeft: [number, number]
  paddingBottomRight: [number, number]
}
/**
 * Margins for pins, which extend above their places, and for the buttons at the end: the same in both languages, which
 * then have the same names on their maps.
 */
const ROOM: Room = { paddingTopLeft: [80, 56], paddingBottomRight: [80, 40] }
/** On a narrow map, and of results in a band from west to east, there is more room below the buttons. */
const BELOW_BUTTONS: Room = { paddingTopLeft: [48, 124], paddingBottomRight: [48, 40] }
const PATIENCE_MS = 15_000
/** The sources of the coasts and borders. The licence of the first requires its name. */
const OUTLINE_SOURCES = [
  { name: 'OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
  { name: 'Natural Earth', url: 'https://www.naturalearthdata.com/' },
]

/**
 * An interactive map with tiles of the page's theme. Import it dynamically and only in the browser, because it loads
 * Leaflet.
 */
export function TileMap({
  source,
  label,
  places,
  draw,
  onFail,
  fit = 0,
  foot = 0,
  anchor = null,
  countries = NO_COUNTRIES,
  className = '',
  children,
}: TileMapProps) {
  const t = useTranslations('common')
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<TiledMap | null>(null)
  const locale = useLocale()
  const tiles = source?.tiles ?? null
  const attribution = source?.attribution ?? OUTLINE_SOURCES
  const failing = useRef(onFail)
  failing.current = onFail
  const named = useRef(countries)
  named.current = countries
  const outline = useRef<Outline>(null)

  useEffect(() => {
    if (!container.current) return undefined
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const made = makeMap(container.current, {
      attributionControl: false,
      zoomControl: false,
      scrollWheelZoom: false,
      minZoom: 2,
      // Tiles exist for whole zooms only.
      zoomSnap: tiles === null ? 0.1 : 1,
      maxZoom: NEAREST_ZOOM + 1,
      zoomAnimation: !isStill,
      fadeAnimation: !isStill,
      markerZoomAnimation: !isStill,
      inertia: !isStill,
    })
    // The wheel scrolls the page until the map has been dragged or clicked.
    made.on('mousedown', () => made.scrollWheelZoom.enable())
    made.on('mouseout', () => made.scrollWheelZoom.disable())
    let isCurrent = true
    const stop =
      tiles === null
        ? () => {}
        : showTiles(made, tiles.replaceAll('{locale}', locale), () => isCurrent && failing.current())
    if (tiles === null)
      import('./show-outline.ts').then(
        ({ showOutline, showCoast, showScale, OUTLINE_ZOOM }) => {
          if (!isCurrent) return
          made.setMaxZoom(OUTLINE_ZOOM)
          outline.current = showOutline(made, locale, named.current)
          showCoast(made)
          showScale(made, locale)
        },
        () => isCurrent && failing.current(),
      )
    setMap(made)
    return () => {
      isCurrent = false
      stop()
      outline.current = null
      setMap(null)
      made.remove()
    }
  }, [tiles, locale])

  useEffect(() => outline.current?.nameFirst(countries), [countries])
  const here = JSON.stringify(places.map(({ lat, lng }) => [lat, lng]))
  useEffect(() => {
    const corners = JSON.parse(here) as [number, number][]
    if (corners.length === 0) return
    const bounds = latLngBounds(corners)
    // On phones the cards at the foot take more than the names.
    const isCity = bounds.getNorth() - bounds.getSouth() < NAMES.mostDegrees
    const names = tiles === null && foot === 0 && isCity ? NAMES.px : 0
    // The buttons take room from the width or from the height.
    const roomFor = ({ paddingTopLeft: [left, high], paddingBottomRight: [right, low] }: Room) => {
      const top = tiles === null ? high + SCALE_PX : high
      const bottom = low + foot + names
      return { paddingTopLeft: point(left, top), paddingBottomRight: point(right, bottom) }
    }
    const [room = roomFor(ROOM)] = [ROOM, BELOW_BUTTONS]
      .map(roomFor)
      .map((one) => ({
        ...one,
        zoom: map?.getBoundsZoom(bounds, false, one.paddingTopLeft.add(one.paddingBottomRight)) ?? 0,
      }))
      .toSorted((one, other) => other.zoom - one.zoom)
    const isOne = new Set(corners.map(String)).size === 1
    const nearestOutlined = isOne ? ONE_OUTLINED_ZOOM : MANY_OUTLINED_ZOOM
    map?.fitBounds(bounds, {
      paddingTopLeft: room.paddingTopLeft,
      paddingBottomRight: room.paddingBottomRight,
      maxZoom: tiles === null ? nearestOutlined : ONE_PLACE_ZOOM,
      animate: false,
    })
  }, [map, here, tiles, foot, fit])
  useEffect(() => (map ? draw(map) : undefined), [map, draw])
  const zoomBy = (steps: number) => {
    const zoom = (map?.getZoom() ?? 0) + steps
    if (anchor && map?.getBounds().contains(anchor)) map.setZoomAround(anchor, zoom)
    else map?.setZoom(zoom)
  }

  return (
    <div className={`relative overflow-hidden ${source === null ? 'map-outlined' : ''} ${className}`}>
      <div
        data-map-control
        className="absolute end-3 top-3 z-10 grid overflow-hidden rounded-field border border-line-strong bg-surface"
      >
        <ZoomButton label={t('map.zoomIn')} onClick={() => zoomBy(1)}>
          <Plus aria-hidden className="size-5" strokeWidth={1.75} />
        </ZoomButton>
        <ZoomButton label={t('map.zoomOut')} onClick={() => zoomBy(-1)}>
          <Minus aria-hidden className="size-5" strokeWidth={1.75} />
        </ZoomButton>
      </div>
      {/* Leaflet needs left-to-right layout in every language. */}
      <div
        ref={container}
        dir="ltr"
        role="region"
        aria-roledescription={t('map.kind')}
        aria-label={label}
        className="size-full"
      />
      <p
        data-map-control
        className="absolute end-0 bottom-0 z-10 max-w-full rounded-ss-field bg-surface/90 px-2 py-0.5 text-xs text-ink-soft"
      >
        <span className="sr-only">{t('map.sources')} </span>
        {attribution.map(({ name, url }) => (
          <bdi key={url} className="me-2 inline-block">
            © <MapLink url={url}>{name}</MapLink>{' '}
          </bdi>
        ))}
        {source?.isMapbox && <MapLink url="https://www.mapbox.com/map-feedback/">{t('map.improve')}</MapLink>}
      </p>
      {source !== null && source.logo !== null && (
        <img
          src={imageUrl({ src: source.logo }, 'photo', { width: 320 })}
          alt={source.attribution[0]?.name ?? ''}
          className="absolute start-2 bottom-2 z-10 h-6 w-auto"
        />
      )}
      {children}
    </div>
  )
}

function ZoomButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center hover:text-primary focus-visible:-outline-offset-3 [&+&]:border-t [&+&]:border-line"
    >
      {children}
    </button>
  )
}

function MapLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="underline">
      {children}
    </a>
  )
}

/**
 * Shows tiles of the current theme and follows its changes. Calls `onFail` if none of the first tiles loads. Returns a
 * function that removes them.
 */
function showTiles(map: TiledMap, template: string, onFail: () => void): () => void {
  const address = () =>
    template.replaceAll('{theme}', document.documentElement.classList.contains('dark') ? 'dark' : 'light')
  const layer = tileLayer(address(), { maxZoom: NEAREST_ZOOM + 1 })
  let hasAny = false
  const decide = () => {
    if (!hasAny) onFail()
  }
  layer.on('tileload', () => {
    hasAny = true
  })
  // `load` also fires when every tile failed.
  layer.on('load', decide)
  const patience = setTimeout(decide, PATIENCE_MS)
  layer.addTo(map)
  const theme = new MutationObserver(() => layer.setUrl(address()))
  if (template.includes('{theme}'))
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] })
  return () => {
    clearTimeout(patience)
    theme.disconnect()
    layer.off()
  }
}
