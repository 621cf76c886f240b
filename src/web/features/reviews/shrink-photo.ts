import { LARGEST_SIDE } from '#domain/image-presets.ts'

/** Smaller files are uploaded unchanged. */
const LIGHT_BYTES = 1024 * 1024

/**
 * Resizes a photo to the size that the server stores, rotates it upright and removes its metadata. Ten megabytes of a
 * phone's camera become about one, which a slow connection can send before the request times out, and fifty megapixels
 * become few enough to be accepted. Files that this browser cannot decode are returned unchanged; the server validates
 * them.
 */
export async function shrinkPhoto(photo: File): Promise<Blob> {
  if (photo.size <= LIGHT_BYTES) return photo
  try {
    const drawn = await drawSmaller(await createImageBitmap(photo))
    return drawn && drawn.size < photo.size ? drawn : photo
  } catch {
    return photo
  }
}

function drawSmaller(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LARGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}
