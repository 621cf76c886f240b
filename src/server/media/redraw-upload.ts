import { randomBytes } from 'node:crypto'
import { LARGEST_SIDE } from '#domain/image-presets.ts'
import { makeQueue } from './make-queue.ts'
import { readImageSize, type ImageSize } from './read-image-size.ts'
import { renderImage } from './render-image.ts'

export interface Redrawn extends ImageSize {
  /** Under which it is kept: nothing of what the sender called it. */
  name: string
  bytes: Uint8Array
}

/** A photograph of 40 million pixels takes 160 MB to unfold: few at once, and not all who wait may. */
const redrawing = makeQueue({ atOnce: 2, mostWaiting: 20 })

/**
 * What a stranger sent, drawn anew as a JPEG of our own: upright, at most 2400 pixels a side, without anything that it carried besides its pixels
 * (where it was taken, a second file inside). Throws ApiError `media.not_a_picture` (also for SVG, which can hold scripts),
 * `media.picture_too_large` and `media.busy`.
 */
export async function redrawUpload(folder: string, sent: Uint8Array): Promise<Redrawn> {
  const bytes = await redrawing(() =>
    renderImage(
      { bytes: sent, isDrawing: false },
      { format: 'jpeg', width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', quality: 84, background: null },
    ),
  )
  const size = await readImageSize({ bytes, isDrawing: false })
  return { name: `${folder}/${randomBytes(16).toString('hex')}.jpg`, bytes, ...size }
}
