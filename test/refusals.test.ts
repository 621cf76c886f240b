import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Tree = { [key: string]: string | Tree }
const wordsOf = (locale: string) => JSON.parse(readFileSync(`messages/${locale}/refusals.json`, 'utf8')) as Tree
const codesOf = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : codesOf(value, `${prefix}${key}.`),
  )
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .map((file) => readFileSync(join('src', file), 'utf8'))

/** What no screen ever asks for: pictures, webhooks and another site's calls are answered to programs. */
const unseen = /^(media|payments|request)\./
const refused = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/new ApiError\(\s*'\w+',\s*'([a-z_.]+)'/g)].map(([, code = '']) => code),
  ),
)
const listed = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/refusalCodes = \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/'([a-z_.]+)'/g)].map(([, code = '']) => code),
    ),
  ),
)

test('what a use case refuses is listed in a contract', () => {
  expect([...refused].filter((code) => !unseen.test(code) && !listed.has(code))).toEqual([])
})

test.each(['ar', 'en'])('every refusal that a person can meet has words in %s', (locale) => {
  const words = new Set(codesOf(wordsOf(locale)))
  expect([...new Set([...refused, ...listed])].filter((code) => !unseen.test(code) && !words.has(code))).toEqual([])
})
