import { SCAN_HOURS } from '#domain/check-in.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempts, networkLimits } from '#server/kernel/count-attempt.ts'
import { named } from '#server/kernel/named.ts'
import { hashToken, newToken } from '#server/kernel/token.ts'
import { networkName, recordAudit } from '#server/staff/record-audit.ts'
import { IS_VALID } from './valid-pass.sql.ts'

const LIMIT = { key: 'pass', most: 30, windowSeconds: 60 }

/**
 * Exchanges the token of a pass's link for that of the phone's cookie, which the phone holds for 72 hours after the
 * pass's end: it sends what it stored. The link works once.
 * @throws ApiError `console.pass_invalid`, `console.too_many_attempts`
 */
export async function openPass(
  context: Context,
  { link, address }: { link: string; address: string },
): Promise<{ token: string; seconds: number }> {
  await countAttempts(context.db, 'console.too_many_attempts', networkLimits(address, LIMIT))
  const token = newToken()
  return context.db.transaction(async (tx) => {
    const [pass] = await tx.rows<{ id: number; name: string; supplierId: number; seconds: number }>(
      named({
        name: 'trips.open_pass',
        text: `update device_pass w set link_hash = null, token_hash = :tokenHash, opened_at = rihla_now(), last_used_at = rihla_now()
          from membership m join role r on r.id = m.role_id
          where m.id = w.membership_id and w.link_hash = :linkHash and ${IS_VALID} and w.expires_at > rihla_now()
          returning w.id, w.name, w.supplier_id as "supplierId",
            ceil(extract(epoch from w.expires_at + interval '${SCAN_HOURS} hours' - rihla_now()))::int as seconds`,
        values: { linkHash: hashToken(link), tokenHash: hashToken(token) },
      }),
    )
    if (!pass) throw new ApiError('gone', 'console.pass_invalid')
    await recordAudit(tx, {
      actor: { staffId: null, membershipId: null, pass, network: networkName(address) },
      action: 'pass.opened',
      subject: { kind: 'pass', id: pass.id },
      supplierId: pass.supplierId,
    })
    return { token, seconds: pass.seconds }
  })
}
