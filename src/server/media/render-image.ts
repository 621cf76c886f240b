import sharp, { type Sharp } from 'sharp'
import { cropAround } from '#domain/focal-point.ts'
import { LARGEST_SIDE } from '#domain/image-presets.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { MAX_PIXELS, MAX_SECONDS } from './decoding-limits.ts'
import { isPicture } from './is-picture.ts'
import { readImageSize } from './read-image-size.ts'
import type { Original } from './media-source.ts'
import type { ImageFormat, Modifiers } from './read-modifiers.ts'

// Rendered pictures are cached on disk and jobs run in parallel: sharp's memory cache and threads would not help.
sharp.cache(false)
sharp.concurrency(1)

/**
 * Renders a picture with the modifiers: upright, without metadata (a photograph may contain its location), never
 * enlarged. Throws ApiError `media.not_a_picture` or `media.picture_too_large`.
 */
export async function renderImage({ bytes, isDrawing }: Original, modifiers: Modifiers): Promise<Uint8Array> {
  if (!isDrawing && !isPicture(bytes)) throw new ApiError('invalid', 'media.not_a_picture')
  const { width, height, background } = modifiers
  const isCut = width !== null && height !== null
  const colour = background === null ? null : `#${background}`
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: MAX_SECONDS }).autoOrient()
  const { focus } = modifiers
  // A drawing is drawn in the requested ratio.
  if (isCut && focus && modifiers.fit === 'cover' && !isDrawing) {
    const size = await readImageSize({ bytes, isDrawing })
    if (size.width > 0) image.extract(cropAround(size, width / height, focus))
  }
  image.resize({
    width: width ?? LARGEST_SIDE,
    height: height ?? LARGEST_SIDE,
    fit: isCut ? modifiers.fit : 'inside',
    withoutEnlargement: true,
    background: colour ?? (modifiers.format === 'jpeg' ? '#ffffff' : { r: 0, g: 0, b: 0, alpha: 0 }),
  })
  if (colour !== null || modifiers.format === 'jpeg') image.flatten({ background: colour ?? '#ffffff' })
  try {
    return await encoders[modifiers.format](image, modifiers.quality, isDrawing).toBuffer()
  } catch (error) {
    const isTooLarge = error instanceof Error && /exceeds pixel limit|timeout/i.test(error.message)
    if (isTooLarge) throw new ApiError('too_large', 'media.picture_too_large')
    // A drawing that cannot be rendered is our defect.
    throw isDrawing ? error : new ApiError('invalid', 'media.not_a_picture')
  }
}

const encoders: Record<ImageFormat, (image: Sharp, quality: number | null, isDrawing: boolean) => Sharp> = {
  // Drawings have no fine texture: 70 is a sixth smaller than 78, as small as AVIF, and looks the same.
  webp: (image, quality, isDrawing) => image.webp({ quality: quality ?? (isDrawing ? 70 : 78) }),
  // More effort takes ten times as long for the same size.
  avif: (image, quality) => image.avif({ quality: quality ?? 55, effort: 2 }),
  jpeg: (image, quality) => image.jpeg({ quality: quality ?? 80, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
}
