import { hostName } from '#domain/site-origin.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempt, countAttempts, networkLimits } from '#server/kernel/count-attempt.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { nameOfToken } from '#server/kernel/staff-tokens.ts'

const WRONG = { most: 20, windowSeconds: 900 }
const RIGHT = { most: 300, windowSeconds: 60 }

/**
 * The staff member of a request, by `authorization: Bearer TOKEN` at the marketplace's own host. At every other host
 * the staff API does not exist (ApiError `request.path_unknown`), whatever the token: a supplier's host may lead
 * through machines of the supplier, which must not learn tokens.
 * @throws ApiError `staff.token_invalid`; `staff.too_many_requests` above 20 wrong tokens from an address in a quarter
 * of an hour, or above 300 requests of one person in a minute. Wrong tokens never lock out a right one.
 */
export async function identifyStaff(
  context: Context,
  input: { host: string; authorization: string | undefined; address: string },
): Promise<string> {
  if (hostName(input.host) !== new URL(context.configuration.origin).hostname)
    throw new ApiError('missing', 'request.path_unknown')
  const token = /^Bearer (\S{1,500})$/i.exec(input.authorization ?? '')?.[1] ?? ''
  const name = nameOfToken(context.configuration.staff, token)
  const code = 'staff.too_many_requests'
  if (name === undefined) {
    await countAttempts(context.db, code, networkLimits(input.address, { key: 'staff refused', ...WRONG }))
    throw new ApiError('unauthenticated', 'staff.token_invalid')
  }
  await countAttempt(context.db, { key: `staff ${name}`, ...RIGHT, code })
  return name
}
