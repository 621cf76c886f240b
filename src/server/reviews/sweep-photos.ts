import { forgetPicture } from '#server/media/forget-picture.ts'
import type { MediaContext } from '#server/media/media-context.ts'
import { claimUnusedPhotos, deletePhotos } from './photo-queries.ts'

const MOST_AT_ONCE = 20

/**
 * Deletes photos that no review shows and that came more than a day ago or that are nobody's, with their files. The rows go last: what fails or is
 * interrupted is found again by the next sweep. Storage may be slow, so no transaction waits for it.
 */
export async function sweepPhotos(context: MediaContext): Promise<void> {
  for (let found = MOST_AT_ONCE; found === MOST_AT_ONCE;) {
    const photos = await claimUnusedPhotos(context.db, MOST_AT_ONCE)
    for (const { src } of photos) await forgetPicture(context.db, context.storage, src)
    await deletePhotos(
      context.db,
      photos.map(({ id }) => id),
    )
    found = photos.length
  }
}
