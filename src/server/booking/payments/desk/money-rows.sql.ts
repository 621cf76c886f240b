import { attentionOf, findingKinds, type AttentionKind, type FindingKind } from '#domain/money-findings.ts'
import { IN_OPEN_REFUND_STATES, IS_CHANGE_STUCK, ORDER, PAYMENT, REFUND } from '#server/booking/states.ts'

export const moneyTabs = ['human', 'payments', 'refunds', 'transfers'] as const
export type MoneyTab = (typeof moneyTabs)[number]

/** From then on a person should look why a refund was not sent. Of a provider that sends refunds itself. */
const WAITS_TOO_LONG = `r.status ${IN_OPEN_REFUND_STATES} and r.created_at < now() - interval '1 hour' and p.provider <> 'bank_transfer'`

const kindsOf = (kind: AttentionKind) =>
  (findingKinds as readonly FindingKind[]).filter((one) => attentionOf[one] === kind).map((one) => `'${one}'`)

const attentionOfFinding = `case ${[...new Set(Object.values(attentionOf))]
  .map((kind) => `when f.kind in (${kindsOf(kind).join(', ')}) then '${kind}'`)
  .join(' ')} end`

const openRefund = `exists (select from refund b where b.payment_id = p.id and b.status ${IN_OPEN_REFUND_STATES})`
const received = `(select coalesce(sum(b.amount_minor), 0)::bigint from bank_receipt b where b.transfer_reference = t.reference)`
const isAwaited = `o.status = ${ORDER.awaiting_payment} and p.status = ${PAYMENT.processing}`

/** The rows of each tab, with the same columns. `id` sorts within a tab. */
export const moneyRows: Record<MoneyTab, string> = {
  human: `select f.id, 'f' || f.id as key, ${attentionOfFinding} as kind, f.kind as state, f.payment_id, f.order_id, f.provider,
      coalesce(f.refund_reference, f.provider_reference) as number, greatest(f.here_minor, f.there_minor) as amount_minor, f.currency,
      f.here_minor, f.there_minor, null::bigint as received_minor, null::int as attempts, f.found_at as at
    from money_finding f where f.handled_at is null
    union all
    select r.id, 'r' || r.id, case when r.status = ${REFUND.failed} then 'refund_failed' else 'refund_waiting' end, r.status, p.id, p.order_id,
      p.provider, coalesce(r.provider_reference, p.provider_reference), r.amount_minor, p.currency,
      null, null, null, r.attempts, case when r.status = ${REFUND.failed} then r.updated_at else r.created_at end
    from refund r join payment p on p.id = r.payment_id where r.status = ${REFUND.failed} or ${WAITS_TOO_LONG}
    union all
    select c.id, 'd' || c.id, 'change_stuck', coalesce(p.status, ${PAYMENT.created}), p.id, i.order_id, p.provider, p.provider_reference,
      c.difference_minor, o.currency, null, null, null, c.ending_attempts, c.created_at
    from date_change c join order_item i on i.id = c.order_item_id join orders o on o.id = i.order_id
      left join payment p on p.id = (select max(l.id) from payment l where l.date_change_id = c.id) where ${IS_CHANGE_STUCK}`,
  payments: `select p.id, 'p' || p.id as key, null::text as kind, p.status as state, p.id as payment_id, p.order_id, p.provider,
      p.provider_reference as number, p.amount_minor, p.currency, null::bigint as here_minor, null::bigint as there_minor,
      p.captured_minor as received_minor, null::int as attempts, p.created_at as at
    from payment p`,
  refunds: `select r.id, 'r' || r.id as key, null::text as kind, r.status as state, p.id as payment_id, p.order_id, p.provider,
      coalesce(r.provider_reference, p.provider_reference) as number, r.amount_minor, p.currency, null::bigint as here_minor,
      null::bigint as there_minor, null::bigint as received_minor, r.attempts, r.created_at as at
    from refund r join payment p on p.id = r.payment_id`,
  transfers: `select p.id, 'p' || p.id as key, null::text as kind,
      case when ${openRefund} then 'back' when ${isAwaited} and ${received} = 0 then 'waiting' when ${isAwaited} then 'part'
        when ${received} > t.amount_minor then 'over' when ${received} = t.amount_minor then 'done' else 'ended' end as state,
      p.id as payment_id, p.order_id, p.provider, p.provider_reference as number, t.amount_minor, p.currency,
      null::bigint as here_minor, null::bigint as there_minor, ${received} as received_minor, null::int as attempts, p.created_at as at
    from bank_transfer t join payment p on p.provider = 'bank_transfer' and p.provider_reference = t.reference
      join orders o on o.id = p.order_id`,
}
