import type { RateSheet } from '#domain/rate-sheet.ts'

/** A source of rates; implement it to add another provider. */
export interface RateSource {
  /** For messages: a file's path or an address. */
  readonly name: string
  /** The newest sheet. Throws RatesError. */
  read: () => Promise<RateSheet>
}
