import type { Context } from '#server/kernel/context.ts'
import { findAssignee, type Assignee } from './assignee-queries.ts'
import { getRequest } from './get-request.ts'
import { listNotes, type QuoteNote } from './note-queries.ts'
import { listQuotesOfRequest, type QuoteRequestRow, type QuoteRow } from './quote-query.ts'

export interface InboxQuote extends QuoteRequestRow {
  assignee: Assignee | null
  /** Of the team, the oldest first. */
  notes: QuoteNote[]
  /** The latest first. */
  quotes: (QuoteRow & { madeAt: Date })[]
}

/** A request with all its quotes. @throws ApiError `quotes.quote_unknown` */
export async function readInboxQuote({ db }: Context, reference: string): Promise<InboxQuote> {
  const request = await getRequest(db, reference)
  const [quotes, assignee, notes] = await Promise.all([
    listQuotesOfRequest(db, request.id),
    findAssignee(db, request.id),
    listNotes(db, request.id),
  ])
  return { ...request, quotes, assignee: assignee ?? null, notes }
}
