import type { Configuration } from '#server/kernel/configuration.ts'
import type { Db } from '#server/kernel/database.ts'
import { bankTransferProvider } from './bank-transfer.ts'
import { providersOf, type Providers } from './providers.ts'
import { sandboxProvider } from './sandbox.ts'
import { stripeProvider } from './stripe.ts'

/** Cards go to Stripe when it is configured, otherwise the sandbox; a site that has an account takes transfers too. Beside Stripe the sandbox stays known while developing, for its older payments. */
export function openProviders(db: Db, configuration: Configuration): Providers {
  const sandbox = sandboxProvider(db, configuration)
  const transfer = bankTransferProvider(db)
  if (configuration.stripe === null) return providersOf(sandbox, [transfer])
  return providersOf(
    stripeProvider(configuration.stripe),
    configuration.isProduction ? [transfer] : [transfer, sandbox],
  )
}
