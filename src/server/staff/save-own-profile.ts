import { tidyName } from '#domain/guest-fields.ts'
import type { Locale } from '#domain/locale.ts'
import { maskName } from '#domain/mask.ts'
import { checkFields } from '#server/accounts/check-fields.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { named } from '#server/kernel/named.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { recordAudit, supplierOf } from './record-audit.ts'
import { demandSession } from './may-manage.ts'

/** Changes the person's own name and language. @throws ApiError `console.fields_invalid` */
export async function saveOwnProfile(
  context: Context,
  { person, name, language }: { person: SignedInStaff; name: string; language: Locale },
): Promise<void> {
  const fields = checkFields({ name })
  if (fields.length > 0) throw new ApiError('invalid', 'console.fields_invalid', { fields })
  await context.db.transaction(async (tx) => {
    await demandSession(tx, person)
    await tx.rows(
      named({
        name: 'staff.save_profile',
        text: 'update staff set name = :name, language = :language where id = :staffId',
        values: { staffId: person.staffId, name: tidyName(name), language },
      }),
    )
    await recordAudit(tx, {
      actor: person,
      action: 'profile.changed',
      subject: { kind: 'staff', id: person.staffId },
      supplierId: supplierOf(person),
      before: { name: maskName(person.name), language: person.language },
      after: { name: maskName(name), language },
    })
  })
}
