import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawScene } from '#server/media/scenes/draw-scene.ts'
import { sceneKinds, sceneTimes } from '#server/media/scenes/scene-kinds.ts'
import { shareAddress, shareEdition, shownOf } from '#domain/share-address.ts'
import { readProduct } from '#server/catalogue/read-product.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { openImages } from '#server/media/find-image.ts'
import { openImageCache } from '#server/media/image-cache.ts'
import { sourcesOf } from '#server/media/media-source.ts'
import { sceneSource } from '#server/media/scene-source.ts'
import { answerErrors, type Env } from '#server/kernel/http.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { drawShare } from './draw-share.ts'
import { shareRoutes } from './routes.ts'

const fixtures = useFixtures()
let folder: string
let app: Hono<Env>

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-shares-'))
  const cache = openImageCache(folder, 50_000_000)
  const images = openImages({
    sources: sourcesOf([sceneSource({ kinds: sceneKinds, times: sceneTimes, draw: drawScene })]),
    caches: { presets: cache, others: cache },
    isShown: () => Promise.resolve(true),
    log: fixtures.context.log,
  })
  app = new Hono<Env>()
    .onError(answerErrors(fixtures.context))
    .route('/', shareRoutes(fixtures.context, { images, cache }))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const get = (path: string) => app.request(path)
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

const pages = [
  '/og/ar/site.jpg',
  '/og/en/site.jpg',
  `/og/ar/city/${encodeURIComponent('المنامة')}.jpg`,
  '/og/en/city/manama.jpg',
  '/og/en/category/sea-islands.jpg',
]

test.each(pages)('%s is an image of the size that networks show', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  const bytes = await bytesOf(answer)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(bytes.length).toBeLessThan(300_000)
})

describe('the preview of an activity', () => {
  const product = async (locale: 'ar' | 'en') =>
    readProduct(fixtures.context, {
      visitor: await createVisitor(fixtures.context.db),
      locale,
      city: 'manama',
      slug: (await findSlug()) ?? '',
    })
  const findSlug = async () => {
    const [row] = await fixtures.context.db.rows<{ slug: string }>({
      name: 'test.slug',
      text: `select slug_en as slug from product where code = 'bahrain-fort'`,
    })
    return row?.slug
  }
  const addressOf = async (locale: 'ar' | 'en') => {
    const one = await product(locale)
    return shareAddress(locale, {
      kind: 'activity',
      keys: [one.city.slug, one.slugs[locale]],
      shown: shownOf.activity(one),
    })
  }

  test('differs by language, and is immutable at the address of its edition', async () => {
    const [arabic, english] = [await get(await addressOf('ar')), await get(await addressOf('en'))]
    for (const answer of [arabic, english]) expect(answer.headers.get('cache-control')).toContain('immutable')
    expect((await bytesOf(arabic)).equals(await bytesOf(english))).toBe(false)
  })

  test('is current at the address of an older edition, but cached briefly', async () => {
    const address = await addressOf('en')
    const [today, older] = [await get(address), await get(address.replace(/v=.*/, 'v=older'))]
    expect(older.headers.get('cache-control')).not.toContain('immutable')
    expect(older.headers.get('etag')).toBe(today.headers.get('etag'))
  })

  test('returns 304 for a matching ETag', async () => {
    const address = await addressOf('en')
    const etag = (await get(address)).headers.get('etag') ?? ''
    expect((await app.request(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })
})

test.each([
  '/og/fr/site.jpg',
  '/og/en/site.png',
  '/og/en/site/more.jpg',
  '/og/en/nothing/manama.jpg',
  '/og/en/city/nowhere.jpg',
  '/og/en/activity/manama/nothing.jpg',
  '/og/en/post/nothing.jpg',
  '/og/en/city/%E0%A4%A.jpg',
  '/og/',
])('%s returns 404', async (path) => {
  expect((await get(path)).status).toBe(404)
})

describe('preview texts of any length', () => {
  const long = {
    ar: 'يوم كامل من الفجر إلى ما بعد الغروب في حافة العالم مع المشي في وادي الطوقي والعشاء تحت النجوم ومرشد يعرف كل صخرة فيه',
    en: 'A full day from dawn until after dusk at the Edge of the World with a walk through the valley and dinner under the stars',
  }
  test.each(['ar', 'en'] as const)('fit in %s with and without a picture', async (locale) => {
    const share = {
      locale,
      site: 'Rihla',
      colour: '#0b5d5e',
      kicker: long[locale],
      title: long[locale],
      text: null,
      facts: [],
    }
    const made = await sharp(await drawShare(share, null)).metadata()
    expect(made).toMatchObject({ width: 1200, height: 630 })
  })
})

test('does not cache an image drawn while its picture was temporarily unreadable', async () => {
  const place = mkdtempSync(join(folder, 'moment-'))
  const cache = openImageCache(place, 50_000_000)
  let isAway = true
  const whole = openImages({
    sources: sourcesOf([sceneSource({ kinds: sceneKinds, times: sceneTimes, draw: drawScene })]),
    caches: { presets: cache, others: cache },
    isShown: () => Promise.resolve(true),
    log: fixtures.context.log,
  })
  const images: typeof whole = {
    find: (address) => (isAway ? Promise.reject(new ApiError('unavailable', 'media.busy')) : whole.find(address)),
  }
  const routes = shareRoutes(fixtures.context, { images, cache })
  const path = '/og/en/activity/manama/bahrain-fort-at-sunset.jpg'
  const without = await routes.request(path)
  isAway = false
  const withPicture = await routes.request(path)
  expect([without.status, without.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(withPicture.headers.get('cache-control')).toMatch(/^public/)
  expect((await bytesOf(withPicture)).equals(await bytesOf(without))).toBe(false)
})

test('changes the edition with the content, and only then', () => {
  const shown = ['قلعة البحرين', 4.8, null]
  expect(shareEdition({ shown })).toBe(shareEdition({ shown: [...shown] }))
  for (const other of [
    ['قلعة البحرين', 4.7, null],
    ['قلعة البحرين', 4.8, 1],
    [4.8, 'قلعة البحرين', null],
  ])
    expect(shareEdition({ shown: other })).not.toBe(shareEdition({ shown }))
})
