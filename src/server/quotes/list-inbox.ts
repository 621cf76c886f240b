import { MOST_COUNTED } from '#domain/most-counted.ts'
import { quoteSets } from '#domain/quote-states.ts'
import type { Context } from '#server/kernel/context.ts'
import { cutPage } from '#server/kernel/cut-page.ts'
import { countInboxQuotes, listInboxQuotes, type OfAssignee, type QuoteInboxRow } from './quote-query.ts'

export type QuoteInbox = 'waiting' | 'answered' | 'booked' | 'unbooked'

const PAGE = 50

/** The requests of a list in pages of 50: those that wait by age, the others by the latest. */
export async function listInbox(
  { db }: Context,
  { inbox, assignee, after }: { inbox: QuoteInbox; assignee: OfAssignee | null; after: number | null },
): Promise<{ rows: QuoteInboxRow[]; count: number; next: number | null }> {
  const states = quoteSets[inbox]
  const sign = inbox === 'waiting' ? 1 : -1
  const [rows, count] = await Promise.all([
    listInboxQuotes(db, { states, assignee, sign, after, most: PAGE + 1 }),
    countInboxQuotes(db, { states, assignee, most: MOST_COUNTED }),
  ])
  return { count, ...cutPage(rows, PAGE, ({ id }) => id) }
}
