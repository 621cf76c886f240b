import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const [shown = ''] = readFileSync('docs/specification.md', 'utf8').split('## Deviations')
const rows = [...shown.matchAll(/^\| (?!-|Statement)(.+?) *\| (.*?) *\|$/gm)].map(([, statement = '', by = '']) => ({
  statement,
  files: [...by.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
}))

test('docs/specification.md covers all nine sections', () => {
  expect([...shown.matchAll(/^## (\d)\./gm)].map(([, section]) => section).join('')).toBe('123456789')
})

/** The number of statements of each section. The specification does not change: a row that is missing is a mistake. */
const statements = { 1: 19, 2: 27, 3: 12, 4: 12, 5: 8, 6: 4, 7: 7, 8: 14, 9: 6 }

test.each(Object.entries(statements))(
  'section %s of docs/specification.md has a row for each statement',
  (number, count) => {
    const [, section = ''] = shown.split(new RegExp(`^## ${number}\\..*$`, 'm'))
    const [own = ''] = section.split(/^## /m)
    const listed = [...own.matchAll(/^\| (?!-|Statement)(.+?) *\|/gm)].map(([, statement]) => statement)
    expect(listed).toHaveLength(count)
    expect(new Set(listed).size).toBe(count)
  },
)

test.each(rows)('the statement “$statement” names existing tests or screens', ({ files }) => {
  expect(files).not.toEqual([])
  for (const file of files) {
    expect(existsSync(file), file).toBe(true)
    expect(file, 'neither a test nor a file of the pages or the API').toMatch(/\.test\.tsx?$|^src\/(web|server\/app)\//)
  }
})

describe('the English messages contain the specification’s text:', () => {
  const words = [...globSync('messages/en/*.json'), 'demo/pages/about.ts', 'demo/pages/about-us.ts']
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replaceAll('’', "'")
    .replaceAll('\\"', '"')

  test.each([
    "Oops! The page you're looking for doesn't exist.",
    "We're sorry, but the page you were trying to reach cannot be found. It might have been removed, had its name changed, or is temporarily unavailable.",
    'Some thing went wrong',
    'Page Not Found',
    'Password must be at least 8 characters',
    'this field is required',
    'travellers per item',
    'Please log in to see your invoices.',
    'Payment Failed',
    'Try Again',
    'Oops! Something Went Wrong',
    'We ran into a problem with your booking request.',
    'No option is available!',
    'Activities are not available anymore!',
    'Some activities are unavailable!',
    'Some prices have been updated.',
    'Explore Similar Activities',
    'No results found',
    'No Activities Found in',
    'No invoices yet!',
    'Reserve now, pay later',
    '20 seconds',
    '24 hours',
    '500+',
    '3000+',
    '300+',
    '154 reviews',
  ])('%s', (sentence) => {
    expect(words.includes(sentence)).toBe(true)
  })
})
