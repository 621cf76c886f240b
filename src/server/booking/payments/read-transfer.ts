import type { Connection } from '#server/kernel/database.ts'
import { findTransfer, type TransferRow } from './find-transfer.ts'

/** How much of an order's transfer is here. Undefined when the order is not paid by transfer. */
export function readTransfer(connection: Connection, orderReference: string): Promise<TransferRow | undefined> {
  return findTransfer(connection, orderReference)
}
