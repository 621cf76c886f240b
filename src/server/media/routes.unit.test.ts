import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '#server/kernel/context.ts'
import { drawScene } from '#server/media/scenes/draw-scene.ts'
import { sceneKinds, sceneTimes } from '#server/media/scenes/scene-kinds.ts'
import { answerErrors, type Env } from '#server/kernel/http.ts'
import { openLog } from '#server/kernel/logs.ts'
import { directoryStorage } from './directory-storage.ts'
import { fileSource } from './file-source.ts'
import { openImages } from './find-image.ts'
import { openImageCache } from './image-cache.ts'
import { sourcesOf } from './media-source.ts'
import { remoteSource } from './remote-source.ts'
import { readModifiers } from './read-modifiers.ts'
import { renderImage } from './render-image.ts'
import { mediaRoutes } from './routes.ts'
import { sceneSource, type SceneDrawer } from './scene-source.ts'
import { versionTag } from './version-tag.ts'

const log = openLog('silent')
const drawer: SceneDrawer<string, string> = {
  kinds: ['fort', 'old-town'],
  times: ['day', 'night'],
  draw: ({ kind, width, height }) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 3 2" preserveAspectRatio="xMidYMid slice"><rect width="3" height="2" fill="${kind === 'fort' ? '#c66a12' : '#0b5d5e'}"/></svg>`,
}

const dot = { width: 8, height: 8, channels: 3 as const, background: '#0b5d5e' }

let folder: string
let rendered: number
let isDatabaseAway = false
let cacheFolder: string
let app: Hono<Env>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-media-'))
  mkdirSync(join(folder, 'media', 'boats'), { recursive: true })
  const media = (name: string) => join(folder, 'media', name)
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0b5d5e' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toFile(media('boats/dhow.jpg'))
  await sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toFile(media('clear.png'))
  writeFileSync(media('broken.jpg'), Buffer.from('ffd8ffe000104a464946', 'hex'))
  writeFileSync(media('drawing.svg'), drawer.draw({ kind: 'fort', time: 'day', seed: 'a', width: 10, height: 10 }))
  writeFileSync(media('.hidden.jpg'), 'hidden')
  writeFileSync(join(folder, 'secret.jpg'), 'secret')
  symlinkSync(join(folder, 'secret.jpg'), media('link.jpg'))
  await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
    .png()
    .toFile(media('bomb.png'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeEach(() => {
  rendered = 0
  isDatabaseAway = false
  cacheFolder = mkdtempSync(join(folder, 'cache-'))
  const images = openImages({
    sources: sourcesOf([
      sceneSource(drawer),
      fileSource(directoryStorage(join(folder, 'media'))),
      remoteSource(['cdn.example']),
    ]),
    caches: {
      presets: openImageCache(join(cacheFolder, 'presets'), 1024 * 1024),
      others: openImageCache(join(cacheFolder, 'others'), 1024 * 1024),
    },
    isShown: (source) =>
      isDatabaseAway ? Promise.reject(new Error('away')) : Promise.resolve(!source.includes('invented')),
    log,
    render: (original, modifiers) => {
      rendered += 1
      return renderImage(original, modifiers)
    },
  })
  app = new Hono<Env>().route('/', mediaRoutes(images))
  app.onError(answerErrors({ log } as Context))
})

const get = async (path: string, init?: RequestInit) => app.request(`/_image/${path}`, init)
const pictureOf = async (answer: Response) => sharp(Buffer.from(await answer.arrayBuffer())).metadata()

describe('the image route', () => {
  test('crops a photograph around its focal point', async () => {
    const half = { width: 150, height: 100, channels: 3 as const }
    const [red, blue] = [
      { r: 255, g: 0, b: 0 },
      { r: 0, g: 0, b: 255 },
    ]
    const bytes = await sharp({ create: { ...half, width: 300, background: red } })
      .composite([{ input: { create: { ...half, background: blue } }, left: 150, top: 0 }])
      .png()
      .toBuffer()
    writeFileSync(join(folder, 'media', 'halves.png'), bytes)
    const colourOf = async (modifiers: string) => {
      const answer = await get(`${modifiers}/files/halves.png`)
      const { dominant } = await sharp(Buffer.from(await answer.arrayBuffer())).stats()
      return dominant.r > dominant.b ? 'red' : 'blue'
    }
    expect(await colourOf('p_thumbnail,w_64,c_0x50')).toBe('red')
    expect(await colourOf('p_thumbnail,w_64,c_100x50')).toBe('blue')
    expect(await colourOf('w_64,h_64,c_100x50')).toBe('blue')
  })

  test.each([
    ['f_webp,w_600,h_400/scenes/fort-day-a.svg', { format: 'webp', width: 600, height: 400 }],
    ['s_320x320,f_jpeg/scenes/old-town-night-edge-of-the-world.svg', { format: 'jpeg', width: 320, height: 320 }],
    ['w_600,f_avif/scenes/fort-day-a.svg', { format: 'heif', width: 600, height: 400 }],
    ['h_216,f_png/scenes/fort-day-a.svg', { format: 'png', width: 324, height: 216 }],
    ['_/scenes/fort-day-a.svg', { format: 'webp', width: 1200, height: 800 }],
    ['w_2400,h_1600/scenes/fort-day-a.svg', { format: 'webp', width: 2400, height: 1600 }],
    ['w_480,h_480,fit_contain,b_fff/scenes/fort-day-a.svg', { width: 480, height: 480 }],
    ['w_480,h_480,fit_inside/scenes/fort-day-a.svg', { width: 480, height: 320 }],
    ['w_16/scenes/fort-day-a.svg', { width: 16, height: 11 }],
    ['w_145,h_91/files/boats/dhow.jpg', { width: 145, height: 91 }],
    ['w_640,h_400/scenes/fort-day-a.svg', { width: 640, height: 400 }],
    ['w_144/files/boats/dhow.jpg', { format: 'webp', width: 144, height: 96 }],
    ['w_120,h_120/files%2Fboats%2Fdhow.jpg', { width: 120, height: 120 }],
    ['w_2400/files/boats/dhow.jpg', { width: 300, height: 200 }],
    ['p_card,w_320/scenes/fort-day-a.svg', { format: 'webp', width: 320, height: 213 }],
    ['p_tile/scenes/fort-day-a.svg', { format: 'webp', width: 720, height: 936 }],
    ['p_photo,w_320/scenes/fort-day-a.svg', { format: 'webp', width: 320, height: 213 }],
    ['p_wide/scenes/fort-day-a.svg', { format: 'jpeg', width: 1200, height: 675 }],
    ['p_card,w_320,f_avif/scenes/fort-day-a.svg', { format: 'heif', width: 320, height: 213 }],
  ])('%s', async (path, expected) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(await pictureOf(answer)).toMatchObject(expected)
  })

  test.each([
    [undefined, 'webp'],
    ['*/*', 'webp'],
    ['image/webp,*/*', 'webp'],
    ['image/avif,image/webp,*/*;q=0.8', 'avif'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['text/html, IMAGE/AVIF;q=0.5', 'avif'],
  ])('returns for f_auto with Accept %s the type %s', async (accept, format) => {
    const init = accept === undefined ? {} : { headers: { accept } }
    const answer = await get('p_thumbnail,w_64,f_auto/scenes/fort-day-a.svg', init)
    expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-type': `image/${format}`, vary: 'accept' })
    expect((await pictureOf(answer)).format).toBe(format === 'avif' ? 'heif' : format)
    const fixed = await get('p_thumbnail,w_64/scenes/fort-day-a.svg', init)
    expect(Object.fromEntries(fixed.headers)).toMatchObject({ 'content-type': 'image/webp' })
    expect(fixed.headers.has('vary')).toBe(false)
  })

  test('is immutable at the address of the current edition only', async () => {
    const version = versionTag((await sceneSource(drawer).find('fort-day-a.svg')).version)
    const lifetime = async (path: string) => (await get(path)).headers.get('cache-control')
    expect(await lifetime(`p_thumbnail,v_${version}/scenes/fort-day-a.svg`)).toBe('public, max-age=31536000, immutable')
    expect(await lifetime('p_thumbnail,v_00000000/scenes/fort-day-a.svg')).toBe('public, max-age=60')
    expect(await lifetime('p_thumbnail/scenes/fort-day-a.svg')).toMatch(/^public, max-age=86400,/)
    expect(rendered).toBe(1)
  })

  test('returns the content type', async () => {
    const { headers } = await get('w_64/scenes/fort-day-a.svg')
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/) as string,
    })
  })

  test('removes the location of a photograph', async () => {
    expect((await pictureOf(await get('f_jpeg/files/boats/dhow.jpg'))).exif).toBeUndefined()
  })

  test('gives a JPEG a white background for transparency', async () => {
    const answer = await get('f_jpeg/files/clear.png')
    const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats()
    expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255])
  })

  test('returns headers without a body for HEAD', async () => {
    const answer = await get('w_64/scenes/fort-day-a.svg', { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0)
    expect(await answer.text()).toBe('')
  })

  test('returns 304 without rendering for a matching ETag', async () => {
    const etag = (await get('w_64/scenes/fort-day-a.svg')).headers.get('etag') ?? ''
    const answer = await get('w_64/scenes/fort-day-a.svg', { headers: { 'if-none-match': `"other", W/${etag}` } })
    expect(answer.status).toBe(304)
    expect(rendered).toBe(1)
  })
})

test.each(sceneKinds.map((kind, place) => [kind, sceneTimes[place % sceneTimes.length] ?? 'day'] as const))(
  'draws and renders the scene %s at %s',
  async (kind, time) => {
    const source = sceneSource({ kinds: sceneKinds, times: sceneTimes, draw: drawScene })
    const requested = { ...readModifiers('w_144,h_96'), format: 'webp' as const }
    const { read } = await source.find(`${kind}-${time}-edge-of-the-world.svg`)
    const bytes = await renderImage(await read(requested), requested)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 144, height: 96 })
    expect((await sharp(bytes).stats()).entropy).toBeGreaterThan(2)
  },
)

describe('the cache of the image route', () => {
  test('renders once for concurrent requests, and not again later', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('w_64/scenes/fort-day-a.svg')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect((await get('fit_cover,w_64,f_webp/scenes/fort-day-a.svg')).status).toBe(200)
    expect(rendered).toBe(1)
  })

  test('renders again if the file has changed', async () => {
    const file = join(folder, 'media', 'changing.png')
    for (const side of [10, 20]) {
      await sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
        .png()
        .toFile(file)
      expect((await pictureOf(await get('_/files/changing.png'))).width).toBe(side)
    }
  })

  test('renders again if the drawing code has changed', async () => {
    const before = (await get('w_8/scenes/fort-day-a.svg')).headers.get('etag')
    const other = sceneSource({ ...drawer, draw: (scene) => drawer.draw(scene).replace('#c66a12', '#000000') })
    const found = await other.find('fort-day-a.svg')
    expect(found.version).not.toBe((await sceneSource(drawer).find('fort-day-a.svg')).version)
    expect(before).not.toBeNull()
  })
})

describe('arbitrary image requests', () => {
  test('are cached separately from what our pages show', async () => {
    await get('p_thumbnail/scenes/fort-day-a.svg')
    await get('w_64/scenes/fort-day-a.svg')
    await get('w_64,b_123456/scenes/fort-day-a.svg')
    expect(readdirSync(join(cacheFolder, 'presets'))).toHaveLength(1)
    expect(readdirSync(join(cacheFolder, 'others'))).toHaveLength(2)
  })

  test('for a preset of a picture that no page shows are rendered once and cached separately', async () => {
    for (let time = 0; time < 2; time += 1)
      expect((await get('p_thumbnail/scenes/fort-day-invented.svg')).status).toBe(200)
    expect(rendered).toBe(1)
    expect(readdirSync(join(cacheFolder, 'others'))).toHaveLength(1)
    expect(existsSync(join(cacheFolder, 'presets')) ? readdirSync(join(cacheFolder, 'presets')) : []).toEqual([])
  })

  test('are rendered while the database is unavailable', async () => {
    isDatabaseAway = true
    expect((await get('p_thumbnail/scenes/fort-day-a.svg')).status).toBe(200)
  })

  test('cannot multiply a picture of another host by further slashes', async () => {
    const shown = 'https://cdn.example/a.jpg'
    const images = openImages({
      sources: sourcesOf([remoteSource(['cdn.example'], () => sharp({ create: dot }).png().toBuffer())]),
      caches: {
        presets: openImageCache(join(cacheFolder, 'presets'), 1024 * 1024),
        others: openImageCache(join(cacheFolder, 'others'), 1024 * 1024),
      },
      isShown: (source) => Promise.resolve(source === shown),
      log,
    })
    for (const slashes of ['/', '//', '///', '/////'])
      await (await images.find({ modifiers: 'p_thumbnail', source: `https:${slashes}cdn.example/a.jpg` })).read()
    expect(readdirSync(join(cacheFolder, 'presets'))).toHaveLength(1)
  })

  test('do not delay presets', async () => {
    const drawn: number[] = []
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const images = openImages({
      sources: sourcesOf([sceneSource(drawer)]),
      caches: {
        presets: openImageCache(join(cacheFolder, 'presets'), 1024 * 1024),
        others: openImageCache(join(cacheFolder, 'others'), 1024 * 1024),
      },
      isShown: (source) => Promise.resolve(!source.includes('invented')),
      log,
      render: async (_, { width }) => {
        drawn.push(width ?? 0)
        if (width !== 64) await held
        return new Uint8Array(1)
      },
    })
    const ask = async (modifiers: string, seed = 'a') =>
      (await images.find({ modifiers, source: `scenes/fort-day-${seed}.svg` })).read()
    const many = [
      ...['w_8', 'w_16', 'w_24', 'w_32', 'w_48'].map((modifiers) => ask(modifiers)),
      ...['b', 'c', 'd'].map((seed) => ask('p_thumbnail,w_144', `invented-${seed}`)),
      // The same bytes as the page's, but in the queue for arbitrary requests.
      ask('w_64,h_64'),
    ]
    await ask('p_thumbnail,w_64')
    expect(drawn).toHaveLength(2)
    expect(drawn).toContain(64)
    release()
    await Promise.all(many)
    expect(drawn).toHaveLength(10)
  })

  test('are refused temporarily if too many wait', async () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      get(`w_8,b_${(0x100000 + index).toString(16)}/scenes/fort-day-a.svg`),
    )
    const statuses = (await Promise.all(many)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
  })
})

describe('the image route refuses', () => {
  test.each([
    ['w_9999/scenes/fort-day-a.svg', 422, 'media.modifiers_invalid'],
    ['p_poster/scenes/fort-day-a.svg', 422, 'media.preset_unknown'],
    ['p_card,q_1/scenes/fort-day-a.svg', 422, 'media.modifiers_invalid'],
    ['/scenes/fort-day-a.svg', 422, 'media.modifiers_invalid'],
    ['_/scenes/castle-day-a.svg', 404, 'media.picture_unknown'],
    ['_/scenes/fort-noon-a.svg', 404, 'media.picture_unknown'],
    ['_/scenes/fort-day-.svg', 404, 'media.picture_unknown'],
    ['_/scenes/fort-day-%3Cscript%3E.svg', 404, 'media.picture_unknown'],
    ['_/scenes/..%2Ffiles%2Fboats%2Fdhow.jpg', 404, 'media.picture_unknown'],
    ['_/unknown/a.jpg', 404, 'media.source_unknown'],
    ['_/a.jpg', 404, 'media.source_unknown'],
    ['_/', 404, 'media.source_unknown'],
    ['_', 422, 'media.modifiers_invalid'],
    ['_/constructor/a.jpg', 404, 'media.source_unknown'],
    ['_/%E0%A4%A/a.jpg', 404, 'media.source_unknown'],
    ['_/http://cdn.example/a.jpg', 404, 'media.source_unknown'],
    ['_/file:///etc/passwd', 404, 'media.source_unknown'],
    ['_/https://evil.example/a.jpg', 403, 'media.host_not_allowed'],
    ['_/https:/evil.example/a.jpg', 403, 'media.host_not_allowed'],
    ['_/https%3A%2F%2F169.254.169.254%2Flatest', 403, 'media.host_not_allowed'],
    ['_/files/missing.jpg', 404, 'media.picture_unknown'],
    ['_/files/boats', 404, 'media.picture_unknown'],
    ['_/files/', 404, 'media.picture_unknown'],
    ['_/files/..%2Fsecret.jpg', 404, 'media.picture_unknown'],
    ['_/files/boats/..%2f..%2f..%2fsecret.jpg', 404, 'media.picture_unknown'],
    ['_/files/%2Fetc%2Fpasswd', 404, 'media.picture_unknown'],
    ['_/files/..%5Csecret.jpg', 404, 'media.picture_unknown'],
    ['_/files/a%00.jpg', 404, 'media.picture_unknown'],
    ['_/files/.hidden.jpg', 404, 'media.picture_unknown'],
    ['_/files/link.jpg', 404, 'media.picture_unknown'],
    ['_/files/drawing.svg', 422, 'media.not_a_picture'],
    ['_/files/broken.jpg', 422, 'media.not_a_picture'],
    ['_/files/bomb.png', 413, 'media.picture_too_large'],
    [`_/files/${'a'.repeat(3000)}.jpg`, 404, 'media.source_unknown'],
  ])('the image route refuses %s', async (path, status, code) => {
    const answer = await get(path)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({ status, code })
  })

  test('an unknown provider is a defect of the program', () => {
    expect(() => sourcesOf([]).get('scenes')).toThrow('There is no image provider scenes.')
  })
})
