import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { drawScene } from '#server/media/scenes/draw-scene.ts'
import { sceneKinds, sceneTimes } from '#server/media/scenes/scene-kinds.ts'
import { readHome } from '#server/catalogue/read-home.ts'
import { readProduct } from '#server/catalogue/read-product.ts'
import { oneRow } from '#server/kernel/database.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { directoryStorage } from './directory-storage.ts'
import { fileSource } from './file-source.ts'
import { isKnownPicture, listPictureOrigins } from './queries.ts'
import { probeImages } from './probe-images.ts'
import { sourcesOf } from './media-source.ts'
import { sceneSource } from './scene-source.ts'
import { versionTag } from './version-tag.ts'

const fixtures = useFixtures()
const folder = mkdtempSync(join(tmpdir(), 'rihla-looks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const storage = directoryStorage(folder)
const sources = sourcesOf([sceneSource({ kinds: sceneKinds, times: sceneTimes, draw: drawScene }), fileSource(storage)])
const lookAll = async () => {
  while ((await probeImages(fixtures.context, sources)) > 0);
}
const keep = async (name: string, side = 30, background = '#c66a12') =>
  storage.write(name, await sharp({ create: { width: side * 2, height: side, channels: 3, background } }).png().toBuffer()) // prettier-ignore

interface Known {
  version: string | null
  width: number
  height: number
  placeholder: string | null
  failures: number
  pauseMinutes: number | null
}
const known = (src: string) =>
  oneRow<Known>(fixtures.context.db, {
    name: 'test.look',
    text: `select version, width, height, placeholder, failures,
      case when isfinite(probe_after) then round(extract(epoch from probe_after - rihla_now()) / 60)::int end as "pauseMinutes"
      from image_probe where src = $1`,
    values: [src],
  })
const nameOf = (text: string) => `test.${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
const run = (text: string, values: unknown[] = []) => fixtures.context.db.rows({ name: nameOf(text), text, values })
/** As an import, an upload or the console would: only the product and its picture are written. */
const show = (src: string) =>
  run(
    `insert into product_media (product_id, position, src, width, height, alt)
       select (select min(id) from product), 1 + (select max(position) from product_media), $1, 0, 0, '{"ar":"","en":""}'`,
    [src],
  )

beforeEach(() => run(`update image_probe set probe_after = 'infinity' where probe_after < rihla_now()`))

describe('probing a picture', () => {
  test('finds its size, its edition and a placeholder', async () => {
    await keep('dhow.png')
    await show('files/dhow.png')
    await lookAll()
    expect(await known('files/dhow.png')).toEqual({
      version: versionTag((await storage.find('dhow.png'))?.version ?? ''),
      width: 60,
      height: 30,
      placeholder: expect.stringMatching(/^data:image\/bmp;base64,/) as string,
      failures: 0,
      pauseMinutes: 15,
    })
  })

  test('of a city, a category or a post works too, once for all uses', async () => {
    const picture = JSON.stringify({ src: 'files/shared.png', alt: { ar: '', en: '' }, width: 1, height: 1 })
    for (const table of ['city', 'category', 'post'])
      await run(`update ${table} set picture = $1 where id = (select min(id) from ${table})`, [picture])
    await show('files/shared.png')
    expect((await known('files/shared.png')).placeholder).toBeNull()
  })

  test('finds a new edition after the file was replaced', async () => {
    await keep('changing.png', 30, '#ffffff')
    await show('files/changing.png')
    await lookAll()
    const before = await known('files/changing.png')
    await run(`update image_probe set probe_after = rihla_now() where src = 'files/changing.png'`)
    await lookAll()
    expect(await known('files/changing.png')).toEqual(before)

    await keep('changing.png', 50, '#000000')
    await run(`update image_probe set probe_after = rihla_now() where src = 'files/changing.png'`)
    await lookAll()
    const after = await known('files/changing.png')
    expect(after.version).not.toBe(before.version)
    expect(after.placeholder).not.toBe(before.placeholder)
    expect(after).toMatchObject({ width: 100, height: 50 })
  })

  test('happens once if its name contains a hash of the content', async () => {
    const name = `reviews/${'0f'.repeat(16)}.png`
    await keep(name)
    await show(`files/${name}`)
    await lookAll()
    expect(await known(`files/${name}`)).toMatchObject({ version: null, width: 60, pauseMinutes: null })
  })

  test.each([
    ['does not exist', 'files/nowhere.png', null],
    ['is not a picture', 'files/text.png', 'no picture'],
    ['is on a host that is not allowed', 'https://other.example/a.jpg', null],
  ])('is retried with growing delays for a picture that %s', async (_, src, content) => {
    if (content !== null) await storage.write('text.png', Buffer.from(content))
    await show(src)
    for (const pauseMinutes of [1, 2, 4, 8]) {
      await lookAll()
      expect(await known(src)).toMatchObject({ placeholder: null, width: 0, height: 0, pauseMinutes })
      await run('update image_probe set probe_after = rihla_now() where src = $1', [src])
    }
    await run('update image_probe set failures = 60 where src = $1', [src])
    await lookAll()
    expect((await known(src)).pauseMinutes).toBe(24 * 60)
  })

  test('requires a provider: an address without one is not stored', async () => {
    await expect(show('pictures/a.jpg')).rejects.toThrow('image_probe_src_check')
    await expect(show('javascript:alert(1)')).rejects.toThrow('image_probe_src_check')
  })
})

test('the policy of pages names the hosts of pictures on other hosts, and nothing else that an address contains', async () => {
  await show('https://photos.example/a.jpg')
  await show('https://photos.example:8443/b.jpg?w=1')
  await show("https://evil.example; script-src 'unsafe-inline'/a.jpg")
  const origins = await listPictureOrigins(fixtures.context.db)
  expect(origins).toContain('https://photos.example')
  expect(origins).toContain('https://photos.example:8443')
  expect(origins.filter((origin) => origin.includes('evil'))).toEqual([])
})

test('counts a focal point as known only if a picture has it', async () => {
  await show('files/focused.png')
  await run("update product_media set focus_x = 31, focus_y = 58 where src = 'files/focused.png'")
  const isKnown = (focus: { x: number; y: number } | null) =>
    isKnownPicture(fixtures.context.db, 'files/focused.png', focus)
  expect(await isKnown(null)).toBe(true)
  expect(await isKnown({ x: 30, y: 60 })).toBe(true)
  expect(await isKnown({ x: 35, y: 60 })).toBe(false)
})

test('is never done by two processes at once', async () => {
  for (const name of ['one', 'two', 'three']) await show(`files/${name}.png`)
  await Promise.all([1, 2, 3].map(() => probeImages(fixtures.context, sources)))
  for (const name of ['one', 'two', 'three']) expect((await known(`files/${name}.png`)).failures).toBe(1)
})

test('adds its result to the picture in responses', async () => {
  const visitor = await createVisitor(fixtures.context.db)
  await run(`update image_probe set probe_after = rihla_now() where src in (select picture ->> 'src' from city)`)
  await lookAll()
  const { cities } = await readHome(fixtures.context, { visitor, locale: 'en' })
  const drawn = cities.filter(({ picture }) => picture.src.startsWith('scenes/'))
  expect(drawn.length).toBeGreaterThan(5)
  for (const { picture } of drawn)
    expect(picture).toMatchObject({
      src: expect.stringMatching(/^scenes\//) as string,
      version: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
      placeholder: expect.stringMatching(/^data:image\/bmp;base64,.{136}$/) as string,
      width: 1200,
    })
})

test('is not needed for a response: a picture without a size is returned too', async () => {
  await keep('sized.png')
  const src = 'files/sized.png'
  const product = await oneRow<{ city: string; slug: string }>(fixtures.context.db, {
    name: 'test.product',
    text: `update product_media m set src = $1, width = 0, height = 0 from product p join city c on c.id = p.city_id
      where p.id = m.product_id and m.position = 0 and p.id = (select min(id) from product where status = 'published')
      returning c.slug_en as city, p.slug_en as slug`,
    values: [src],
  })
  await lookAll()
  const visitor = await createVisitor(fixtures.context.db)
  const { pictures } = await readProduct(fixtures.context, { visitor, locale: 'en', ...product })
  expect(pictures[0]).toMatchObject({ src, width: 60, height: 30, version: expect.any(String) as string })
})
