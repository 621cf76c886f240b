import type { Map as TiledMap, Marker } from 'leaflet'
import { arrangeNames, makeName, placeName } from './arrange-names.ts'

export interface Landmark {
  name: string
  lat: number
  lng: number
}

/** Farther away, the sights of a city are one spot. */
const MIN_ZOOM = 9.5

/** Names the sights and districts in view, where there is room. Returns a function that removes them. */
export function showLandmarks(map: TiledMap, landmarks: readonly Landmark[]): () => void {
  let shown: Marker[] = []
  const draw = () => {
    for (const name of shown) name.remove()
    const view = map.getBounds()
    const near = map.getZoom() < MIN_ZOOM ? [] : landmarks.filter(({ lat, lng }) => view.contains([lat, lng]))
    shown = near.map(({ name, lat, lng }) => placeName(map, makeName(name, 'landmark', 'map-landmark'), [lat, lng]))
    arrangeNames(map)
  }
  map.on('moveend', draw)
  draw()
  return () => {
    map.off('moveend', draw)
    for (const name of shown) name.remove()
  }
}
