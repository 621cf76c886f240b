import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AT_REST, MAX_ZOOM, moveBy, zoomTo, type ZoomView } from './zoom-view.ts'

const room = { frame: { width: 900, height: 600 }, picture: { width: 900, height: 600 } }
const letterboxed = { frame: { width: 400, height: 800 }, picture: { width: 400, height: 300 } }
/** The point of the picture displayed at `at`, from the picture's centre, in pixels at scale 1. */
const seenAt = (view: ZoomView, at: { x: number; y: number }) => ({
  x: (at.x - view.x) / view.scale,
  y: (at.y - view.y) / view.scale,
})

describe('zooming', () => {
  test('keeps the point under the finger in place', () => {
    const at = { x: 120, y: -80 }
    expect(seenAt(zoomTo(AT_REST, 2, at, room), at)).toEqual(at)
  })

  test.each([
    { case: 'less than nothing', scale: 0.2, kept: 1 },
    { case: 'more than is to be seen', scale: 40, kept: MAX_ZOOM },
  ])('by $case stops at a bound', ({ scale, kept }) => {
    expect(zoomTo(AT_REST, scale, { x: 0, y: 0 }, room).scale).toBe(kept)
  })

  test('back to scale 1 resets the position', () => {
    const moved = moveBy(zoomTo(AT_REST, 3, { x: 50, y: 50 }, room), { x: 70, y: -30 }, room)
    expect(zoomTo(moved, 1, { x: 200, y: 10 }, room)).toEqual(AT_REST)
  })

  test('keeps a picture that is lower than its frame vertically centred', () => {
    const view = zoomTo(AT_REST, 2, { x: 100, y: 100 }, letterboxed)
    expect(view).toEqual({ scale: 2, x: -100, y: 0 })
  })
})

test('never uncovers an edge of the frame that the picture can cover', () => {
  const number = fc.integer({ min: -2000, max: 2000 })
  fc.assert(
    fc.property(fc.double({ min: 1, max: 9, noNaN: true }), number, number, number, number, (scale, x, y, dx, dy) => {
      const view = moveBy(zoomTo(AT_REST, scale, { x, y }, room), { x: dx, y: dy }, room)
      expect(Math.abs(view.x) * 2).toBeLessThanOrEqual(room.picture.width * view.scale - room.frame.width + 1e-6)
      expect(Math.abs(view.y) * 2).toBeLessThanOrEqual(room.picture.height * view.scale - room.frame.height + 1e-6)
    }),
  )
})
