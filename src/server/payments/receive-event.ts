import type { PaymentContext } from './providers.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { findPaymentByReference, insertEvent, listWaitingEvents, setEventProcessed } from './queries.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * A provider's webhook: verified on its raw bytes, stored, and only then acted on, so that it can be answered at once.
 * Throws Refusal when the signature is not the provider's or the event is too old. A repeated event does nothing.
 */
export async function receiveEvent(
  context: PaymentContext,
  input: { provider: string; body: string; signature: string | undefined },
): Promise<{ process: () => Promise<void> }> {
  const event = context.providers.byCode(input.provider).readWebhook(input.body, input.signature)
  if (!event) throw new Refusal('invalid', 'payments.signature_invalid')
  const id = await insertEvent(context.db, {
    provider: input.provider,
    eventId: event.eventId,
    reference: event.sessionReference,
    body: input.body,
  })
  return {
    process: async () => {
      if (id !== undefined)
        await processEvent(context, { id, provider: input.provider, reference: event.sessionReference })
    },
  }
}

/** What a process received but did not live to act on. */
export async function processWaitingEvents(context: PaymentContext): Promise<void> {
  for (const event of await listWaitingEvents(context.db)) await processEvent(context, event)
}

async function processEvent(
  context: PaymentContext,
  event: { id: number; provider: string; reference: string },
): Promise<void> {
  const payment = await findPaymentByReference(context.db, event.provider, event.reference)
  if (payment) await settlePayment(context, { paymentId: payment.id })
  await setEventProcessed(context.db, event.id)
}
