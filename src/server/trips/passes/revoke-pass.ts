import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission, demandSession } from '#server/staff/may-manage.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import { tripScopeOf } from '#server/trips/trip-scope.ts'
import { lockPassInScope } from './pass-queries.ts'

/** Ends a guide's pass at once. @throws ApiError `console.forbidden`, `console.not_found` */
export async function revokePass(
  context: Context,
  { person, passId }: { person: SignedInStaff; passId: number },
): Promise<void> {
  demandPermission(person, 'tickets.check_in')
  await context.db.transaction(async (tx) => {
    await demandSession(tx, person)
    const pass = await lockPassInScope(tx, { ...tripScopeOf(person), id: passId })
    if (!pass) throw new ApiError('missing', 'console.not_found')
    await tx.rows({
      name: 'trips.revoke_pass',
      text: 'update device_pass set revoked_at = rihla_now() where id = $1',
      values: [passId],
    })
    await recordAudit(tx, {
      actor: person,
      action: 'pass.revoked',
      subject: { kind: 'pass', id: passId },
      supplierId: pass.supplierId,
      before: { name: pass.name },
    })
  })
}
