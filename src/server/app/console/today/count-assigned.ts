import type { AssignedKind } from '#domain/waiting-kinds.ts'
import type { Context } from '#server/kernel/context.ts'
import { named } from '#server/kernel/named.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { inQuoteStates } from '#server/quotes/states.ts'
import { assignedKindsOf } from './waiting-kinds-of.ts'

/** How much is assigned to a person, by kind. Each count is that of the list it leads to. */
export async function countAssigned(
  context: Context,
  { person }: { person: SignedInStaff },
): Promise<{ kind: AssignedKind; count: number }[]> {
  const kinds = assignedKindsOf(person)
  if (kinds.length === 0) return []
  return context.db.rows(
    named({
      name: 'today.assigned',
      text: `select k.kind, case k.kind
          when 'orders' then (select count(*) from order_assignment a where a.staff_id = :staffId::bigint)
          when 'messages' then (select count(*) from message m where m.assignee_id = :staffId::bigint and m.closed_at is null)
          else (select count(*) from quote_request q where q.assignee_id = :staffId::bigint and q.status ${inQuoteStates('waiting')}) end as count
        from unnest(:kinds::text[]) with ordinality as k (kind, rank) order by k.rank`,
      values: { kinds, staffId: person.staffId },
    }),
  )
}
