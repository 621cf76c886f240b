import type { Context } from '#server/kernel/context.ts'
import { oneRow } from '#server/kernel/database.ts'

let next = 0

/** A webhook of the test provider that was received an hour ago and given up; of no payment. Returns its id. */
export async function stuckEvent({ db }: Context): Promise<number> {
  next += 1
  const { id } = await oneRow<{ id: number }>(db, {
    name: 'test.stuck_event',
    text: `insert into payment_event (provider, event_id, provider_reference, body, attempts, received_at, given_up_at)
      values ('sandbox', $1, null, '', 50, now() - interval '1 hour', now()) returning id`,
    values: [`evt_stuck_${next}`],
  })
  return id
}
