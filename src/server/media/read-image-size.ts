import sharp from 'sharp'
import { MAX_PIXELS } from './decoding-limits.ts'
import { isPicture } from './is-picture.ts'
import type { Original } from './media-source.ts'

export interface ImageSize {
  width: number
  height: number
}

/** A picture's size in pixels after its EXIF rotation; zero by zero if unknown. */
export async function readImageSize({ bytes, isDrawing }: Original): Promise<ImageSize> {
  if (!isDrawing && !isPicture(bytes)) return { width: 0, height: 0 }
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch {
    return { width: 0, height: 0 }
  }
}
