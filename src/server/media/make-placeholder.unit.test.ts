import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePlaceholder } from './make-placeholder.ts'
import { readImageSize } from './read-image-size.ts'

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
const source = (bytes: Uint8Array) => ({ bytes, isDrawing: false })

/** The colours of a bitmap, top row first, with red, green and blue from 0 to 31. */
function pixelsOf(placeholder: string): number[][][] {
  const bitmap = Buffer.from(placeholder.replace(/^data:image\/bmp;base64,/, ''), 'base64')
  expect(bitmap.subarray(0, 2).toString()).toBe('BM')
  expect(bitmap.readUInt32LE(2)).toBe(bitmap.length)
  const [start, width, height] = [bitmap.readUInt32LE(10), bitmap.readInt32LE(18), bitmap.readInt32LE(22)]
  const row = (line: number) =>
    Array.from({ length: width }, (_, column) => {
      const value = bitmap.readUInt16LE(start + ((height - 1 - line) * width + column) * 2)
      return [value >> 10, (value >> 5) & 31, value & 31]
    })
  return Array.from({ length: height }, (_, line) => row(line))
}

test('a placeholder has the picture’s colours in the same places', async () => {
  const half = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  const picture = await photo(300, 200)
    .composite([{ input: half, top: 100, left: 0 }])
    .png()
    .toBuffer()
  const pixels = pixelsOf(await makePlaceholder(source(picture)))
  expect(pixels).toHaveLength(4)
  expect(pixels[0]).toEqual(Array.from({ length: 6 }, () => [31, 0, 0]))
  expect(pixels[3]).toEqual(Array.from({ length: 6 }, () => [0, 0, 31]))
})

test('a placeholder is small, has the same size for every picture, and is white for transparent areas', async () => {
  const clear = await sharp({ create: { width: 9, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).png().toBuffer() // prettier-ignore
  for (const bytes of [clear, await photo(4000, 10).jpeg().toBuffer()])
    expect(await makePlaceholder(source(bytes))).toHaveLength(158)
  expect(pixelsOf(await makePlaceholder(source(clear))).flat()).toEqual(Array.from({ length: 24 }, () => [31, 31, 31]))
})

test.each([
  ['a JPEG', () => photo(300, 200).jpeg().toBuffer(), { width: 300, height: 200 }],
  ['a WebP', () => photo(30, 20).webp().toBuffer(), { width: 30, height: 20 }],
  ['an AVIF', () => photo(64, 32).avif({ effort: 0 }).toBuffer(), { width: 64, height: 32 }],
  ['a rotated JPEG', () => photo(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer(), { width: 200, height: 300 }], // prettier-ignore
  ['an SVG', async () => Buffer.from('<svg width="9" height="9"/>'), { width: 0, height: 0 }],
  ['a broken JPEG', async () => Buffer.from('ffd8ffe000104a464946', 'hex'), { width: 0, height: 0 }],
  ['an empty file', async () => Buffer.alloc(0), { width: 0, height: 0 }],
])('reads the size of %s', async (_, make, size) => {
  expect(await readImageSize(source(await make()))).toEqual(size)
})

test('does not return a size for a file that would expand to gigabytes', async () => {
  const bomb = await photo(9000, 9000).png().toBuffer()
  expect(await readImageSize(source(bomb))).toEqual({ width: 0, height: 0 })
})
