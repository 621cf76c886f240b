import { expect, test } from 'vitest'
import { builtUp } from './built-up.ts'

const town = [
  { lat: 30, lng: 31 },
  { lat: 30.01, lng: 31 },
  { lat: 30, lng: 31.01 },
]

test('joins neighbouring districts, and not a suburb beyond open land', () => {
  const suburb = { lat: 30.3, lng: 31.3 }
  const { shapes } = builtUp([...town, suburb])
  expect(shapes.filter((shape) => shape.length === 3)).toHaveLength(1)
  expect(shapes.filter((shape) => shape.includes(suburb))).toEqual([[suburb]])
})

test('is narrower where districts are close together', () => {
  const narrow = builtUp(town.map(({ lat, lng }) => ({ lat: 30 + (lat - 30) / 5, lng: 31 + (lng - 31) / 5 })))
  expect(narrow.radiusKm).toBeLessThan(builtUp(town).radiusKm)
})

test('has no hole where triangles overlap, because all turn in one direction', () => {
  const grid = Array.from({ length: 9 }, (_, index) => ({
    lat: 30 + 0.012 * ((index * 5) % 3) + 0.001 * index,
    lng: 31 + 0.012 * Math.floor(((index * 7) % 9) / 3),
  }))
  const { shapes } = builtUp(grid)
  const turns = shapes.flatMap(([one, second, third]) =>
    one && second && third
      ? Math.sign((second.lng - one.lng) * (third.lat - one.lat) - (second.lat - one.lat) * (third.lng - one.lng))
      : [],
  )
  // Three districts in a line have no area.
  expect(turns.length).toBeGreaterThan(4)
  expect(turns).not.toContain(-1)
})

test('has no finger to a district that is near to only one other', () => {
  const [one, other, away] = [31, 31.0114, 31.063].map((lng) => ({ lat: 30, lng }))
  if (!one || !other || !away) throw new Error('Missing')
  const { shapes } = builtUp([one, other, away])
  expect(shapes).toContainEqual([one, other])
  expect(shapes.filter((shape) => shape.includes(away))).toEqual([[away]])
})

test('of one or no district is a spot or nothing', () => {
  expect(builtUp(town.slice(0, 1)).shapes).toEqual([town.slice(0, 1)])
  expect(builtUp([]).shapes).toEqual([])
})
