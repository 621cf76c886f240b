import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Db } from '#server/kernel/database.ts'
import { batchWriter } from '#server/kernel/batch-writer.ts'
import { claimWaitingEvents, type WaitingEvent } from './claim-queries.ts'
import {
  abandonEvent,
  findPaymentByReference,
  insertEvent,
  setEventsProcessed,
  type PaymentToSettle,
} from './queries.ts'
import { checkRefund } from './refund.ts'
import { settlePayment } from './settle-payment.ts'
import { BATCH, workOff } from './work-off.ts'

/**
 * A provider's webhook: verified on its raw bytes, stored, and only then acted on, so that it can be answered at once.
 * An event is only a reason to ask the provider: what it is about is read again, so order and repetition do not matter.
 * Throws ApiError when the signature is not the provider's or the event is too old. A repeated event does nothing.
 */
export async function receiveEvent(
  context: PaymentContext,
  input: { provider: string; body: Uint8Array; signature: string | undefined },
): Promise<{ process: () => Promise<void> }> {
  const read = await context.providers.ask(input.provider, (provider) =>
    provider.readWebhook(input.body, input.signature),
  )
  if (read.kind !== 'ok') throw read.error
  const event = read.value
  if (!event) throw new ApiError('malformed', 'payments.signature_invalid')
  const stored = await insertEvent(context.db, {
    provider: input.provider,
    eventId: event.eventId,
    reference: event.reference,
    body: Buffer.from(input.body).toString(),
  })
  return {
    process: async () => {
      if (stored) await processEvent(context, { ...stored, provider: input.provider, reference: event.reference })
    },
  }
}

/** About eight hours of tries. What an event was about is found by the sweep too, except a refund that came back. */
const GIVE_UP_AFTER = 50

/** Processes events that were received but not processed: the first attempt failed, or its process ended. */
export async function processWaitingEvents(context: PaymentContext): Promise<void> {
  await workOff(
    () => claimWaitingEvents(context.db, BATCH),
    (event) => processOrLater(context, event),
  )
}

async function processOrLater(context: PaymentContext, event: WaitingEvent): Promise<void> {
  const { id, provider, reference, attempts } = event
  try {
    if (attempts > GIVE_UP_AFTER) throw new Error('every attempt was interrupted')
    await processEvent(context, event)
  } catch (error) {
    const isOver = attempts >= GIVE_UP_AFTER
    context.log[isOver ? 'error' : 'warn'](
      { err: error, eventId: id, provider, reference, attempts },
      isOver ? 'an event was given up' : 'an event could not be processed yet',
    )
    if (isOver) await abandonEvent(context.db, id)
  }
}

async function processEvent(
  context: PaymentContext,
  event: { id: number; provider: string; reference: string | null; payment?: PaymentToSettle | null },
): Promise<void> {
  if (event.reference !== null) {
    const { payment = await findPaymentByReference(context.db, event.provider, event.reference) } = event
    if (payment) await settlePayment(context, { paymentId: payment.id, payment })
    else await checkRefund(context, { provider: event.provider, reference: event.reference })
  }
  noteProcessed(context, event.id)
}

const notes = new WeakMap<Db, (id: number) => void>()

/** Written for many at once: one that is not written is processed again, which changes nothing. */
function noteProcessed({ db, log }: PaymentContext, id: number): void {
  const note = notes.get(db) ?? batchWriter<number>((ids) => setEventsProcessed(db, ids), log)
  notes.set(db, note)
  note(id)
}
