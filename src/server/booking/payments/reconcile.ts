import { compareBooks, type BooksDifference } from '#domain/ledger.ts'
import { listPaymentBooks, listUnknownReferences, type Days } from './ledger-queries.ts'
import type { ProviderOutcome } from './call-provider.ts'
import { storeDifferences, storeUnknownSession } from './desk/store-findings.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'

const STEP = 50

export interface Difference extends BooksDifference {
  provider: string
  /** The session's name at the provider. */
  providerReference: string
  orderReference: string | null
  currency: string
}

export interface ReconcileStep {
  differences: Difference[]
  checked: number
  /** Where to go on; null at the end. */
  cursor: string | null
}

/**
 * One step of comparing our books with the providers' (docs/rules/ledger.md): first each payment of ours, then each paid session of theirs. `cursor`
 * null begins; an interrupted run goes on from the last one. What it finds is stored for the console (desk/store-findings.ts). Throws what a provider throws, and RangeError on a cursor that is none.
 */
export async function reconcile(
  context: PaymentContext,
  input: Days & { cursor: string | null },
): Promise<ReconcileStep> {
  const [side = '', ...rest] = (input.cursor ?? 'ours:0').split(':')
  if (side === 'ours' && /^\d{1,15}$/.test(rest.join(':')))
    return compareOurs(context, { ...input, afterId: Number(rest[0]) })
  const [code = '', after = ''] = rest
  if (side === 'theirs' && context.providers.has(code)) return compareTheirs(context, { ...input, code, after })
  throw new RangeError(`no cursor: ${input.cursor}`)
}

async function compareOurs(context: PaymentContext, input: Days & { afterId: number }): Promise<ReconcileStep> {
  const { db, providers } = context
  const payments = await listPaymentBooks(db, { ...input, most: STEP })
  const differences: Difference[] = []
  for (const payment of payments) {
    const { provider, providerReference, orderReference, currency } = payment
    const theirs = answerOf(await providers.ask(provider, (one) => one.readBooks(providerReference)))
    const found = compareBooks(payment, theirs)
    await storeDifferences(db, { paymentId: payment.id, differences: found })
    for (const difference of found)
      differences.push({ ...difference, provider, providerReference, orderReference, currency })
  }
  const last = payments.at(-1)
  const isOver = !last || payments.length < STEP
  const cursor = isOver ? `theirs:${providers.codes[0]}:` : `ours:${last.id}`
  return { differences, checked: payments.length, cursor }
}

async function compareTheirs(
  context: PaymentContext,
  input: Days & { code: string; after: string },
): Promise<ReconcileStep> {
  const { db, providers } = context
  const { code, from, to, after } = input
  const page = { from, to, after: after === '' ? null : after }
  const { references, next } = answerOf(await providers.ask(code, (provider) => provider.listPaid(page)))
  const differences: Difference[] = []
  for (const providerReference of await listUnknownReferences(db, code, references)) {
    const theirs = answerOf(await providers.ask(code, (provider) => provider.readBooks(providerReference)))
    const [thereMinor, currency] = [theirs?.capturedMinor ?? 0, theirs?.currency ?? '']
    await storeUnknownSession(db, { provider: code, providerReference, thereMinor, currency })
    differences.push({
      kind: 'session_unknown_here',
      hereMinor: 0,
      thereMinor,
      refundReference: null,
      provider: code,
      providerReference,
      orderReference: null,
      currency,
    })
  }
  const nextCode = providers.codes[providers.codes.indexOf(code) + 1]
  const cursor = next !== null ? `theirs:${code}:${next}` : nextCode === undefined ? null : `theirs:${nextCode}:`
  return { differences, checked: references.length, cursor }
}

function answerOf<Value>(outcome: ProviderOutcome<Value>): Value {
  if (outcome.kind !== 'ok') throw outcome.error
  return outcome.value
}
