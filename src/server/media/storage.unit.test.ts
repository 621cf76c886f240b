import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MediaBucket } from '#server/kernel/media-bucket.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { startS3Server } from '#test/support/s3-server.ts'
import { directoryStorage } from './directory-storage.ts'
import { fileSource } from './file-source.ts'
import type { MediaStorage } from './media-storage.ts'
import { openStorage } from './open-storage.ts'
import { s3Storage } from './s3-storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'rihla-storage-'))
const root = join(folder, 'media')
let bucket: MediaBucket
let stop: () => Promise<void>
const storages = new Map<string, MediaStorage>()
const storageOf = (kind: string) => storages.get(kind) as MediaStorage

beforeAll(async () => {
  const server = await startS3Server()
  ;({ bucket, stop } = server)
  storages.set('a directory', directoryStorage(root)).set('a bucket', await s3Storage(bucket))
})
afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

const bytes = (text: string) => new Uint8Array(Buffer.from(text))
const textOf = async (reading: Promise<Uint8Array | null>) => {
  const read = await reading
  return read && Buffer.from(read).toString()
}
const hidden = ['', '.', '..', '../secret', 'a/../../secret', '/etc/passwd', 'a//b', 'a/', '.hidden', 'a/.b', 'a\\b', 'a\0b', 'a\nb', 'a'.repeat(201), 'aa/'.repeat(400) + 'a'] // prettier-ignore

describe.each(['a directory', 'a bucket'])('%s', (kind) => {
  test('stores pictures by name, in folders and in any script', async () => {
    const storage = storageOf(kind)
    for (const name of ['dhow.jpg', 'boats/old/dhow.jpg', 'قوارب/سنبوك ١.jpg', 'a+b %20#?.jpg']) {
      expect(await storage.exists(name)).toBe(false)
      expect(await storage.read(name)).toBeNull()
      await storage.write(name, bytes(name))
      expect(await storage.exists(name)).toBe(true)
      expect(await textOf(storage.read(name))).toBe(name)
      expect((await storage.find(name))?.bytes).toBe(Buffer.byteLength(name))
    }
  })

  test('distinguishes editions', async () => {
    const storage = storageOf(kind)
    await storage.write('changing.jpg', bytes('first'))
    const first = await storage.find('changing.jpg')
    expect(await storage.find('changing.jpg')).toEqual(first)
    await storage.write('changing.jpg', bytes('later one'))
    expect((await storage.find('changing.jpg'))?.version).not.toBe(first?.version)
    expect(await textOf(storage.read('changing.jpg'))).toBe('later one')
  })

  test('deletes pictures, and ignores missing ones', async () => {
    const storage = storageOf(kind)
    await storage.write('gone/away.jpg', bytes('x'))
    for (const _ of [1, 2]) await storage.remove('gone/away.jpg')
    expect(await storage.find('gone/away.jpg')).toBeNull()
    expect(await storage.read('gone/away.jpg')).toBeNull()
  })

  test.each(hidden)('neither finds nor stores anything under %j', async (name) => {
    const storage = storageOf(kind)
    writeFileSync(join(folder, 'secret'), 'secret')
    expect(await storage.find(name)).toBeNull()
    expect(await storage.exists(name)).toBe(false)
    expect(await storage.read(name)).toBeNull()
    await expect(storage.write(name, bytes('x'))).rejects.toThrow(RangeError)
    await expect(storage.remove(name)).rejects.toThrow(RangeError)
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe('secret')
  })

  test('does not treat a folder as a picture', async () => {
    await storageOf(kind).write('folder/a.jpg', bytes('x'))
    expect(await storageOf(kind).find('folder')).toBeNull()
    expect(await storageOf(kind).read('folder')).toBeNull()
  })

  test('is a source of the image route, immutable for names with a content hash', async () => {
    const storage = storageOf(kind)
    const lasting = `reviews/${'0a'.repeat(16)}.webp`
    await storage.write(lasting, bytes('picture'))
    await storage.write('dhow.jpg', bytes('dhow'))
    const source = fileSource(storage)
    const found = await source.find(lasting)
    expect(found.isLasting).toBe(true)
    expect(await found.read({ width: null, height: null, fit: 'cover' })).toEqual({
      bytes: expect.toSatisfy((read: Uint8Array) => Buffer.from(read).toString() === 'picture') as Uint8Array,
      isDrawing: false,
    })
    expect((await source.find('dhow.jpg')).isLasting).toBe(false)
    await expect(source.find('none.jpg')).rejects.toMatchObject({ code: 'media.picture_unknown' })
    const { read } = await source.find('dhow.jpg')
    await storage.remove('dhow.jpg')
    await expect(read({ width: null, height: null, fit: 'cover' })).rejects.toMatchObject({
      code: 'media.picture_unknown',
    })
  })
})

describe('the directory storage', () => {
  test('shows a picture completely or not at all, and leaves no partial files', async () => {
    const storage = directoryStorage(root)
    const large = [bytes('a'.repeat(2_000_000)), bytes('b'.repeat(2_000_000))]
    await storage.write('large.jpg', large[0] as Uint8Array)
    const writing = Promise.all(Array.from({ length: 20 }, (_, turn) => storage.write('large.jpg', large[turn % 2] as Uint8Array))) // prettier-ignore
    for (let turn = 0; turn < 40; turn += 1) {
      const read = await storage.read('large.jpg')
      expect(read).toHaveLength(2_000_000)
      expect(read?.every((byte) => byte === read[0])).toBe(true)
    }
    await writing
    expect(readdirSync(root).filter((name) => name.startsWith('.'))).toEqual([])
  })

  test('does not follow symbolic links out of the directory for reads or writes', async () => {
    mkdirSync(join(folder, 'elsewhere'), { recursive: true })
    writeFileSync(join(folder, 'elsewhere', 'a.jpg'), 'secret')
    symlinkSync(join(folder, 'elsewhere'), join(root, 'way-out'))
    const storage = directoryStorage(root)
    expect(await storage.find('way-out/a.jpg')).toBeNull()
    expect(await storage.read('way-out/a.jpg')).toBeNull()
    await expect(storage.write('way-out/b.jpg', bytes('x'))).rejects.toThrow(RangeError)
    await storage.remove('way-out/a.jpg')
    expect(readdirSync(join(folder, 'elsewhere'))).toEqual(['a.jpg'])
  })
})

test('reports an unreachable bucket as unavailable, not the picture as unknown', async () => {
  const source = fileSource(await s3Storage({ ...bucket, endpoint: 'http://127.0.0.1:1' }))
  await expect(source.find('dhow.jpg')).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'media.storage_unavailable',
  })
})

test('reports a deleted bucket as unavailable', async () => {
  const storage = await s3Storage({ ...bucket, name: 'nothing-here' })
  await expect(storage.read('dhow.jpg')).rejects.toThrow('bucket')
})

describe('at startup', () => {
  const settings = (change: Partial<MediaBucket>) => ({ mediaDirectory: root, mediaBucket: { ...bucket, ...change } })

  test('the storage is tested, and nothing remains of the test', async () => {
    await openStorage({ mediaDirectory: join(folder, 'new'), mediaBucket: null })
    expect(readdirSync(join(folder, 'new', 'tried-at-start'))).toEqual([])
    const storage = await openStorage(settings({}))
    await storage.write('kept.jpg', bytes('kept'))
    expect(await textOf(storage.read('kept.jpg'))).toBe('kept')
  })

  test.each<[string, Partial<MediaBucket>]>([
    ['a missing bucket', { name: 'nothing-here' }],
    ['an unknown access key', { accessKeyId: 'somebody' }],
    ['a wrong secret', { secretAccessKey: 'guessed' }],
    ['another region', { region: 'us-east-1' }],
    ['an unreachable server', { endpoint: 'http://127.0.0.1:1' }],
  ])('the start fails with one sentence for %s', async (_, change) => {
    const opening = openStorage(settings(change))
    await expect(opening).rejects.toThrow(StartError)
    await expect(opening).rejects.toThrow(
      /^MEDIA_S3_BUCKET names (pictures|nothing-here) at http:\/\/127\.0\.0\.1:\d+, where pictures cannot be stored: [^.\n]{5,}[^\n]*\.$/,
    )
    await expect(opening).rejects.not.toThrow('UnknownError')
  })

  test('an unusable directory is reported in one sentence', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    chmodSync(file, 0o400)
    const opening = openStorage({ mediaDirectory: file, mediaBucket: null })
    await expect(opening).rejects.toThrow(StartError)
    await expect(opening).rejects.toThrow(`MEDIA_DIR names ${file}, where pictures cannot be stored: `)
  })
})
