import type { Connection } from '#server/kernel/database.ts'
import type { MediaStorage } from './media-storage.ts'
import { deleteLook } from './queries.ts'

/** A picture that was kept and is shown nowhere any more goes for good. Of pictures of other sources, whose files are not ours, only what we know. */
export async function forgetPicture(connection: Connection, storage: MediaStorage, src: string): Promise<void> {
  const [, name] = /^files\/(.+)$/.exec(src) ?? []
  if (name !== undefined) await storage.remove(name)
  await deleteLook(connection, src)
}
