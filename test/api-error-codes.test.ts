import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  commonErrorCodes,
  consoleErrorCodes,
  programErrorCodes,
  shownErrorCodes,
} from '#server/kernel/api-error-codes.ts'

const shown = Object.values(shownErrorCodes).flat()

type Tree = { [key: string]: string | Tree }
const wordsOf = (locale: string) => JSON.parse(readFileSync(`messages/${locale}/refusals.json`, 'utf8')) as Tree
const codesOf = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : codesOf(value, `${prefix}${key}.`),
  )

test.each(['ar', 'en'])('every API error code has a text in %s, and there are no texts for unknown codes', (locale) => {
  const words = codesOf(wordsOf(locale)).filter((code) => code.includes('.'))
  const known = new Set<string>([...shown, ...programErrorCodes, ...commonErrorCodes])
  expect(shown.filter((code) => !words.includes(code))).toEqual([])
  expect(words.filter((code) => !known.has(code))).toEqual([])
})

test.each(['ar', 'en'])('every error code of the console has a text in %s, which the shop does not load', (locale) => {
  const { refusals } = JSON.parse(readFileSync(`messages/${locale}/console.json`, 'utf8')) as { refusals: Tree }
  expect(codesOf(refusals, 'console.').toSorted()).toEqual(consoleErrorCodes.toSorted())
  expect(wordsOf(locale)).not.toHaveProperty('console')
})

test('every API error code is listed in the API document', () => {
  const { tags } = JSON.parse(readFileSync('openapi.json', 'utf8')) as { tags: { 'x-refusal-codes': string[] }[] }
  const listed = new Set(tags.flatMap((tag) => tag['x-refusal-codes']))
  expect([...listed].toSorted()).toEqual([...shown, ...consoleErrorCodes, ...commonErrorCodes].toSorted())
})

test('no API error code is listed twice', () => {
  const all: string[] = [...shown, ...consoleErrorCodes, ...programErrorCodes, ...commonErrorCodes]
  expect(all).toHaveLength(new Set(all).size)
})
