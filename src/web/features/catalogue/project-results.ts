import { groupPins } from '#web/ui/group-pins.ts'
import { projectPoints, type Plot } from '#web/ui/project-points.ts'
import type { MapPoint } from './calls.ts'

export interface Projection {
  plot: Plot
  /**
   * Numbered from 1, best first. `cities` are the labels beside the pin: none if all results are in one city or there
   * is no room.
   */
  groups: { number: number; x: number; y: number; points: MapPoint[]; cities: string[] }[]
}

/** The size of a pin on the chart of 100 by 100, without and with a label. */
const ROOM = { width: 9, height: 9 }
const ROOM_WITH_WORDS = { width: 26, height: 10 }

/** Projects results onto a chart. Pins that would overlap share a number. */
export function projectResults(points: readonly MapPoint[]): Projection {
  const plot = projectPoints(points)
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
