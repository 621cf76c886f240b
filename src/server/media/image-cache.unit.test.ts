import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openImageCache } from './image-cache.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const bytes = (size: number) => new Uint8Array(size)

test('it never holds more than it may: what was not asked for longest goes', async () => {
  const cache = openImageCache(folder, 100)
  await cache.write('a', bytes(40))
  await cache.write('b', bytes(40))
  await cache.read('a')
  await cache.write('c', bytes(40))
  expect(readdirSync(folder).sort()).toEqual(['a', 'c'])
  expect(await cache.read('b')).toBeNull()
})

test('what is larger than all of it is not kept', async () => {
  const cache = openImageCache(folder, 100)
  await cache.write('a', bytes(40))
  await cache.write('b', bytes(101))
  expect(readdirSync(folder)).toEqual(['a'])
})

test('writing the same twice counts once', async () => {
  const cache = openImageCache(folder, 100)
  for (const _ of [1, 2, 3]) await cache.write('a', bytes(40))
  await cache.write('b', bytes(40))
  expect(readdirSync(folder).sort()).toEqual(['a', 'b'])
})

test('it finds what an earlier process kept, oldest first to go, and clears what that one had only begun', async () => {
  for (const [name, minute] of [
    ['old', 1],
    ['new', 2],
  ] as const) {
    writeFileSync(join(folder, name), bytes(40))
    utimesSync(join(folder, name), minute * 60, minute * 60)
  }
  writeFileSync(join(folder, 'x.begun'), bytes(40))
  const cache = openImageCache(folder, 100)
  expect(await cache.read('new')).toHaveLength(40)
  await cache.write('newer', bytes(40))
  expect(readdirSync(folder).sort()).toEqual(['new', 'newer'])
})

test('what was asked for lately is still known as that after a restart', async () => {
  for (const name of ['older', 'newer']) {
    writeFileSync(join(folder, name), bytes(40))
    utimesSync(join(folder, name), name === 'older' ? 60 : 120, name === 'older' ? 60 : 120)
  }
  await openImageCache(folder, 100).read('older')
  await openImageCache(folder, 100).write('newest', bytes(40))
  expect(readdirSync(folder).sort()).toEqual(['newest', 'older'])
})

test('a smaller limit than before is kept from the first use', async () => {
  const before = openImageCache(folder, 100)
  for (const name of ['a', 'b']) await before.write(name, bytes(40))
  await openImageCache(folder, 50).read('b')
  expect(readdirSync(folder)).toEqual(['b'])
})

test('it goes on when its directory was taken away', async () => {
  const cache = openImageCache(folder, 100)
  await cache.write('a', bytes(60))
  rmSync(folder, { recursive: true })
  await cache.write('b', bytes(30))
  expect(await cache.read('a')).toBeNull()
  expect(await cache.read('b')).toHaveLength(30)
})

test('what somebody took away is not there', async () => {
  const cache = openImageCache(folder, 100)
  await cache.write('a', bytes(60))
  rmSync(join(folder, 'a'))
  expect(await cache.read('a')).toBeNull()
  await cache.write('b', bytes(60))
  await cache.write('c', bytes(40))
  expect(readdirSync(folder).sort()).toEqual(['b', 'c'])
})
