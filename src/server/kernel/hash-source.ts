import { createHash } from 'node:crypto'

/** A source of `script-src` or `style-src` in a Content-Security-Policy that allows exactly this inline element. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
