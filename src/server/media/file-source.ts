import { ApiError } from '#server/kernel/api-error.ts'
import type { MediaSource } from './media-source.ts'
import type { MediaStorage } from './media-storage.ts'

const MAX_BYTES = 30 * 1024 * 1024
/** A name with a content hash, as uploads have: another picture would have another name. */
const LASTING = /(?:^|[/.-])[0-9a-f]{32,64}\.[a-z0-9]{2,5}$/

/** 'files/<name>': the operator's pictures. */
export function fileSource(storage: MediaStorage): MediaSource {
  return {
    name: 'files',
    find: async (name) => {
      const found = await storage.find(name).catch(away)
      if (!found) return unknown()
      if (found.bytes > MAX_BYTES) throw new ApiError('too_large', 'media.picture_too_large')
      return {
        version: found.version,
        isLasting: LASTING.test(name),
        read: async () => {
          const bytes = await storage.read(name).catch(away)
          return bytes ? { bytes, isDrawing: false } : unknown()
        },
      }
    },
  }
}

function unknown(): never {
  throw new ApiError('missing', 'media.picture_unknown')
}

function away(): never {
  throw new ApiError('unavailable', 'media.storage_unavailable')
}
