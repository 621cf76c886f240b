import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempts, networkLimits } from '#server/kernel/count-attempt.ts'
import { named } from '#server/kernel/named.ts'
import { hashToken, newToken } from '#server/kernel/token.ts'
import { networkName, recordAudit } from '#server/staff/record-audit.ts'

const LIMIT = { key: 'pass', most: 30, windowSeconds: 60 }

/**
 * Exchanges the token of a pass's link for that of the phone's cookie. The link works once.
 * @throws ApiError `console.pass_invalid`, `console.too_many_attempts`
 */
export async function openPass(
  context: Context,
  { link, address }: { link: string; address: string },
): Promise<string> {
  await countAttempts(context.db, 'console.too_many_attempts', networkLimits(address, LIMIT))
  const token = newToken()
  await context.db.transaction(async (tx) => {
    const [pass] = await tx.rows<{ id: number; name: string; supplierId: number }>(
      named({
        name: 'trips.open_pass',
        text: `update device_pass w set link_hash = null, token_hash = :tokenHash, opened_at = rihla_now(), last_used_at = rihla_now()
          from membership m where m.id = w.membership_id and m.ended_at is null and w.link_hash = :linkHash
            and w.revoked_at is null and w.expires_at > rihla_now()
          returning w.id, w.name, w.supplier_id as "supplierId"`,
        values: { linkHash: hashToken(link), tokenHash: hashToken(token) },
      }),
    )
    if (!pass) throw new ApiError('gone', 'console.pass_invalid')
    await recordAudit(tx, {
      actor: { staffId: null, membershipId: null, pass: pass.name, network: networkName(address) },
      action: 'pass.opened',
      subject: { kind: 'pass', id: pass.id },
      supplierId: pass.supplierId,
    })
  })
  return token
}
