import { existsSync, readFileSync } from 'node:fs'
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
const statements = { 1: 19, 2: 28, 3: 12, 4: 14, 5: 9, 6: 4, 7: 7, 8: 16, 9: 8 }

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

/** The specification's words, by the key of the message that shows them. */
const words: [key: string, text: string][] = [
  ['errors.notFoundTitle', "Oops! The page you're looking for doesn't exist."],
  [
    'errors.notFoundText',
    "We're sorry, but the page you were trying to reach cannot be found. It might have been removed, had its name changed, or is temporarily unavailable.",
  ],
  ['errors.notFound', 'Page Not Found'],
  ['errors.somethingWrong', 'Some thing went wrong'],
  ['accounts.errors.allRequired', 'all fields must be filled out'],
  ['accounts.errors.format', 'format is not correct'],
  ['accounts.errors.password_too_short', 'Password must be at least 8 characters'],
  ['accounts.errors.passwords_differ', 'password and confirm password must match'],
  ['checkout.errors.format', 'format is not correct'],
  ['refusals.cart.quantity_over_capacity', 'You can select up to {capacity} travellers per item'],
  ['orders.signInFirst', 'Please log in to see your invoices.'],
  ['orders.empty', 'No invoices yet!'],
  ['checkout.outcomes.payment_failed.title', 'Payment Failed'],
  ['checkout.outcomes.tryAgain', 'Try Again'],
  ['checkout.problem.title', 'Oops! Something Went Wrong'],
  ['checkout.problem.text', 'We ran into a problem with your booking request.'],
  ['availability.noOption', 'No option is available!'],
  ['cart.notices.all_unavailable', 'Activities are not available anymore!'],
  ['cart.notices.some_unavailable', 'Some activities are unavailable!'],
  ['cart.notices.some_changed', 'Some prices have been updated.'],
  ['cart.exploreSimilar', 'Explore Similar Activities'],
  ['search.noResults', 'No results found'],
  ['catalogue.noneInCity', 'No Activities Found in {city}'],
  ['checkout.methods.pay_later.title', 'Reserve now, pay later'],
]

/** Words that the specification gives as part of a text. */
const parts: [key: string, part: string][] = [
  ['common.required', '{this field is required}'],
  ['checkout.preparation.wait', 'up to 20 seconds'],
  ['checkout.outcomes.unsuccessful.text', 'refunded within 24 hours'],
  ['home.lead', '500+'],
  ['accounts.signUpText', '3000+ experiences'],
  ['catalogue.thingsToDoText', '300+'],
  ['home.voices.text', '154 reviews'],
]

function messageAt(key: string): unknown {
  const [file = '', ...names] = key.split('.')
  let value: unknown = JSON.parse(readFileSync(`messages/en/${file}.json`, 'utf8'))
  for (const name of names) value = (value as Record<string, unknown>)[name]
  return value
}

describe('the English messages have the specification’s words:', () => {
  test.each(words)('%s is “%s”', (key, text) => {
    expect(messageAt(key)).toBe(text)
  })

  test.each(parts)('%s contains “%s”', (key, part) => {
    expect(messageAt(key)).toContain(part)
  })
})
