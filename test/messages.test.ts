import { readdirSync, readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import { describe, expect, test } from 'vitest'

type Tree = { [key: string]: string | Tree }

function flat(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  )
}
const read = (file: string) => new Map(flat(JSON.parse(readFileSync(file, 'utf8')) as Tree))
/** Arguments of all branches of plurals and selects. */
function argumentsOf(message: string): string[] {
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return
    const [first, second, third] = node as unknown[]
    // ['city'] and ['count', 2, { one: … }] are arguments; a 0 in a list is the number sign.
    const isTyped = typeof second === 'number' && second > 0
    if (isTyped || (node.length === 1 && typeof first === 'string')) names.add(String(first))
    else node.forEach(visit)
    if (typeof third === 'object' && third !== null && !Array.isArray(third)) Object.values(third).forEach(visit)
  }
  visit(compile(message))
  return [...names].sort()
}

const files = readdirSync('messages/en')

test('both languages have the same files', () => {
  expect(readdirSync('messages/ar').sort()).toEqual([...files].sort())
})

describe.each(files)('the messages of %s', (file) => {
  const ar = read(`messages/ar/${file}`)
  const en = read(`messages/en/${file}`)

  test('have the same keys in both languages', () => {
    expect([...ar.keys()].sort()).toEqual([...en.keys()].sort())
    for (const message of [...ar.values(), ...en.values()]) expect(message.trim()).not.toBe('')
  })

  test('have the same arguments in both languages', () => {
    for (const [key, message] of en) expect(argumentsOf(ar.get(key) ?? ''), key).toEqual(argumentsOf(message))
  })

  test('have all six Arabic plural forms', () => {
    for (const [key, message] of ar) {
      if (!message.includes(', plural,')) continue
      for (const form of ['zero', 'one', 'two', 'few', 'many', 'other'])
        expect(message, `${key} ${form}`).toContain(`${form} {`)
    }
  })
})

test('no sentence in Arabic ends with a sum, because the signs of currencies there end with a full stop', () => {
  const sumAtEnd = /\{(sum|amount|received|missing|price|refund|paid|back)\}\.(\s|$)/
  const found = files.flatMap((file) =>
    [...read(`messages/ar/${file}`)].filter(([, text]) => sumAtEnd.test(text)).map(([key]) => `${file}: ${key}`),
  )
  expect(found).toEqual([])
})

test('the console has words for every background job', () => {
  const files = readdirSync('src/server', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\bjobs\.ts$/.test(file),
  )
  const jobs = files
    .filter((file) => file !== 'kernel/jobs.ts')
    .flatMap((file) => [...readFileSync(`src/server/${file}`, 'utf8').matchAll(/\bname: '([^']+)'/g)])
    .map(([, name]) => name)
  const words = JSON.parse(readFileSync('messages/en/console.json', 'utf8')) as { health: { jobNames: Tree } }
  expect(Object.keys(words.health.jobNames).sort()).toEqual(jobs.sort())
})
