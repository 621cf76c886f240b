import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Tree = { [key: string]: string | Tree }

function flat(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  )
}
const read = (file: string) => new Map(flat(JSON.parse(readFileSync(file, 'utf8')) as Tree))
const argumentsOf = (message: string) =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1]))].sort()

const files = readdirSync('messages/en')

test('both languages have the same files', () => {
  expect(readdirSync('messages/ar').sort()).toEqual([...files].sort())
})

describe.each(files)('the words of %s', (file) => {
  const ar = read(`messages/ar/${file}`)
  const en = read(`messages/en/${file}`)

  test('stand in both languages', () => {
    expect([...ar.keys()].sort()).toEqual([...en.keys()].sort())
    for (const message of [...ar.values(), ...en.values()]) expect(message.trim()).not.toBe('')
  })

  test('take the same arguments', () => {
    for (const [key, message] of en) expect(argumentsOf(ar.get(key) ?? ''), key).toEqual(argumentsOf(message))
  })

  test('have all six Arabic forms wherever a number decides', () => {
    for (const [key, message] of ar) {
      if (!message.includes(', plural,')) continue
      for (const form of ['zero', 'one', 'two', 'few', 'many', 'other'])
        expect(message, `${key} ${form}`).toContain(`${form} {`)
    }
  })
})
