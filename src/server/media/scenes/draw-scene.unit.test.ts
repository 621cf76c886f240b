import { describe, expect, test } from 'vitest'
import { drawScene } from './draw-scene.ts'
import { sceneKinds, sceneTimes } from './scene-kinds.ts'

const MAX_BYTES = 150_000
const draw = (kind: (typeof sceneKinds)[number], time: (typeof sceneTimes)[number], seed: string) =>
  drawScene({ kind, time, seed, width: 1200, height: 800 })

describe.each(sceneKinds)('the scene %s', (kind) => {
  test.each(sceneTimes)('is the same for the same seed, and differs for another, at %s', (time) => {
    const first = draw(kind, time, 'one')
    expect(draw(kind, time, 'one')).toBe(first)
    expect(draw(kind, time, 'two')).not.toBe(first)
  })

  test('is well-formed, has no NaN, and is small', () => {
    for (const time of sceneTimes) {
      const svg = draw(kind, time, 'form')
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg.length).toBeLessThan(MAX_BYTES)
      const open: string[] = []
      for (const [, close = '', name = '', selfClose = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
        if (close) expect(open.pop()).toBe(name)
        else if (!selfClose) open.push(name)
      }
      expect(open).toEqual([])
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(id)
    }
  })
})
