import {
  layerGroup,
  polygon,
  polyline,
  rectangle,
  type LatLngTuple,
  type LayerGroup,
  type Map as TiledMap,
} from 'leaflet'
import { CELL_DEGREES, coastOf, isCellEdge, ORIGIN, OVERLAP_DEGREES, unpackRings, type Ring } from './coast-cell.ts'
import { roundRing } from './round-ring.ts'

/** Written by scripts/coast.mjs. Each is a file of its own, loaded when the map shows it. */
const cells = import.meta.glob<number[][]>('./coast/*.json', { import: 'default' })
/** Farther away, the outline is precise enough. */
const FINE_ZOOM = 8.5

/** The tints of land are between its ground and the sea, which ends them at the coast. */
const PANES = { ground: 205, coast: 210 }

/** Shows the precise coast of the cells in view. Where a cell is not loaded, the outline below it stays visible. */
export function showCoast(map: TiledMap): void {
  for (const [name, order] of Object.entries(PANES)) {
    const pane = map.createPane(name)
    pane.style.zIndex = String(order)
    pane.style.pointerEvents = 'none'
  }
  const fine = layerGroup()
  const asked = new Set<string>()
  let isShown = true
  map.on('unload', () => {
    isShown = false
  })
  const draw = () => {
    const isNear = map.getZoom() >= FINE_ZOOM
    if (isNear) fine.addTo(map)
    else fine.remove()
    for (const [south, west] of isNear ? cellsIn(map) : []) {
      const name = `./coast/${south}_${west}.json`
      const load = cells[name]
      if (load === undefined || asked.has(name)) continue
      asked.add(name)
      load().then(
        (packed) => {
          if (!isShown) return
          const land = unpackRings(packed).map((ring) => roundRing(ring, (point) => isCellEdge(point, south, west)))
          addCell(fine, land, [south, west])
        },
        // The next move of the map asks again.
        () => asked.delete(name),
      )
    }
  }
  map.on('moveend', draw)
  map.whenReady(draw)
}

function addCell(fine: LayerGroup, land: Ring[], [south, west]: LatLngTuple): void {
  const look = { pane: 'coast', interactive: false }
  const area = { ...look, stroke: false, fillOpacity: 1 }
  const [bottom, left] = [south - OVERLAP_DEGREES, west - OVERLAP_DEGREES]
  const size = CELL_DEGREES + 2 * OVERLAP_DEGREES
  const [top, right] = [bottom + size, left + size]
  fine.addLayer(rectangle([[bottom, left], [top, right]], { ...area, pane: 'ground', className: 'map-land-area' })) // prettier-ignore
  const all: Ring = [[bottom, left], [bottom, right], [top, right], [top, left]] // prettier-ignore
  // By the even-odd rule the sea is what is in no land.
  fine.addLayer(polygon([all, ...land], { ...area, className: 'map-sea-area', smoothFactor: 0.5 }))
  const lines = land.flatMap((ring) => coastOf(ring, south, west))
  fine.addLayer(polyline(lines, { ...look, className: 'map-coast', weight: 1, smoothFactor: 0.5 }))
}

/** South and west of the cells in view. */
function cellsIn(map: TiledMap): [south: number, west: number][] {
  const view = map.getBounds()
  const found: [number, number][] = []
  for (let south = cellAt(view.getSouth(), ORIGIN.south); south < view.getNorth(); south += CELL_DEGREES)
    for (let west = cellAt(view.getWest(), ORIGIN.west); west < view.getEast(); west += CELL_DEGREES)
      found.push([south, west])
  return found
}

const cellAt = (degrees: number, origin: number) =>
  Math.floor((degrees - origin) / CELL_DEGREES) * CELL_DEGREES + origin
