import type { RecordChange } from '#server/booking/commands/staff-actor.ts'
import type { Context } from '#server/kernel/context.ts'
import { getRequest } from './get-request.ts'
import { insertNote } from './note-queries.ts'
import { lockQuote } from './queries.ts'

/** Adds a note of the team to a request, which the guest does not see. @throws ApiError `quotes.quote_unknown` */
export async function addQuoteNote(
  context: Context,
  input: { reference: string; staffId: number; text: string; record: RecordChange },
): Promise<void> {
  const { reference, staffId, text, record } = input
  await context.db.transaction(async (tx) => {
    await lockQuote(tx, reference)
    const { id } = await getRequest(tx, reference)
    await record(tx, id)
    await insertNote(tx, { requestId: id, staffId, text })
  })
}
