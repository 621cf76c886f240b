import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packedPages, packOnce } from './packed-pages.ts'

const html = `<p>${'رحلة إلى الصحراء '.repeat(2000)}${Array.from({ length: 3000 }, (_, index) => index * 7919).join()}</p>`

test('a page is compressed once in each encoding', async () => {
  const page = packedPages(1_000_000)(html)
  const [brotli, gzip] = await Promise.all([page.packed('br'), page.packed('gzip')])
  expect([brotliDecompressSync(brotli).toString(), gunzipSync(gzip).toString()]).toEqual([html, html])
  expect(await page.packed('br')).toBe(brotli)
  expect(await page.packed('gzip')).toBe(gzip)
})

test('a page can be sent without encoding before and after it was compressed', async () => {
  const page = packedPages(1_000_000)(html)
  expect((await page.plain()).toString()).toBe(html)
  await page.packed('br')
  const [plain, gzip] = await Promise.all([page.plain(), page.packed('gzip')])
  expect([plain.toString(), gunzipSync(gzip).toString()]).toEqual([html, html])
  expect(page.length).toBe(plain.length)
})

test('equal pages have one tag and share their bytes, others have another', () => {
  const pack = packedPages(1_000_000)
  const page = pack(html)
  expect(pack(html)).toBe(page)
  expect(page.tag).toMatch(/^[\w-]{22}$/)
  expect(pack(`${html} `).tag).not.toBe(page.tag)
})

test('a page that is rendered again unchanged becomes smaller', async () => {
  const pack = packedPages(1_000_000)
  const quick = await pack(html).packed('br')
  const again = pack(html)
  await expect.poll(async () => (await again.packed('br')).length).toBeLessThan(quick.length)
  expect(brotliDecompressSync(await again.packed('br')).toString()).toBe(html)
})

test('a page for one visitor is compressed in either encoding', async () => {
  const plain = Buffer.from(html)
  expect(brotliDecompressSync(await packOnce(plain, 'br')).toString()).toBe(html)
  expect(gunzipSync(await packOnce(plain, 'gzip')).toString()).toBe(html)
})
