import { expect, test } from 'vitest'
import { freestCorner, type CardCorner } from './place-card.ts'
import type { Box } from './place-pins.ts'

/** A card of 300 × 200 in a map of 800 × 600. */
const boxOf = (corner: CardCorner): Box => {
  const left = corner.endsWith('start') ? 0 : 500
  const top = corner.startsWith('top') ? 0 : 400
  return { left, right: left + 300, top, bottom: top + 200 }
}
const pin = (x: number, y: number): Box => ({ left: x - 20, right: x + 20, top: y - 10, bottom: y + 10 })

test('the card is at the bottom where it covers nothing', () => {
  expect(freestCorner(boxOf, { others: [pin(400, 300)], chosen: pin(400, 300) })).toBe('bottom-start')
})

test('the card is where it covers the fewest pins', () => {
  const others = [pin(100, 500), pin(600, 500), pin(100, 100), pin(650, 100), pin(200, 550), pin(700, 550)]
  expect(freestCorner(boxOf, { others, chosen: null })).toBe('top-start')
})

test('the card covers several other pins rather than its own', () => {
  const chosen = pin(600, 100)
  const others = [pin(50, 500), pin(200, 500), pin(600, 500), pin(600, 450), pin(100, 100), pin(100, 50), chosen]
  expect(freestCorner(boxOf, { others, chosen })).toBe('bottom-start')
  const full = [...others, pin(100, 450), pin(100, 550), pin(600, 550), pin(200, 100), pin(200, 50)]
  expect(freestCorner(boxOf, { others: full, chosen })).not.toBe('top-end')
})
