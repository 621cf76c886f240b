import type { RecordChange } from '#server/booking/commands/staff-actor.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { named } from '#server/kernel/named.ts'

/**
 * Marks a finding as dealt with. Changes no money.
 * @throws ApiError `console.money_changed` if a colleague was faster, `console.not_found`
 */
export async function handleFinding(
  context: Context,
  input: { findingId: number; staffId: number; note: string; record: RecordChange },
): Promise<void> {
  const { record, ...values } = input
  await context.db.transaction(async (tx) => {
    const handled = await tx.rows<{ id: number }>(
      named({
        name: 'findings.handle',
        text: `update money_finding set handled_at = rihla_now(), handled_by = :staffId, note = :note
          where id = :findingId and handled_at is null returning id`,
        values,
      }),
    )
    if (handled.length === 0) {
      const known = await tx.rows({
        name: 'findings.exists',
        text: 'select id from money_finding where id = $1',
        values: [input.findingId],
      })
      if (known.length === 0) throw new ApiError('missing', 'console.not_found')
      throw new ApiError('conflict', 'console.money_changed')
    }
    await record(tx, input.findingId)
  })
}
