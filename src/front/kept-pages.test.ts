import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPages } from './kept-pages.ts'

const SECONDS = 1000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const page = (status: number, text: string) => () => Promise.resolve(new Response(text, { status }))
const textOf = async (kept: ReturnType<ReturnType<typeof keepPages>>) => (await kept).page.plain('nonce').toString()

test('many who ask at once get one rendering, and those of the next ten seconds too', async () => {
  const kept = keepPages()
  const render = vi.fn((nonce: string) => Promise.resolve(new Response(`<script nonce="${nonce}">`)))
  const texts = await Promise.all(Array.from({ length: 50 }, () => textOf(kept('/', render))))
  expect(new Set(texts)).toEqual(new Set(['<script nonce="nonce">']))
  vi.advanceTimersByTime(9 * SECONDS)
  await kept('/', render)
  expect(render).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2 * SECONDS)
  await kept('/', render)
  expect(render).toHaveBeenCalledTimes(2)
})

test('a page that is not there is kept as well, with its status', async () => {
  const kept = keepPages()
  await kept('/no', page(404, 'none'))
  expect(await kept('/no', page(200, 'now'))).toMatchObject({ status: 404 })
})

test('a redirect is given and not kept', async () => {
  const kept = keepPages()
  expect(await kept('/old', page(301, ''))).toMatchObject({ status: 301 })
  vi.advanceTimersByTime(5)
  expect(await kept('/old', page(200, 'here'))).toMatchObject({ status: 200 })
})

test('a fault is given and not kept', async () => {
  const kept = keepPages()
  expect(await kept('/', page(500, 'broken'))).toMatchObject({ status: 500 })
  expect(await textOf(kept('/', page(200, 'whole')))).toBe('whole')
})

test.each([
  ['answers with a fault', page(503, 'away')],
  ['throws', () => Promise.reject(new Error('away'))],
])('while the rendering %s, the old page is given', async (_, broken) => {
  const kept = keepPages()
  await kept('/', page(200, 'old'))
  vi.advanceTimersByTime(60 * SECONDS)
  expect(await textOf(kept('/', broken))).toBe('old')
  vi.advanceTimersByTime(11 * SECONDS)
  expect(await textOf(kept('/', page(200, 'new')))).toBe('new')
})

test('a rendering that throws throws when there is nothing old', async () => {
  await expect(keepPages()('/', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
})
