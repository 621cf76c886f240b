import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Tailwind writes these as `:is(:where(…) *)` and `:where(… > …)`. With `:has` or `:last-child` inside, Chromium
 * restyles the whole page whenever an element is added (docs/performance.md).
 */
const restyling = /(?<![\w-])(?:group-has-|peer-has-|divide-[xy]|space-[xy]-)/

test('no class restyles the whole page when an element is added', () => {
  const found = globSync('src/{web,console}/**/*.tsx').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (restyling.test(line) ? [`${file}:${index + 1}: ${restyling.exec(line)?.[0]}`] : [])),
  )
  expect(found).toEqual([])
})
