import { oneRow } from '#server/kernel/database.ts'
import type { Context } from '#server/kernel/context.ts'

/** A review of the bahrain-fort that waits for moderation. Returns its id. */
export async function waitingReview({ db }: Context, body = 'We walked slowly and heard much.'): Promise<number> {
  const { id } = await oneRow<{ id: number }>(db, {
    name: 'test.waiting_review',
    text: `insert into review (product_id, status, author, rating, language, traveller_type, title, body, created_at)
      select id, 'waiting', 'Sara', 4, 'en', 'family', 'A good morning', $1, rihla_now() from product where code = 'bahrain-fort' returning id`,
    values: [body],
  })
  return id
}
