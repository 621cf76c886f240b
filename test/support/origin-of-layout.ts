import { hostOfLayout } from './layout-sites.ts'
import { siteOrigin } from './site-origin.ts'

/** The origin of the marketplace in a layout, on this worker's site. */
export function originOfLayout(type: string): string {
  const { protocol, port } = new URL(siteOrigin())
  return `${protocol}//${hostOfLayout(type)}:${port}`
}
