const FIRST_MS = 2500
const LONGEST_MS = 60_000
/** For about a quarter of an hour. The buyer is mailed what comes later. */
const MOST = 18

/** The pause before a page asks again what became of a payment, after it has asked so many times. Null: it asks no more. */
export function askAgainAfterMs(asked: number): number | null {
  return asked < MOST ? Math.min(FIRST_MS * 2 ** asked, LONGEST_MS) : null
}
