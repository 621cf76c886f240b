import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cities } from '#demo/catalogue.ts'
import { faqs, pages, posts, testimonials } from '#demo/words.ts'

/** Texts whose exact words the specification gives. */
const asSpecified = ['errors.json.notFoundTitle', 'errors.json.notFoundText']

function textsIn(value: unknown, where: string): [string, string][] {
  if (typeof value === 'string') return [[where, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${where}.${key}`))
}

const straight = /['"]/

describe.each(['ar', 'en'])('the messages in %s', (locale) => {
  test('have typographic apostrophes and quotation marks', () => {
    const texts = globSync(`messages/${locale}/*.json`).flatMap((file) =>
      textsIn(JSON.parse(readFileSync(file, 'utf8')), file.split('/').at(-1) ?? ''),
    )
    expect(texts.length).toBeGreaterThan(1000)
    const wrong = texts.filter(([where, text]) => straight.test(text) && !asSpecified.includes(where))
    expect(wrong).toEqual([])
  })
})

test('the demo’s catalogue, posts, pages and questions have typographic apostrophes and quotation marks', () => {
  const texts = Object.entries({ cities, faqs, pages, posts, testimonials }).flatMap(([name, value]) =>
    textsIn(value, name),
  )
  expect(texts.length).toBeGreaterThan(10_000)
  expect(texts.filter(([, text]) => straight.test(text))).toEqual([])
})

test('no text in the demo’s files has a straight apostrophe', () => {
  const wrong = globSync('demo/**/*.ts').flatMap((file) =>
    withoutComments(readFileSync(file, 'utf8'))
      .split('\n')
      .filter((line) => /\p{L}\\?'\p{L}/u.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(wrong).toEqual([])
})

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
}
