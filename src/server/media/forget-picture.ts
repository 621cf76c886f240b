import type { Connection } from '#server/kernel/database.ts'
import type { MediaStorage } from './media-storage.ts'
import { deleteProbe } from './queries.ts'

/**
 * Deletes a stored picture that is no longer shown. For pictures of other sources only our data about them is deleted.
 */
export async function forgetPicture(connection: Connection, storage: MediaStorage, src: string): Promise<void> {
  const [, name] = /^files\/(.+)$/.exec(src) ?? []
  if (name !== undefined) await storage.remove(name)
  await deleteProbe(connection, src)
}
