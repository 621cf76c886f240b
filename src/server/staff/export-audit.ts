import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { readAuditPage, type AuditFilter, type AuditRow } from './list-audit.ts'
import { demandPermission, demandProof, demandProvenSession } from './may-manage.ts'
import { recordAudit, supplierOf } from './record-audit.ts'

/** Read at once. Small, so that a long export neither fills the memory nor holds up the shop. */
const BATCH = 200

/**
 * Records the export, and returns the entries of the person's scope that match, in batches.
 * @throws ApiError `console.forbidden`, `console.proof_required`: the log names people
 */
export async function exportAudit(
  context: Context,
  { person, filter, filters }: { person: SignedInStaff; filter: AuditFilter; filters: string },
): Promise<AsyncGenerator<AuditRow[], void>> {
  demandPermission(person, 'audit.read')
  demandProof(person)
  await context.db.transaction(async (tx) => {
    await demandProvenSession(tx, person)
    await recordAudit(tx, {
      actor: person,
      action: 'audit.exported',
      subject: { kind: 'staff', id: person.staffId },
      supplierId: supplierOf(person),
      after: { filters },
    })
  })
  return batchesOf(context, person, filter)
}

async function* batchesOf(context: Context, person: SignedInStaff, filter: AuditFilter) {
  let before = filter.before
  do {
    const page = await readAuditPage(context, { person, filter: { ...filter, before }, size: BATCH })
    const batch = page.slice(0, BATCH)
    yield batch
    before = page.length > BATCH ? (batch.at(-1)?.id ?? null) : null
  } while (before !== null)
}
