import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadOnce } from '#server/kernel/load-once.ts'

export interface ImageCache {
  read: (key: string) => Promise<Uint8Array | null>
  write: (key: string, bytes: Uint8Array) => Promise<void>
}

const BEGUN = '.begun'
const TOUCH_MS = 3600_000
/** The least that a file takes on disk. Also limits the number of files, which are listed in memory. */
const BLOCK_BYTES = 4096

/**
 * A cache of rendered pictures in a directory of its own, at most `maxBytes` on disk; evicts the least recently used.
 * Files are written atomically and found again after a restart.
 */
export function openImageCache(directory: string, maxBytes: number): ImageCache {
  // In order of use, the latest last.
  const sizes = new Map<string, number>()
  let total = 0

  const forget = (key: string) => {
    total -= sizes.get(key) ?? 0
    sizes.delete(key)
    touched.delete(key)
  }
  const remember = (key: string, bytes: number) => {
    const size = onDisk(bytes)
    total -= sizes.get(key) ?? 0
    sizes.delete(key)
    sizes.set(key, size)
    total += size
  }
  // The order of use is stored in the files' times; once an hour is precise enough.
  const touched = new Map<string, number>()
  const touch = async (key: string) => {
    const now = Date.now()
    if (now - (touched.get(key) ?? 0) < TOUCH_MS) return
    touched.set(key, now)
    await utimes(join(directory, key), now / 1000, now / 1000).catch(() => {})
  }
  const shrink = async () => {
    for (const key of sizes.keys()) {
      if (total <= maxBytes) return
      forget(key)
      await rm(join(directory, key), { force: true })
    }
  }
  const opened = loadOnce(async () => {
    await mkdir(directory, { recursive: true })
    const names = await readdir(directory)
    await Promise.all(
      names.filter((name) => name.endsWith(BEGUN)).map((name) => rm(join(directory, name), { force: true })),
    )
    const files = await Promise.all(
      names
        .filter((name) => !name.endsWith(BEGUN))
        .map(async (name) => {
          const found = await stat(join(directory, name)).catch(() => null)
          return found ? [{ name, size: found.size, at: found.mtimeMs }] : []
        }),
    )
    for (const { name, size } of files.flat().sort((one, other) => one.at - other.at)) remember(name, size)
    await shrink()
  })

  return {
    read: async (key) => {
      await opened()
      try {
        const bytes = await readFile(join(directory, key))
        remember(key, bytes.length)
        await touch(key)
        return bytes
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
        forget(key)
        return null
      }
    },
    write: async (key, bytes) => {
      await opened()
      if (onDisk(bytes.length) > maxBytes) return
      const begun = join(directory, `${randomUUID()}${BEGUN}`)
      try {
        // Emptying the data directory also deletes this one.
        await mkdir(directory, { recursive: true })
        await writeFile(begun, bytes)
        await rename(begun, join(directory, key))
      } catch (error) {
        await rm(begun, { force: true })
        throw error
      }
      remember(key, bytes.length)
      await shrink()
    },
  }
}

function onDisk(bytes: number): number {
  return Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES
}
