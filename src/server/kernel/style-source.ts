import { createHash } from 'node:crypto'

/** A `style-src` for a Content-Security-Policy that allows exactly this style element. */
export function styleSource(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}
