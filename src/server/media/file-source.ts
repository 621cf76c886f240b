import { readFile, realpath, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { Refusal } from '#server/platform/refusal.ts'
import type { MediaSource } from './media-source.ts'

const MOST_BYTES = 30 * 1024 * 1024

/** 'files/<path>' in the operator's media directory, and nowhere else: neither '..' nor a link leads out of it. */
export function fileSource(directory: string): MediaSource {
  const root = resolve(directory)
  return {
    name: 'files',
    find: async (path) => {
      const segments = path.split('/')
      // A hidden file is nobody's picture; this also stops '.' and '..'.
      if (segments.some((segment) => segment === '' || segment.startsWith('.') || /[\\\0]/.test(segment)))
        throw new Refusal('missing', 'media.picture_unknown')
      const file = await realpath(join(root, ...segments)).catch(unknown)
      if (!file.startsWith((await realpath(root).catch(unknown)) + sep)) return unknown()
      const found = await stat(file).catch(unknown)
      if (!found.isFile()) return unknown()
      if (found.size > MOST_BYTES) throw new Refusal('too_large', 'media.picture_too_large')
      return {
        version: `${found.size}-${found.mtimeMs}`,
        read: async () => ({ bytes: await readFile(file).catch(unknown), isDrawing: false }),
      }
    },
  }
}

function unknown(): never {
  throw new Refusal('missing', 'media.picture_unknown')
}
