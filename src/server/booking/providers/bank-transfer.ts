import type { Db } from '#server/kernel/database.ts'
import { ProviderRefusal } from './provider-refusal.ts'
import type { PaymentProvider, SessionState } from './provider.ts'
import { findTransfer } from '#server/booking/payments/find-transfer.ts'
import { expireTransfer, insertTransfer, listReceived } from './bank-transfer-queries.ts'

export const BANK_TRANSFER = 'bank_transfer'
const PAGE = 100

/**
 * Money that the buyer sends from their bank and that the operator records when it is there (docs/decisions/0015-bank-transfer.md). Its books
 * are ours; payments meet them through the same interface as any company's.
 */
export function bankTransferProvider(db: Db): PaymentProvider {
  const retrieveSession = async (reference: string): Promise<SessionState> => {
    const transfer = await findTransfer(db, reference)
    if (!transfer) throw new ProviderRefusal('no such transfer is awaited')
    const isComplete = transfer.receivedMinor >= transfer.amountMinor
    return {
      status: isComplete ? 'complete' : transfer.status,
      capturedMinor: transfer.receivedMinor,
      hasDeclinedTry: false,
      declineReason: null,
    }
  }
  return {
    code: BANK_TRANSFER,
    isSandbox: false,
    sendsRefunds: false,
    pageLanguage: () => null,
    limitsOf: () => ({ leastMinor: 1, mostMinor: Number.MAX_SAFE_INTEGER }),
    createSession: async ({ orderReference: reference, attemptKey, amountMinor, currency }) => {
      await insertTransfer(db, { reference, attemptKey, amountMinor, currency })
      return { reference, redirectUrl: null }
    },
    retrieveSession,
    expireSession: async (reference) => {
      await expireTransfer(db, reference)
      return retrieveSession(reference)
    },
    refund: async () => {
      throw new ProviderRefusal('a person sends this money back')
    },
    retrieveRefund: async (reference) => ({ reference, hasFailed: false }),
    // Refunds are recorded on our side only.
    readBooks: async (reference) => {
      const transfer = await findTransfer(db, reference)
      if (!transfer) return null
      const { amountMinor, receivedMinor, status, currency } = transfer
      const isAwaited = status === 'open' && receivedMinor < amountMinor
      return { capturedMinor: isAwaited ? 0 : receivedMinor, currency, refunds: null }
    },
    listPaid: async ({ from, to, after }) => {
      const references = await listReceived(db, { from, to, after: after ?? '', most: PAGE })
      return { references, next: references.length < PAGE ? null : (references.at(-1) ?? null) }
    },
    readWebhook: async () => null,
  }
}
