/** A site's place on the web, as its row says it. */
export interface SitePlace {
  host: string | null
  isDefault: boolean
}

/**
 * Where a site is on the web: the default one at the deployment's own origin, every other at its host with that origin's scheme and port, so that a
 * deployment on another port moves all of them. Never made from a request: a Host header is whatever its sender writes.
 */
export function siteOrigin(deployment: string, { host, isDefault }: SitePlace): string {
  if (isDefault || host === null) return deployment
  const url = new URL(deployment)
  url.hostname = host
  return url.origin
}

/** The name in a Host header: without port and the root's dot, in lower case. What is none names nothing that a site could be called. */
export function hostName(header: string): string {
  return header.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}
