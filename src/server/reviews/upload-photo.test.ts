import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { LARGEST_PHOTO_BYTES } from '#domain/review-photos.ts'
import type { ApiContext } from '#server/app/api.ts'
import { apiOf } from '#test/support/api-of.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { later } from '#test/support/clock.ts'
import { boughtAtFort, type Bought } from '#test/support/bought.ts'
import { askStaff } from '#test/support/staff.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { reviewsQuery } from './contract.ts'
import { readOwnReview } from './read-own-review.ts'
import { readReviews } from './read-reviews.ts'
import { sweepPhotos } from './sweep-photos.ts'
import { uploadPhoto } from './upload-photo.ts'
import { writeReview } from './write-review.ts'

const fixtures = useFixtures()
/** Departures of the test data start in ten days and take two hours. */
const after = (interval = '10 days 3 hours') => later(fixtures.context, interval)
const bought = () => boughtAtFort(fixtures.context)

/** A photograph as from a phone: rotated by EXIF, with its location. */
const photograph = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#a8452f' } })
    .withExif({ IFD0: { Model: 'Telephone 12' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** The same JPEG with a header that claims this many pixels a side. */
function claiming(photo: Uint8Array, side: number): Uint8Array {
  const bytes = Buffer.from(photo)
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (bytes[at + 1] !== 0xc0 && bytes[at + 1] !== 0xc2) continue
    bytes.writeUInt16BE(side, at + 5)
    bytes.writeUInt16BE(side, at + 7)
    return bytes
  }
  throw new Error('this JPEG has no frame header')
}

const bufferOf = (bytes: Uint8Array | string) => Uint8Array.from(Buffer.from(bytes)).buffer
const send = async (of: Bought, bytes?: Uint8Array | string, context: ApiContext = after()) => {
  const body = bytes ?? (await photograph())
  return uploadPhoto(context, { ...of, read: async () => bufferOf(body) })
}
const write = (of: Bought, photoIds: number[], context = after()) =>
  writeReview(context, {
    ...of,
    locale: 'ar',
    written: {
      rating: 5,
      travellerType: 'family',
      title: 'غروب هادئ',
      body: 'مشينا على السور مع عالِم آثار.',
      photoIds,
    },
  })
const fileOf = (src: string) => src.replace(/^files\//, '')
const storedFile = (src: string) => fixtures.context.storage.read(fileOf(src))

async function idOf({ bookingId }: Bought): Promise<number> {
  const [row] = await fixtures.context.db.rows<{ id: number }>({
    name: 'test.review_of',
    text: 'select id from review where order_item_id = $1',
    values: [bookingId],
  })
  return row?.id ?? 0
}
const judge = async (of: Bought, how: 'publish' | 'reject') =>
  askStaff(fixtures.context, 'POST', `/${await idOf(of)}/${how}`, {
    about: 'reviews',
    body: how === 'reject' ? { reason: 'وجه في الصورة' } : {},
  })

async function photosThatAllSee(): Promise<string[]> {
  const visitor = await createVisitor(fixtures.context.db)
  const address = { city: 'manama', slug: 'bahrain-fort-at-sunset' }
  const view = await readReviews(fixtures.context, { ...reviewsQuery.parse({}), visitor, ...address })
  return view.photos.map(({ src }) => src)
}

describe('an uploaded photo', () => {
  test('is stored upright as our own JPEG, without location and camera, under a meaningless name', async () => {
    const sent = await photograph()
    expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('Telephone 12')
    const { picture } = await send(await bought(), sent)
    expect(picture).toMatchObject({ width: 40, height: 60 })
    expect(picture.src).toMatch(/^files\/reviews\/[0-9a-f]{32}\.jpg$/)
    const bytes = await storedFile(picture.src)
    const metadata = await sharp(bytes ?? Buffer.alloc(0)).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 40, height: 60 })
    expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined])
    expect(Buffer.from(bytes ?? []).includes('Telephone')).toBe(false)
  })

  test('is reduced to the largest displayed size', async () => {
    const { picture } = await send(await bought(), await photograph(2000, 3000))
    expect(picture).toMatchObject({ width: 2400, height: 1600 })
  })

  test.each<[string, () => Promise<Uint8Array | string>, string]>([
    ['an SVG, which can contain scripts', async () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 'photo_unreadable'],
    ['an HTML page named as a photo', async () => '<!doctype html><script>alert(1)</script>', 'photo_unreadable'],
    ['half a photo', async () => (await photograph(400, 400)).subarray(0, 700), 'photo_unreadable'],
    ['an empty body', async () => '', 'photo_unreadable'],
    [
      'a small file that expands to gigabytes',
      () =>
        sharp({ create: { width: 8000, height: 6000, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      'photo_too_large',
    ],
    ['a file that claims 30,000 pixels a side', async () => claiming(await photograph(), 30_000), 'photo_too_large'],
  ])('is refused for %s', async (_, made, code) => {
    const of = await bought()
    await expect(send(of, await made())).rejects.toThrow(`reviews.${code}`)
  })

  test('may have fifteen million bytes; other request bodies much fewer', async () => {
    const { key, reference, bookingId } = await bought()
    const api = apiOf(after())
    const ask = (path: string, size: number) =>
      api.request(`/api/invoices/${reference}/bookings/${bookingId}/review${path}?key=${key}`, {
        method: 'POST',
        headers: { 'content-type': path === '' ? 'application/json' : 'image/jpeg', 'content-length': `${size}` },
        body: new Uint8Array(size),
      })
    expect((await ask('/photos', LARGEST_PHOTO_BYTES + 1)).status).toBe(413)
    expect(await (await ask('/photos', 2_000_000)).json()).toMatchObject({ code: 'reviews.photo_unreadable' })
    expect((await ask('', 2_000_000)).status).toBe(413)
  })

  test('is uploaded as a raw body and answered with its address', async () => {
    const { key, reference, bookingId } = await bought()
    const answer = await apiOf(after()).request(
      `/api/invoices/${reference}/bookings/${bookingId}/review/photos?key=${key}`,
      { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body: bufferOf(await photograph()) },
    )
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({ picture: { width: 40, height: 60 } })
  })
})

describe('the upload of photos', () => {
  test.each<[string, Partial<Bought>, string, string]>([
    ['another person', { key: 'guessed' }, '10 days 3 hours', 'orders.order_unknown'],
    ['the buyer before the activity has ended', {}, '10 days 1 hour', 'reviews.not_reviewable'],
  ])('is refused for %s without reading the body', async (_, change, at, code) => {
    const of = { ...(await bought()), ...change }
    let isRead = false
    const read = async () => {
      isRead = true
      return bufferOf(await photograph())
    }
    await expect(uploadPhoto(after(at), { ...of, read })).rejects.toThrow(code)
    expect(isRead).toBe(false)
  })

  test('is refused after a review was written, until it is rejected', async () => {
    const of = await bought()
    await write(of, [])
    await expect(send(of)).rejects.toThrow('reviews.already_written')
    await judge(of, 'reject')
    await send(of)
  })

  test('is limited in number', async () => {
    const of = await bought()
    const refused: unknown[] = []
    for (let sent = 0; sent < 41; sent++) await send(of, 'no photo').catch((error: unknown) => refused.push(error))
    expect(refused.slice(0, 40).every((error) => error instanceof ApiError && error.kind === 'invalid')).toBe(true)
    expect(refused[40]).toMatchObject({ kind: 'limited', code: 'reviews.too_many_photos' })
  })
})

describe('the photos of a review', () => {
  test('are shown in the chosen order: to its author and staff at once, to all after publication', async () => {
    const of = await bought()
    const [first, second] = [await send(of), await send(of)]
    await write(of, [second.id, first.id])
    const srcs = [second.picture.src, first.picture.src]
    expect((await readOwnReview(after(), of)).review?.photos.map(({ picture }) => picture.src)).toEqual(srcs)
    expect(await photosThatAllSee()).not.toContain(first.picture.src)
    const answer = await judge(of, 'publish')
    expect(answer.body['photos']).toEqual(srcs.map((src) => `/_image/p_original/${src}`))
    expect((await photosThatAllSee()).filter((src) => srcs.includes(src))).toEqual(srcs)
    await judge(of, 'reject')
    expect(await photosThatAllSee()).not.toContain(first.picture.src)
  })

  test('cannot be those of another booking, and then nothing is stored', async () => {
    const [mine, theirs] = [await bought(), await bought()]
    const photo = await send(theirs)
    await expect(write(mine, [photo.id])).rejects.toMatchObject({
      code: 'reviews.fields_invalid',
      details: { fields: [{ field: 'photos', code: 'unknown' }] },
    })
    expect((await readOwnReview(after(), mine)).review).toBeNull()
  })

  test('are kept when a rejected review is rewritten', async () => {
    const of = await bought()
    const [first, second] = [await send(of), await send(of)]
    await write(of, [first.id, second.id])
    await judge(of, 'reject')
    const third = await send(of)
    await write(of, [third.id, second.id])
    const { review } = await readOwnReview(after(), of)
    expect(review?.photos.map(({ id }) => id)).toEqual([third.id, second.id])
  })
})

test('are deleted with their files if no review has shown them for a day', async () => {
  const of = await bought()
  const [shown, unused] = [await send(of), await send(of)]
  await write(of, [shown.id])
  await sweepPhotos(after('11 days'))
  expect(await storedFile(unused.picture.src)).not.toBeNull()
  await sweepPhotos(after('12 days'))
  expect(await storedFile(unused.picture.src)).toBeNull()
  expect(await storedFile(shown.picture.src)).not.toBeNull()
  const looks = await fixtures.context.db.rows<{ src: string }>({
    name: 'test.looks',
    text: 'select src from image_probe where src = any ($1)',
    values: [[shown.picture.src, unused.picture.src]],
  })
  expect(looks).toEqual([{ src: shown.picture.src }])
})
