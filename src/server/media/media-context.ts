import type { Context } from '#server/platform/context.ts'
import type { MediaStorage } from './media-storage.ts'

/** What use cases take that keep pictures. */
export interface MediaContext extends Context {
  storage: MediaStorage
}
