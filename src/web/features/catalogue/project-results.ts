import { groupPins } from '#web/ui/group-pins.ts'
import { plotPlaces, type Plot } from '#web/ui/project-points.ts'
import type { MapPoint } from './calls.ts'

export interface Chart {
  plot: Plot
  /** Numbered from 1, best first. `cities` are to be written beside the pin: none where all is one city, or where there is no room for words. */
  groups: { number: number; x: number; y: number; points: MapPoint[]; cities: string[] }[]
}

/** A pin's room on the square chart of 100 by 100, and that of a pin with words. */
const ROOM = { width: 9, height: 9 }
const ROOM_WITH_WORDS = { width: 26, height: 10 }

/** Results on a chart, under one number where their pins would cover each other. */
export function chartResults(points: readonly MapPoint[]): Chart {
  const plot = plotPlaces(points)
  const pins = points.map((point, index) => ({ id: point.id, point, ...(plot.places[index] ?? { x: 50, y: 50 }) }))
  const groups = groupPins(pins, ROOM).map((group, index) => ({
    id: index,
    number: index + 1,
    x: group.first.x,
    y: group.first.y,
    points: group.pins.map(({ point }) => point),
  }))
  const isOneCity = new Set(points.map((point) => point.cityName)).size <= 1
  const withWords = new Set(isOneCity ? [] : groupPins(groups, ROOM_WITH_WORDS).map(({ first }) => first.id))
  return {
    plot,
    groups: groups.map(({ id, ...group }) => ({
      ...group,
      cities: withWords.has(id) ? [...new Set(group.points.map((point) => point.cityName))] : [],
    })),
  }
}
