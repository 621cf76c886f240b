import type { WaitingKind } from '#domain/waiting-kinds.ts'
import { openTransferStates } from '#domain/money-findings.ts'
import { awaitsAnswerOf, deskQueues } from '#server/booking/desk/list-orders.ts'
import { moneyRows } from '#server/booking/payments/desk/money-rows.sql.ts'
import type { Context } from '#server/kernel/context.ts'
import { named } from '#server/kernel/named.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { inQuoteStates } from '#server/quotes/states.ts'
import { IS_FAILING, IS_GIVEN_UP, IS_UNPROCESSED } from '#server/app/console/health/health.sql.ts'
import { REVIEW } from '#server/reviews/states.ts'
import { BOOKED_UNPLANNED } from '#server/availability/unplanned.sql.ts'
import { IN_SCOPE, tripScopeOf } from '#server/trips/trip-scope.ts'
import { waitingKindsOf } from './waiting-kinds-of.ts'

export interface Waiting {
  kind: WaitingKind
  count: number
  /** Null: nothing waits. */
  oldestAt: Date | null
  /** The nearest deadline, or start of a departure; null where there is none. */
  dueAt: Date | null
}

/** What waits for a person, by kind, as far as their role and scope go. Each count is that of the list it leads to. */
export async function countWaiting(context: Context, { person }: { person: SignedInStaff }): Promise<Waiting[]> {
  const kinds = waitingKindsOf(person)
  if (kinds.length === 0) return []
  return context.db.rows<Waiting>(
    named({
      name: 'today.waiting',
      text: `select k.kind, coalesce(w.count, 0) as count, w."oldestAt", w."dueAt"
        from unnest(:kinds::text[]) with ordinality as k (kind, rank) left join lateral (
          select count(*) as count, min(r.made_at) as "oldestAt", min(r.due_at) as "dueAt" from order_row r
            where k.kind = 'requests' and ${deskQueues.on_hold} 
              and (:supplierId::bigint is null or r.supplier_ids @> array[:supplierId::bigint] and ${awaitsAnswerOf(':supplierId::bigint')})
          union all
          select count(*), min(h.at), null from (${moneyRows.human}) h where (k.kind, h.kind) in (('refunds_failed', 'refund_failed'),
              ('refunds_failed', 'refund_waiting'), ('changes_stuck', 'change_stuck'), ('late', 'late'), ('late', 'unmatched'), ('books', 'refunded_elsewhere'), ('books', 'books'))
          union all
          select count(*), min(t.at), null from (${moneyRows.transfers}) t where k.kind = 'transfers' and t.state = any (:openTransfers::text[])
          union all
          select count(*), null, min(d.starts_at) from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id
            where k.kind = 'unplanned' and d.id in (${BOOKED_UNPLANNED}) and ${IN_SCOPE}
          union all
          select count(*), min(m.created_at), null from message m where k.kind = 'messages' and m.closed_at is null
          union all
          select count(*), min(problem.at), null from (
            select j.failed_at as at from job_run j where k.kind = 'problems' and ${IS_FAILING}
            union all select o.failed_at from outbox o where k.kind = 'problems' and ${IS_GIVEN_UP}
            union all select e.received_at from payment_event e where k.kind = 'problems' and ${IS_UNPROCESSED}) problem
          union all
          select count(*), min(v.created_at), null from review v where k.kind = 'reviews' and v.status = ${REVIEW.waiting}
          union all
          select count(*), min(q.created_at), null from quote_request q where k.kind = 'quotes' and q.status ${inQuoteStates('waiting')}) w on w.count > 0
        order by k.rank`,
      values: {
        kinds,
        openTransfers: [...openTransferStates],
        ...tripScopeOf(person),
      },
    }),
  )
}
