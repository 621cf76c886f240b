import { forgetPicture } from '#server/media/forget-picture.ts'
import type { MediaContext } from '#server/media/media-context.ts'
import { claimUnusedPhotos, deletePhotos } from './photo-queries.ts'

const MAX_AT_ONCE = 20

/**
 * Deletes photos with their files that no review shows and that are older than a day or have no booking. Rows are
 * deleted last, so that the next sweep finds what failed. No transaction waits for the storage, which may be slow.
 */
export async function sweepPhotos(context: MediaContext): Promise<void> {
  for (let found = MAX_AT_ONCE; found === MAX_AT_ONCE;) {
    const photos = await claimUnusedPhotos(context.db, MAX_AT_ONCE)
    for (const { src } of photos) await forgetPicture(context.db, context.storage, src)
    await deletePhotos(
      context.db,
      photos.map(({ id }) => id),
    )
    found = photos.length
  }
}
