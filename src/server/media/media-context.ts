import type { Context } from '#server/kernel/context.ts'
import type { MediaStorage } from './media-storage.ts'

/** What use cases take that keep pictures. */
export interface MediaContext extends Context {
  storage: MediaStorage
}
