import { randomUUID } from 'node:crypto'
import type { Configuration } from '#server/kernel/configuration.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { directoryStorage } from './directory-storage.ts'
import type { MediaStorage } from './media-storage.ts'
import { s3Storage } from './s3-storage.ts'

type Settings = Pick<Configuration, 'mediaDirectory' | 'mediaBucket'>

/**
 * Opens the configured storage and tests it by writing a picture. Throws StartError with one sentence if that fails.
 */
export async function openStorage({ mediaDirectory, mediaBucket }: Settings): Promise<MediaStorage> {
  const storage = mediaBucket === null ? directoryStorage(mediaDirectory) : await s3Storage(mediaBucket)
  try {
    await tryOut(storage)
  } catch (error) {
    const reason = reasonOf(error)
    throw new StartError(
      mediaBucket === null
        ? `MEDIA_DIR names ${mediaDirectory}, where pictures cannot be stored: ${reason}.`
        : `MEDIA_S3_BUCKET names ${mediaBucket.name}${mediaBucket.endpoint === null ? '' : ` at ${mediaBucket.endpoint}`}, where pictures cannot be stored: ${reason}.`,
    )
  }
  return storage
}

async function tryOut(storage: MediaStorage): Promise<void> {
  const name = `tried-at-start/${randomUUID()}.txt`
  const text = Buffer.from('Rihla was here.')
  await storage.write(name, text)
  const isWhole = (await storage.exists(name)) && text.equals((await storage.read(name)) ?? Buffer.alloc(0))
  await storage.remove(name)
  if (!isWhole) throw new Error('the written file could not be read')
}

function reasonOf(error: unknown): string {
  const { message, name, code } = error as { message?: string; name?: string; code?: string }
  const known = message && message !== 'UnknownError' ? message : (code ?? name ?? 'unknown')
  return known.replace(/\.$/, '')
}
