import type { Locale, Words } from '#domain/locale.ts'
import { isPermission, needsSecondFactor } from '#domain/permissions.ts'
import { isProofFresh, isSessionValid } from '#domain/staff-session.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { hashToken } from '#server/kernel/token.ts'
import { scopeOf } from './queries.ts'
import { networkName } from './record-audit.ts'

const MINUTE_MS = 60_000

interface SessionRow {
  sessionId: number
  startedAt: Date
  lastSeenAt: Date
  provenAt: Date
  hasSecondFactor: boolean
  now: Date
  staffId: number
  name: string
  email: string
  language: Locale
  membershipId: number
  supplierId: number | null
  roleCode: string
  permissions: string[]
  onlyOwnTrips: boolean
  previewCode: string | null
  previewName: Words | null
  previewPermissions: string[] | null
  previewOwnTrips: boolean | null
}

/**
 * The person of a session's token, and the membership that the session works with.
 * @throws ApiError `console.sign_in_required` if the session is unknown or over, the membership has ended, or it requires
 * a second factor that the session was started without
 */
export async function identifyPerson(
  context: Context,
  {
    token,
    address,
    isPassive = false,
  }: {
    token: string | null
    address: string
    /** Sent by the page itself: does not count as a use of the session. */
    isPassive?: boolean
  },
): Promise<SignedInStaff> {
  const row = token !== null && /^[\w-]{43}$/.test(token) ? await findSession(context, token) : undefined
  if (
    !row ||
    !isSessionValid({ startedAt: row.startedAt.getTime(), lastSeenAt: row.lastSeenAt.getTime() }, row.now.getTime())
  )
    throw new ApiError('unauthenticated', 'console.sign_in_required')
  const { sessionId, staffId, membershipId, name, email, language, roleCode, onlyOwnTrips, supplierId } = row
  const { hasSecondFactor } = row
  const own = row.permissions.filter(isPermission)
  if (!hasSecondFactor && needsSecondFactor(own)) throw new ApiError('unauthenticated', 'console.sign_in_required')
  // Once a minute: a write for each request would cost more than the request.
  if (!isPassive && row.now.getTime() - row.lastSeenAt.getTime() >= MINUTE_MS) await noteSeen(context, sessionId)
  return {
    staffId,
    sessionId,
    membershipId,
    name,
    email,
    language,
    roleCode,
    onlyOwnTrips: onlyOwnTrips || row.previewOwnTrips === true,
    scope: scopeOf(supplierId),
    permissions: own.filter((one) => row.previewPermissions?.includes(one) ?? true),
    preview:
      row.previewCode === null || row.previewName === null ? null : { code: row.previewCode, name: row.previewName },
    hasSecondFactor,
    isProven: isProofFresh(row.provenAt.getTime(), row.now.getTime()),
    network: networkName(address),
  }
}

async function findSession(context: Context, token: string): Promise<SessionRow | undefined> {
  const rows = await context.db.rows<SessionRow>({
    name: 'staff.find_session',
    text: `select t.id as "sessionId", t.created_at as "startedAt", t.last_seen_at as "lastSeenAt", t.proven_at as "provenAt",
        t.has_second_factor as "hasSecondFactor",
        rihla_now() as now, s.id as "staffId", s.name, s.email, s.language, m.id as "membershipId", m.supplier_id as "supplierId",
        r.code as "roleCode", r.permissions, r.only_own_trips as "onlyOwnTrips",
        v.code as "previewCode", v.name as "previewName", v.permissions as "previewPermissions", v.only_own_trips as "previewOwnTrips"
      from staff_session t join staff s on s.id = t.staff_id join membership m on m.id = t.membership_id and m.ended_at is null
        join role r on r.id = m.role_id left join role v on v.id = t.preview_role_id
      where t.token_hash = $1`,
    values: [hashToken(token)],
  })
  return rows[0]
}

async function noteSeen({ db }: Context, sessionId: number): Promise<void> {
  await db.rows({
    name: 'staff.note_seen',
    text: `with seen as (update staff_session set last_seen_at = rihla_now() where id = $1 returning staff_id)
      update staff s set last_seen_at = rihla_now() from seen where s.id = seen.staff_id`,
    values: [sessionId],
  })
}
