import { MOST_COUNTED } from '#domain/most-counted.ts'
import type { Context } from '#server/kernel/context.ts'
import { cutPage } from '#server/kernel/cut-page.ts'
import { countMessages, listMessages, type InboxMessageRow } from './inbox-queries.ts'

export type { InboxMessageRow }

const PAGE = 50

/** Contact messages in pages of 50: the open ones by age, the closed ones by the latest. */
export async function listInbox(
  { db }: Context,
  { after, ...wish }: { isClosed: boolean; assignee: { staffId: number | null } | null; after: number | null },
): Promise<{ rows: InboxMessageRow[]; count: number; next: number | null }> {
  const [rows, count] = await Promise.all([
    listMessages(db, { ...wish, after, most: PAGE + 1 }),
    countMessages(db, { ...wish, most: MOST_COUNTED }),
  ])
  return { count, ...cutPage(rows, PAGE, ({ id }) => id) }
}
