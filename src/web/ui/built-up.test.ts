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
  expect(shapes).toContainEqual(town)
  expect(shapes.filter((shape) => shape.includes(suburb))).toEqual([[suburb]])
})

test('is narrower where districts are close together', () => {
  const narrow = builtUp(town.map(({ lat, lng }) => ({ lat: 30 + (lat - 30) / 5, lng: 31 + (lng - 31) / 5 })))
  expect(narrow.radiusKm).toBeLessThan(builtUp(town).radiusKm)
})

test('of one or no district is a spot or nothing', () => {
  expect(builtUp(town.slice(0, 1)).shapes).toEqual([town.slice(0, 1)])
  expect(builtUp([]).shapes).toEqual([])
})
