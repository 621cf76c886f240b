import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { claimRefunds, type DueRefund } from './claim-queries.ts'
import { failRefund, findRefundByReference, settleRefund } from './refund-queries.ts'
import { BATCH, workOff } from './work-off.ts'

/** `no_answer`: it is tried again later. */
export type SendOutcome = 'sent' | 'refused' | 'no_answer'

/** About five hours of tries. They go on, because the money was promised; a person is called once, and the staff queue shows it. */
const ALERT_AFTER_FAILURES = 10

/** Sends the refunds that are due. The refund's own id is in the provider's key: a lost answer never pays twice. */
export async function sendRefunds(context: PaymentContext): Promise<void> {
  await workOff(
    () => claimRefunds(context.db, context.providers.sendingRefunds, BATCH),
    (refund) => sendOrLater(context, refund),
  )
}

async function sendOrLater(context: PaymentContext, refund: DueRefund): Promise<void> {
  const { id: refundId, attempts } = refund
  await sendRefund(context, refund).catch((error: unknown) =>
    context.log[attempts === ALERT_AFTER_FAILURES ? 'error' : 'warn'](
      { err: error, refundId, attempts },
      'a refund could not be sent yet',
    ),
  )
}

async function sendRefund(context: PaymentContext, refund: DueRefund): Promise<Exclude<SendOutcome, 'no_answer'>> {
  const anew = refund.round === 0 ? '' : `-again-${refund.round}`
  const sent = await context.providers.ask(refund.provider, (provider) =>
    provider.refund({
      // With the session's name in it, because a provider's account may outlive a database and meet our small numbers again.
      key: `${refund.providerReference}-refund-${refund.id}${anew}`,
      reference: refund.providerReference,
      amountMinor: refund.amountMinor,
    }),
  )
  if (sent.kind === 'unknown') throw sent.error
  if (sent.kind === 'refused') {
    await giveUp(context, refund.id, sent.error)
    return 'refused'
  }
  const { reference, hasFailed } = sent.value
  await settleRefund(context.db, refund.id, reference)
  if (hasFailed) await giveUp(context, refund.id, null)
  return hasFailed ? 'refused' : 'sent'
}

/** Sends a claimed refund at once and returns the outcome. Never throws: the job sends it again. */
export async function sendNow(context: PaymentContext, refund: DueRefund): Promise<SendOutcome> {
  return sendRefund(context, refund).catch((error: unknown) => {
    context.log.warn({ err: error, refundId: refund.id }, 'a refund could not be sent yet')
    return 'no_answer'
  })
}

/**
 * An event may be about a refund: one that was accepted can still come back, days later. Unknown references are none of ours. Throws when the
 * provider does not answer.
 */
export async function checkRefund(
  context: PaymentContext,
  input: { provider: string; reference: string },
): Promise<void> {
  const refund = await findRefundByReference(context.db, input.provider, input.reference)
  if (!refund || refund.status === 'failed') return
  const retrieved = await context.providers.ask(input.provider, (provider) => provider.retrieveRefund(input.reference))
  if (retrieved.kind === 'unknown') throw retrieved.error
  if (retrieved.kind === 'refused')
    context.log.error(
      { err: retrieved.error, refundId: refund.id },
      'the payment provider does not know a refund that it announced',
    )
  else if (retrieved.value.hasFailed) await giveUp(context, refund.id, null)
}

/** The buyer was promised the money: the row stays as `failed` until staff send it in another way. */
async function giveUp(context: PaymentContext, refundId: number, error: Error | null): Promise<void> {
  if (await failRefund(context.db, refundId))
    context.log.error({ err: error, refundId }, 'a refund failed: the money must be sent by another way')
}
