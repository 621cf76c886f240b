import { notices as allNotices, type Notice } from '#domain/notices.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { oneRow } from '#server/kernel/database.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandSession } from './may-manage.ts'
import { recordAudit, supplierOf } from './record-audit.ts'

/**
 * Chooses what the person is mailed about for the membership of this session.
 * @throws ApiError `console.forbidden` if its role does not read orders
 */
export async function saveOwnNotices(
  context: Context,
  { person, notices }: { person: SignedInStaff; notices: Notice[] },
): Promise<void> {
  if (!person.permissions.includes('orders.read')) throw new ApiError('forbidden', 'console.forbidden')
  const chosen = allNotices.filter((one) => notices.includes(one))
  await context.db.transaction(async (tx) => {
    await demandSession(tx, person)
    const { before } = await oneRow<{ before: Notice[] }>(tx, {
      name: 'staff.save_notices',
      text: `with old as (select m.id, notices_of(m.notices, r.permissions) as before
          from membership m join role r on r.id = m.role_id where m.id = $1)
        update membership m set notices = $2 from old where m.id = old.id returning old.before`,
      values: [person.membershipId, chosen],
    })
    await recordAudit(tx, {
      actor: person,
      action: 'profile.changed',
      subject: { kind: 'staff', id: person.staffId },
      supplierId: supplierOf(person),
      before: { notices: before },
      after: { notices: chosen },
    })
  })
}
