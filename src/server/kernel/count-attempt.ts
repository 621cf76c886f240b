import { networkOf } from '#domain/network.ts'
import type { Connection } from './database.ts'
import type { ApiErrorCode } from './api-error-codes.ts'
import { ApiError } from './api-error.ts'

export interface Limit {
  key: string
  most: number
  windowSeconds: number
}

/** Factor of a network's limit for the IPv6 /48 around it. */
const WIDE_FACTOR = 5

/**
 * The limit for an address's network (IPv4 address or IPv6 /64), and a higher one for the IPv6 /48. `of` limits each
 * network per subject, such as an account; it remains the last part of the key.
 */
export function networkLimits(address: string, { key, of, most, windowSeconds }: Limit & { of?: string }): Limit[] {
  const { near, wide } = networkOf(address)
  const keyOf = (network: string) => [key, network, of].filter((part) => part !== undefined).join(' ')
  const limits = [{ key: keyOf(near), most, windowSeconds }]
  if (wide !== null) limits.push({ key: keyOf(wide), most: most * WIDE_FACTOR, windowSeconds })
  return limits
}

/**
 * Counts an attempt for each of `limits` in its window with one statement. Counted in the database, so that processes
 * share the counts. The keys must differ. Returns the count of each key.
 * @throws ApiError (limited) if a limit is exceeded
 */
export async function countAttempts(
  connection: Connection,
  code: ApiErrorCode,
  limits: Limit[],
): Promise<Map<string, number>> {
  const counted = await connection.rows<{ key: string; points: number; left: number }>({
    name: 'platform.count_attempts',
    text: `insert into rate_limit as r (key, window_start, points)
      select l.key, to_timestamp(floor(extract(epoch from rihla_now()) / l.seconds) * l.seconds), 1
      from unnest($1::text[], $2::int[]) as l(key, seconds) order by l.key
      on conflict (key, window_start) do update set points = r.points + 1
      returning key, points, ceil(extract(epoch from window_start) - extract(epoch from rihla_now()))::int as left`,
    values: [limits.map(({ key }) => key), limits.map(({ windowSeconds }) => windowSeconds)],
  })
  const exceeded = limits.flatMap(({ key, most, windowSeconds }) => {
    const count = counted.find((one) => one.key === key)
    return count && count.points > most ? [windowSeconds + count.left] : []
  })
  if (exceeded.length > 0) throw new ApiError('limited', code, { retryAfterSeconds: Math.max(1, ...exceeded) })
  return new Map(counted.map(({ key, points }) => [key, points]))
}

/**
 * As countAttempts, one group after the other. An attempt that a group refuses does not count for the groups after it:
 * put the limits of a network first, or one network alone could use up the limit that an account has in all of them.
 */
export async function countInTurn(connection: Connection, code: ApiErrorCode, groups: Limit[][]): Promise<void> {
  for (const limits of groups) await countAttempts(connection, code, limits)
}

/**
 * Takes back an attempt that turned out right, from the windows that run now. Counted first and taken back afterwards,
 * because simultaneous guesses would all pass a check that counts only afterwards.
 */
export async function takeBackAttempt(connection: Connection, limits: Limit[]): Promise<void> {
  await connection.rows({
    name: 'platform.take_back_attempt',
    text: `with counted as (
        select r.key, r.window_start from rate_limit r join unnest($1::text[], $2::int[]) as l(key, seconds) on l.key = r.key
          and r.window_start = to_timestamp(floor(extract(epoch from rihla_now()) / l.seconds) * l.seconds)
        where r.points > 0 order by r.key for update of r)
      update rate_limit r set points = r.points - 1 from counted c where r.key = c.key and r.window_start = c.window_start`,
    values: [limits.map(({ key }) => key), limits.map(({ windowSeconds }) => windowSeconds)],
  })
}

/** As countAttempts, of one limit. */
export async function countAttempt(
  connection: Connection,
  { code, ...limit }: Limit & { code: ApiErrorCode },
): Promise<void> {
  await countAttempts(connection, code, [limit])
}

/** Clears the attempts of the last hour whose key begins with `prefix` and ends with the subject `of`. */
export async function clearAttempts(connection: Connection, prefix: string, of: string): Promise<void> {
  await connection.rows({
    name: 'platform.clear_attempts',
    text: `delete from rate_limit where window_start > rihla_now() - interval '1 hour'
      and starts_with(key, $1) and right(key, length($2) + 1) = ' ' || $2`,
    values: [prefix, of],
  })
}

/** Deletes the attempts whose key ends with the subject `of`, and those of `keys`. */
export async function deleteAttempts(
  connection: Connection,
  { of, keys }: { of: string; keys: string[] },
): Promise<void> {
  await connection.rows({
    name: 'platform.delete_attempts',
    text: `delete from rate_limit where right(key, length($1) + 1) = ' ' || $1 or key = any ($2::text[])`,
    values: [of, keys],
  })
}
