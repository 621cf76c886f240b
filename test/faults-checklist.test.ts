import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import checklist from '#test/faults/checklist.json' with { type: 'json' }

test('the checklist has each of its items once', () => {
  expect(checklist.map(({ item }) => item)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
})

// `npm run faults` runs the tests; this one fails when a test is renamed.
test.each(checklist)('the tests of item $item exist', ({ tests }) => {
  expect(tests.length).toBeGreaterThan(0)
  for (const [file = '', name = ''] of tests) {
    expect(existsSync(file), file).toBe(true)
    const text = readFileSync(file, 'utf8').replaceAll(/\$\w+|%s|%i/g, '*')
    for (const title of name.split(' > '))
      expect(title === '*' || text.includes(`'${title}'`), `${file} has no test '${title}'`).toBe(true)
  }
})
