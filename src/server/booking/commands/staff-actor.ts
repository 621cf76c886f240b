import type { Tx } from '#server/kernel/database.ts'

/** Runs in the transaction of a change, after it: writes the console's log. */
export type RecordChange = (tx: Tx, orderId: number) => Promise<void>

/** The actor of an order's events for a member of staff. */
export function staffActor(name: string): `staff:${string}` {
  return `staff:${name}`
}
