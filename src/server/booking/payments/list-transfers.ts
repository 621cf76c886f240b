import type { Context } from '#server/kernel/context.ts'
import { listAwaited, listRefundsToSend, type AwaitedTransfer, type RefundToSend } from './transfer-queries.ts'

/** The transfers to look for in the bank's statement, and the money to send back. */
export async function listTransfers(
  context: Context,
): Promise<{ awaited: AwaitedTransfer[]; refunds: RefundToSend[] }> {
  return { awaited: await listAwaited(context.db), refunds: await listRefundsToSend(context.db) }
}
