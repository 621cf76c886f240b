import { describe, expect, test } from 'vitest'
import { groupPins } from './group-pins.ts'

const box = { width: 80, height: 40 }
const groupsOf = (...places: [number, number][]) =>
  groupPins(
    places.map(([x, y], id) => ({ id, x, y })),
    box,
  ).map(({ first, pins }) => ({ first: first.id, pins: pins.map((pin) => pin.id) }))

describe('groups pins that would cover each other', () => {
  test.each<[string, [number, number][], { first: number; pins: number[] }[]]>([
    ['none', [], []],
    ['a single pin', [[5, 5]], [{ first: 0, pins: [0] }]],
    ['pins at the same point', [[5, 5], [5, 5]], [{ first: 0, pins: [0, 1] }]],
    ['pins next to each other in two cells of the grid', [[79, 39], [81, 41]], [{ first: 0, pins: [0, 1] }]],
    ['pins on both sides of zero', [[-1, -1], [1, 1]], [{ first: 0, pins: [0, 1] }]],
    ['pins as far apart as the box is wide', [[0, 0], [80, 0]], [{ first: 0, pins: [0] }, { first: 1, pins: [1] }]],
    ['pins as far apart as the box is high', [[0, 0], [0, 40]], [{ first: 0, pins: [0] }, { first: 1, pins: [1] }]],
    ['a pin between two joins the nearer', [[0, 0], [100, 0], [70, 0]], [{ first: 0, pins: [0] }, { first: 1, pins: [1, 2] }]],
    ['the first pin keeps its place when others join', [[0, 0], [79, 0], [158, 0]], [{ first: 0, pins: [0, 1] }, { first: 2, pins: [2] }]],
  ])('%s', (_, places, expected) => {
    expect(groupsOf(...places)).toEqual(expected)
  }) // prettier-ignore

  test('500 pins: each is in one group, and no two groups cover each other', () => {
    let seed = 7
    const next = () => (seed = (seed * 16_807) % 2_147_483_647) % 1000
    const pins = Array.from({ length: 500 }, (_, id) => ({ id, x: next(), y: next() }))
    const groups = groupPins(pins, box)
    expect(groups.flatMap((group) => group.pins.map((pin) => pin.id)).sort((a, b) => a - b)).toEqual(
      pins.map((pin) => pin.id),
    )
    for (const one of groups)
      for (const other of groups)
        if (one !== other)
          expect(
            Math.abs(one.first.x - other.first.x) < box.width && Math.abs(one.first.y - other.first.y) < box.height,
          ).toBe(false)
  })
})
