import { oneRow, type Connection } from './database.ts'
import { Refusal } from './refusal.ts'

/**
 * Counts an attempt at `key` in its window and throws Refusal (limited) above `most`. Counted in the database, so that several processes
 * share it.
 */
export async function countAttempt(
  connection: Connection,
  input: { key: string; most: number; windowSeconds: number; code: string },
): Promise<void> {
  const { points, left } = await oneRow<{ points: number; left: number }>(connection, {
    name: 'platform.count_attempt',
    text: `insert into rate_limit (key, window_start, points)
      values ($1, to_timestamp(floor(extract(epoch from rihla_now()) / $2) * $2), 1)
      on conflict (key, window_start) do update set points = rate_limit.points + 1
      returning points, ceil(extract(epoch from window_start) + $2 - extract(epoch from rihla_now()))::int as left`,
    values: [input.key, input.windowSeconds],
  })
  if (points > input.most) throw new Refusal('limited', input.code, { retryAfterSeconds: left })
}
