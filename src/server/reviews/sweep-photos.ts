import { forgetPicture } from '#server/media/forget-picture.ts'
import type { MediaContext } from '#server/media/media-context.ts'
import { deleteUnusedPhotos } from './photo-queries.ts'

/** Few, because the files are removed while the rows are held: a review that is sent meanwhile finds its photos or not, never half of one. */
const MOST_AT_ONCE = 20

/** Deletes photos that no review shows and that came more than a day ago or that are nobody's, with their files. */
export async function sweepPhotos(context: MediaContext): Promise<void> {
  for (let found = MOST_AT_ONCE; found === MOST_AT_ONCE;) {
    found = await context.db.transaction(async (tx) => {
      const photos = await deleteUnusedPhotos(tx, MOST_AT_ONCE)
      for (const { src } of photos) await forgetPicture(tx, context.storage, src)
      return photos.length
    })
  }
}
