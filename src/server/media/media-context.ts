import type { Context } from '#server/kernel/context.ts'
import type { MediaStorage } from './media-storage.ts'

/** The context of use cases that store pictures. */
export interface MediaContext extends Context {
  storage: MediaStorage
}
