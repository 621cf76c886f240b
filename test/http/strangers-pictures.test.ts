import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { interfacePictures } from '#domain/interface-pictures.ts'
import { openMediaSources, serveMedia } from '#http/serve-media.ts'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()

async function cachedOf(source: string, modifiers = 'p_thumbnail,w_64') {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'rihla-pictures-'))
  onTestFinished(() => rmSync(dataDirectory, { recursive: true, force: true }))
  const { context } = fixtures
  const configuration = { ...context.configuration, dataDirectory }
  const app = serveMedia({ ...context, configuration }, openMediaSources(configuration, context.storage))
  const answer = await app.request(`/_image/${modifiers}/${source}`)
  const countIn = (directory: string) => {
    const path = join(dataDirectory, directory)
    return existsSync(path) ? readdirSync(path).length : 0
  }
  return { status: answer.status, presets: countIn('images'), others: countIn('images-other') }
}

test('stores a picture of an activity in the cache of known pictures', async () => {
  const rows = await fixtures.context.db.rows<{ src: string }>({
    name: 'test.picture',
    text: `select src from product_media where src like 'scenes/%' limit 1`,
  })
  expect(await cachedOf(rows[0]?.src ?? '')).toEqual({ status: 200, presets: 1, others: 0 })
})

test.each(Object.values(interfacePictures))(
  'stores %s of the interface in the cache of known pictures',
  async (source) => {
    expect(await cachedOf(source)).toEqual({ status: 200, presets: 1, others: 0 })
  },
)

test('stores a drawing that no row uses in the cache of other pictures', async () => {
  expect(await cachedOf('scenes/fort-day-invented.svg')).toEqual({ status: 200, presets: 0, others: 1 })
})

test('stores a picture of the interface around an invented focal point in the cache of other pictures', async () => {
  expect(await cachedOf(interfacePictures.home, 'p_thumbnail,w_64,c_5x95')).toEqual({
    status: 200,
    presets: 0,
    others: 1,
  })
})
