import { randomBytes } from 'node:crypto'
import { LARGEST_SIDE } from '#domain/image-presets.ts'
import { makeQueue } from './make-queue.ts'
import { readImageSize, type ImageSize } from './read-image-size.ts'
import { renderImage } from './render-image.ts'

export interface Redrawn extends ImageSize {
  /** The name in the storage; contains nothing of the uploaded file's name. */
  name: string
  bytes: Uint8Array
}

/** A photograph of 40 million pixels takes 160 MB decoded: few at once, with a short queue. */
const redrawing = makeQueue({ atOnce: 2, maxWaiting: 20 })

/**
 * Re-encodes an upload as a JPEG: upright, at most 2400 pixels a side, without metadata and embedded data (such as the
 * location). Throws ApiError `media.not_a_picture` (also for SVG, which can contain scripts), `media.picture_too_large`
 * and `media.busy`.
 */
export async function redrawUpload(folder: string, sent: Uint8Array): Promise<Redrawn> {
  const bytes = await redrawing(() =>
    renderImage(
      { bytes: sent, isDrawing: false },
      {
        format: 'jpeg',
        width: LARGEST_SIDE,
        height: LARGEST_SIDE,
        fit: 'inside',
        quality: 84,
        background: null,
        focus: null,
      },
    ),
  )
  const size = await readImageSize({ bytes, isDrawing: false })
  return { name: `${folder}/${randomBytes(16).toString('hex')}.jpg`, bytes, ...size }
}
