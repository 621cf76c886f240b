import { siteOrigin } from '#domain/site-origin.ts'
import type { Configuration } from '#server/kernel/configuration.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'

/** The site as a passkey knows it: a passkey works only on the host where it was made. */
export function relyingParty(configuration: Pick<Configuration, 'origin'>, site: SiteOfRequest) {
  const origin = siteOrigin(configuration.origin, site)
  return { origin: new URL(origin).origin, host: new URL(origin).hostname }
}
