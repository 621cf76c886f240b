import { hostOfLayout } from './layout-sites.ts'
import { siteOrigin } from './site-origin.ts'

/** Where the marketplace stands in that layout, of this worker's site. */
export function originOfLayout(type: string): string {
  const { protocol, port } = new URL(siteOrigin())
  return `${protocol}//${hostOfLayout(type)}:${port}`
}
