import type { Configuration } from './configuration.ts'
import type { Db } from './database.ts'
import type { Logger } from './logs.ts'

/** What a use case works with; its first argument. */
export interface Context {
  db: Db
  configuration: Configuration
  log: Logger
}
