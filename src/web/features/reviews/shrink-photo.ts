import { LARGEST_SIDE } from '#domain/image-presets.ts'

/** What this small is sent as it is. */
const LIGHT_BYTES = 1024 * 1024

/**
 * The photo no larger than the server keeps it, upright and without what else the file says: ten megabytes of a telephone's camera become about
 * one, which a slow line carries in the time that a request has, and fifty megapixels become few enough to be taken. What this browser cannot draw
 * is left as it is, for the server to judge.
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
