import { createHash } from 'node:crypto'

/** A picture's edition as its address names it (`v_…`); null where the source knows no editions. */
export function versionTag(version: string): string | null {
  return version === '' ? null : createHash('sha256').update(version).digest('hex').slice(0, 8)
}
