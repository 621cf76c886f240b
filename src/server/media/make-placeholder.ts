import sharp from 'sharp'
import { MAX_PIXELS, MAX_SECONDS } from './decoding-limits.ts'
import type { Original } from './media-source.ts'

const WIDTH = 6
const HEIGHT = 4
const HEADER_BYTES = 54
const PIXEL_BYTES = 2

/**
 * A picture in six by four pixels as a `data:` address of 158 characters; the browser blurs it by scaling. A bitmap
 * with 15 bits a pixel rather than WebP or AVIF, whose headers are as long and differ between pictures, while 54 of
 * these 102 bytes are always the same and compress well. Throws what sharp throws.
 */
export async function makePlaceholder({ bytes }: Original): Promise<string> {
  const pixels = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: WIDTH, height: HEIGHT, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return `data:image/bmp;base64,${bitmapOf(pixels).toString('base64')}`
}

/** RGB bytes, top row first, as a bitmap: BITMAPINFOHEADER, five bits per colour, bottom row first. */
function bitmapOf(rgb: Buffer): Buffer {
  const bitmap = Buffer.alloc(HEADER_BYTES + WIDTH * HEIGHT * PIXEL_BYTES)
  bitmap.write('BM', 0, 'latin1')
  bitmap.writeUInt32LE(bitmap.length, 2)
  bitmap.writeUInt32LE(HEADER_BYTES, 10)
  bitmap.writeUInt32LE(HEADER_BYTES - 14, 14)
  bitmap.writeInt32LE(WIDTH, 18)
  bitmap.writeInt32LE(HEIGHT, 22)
  bitmap.writeUInt16LE(1, 26)
  bitmap.writeUInt16LE(PIXEL_BYTES * 8, 28)
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = rgb.subarray(pixel * 3)
    const row = HEIGHT - 1 - Math.floor(pixel / WIDTH)
    const value = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    bitmap.writeUInt16LE(value, HEADER_BYTES + (row * WIDTH + (pixel % WIDTH)) * PIXEL_BYTES)
  }
  return bitmap
}
