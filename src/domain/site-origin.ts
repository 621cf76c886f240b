/** A site's address as stored. */
export interface SiteAddress {
  host: string | null
  isDefault: boolean
}

/**
 * The origin of a site: the deployment's own for the default site, else the site's host with the deployment's scheme
 * and port, so that a deployment on another port moves all sites. Never derived from a request: a client can send any
 * Host header.
 */
export function siteOrigin(deployment: string, { host, isDefault }: SiteAddress): string {
  if (isDefault || host === null) return deployment
  const url = new URL(deployment)
  url.hostname = host
  return url.origin
}

/**
 * The name in a Host header, lower case, without port and trailing dot. The result for a malformed header matches no
 * site.
 */
export function hostName(header: string): string {
  return header.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}
