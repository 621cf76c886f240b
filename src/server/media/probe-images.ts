import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { isPicture } from './is-picture.ts'
import { makePlaceholder } from './make-placeholder.ts'
import type { MediaSources } from './media-source.ts'
import { claimDuePictures, postponeLook, storeFailedLook, storeLook, type DueRow } from './queries.ts'
import { readImageSize } from './read-image-size.ts'
import { versionTag } from './version-tag.ts'

/** Few, so that neither people's pictures nor the one session of the embedded database wait for it. */
const MOST_AT_ONCE = 10
const AGAIN_MINUTES = 15
/** A host that says nothing of editions is asked for the whole picture each time. */
const AGAIN_UNVERSIONED_MINUTES = 24 * 60
/** Enough of a drawing for a few pixels; photographs come as they are. */
const DRAWN = { width: 48, height: 32, fit: 'cover' }
const LONGEST_PAUSE_MINUTES = 24 * 60

/**
 * Looks at some pictures that nobody has looked at, or not lately: their edition, their size, and a placeholder of a few pixels. One that
 * cannot be looked at is tried again after 1, 2, 4, … minutes, at most a day. Answers how many it has looked at.
 */
export async function lookAtPictures(context: Pick<Context, 'db' | 'log'>, sources: MediaSources): Promise<number> {
  const due = await claimDuePictures(context.db, MOST_AT_ONCE)
  for (const picture of due) {
    try {
      await look(context, sources, picture)
    } catch (error) {
      if (!(error instanceof ApiError)) context.log.warn({ err: error }, 'a picture could not be looked at')
      await storeFailedLook(context.db, picture.src, Math.min(2 ** picture.failures, LONGEST_PAUSE_MINUTES))
    }
  }
  return due.length
}

async function look({ db }: Pick<Context, 'db'>, sources: MediaSources, picture: DueRow): Promise<void> {
  const { src } = picture
  const end = src.indexOf('/')
  const provider = src.slice(0, end)
  if (!sources.has(provider)) throw new ApiError('missing', 'media.source_unknown')
  const { version, isLasting, read } = await sources.get(provider).find(src.slice(end + 1))
  const tag = versionTag(version)
  if (picture.isLooked && tag !== null && tag === picture.version) return postponeLook(db, src, AGAIN_MINUTES)

  const original = await read(DRAWN)
  if (!original.isDrawing && !isPicture(original.bytes)) throw new ApiError('invalid', 'media.not_a_picture')
  // A drawing is as large as it is asked for.
  const size = original.isDrawing ? { width: 0, height: 0 } : await readImageSize(original)
  const placeholder = await makePlaceholder(original)
  const again = tag === null ? AGAIN_UNVERSIONED_MINUTES : AGAIN_MINUTES
  // An address that lasts needs no edition in it.
  const edition = isLasting ? null : tag
  await storeLook(db, { src, version: edition, ...size, placeholder, againAfterMinutes: isLasting ? null : again })
}
