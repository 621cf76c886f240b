import { SESSION_DAYS } from '#domain/staff-session.ts'
import { oneRow, type Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { hashToken, newToken } from '#server/kernel/token.ts'
import type { MembershipRow } from './queries.ts'
import { networkName, recordAudit } from './record-audit.ts'

/** The browser of a request. */
export interface Device {
  address: string
  /** As the browser names itself. */
  userAgent: string
}

const LONGEST_DEVICE = 300

/**
 * Starts a session with a new token and records it as `action`. Returns the token; only its hash is stored. The password
 * of a person who has a passkey is no proof of identity.
 */
export async function startStaffSession(
  tx: Tx,
  input: {
    membership: MembershipRow
    device: Device
    action: 'session.started' | 'invitation.accepted'
    /** What was used in addition to the password, or instead of it. */
    factor: 'none' | 'totp' | 'recovery_code' | 'passkey'
    after?: Record<string, unknown>
  },
): Promise<string> {
  const { membership, device } = input
  const token = newToken()
  const network = networkName(device.address)
  const { id } = await oneRow<{ id: number }>(
    tx,
    named({
      name: 'staff.insert_session',
      text: `with seen as (update staff set last_seen_at = rihla_now() where id = :staffId)
        insert into staff_session (token_hash, staff_id, membership_id, expires_at, device, network, has_second_factor, proven_at)
        values (:tokenHash, :staffId, :membershipId, rihla_now() + make_interval(days => :days), :device, :network, :hasSecondFactor,
          case when :hasSecondFactor or not exists (select from staff_passkey where staff_id = :staffId)
            then rihla_now() else 'epoch' end) returning id`,
      values: {
        tokenHash: hashToken(token),
        staffId: membership.staffId,
        membershipId: membership.id,
        days: SESSION_DAYS,
        device: device.userAgent.slice(0, LONGEST_DEVICE),
        network,
        hasSecondFactor: input.factor !== 'none',
      },
    }),
  )
  const isSession = input.action === 'session.started'
  await recordAudit(tx, {
    actor: { staffId: membership.staffId, membershipId: membership.id, network },
    action: input.action,
    subject: isSession ? { kind: 'session', id } : { kind: 'staff', id: membership.staffId },
    supplierId: membership.supplierId,
    after: { ...input.after, factor: input.factor },
  })
  return token
}
