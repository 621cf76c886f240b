import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission, demandSession } from './may-manage.ts'
import { setPreview } from './preview-queries.ts'
import { lockRole } from './queries.ts'
import { recordAudit, supplierOf } from './record-audit.ts'

/**
 * From now on the session sees the console as people with this role do, in the person's own scope and within their own
 * permissions, and changes nothing.
 * @throws ApiError `console.forbidden`, `console.not_found` also for a role of the other kind
 */
export function beginPreview(
  context: Context,
  { person, code }: { person: SignedInStaff; code: string },
): Promise<void> {
  demandPermission(person, 'staff.manage')
  return context.db.transaction(async (tx) => {
    await demandSession(tx, person)
    const role = await lockRole(tx, code)
    if (!role || (role.kind === 'marketplace') !== (person.scope === 'all'))
      throw new ApiError('missing', 'console.not_found')
    await setPreview(tx, { sessionId: person.sessionId, roleId: role.id })
    await recordAudit(tx, {
      actor: person,
      action: 'preview.started',
      subject: { kind: 'role', id: role.id },
      supplierId: supplierOf(person),
      after: { role: role.code },
    })
  })
}
