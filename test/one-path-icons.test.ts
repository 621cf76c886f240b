import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pathOf } from '#scripts/one-path-icons.mjs'

test.each([
  ['a path', [['path', { d: 'M4 6h16' }]], 'M4 6h16'],
  [
    'a second path with a relative start',
    [
      ['path', { d: 'M4 6h16' }],
      ['path', { d: 'm6-9 2 2 3-3' }],
    ],
    'M4 6h16M6 -9l2 2 3-3',
  ],
  ['a relative start before a command', [['path', { d: 'm.5 1.5h2' }]], 'M.5 1.5h2'],
  ['a circle', [['circle', { cx: '12', cy: '12', r: '4' }]], 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z'],
  [
    'a filled dot',
    [['circle', { cx: '2', cy: '2', r: '.5', fill: 'currentColor' }]],
    'M1.5 2a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0zM2 2h.01',
  ],
  ['a line', [['line', { x1: '1', y1: '2', x2: '3', y2: '4' }]], 'M1 2L3 4'],
  ['a rectangle', [['rect', { x: '3', y: '4', width: '18', height: '10' }]], 'M3 4h18v10h-18v-10z'],
  [
    'a rectangle with round corners',
    [['rect', { width: '18', height: '10', x: '3', y: '4', rx: '2' }]],
    'M5 4h14a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z',
  ],
  ['a polygon', [['polygon', { points: '3 11 22 2 13 21' }]], 'M3 11 22 2 13 21z'],
] as [string, [string, Record<string, string>][], string][])('%s becomes a path', (_name, nodes, path) => {
  expect(pathOf(nodes)).toBe(path)
})

test('every icon of Lucide is drawn with elements that become paths', async () => {
  const folder = new URL('../node_modules/lucide-react/dist/esm/icons/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs') && name !== 'index.mjs')
  expect(files.length).toBeGreaterThan(1000)
  for (const file of files) {
    const { __iconData: icon } = (await import(new URL(file, folder).href)) as {
      __iconData?: { node: [string, Record<string, string>][] }
    }
    if (icon) expect(pathOf(icon.node), file).toMatch(/^M(?!.*(?:NaN|undefined))/)
  }
})
