export interface Pin {
  id: number
  /** In pixels, or in the unit of the box. */
  x: number
  y: number
}

/** Pins displayed as one. `first` is the displayed pin. */
export interface PinGroup<P extends Pin> {
  first: P
  pins: P[]
}

/**
 * Groups pins so that the first pins of two groups are never nearer than `box` in both directions, and therefore do not
 * overlap when drawn in that size. Each pin, best first, joins the nearest group that it would cover, or starts one. A
 * grid of boxes limits the search to nine cells.
 */
export function groupPins<P extends Pin>(pins: readonly P[], box: { width: number; height: number }): PinGroup<P>[] {
  const groups: PinGroup<P>[] = []
  const grid = new Map<string, PinGroup<P>[]>()
  for (const pin of pins) {
    const column = Math.floor(pin.x / box.width)
    const row = Math.floor(pin.y / box.height)
    const near = around(column, row)
      .flatMap((cell) => grid.get(cell) ?? [])
      .filter(({ first }) => Math.abs(first.x - pin.x) < box.width && Math.abs(first.y - pin.y) < box.height)
      .sort((one, other) => distance(one.first, pin) - distance(other.first, pin))[0]
    if (near) {
      near.pins.push(pin)
      continue
    }
    const group = { first: pin, pins: [pin] }
    groups.push(group)
    const cell = `${column} ${row}`
    grid.set(cell, [...(grid.get(cell) ?? []), group])
  }
  return groups
}

const steps = [-1, 0, 1]
const around = (column: number, row: number) => steps.flatMap((x) => steps.map((y) => `${column + x} ${row + y}`))
const distance = (one: Pin, other: Pin) => Math.hypot(one.x - other.x, one.y - other.y)
