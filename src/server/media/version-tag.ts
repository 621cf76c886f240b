import { createHash } from 'node:crypto'

/** A picture's edition as in its address (`v_…`); null if the source has no editions. */
export function versionTag(version: string): string | null {
  return version === '' ? null : createHash('sha256').update(version).digest('hex').slice(0, 8)
}
