import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commonErrorCodes, programErrorCodes, shownErrorCodes } from '#server/kernel/api-error-codes.ts'

type Tree = { [key: string]: string | Tree }
const wordsOf = (locale: string) => JSON.parse(readFileSync(`messages/${locale}/refusals.json`, 'utf8')) as Tree
const codesOf = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : codesOf(value, `${prefix}${key}.`),
  )

test.each(['ar', 'en'])('every API error code has a text in %s, and there are no texts for unknown codes', (locale) => {
  const words = codesOf(wordsOf(locale)).filter((code) => code.includes('.'))
  const known = new Set<string>([...shownErrorCodes, ...programErrorCodes, ...commonErrorCodes])
  expect(shownErrorCodes.filter((code) => !words.includes(code))).toEqual([])
  expect(words.filter((code) => !known.has(code))).toEqual([])
})

test('every API error code is listed in a contract', () => {
  const { tags } = JSON.parse(readFileSync('openapi.json', 'utf8')) as { tags: { 'x-refusal-codes': string[] }[] }
  const listed = new Set(tags.flatMap((tag) => tag['x-refusal-codes']))
  expect([...listed].toSorted()).toEqual([...shownErrorCodes, ...commonErrorCodes].toSorted())
})

test('no API error code is listed twice', () => {
  const all: string[] = [...shownErrorCodes, ...programErrorCodes, ...commonErrorCodes]
  expect(all).toHaveLength(new Set(all).size)
})
