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

const BLOCK = 4096
const blocks = (count: number) => new Uint8Array(count * BLOCK)

test('never exceeds its limit, evicting the least recently used', async () => {
  const cache = openImageCache(folder, 10 * BLOCK)
  await cache.write('a', blocks(4))
  await cache.write('b', blocks(4))
  await cache.read('a')
  await cache.write('c', blocks(4))
  expect(readdirSync(folder).sort()).toEqual(['a', 'c'])
  expect(await cache.read('b')).toBeNull()
})

test('does not store a file larger than the limit', async () => {
  const cache = openImageCache(folder, 10 * BLOCK)
  await cache.write('a', blocks(4))
  await cache.write('b', blocks(11))
  expect(readdirSync(folder)).toEqual(['a'])
})

test('counts a file written twice once', async () => {
  const cache = openImageCache(folder, 10 * BLOCK)
  for (const _ of [1, 2, 3]) await cache.write('a', blocks(4))
  await cache.write('b', blocks(4))
  expect(readdirSync(folder).sort()).toEqual(['a', 'b'])
})

test('finds the files of an earlier process, evicts the oldest first, and deletes incomplete ones', async () => {
  for (const [name, minute] of [
    ['old', 1],
    ['new', 2],
  ] as const) {
    writeFileSync(join(folder, name), blocks(4))
    utimesSync(join(folder, name), minute * 60, minute * 60)
  }
  writeFileSync(join(folder, 'x.begun'), blocks(4))
  const cache = openImageCache(folder, 10 * BLOCK)
  expect(await cache.read('new')).toHaveLength(4 * BLOCK)
  await cache.write('newer', blocks(4))
  expect(readdirSync(folder).sort()).toEqual(['new', 'newer'])
})

test('keeps the order of use across a restart', async () => {
  for (const name of ['older', 'newer']) {
    writeFileSync(join(folder, name), blocks(4))
    utimesSync(join(folder, name), name === 'older' ? 60 : 120, name === 'older' ? 60 : 120)
  }
  await openImageCache(folder, 10 * BLOCK).read('older')
  await openImageCache(folder, 10 * BLOCK).write('newest', blocks(4))
  expect(readdirSync(folder).sort()).toEqual(['newest', 'older'])
})

test('enforces a lower limit than before from its first use', async () => {
  const before = openImageCache(folder, 10 * BLOCK)
  for (const name of ['a', 'b']) await before.write(name, blocks(4))
  await openImageCache(folder, 5 * BLOCK).read('b')
  expect(readdirSync(folder)).toEqual(['b'])
})

test('works after its directory was deleted', async () => {
  const cache = openImageCache(folder, 10 * BLOCK)
  await cache.write('a', blocks(6))
  rmSync(folder, { recursive: true })
  await cache.write('b', blocks(3))
  expect(await cache.read('a')).toBeNull()
  expect(await cache.read('b')).toHaveLength(3 * BLOCK)
})

test('misses files that were deleted', async () => {
  const cache = openImageCache(folder, 10 * BLOCK)
  await cache.write('a', blocks(6))
  rmSync(join(folder, 'a'))
  expect(await cache.read('a')).toBeNull()
  await cache.write('b', blocks(6))
  await cache.write('c', blocks(4))
  expect(readdirSync(folder).sort()).toEqual(['b', 'c'])
})

test('counts a tiny file as a block of the disk, so that their number is limited', async () => {
  const cache = openImageCache(folder, 2 * BLOCK)
  for (const name of ['a', 'b', 'c']) await cache.write(name, new Uint8Array(1))
  expect(readdirSync(folder).sort()).toEqual(['b', 'c'])
})
