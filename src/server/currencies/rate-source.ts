import type { RateSheet } from '#domain/rate-sheet.ts'

/** Where rates come from. Another provider is another one of these. */
export interface RateSource {
  /** For people: a file's path, an address. */
  readonly name: string
  /** The newest sheet. Throws RatesFault. */
  read: () => Promise<RateSheet>
}
