import type { Context } from '#server/kernel/context.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { isPicture } from './is-picture.ts'
import { makePlaceholder } from './make-placeholder.ts'
import type { MediaSources } from './media-source.ts'
import { claimDuePictures, postponeProbe, storeFailedProbe, storeProbe, type DueRow } from './queries.ts'
import { readImageSize } from './read-image-size.ts'
import { versionTag } from './version-tag.ts'

/** Few, so that it delays neither requests for pictures nor the single session of the embedded database. */
const MAX_AT_ONCE = 10
const AGAIN_MINUTES = 15
/** Without ETags the whole picture is downloaded each time. */
const AGAIN_UNVERSIONED_MINUTES = 24 * 60
/** Enough of a drawing for a placeholder; photographs are read as they are. */
const DRAWN = { width: 48, height: 32, fit: 'cover' }
const LONGEST_PAUSE_MINUTES = 24 * 60

/**
 * Probes pictures that were never probed, or not lately: edition, size, and a placeholder of a few pixels. Failures are
 * retried after 1, 2, 4, … minutes, at most a day. Returns the number of probed pictures.
 */
export async function probeImages(context: Pick<Context, 'db' | 'log'>, sources: MediaSources): Promise<number> {
  const due = await claimDuePictures(context.db, MAX_AT_ONCE)
  for (const picture of due) {
    try {
      await probe(context, sources, picture)
    } catch (error) {
      if (!(error instanceof ApiError)) context.log.warn({ err: error }, 'a picture could not be probed')
      await storeFailedProbe(context.db, picture.src, Math.min(2 ** picture.failures, LONGEST_PAUSE_MINUTES))
    }
  }
  return due.length
}

async function probe({ db }: Pick<Context, 'db'>, sources: MediaSources, picture: DueRow): Promise<void> {
  const { src } = picture
  const end = src.indexOf('/')
  const provider = src.slice(0, end)
  if (!sources.has(provider)) throw new ApiError('missing', 'media.source_unknown')
  const { version, isLasting, read } = await sources.get(provider).find(src.slice(end + 1))
  const tag = versionTag(version)
  if (picture.isLooked && tag !== null && tag === picture.version) return postponeProbe(db, src, AGAIN_MINUTES)

  const original = await read(DRAWN)
  if (!original.isDrawing && !isPicture(original.bytes)) throw new ApiError('invalid', 'media.not_a_picture')
  // A drawing has any size.
  const size = original.isDrawing ? { width: 0, height: 0 } : await readImageSize(original)
  const placeholder = await makePlaceholder(original)
  const again = tag === null ? AGAIN_UNVERSIONED_MINUTES : AGAIN_MINUTES
  // An immutable address needs no edition.
  const edition = isLasting ? null : tag
  await storeProbe(db, { src, version: edition, ...size, placeholder, againAfterMinutes: isLasting ? null : again })
}
