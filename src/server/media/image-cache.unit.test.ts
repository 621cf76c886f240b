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

test('never exceeds its limit, evicting the least recently used', async () => {
  const cache = openImageCache(folder, 100)
  await cache.write('a', bytes(40))
  await cache.write('b', bytes(40))
  await cache.read('a')
  await cache.write('c', bytes(40))
  expect(readdirSync(folder).sort()).toEqual(['a', 'c'])
  expect(await cache.read('b')).toBeNull()
})

test('does not store a file larger than the limit', async () => {
  const cache = openImageCache(folder, 100)
  await cache.write('a', bytes(40))
  await cache.write('b', bytes(101))
  expect(readdirSync(folder)).toEqual(['a'])
})

test('counts a file written twice once', async () => {
  const cache = openImageCache(folder, 100)
  for (const _ of [1, 2, 3]) await cache.write('a', bytes(40))
  await cache.write('b', bytes(40))
  expect(readdirSync(folder).sort()).toEqual(['a', 'b'])
})

test('finds the files of an earlier process, evicts the oldest first, and deletes incomplete ones', async () => {
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

test('keeps the order of use across a restart', async () => {
  for (const name of ['older', 'newer']) {
    writeFileSync(join(folder, name), bytes(40))
    utimesSync(join(folder, name), name === 'older' ? 60 : 120, name === 'older' ? 60 : 120)
  }
  await openImageCache(folder, 100).read('older')
  await openImageCache(folder, 100).write('newest', bytes(40))
  expect(readdirSync(folder).sort()).toEqual(['newest', 'older'])
})

test('enforces a lower limit than before from its first use', async () => {
  const before = openImageCache(folder, 100)
  for (const name of ['a', 'b']) await before.write(name, bytes(40))
  await openImageCache(folder, 50).read('b')
  expect(readdirSync(folder)).toEqual(['b'])
})

test('works after its directory was deleted', async () => {
  const cache = openImageCache(folder, 100)
  await cache.write('a', bytes(60))
  rmSync(folder, { recursive: true })
  await cache.write('b', bytes(30))
  expect(await cache.read('a')).toBeNull()
  expect(await cache.read('b')).toHaveLength(30)
})

test('misses files that were deleted', async () => {
  const cache = openImageCache(folder, 100)
  await cache.write('a', bytes(60))
  rmSync(join(folder, 'a'))
  expect(await cache.read('a')).toBeNull()
  await cache.write('b', bytes(60))
  await cache.write('c', bytes(40))
  expect(readdirSync(folder).sort()).toEqual(['b', 'c'])
})
