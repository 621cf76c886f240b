import type { Configuration } from './configuration.ts'
import type { Db } from './database.ts'
import type { Logger } from './logs.ts'

/** The dependencies of a use case; its first argument. */
export interface Context {
  db: Db
  configuration: Configuration
  log: Logger
}

/** The context of use cases that price: which currencies are charged depends on the card provider. */
export interface PricingContext extends Context {
  providers: { card: { limitsOf: (currency: string) => object | null } }
}

/** The context for work that takes minutes, such as an hourly job: its statements have the limits of `longRunning`. */
export function longRunning<C extends Context>(context: C): C {
  return { ...context, db: context.db.longRunning }
}
