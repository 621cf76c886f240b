import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { checkMediaName, isMediaName, type MediaStorage } from './media-storage.ts'

/** Stores pictures as files of a directory. Neither '..' nor a symbolic link can leave it. */
export function directoryStorage(directory: string): MediaStorage {
  const root = resolve(directory)
  const placeOf = async (name: string): Promise<string | null> => {
    if (!isMediaName(name)) return null
    const file = await nothing(realpath(join(root, name)))
    return file?.startsWith((await realpath(root)) + sep) ? file : null
  }
  const find: MediaStorage['find'] = async (name) => {
    const file = await placeOf(name)
    const found = file === null ? null : await nothing(stat(file))
    return found?.isFile() ? { bytes: found.size, version: `${found.size}-${found.mtimeMs}` } : null
  }
  return {
    find,
    exists: async (name) => (await find(name)) !== null,
    read: async (name) => {
      const file = await placeOf(name)
      return file === null ? null : nothing(readFile(file))
    },
    write: async (name, bytes) => {
      checkMediaName(name)
      const file = join(root, name)
      await mkdir(dirname(file), { recursive: true })
      // A folder that is a symbolic link could lead outside.
      if (!`${await realpath(dirname(file))}${sep}`.startsWith((await realpath(root)) + sep))
        throw new RangeError(`${name} is outside of the picture directory.`)
      const begun = join(dirname(file), `.${randomUUID()}.begun`)
      try {
        const handle = await open(begun, 'wx')
        try {
          await handle.writeFile(bytes)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(begun, file)
      } catch (error) {
        await rm(begun, { force: true })
        throw error
      }
    },
    remove: async (name) => {
      checkMediaName(name)
      if ((await placeOf(name)) !== null) await rm(join(root, name), { force: true })
    },
  }
}

/** Null if the file does not exist; other errors are thrown. */
async function nothing<Found>(looking: Promise<Found>): Promise<Found | null> {
  return looking.catch((error: NodeJS.ErrnoException) => {
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG'].includes(error.code ?? '')) return null
    throw error
  })
}
