import { SCAN_HOURS } from '#domain/check-in.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import type { SignedInPass } from '#server/kernel/signed-in-pass.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { hashToken } from '#server/kernel/token.ts'
import { identifyPerson } from '#server/staff/identify-person.ts'
import { demandPermission, demandSession } from '#server/staff/may-manage.ts'
import { networkName, type AuditActor } from '#server/staff/record-audit.ts'
import { IS_VALID } from '#server/trips/passes/valid-pass.sql.ts'

/** Who checks guests in: a person of the console, or a phone with a guide's pass. */
export type Doorman = SignedInStaff | SignedInPass

const MINUTE_MS = 60_000

interface PassRow {
  passId: number
  name: string
  supplierId: number
  expiresAt: Date
  lastUsedAt: Date | null
  now: Date
}

/**
 * The person of the session, else the phone of the pass. A pass sends its stored scans for 72 hours after its end.
 * @throws ApiError `console.sign_in_required`
 */
export async function identifyDoorman(
  context: Context,
  input: { sessionToken: string | null; passToken: string | null; address: string },
): Promise<Doorman> {
  const { sessionToken, passToken, address } = input
  const row = passToken === null ? undefined : await findPass(context.db, passToken)
  // If a browser has both, the session takes precedence over the pass.
  if (!row) return identifyPerson(context, { token: sessionToken, address })
  const person = await identifyPerson(context, { token: sessionToken, address }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'console.sign_in_required') return null
    throw error
  })
  if (person) return person
  const { now, lastUsedAt, ...pass } = row
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= MINUTE_MS) await noteUsed(context, row.passId)
  return { ...pass, isOver: pass.expiresAt <= now, network: networkName(address) }
}

async function findPass(connection: Connection, token: string): Promise<PassRow | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined
  const rows = await connection.rows<PassRow>({
    name: 'trips.find_pass',
    text: `select w.id as "passId", w.name, w.supplier_id as "supplierId", w.expires_at as "expiresAt", w.last_used_at as "lastUsedAt",
        rihla_now() as now
      from device_pass w join membership m on m.id = w.membership_id join role r on r.id = m.role_id
      where w.token_hash = $1 and ${IS_VALID} and w.expires_at > rihla_now() - interval '${SCAN_HOURS} hours'`,
    values: [hashToken(token)],
  })
  return rows[0]
}

async function noteUsed({ db }: Context, passId: number): Promise<void> {
  await db.rows({
    name: 'trips.note_pass_used',
    text: 'update device_pass set last_used_at = rihla_now() where id = $1',
    values: [passId],
  })
}

/** @throws ApiError `console.forbidden` */
export function demandDoor(doorman: Doorman): void {
  if (!('passId' in doorman)) demandPermission(doorman, 'tickets.check_in')
}

/** As `demandSession`, for the pass too: it may have been revoked while the request arrived. @throws ApiError `console.sign_in_required` */
export async function demandDoorman(tx: Tx, doorman: Doorman): Promise<void> {
  if (!('passId' in doorman)) return demandSession(tx, doorman)
  const rows = await tx.rows<{ id: number }>({
    name: 'trips.lock_pass',
    text: `select w.id from device_pass w join membership m on m.id = w.membership_id join role r on r.id = m.role_id
      where w.id = $1 and ${IS_VALID} for share of w, m`,
    values: [doorman.passId],
  })
  if (rows.length === 0) throw new ApiError('unauthenticated', 'console.sign_in_required')
}

export function actorOf(doorman: Doorman): AuditActor {
  if (!('passId' in doorman)) return doorman
  return {
    staffId: null,
    membershipId: null,
    pass: { id: doorman.passId, name: doorman.name },
    network: doorman.network,
  }
}

/** The office may undo check-ins of others, and its own after 15 minutes. */
export const mayUndoAtAnyTime = (doorman: Doorman) =>
  !('passId' in doorman) && doorman.permissions.includes('departures.change')

/** The author of a scan, as two columns of `ticket_scan`. */
export const ownerOf = (doorman: Doorman) =>
  'passId' in doorman ? { staffId: null, passId: doorman.passId } : { staffId: doorman.staffId, passId: null }
