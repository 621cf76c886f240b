import type { DateChangeState } from '#domain/date-change.ts'
import type { FindingKind } from '#domain/money-findings.ts'
import type { OrderState } from '#domain/order-states.ts'
import type { PaymentState } from '#domain/payment-states.ts'
import type { RefundState } from '#domain/refund-states.ts'
import { IS_CHANGE_STUCK, inOrderStates } from '#server/booking/states.ts'
import type { Context } from '#server/kernel/context.ts'

export interface MoneyOrder {
  id: number
  reference: string
  state: OrderState
  name: string
  totalMinor: number
  currency: string
  dueAt: string | null
}

export interface MoneyPayment {
  id: number
  provider: string
  number: string | null
  state: PaymentState
  attempt: number
  amountMinor: number
  capturedMinor: number
  refundedMinor: number
  currency: string
  declineReason: string | null
  madeAt: string
  changedAt: string
  transfer: {
    amountMinor: number
    receivedMinor: number
    receipts: { amountMinor: number; bankReference: string; receivedOn: string; recordedAt: string }[]
  } | null
  refunds: {
    id: number
    amountMinor: number
    reason: string
    state: RefundState
    attempts: number
    number: string | null
    isByHand: boolean
    madeAt: string
    changedAt: string
    nextAt: string
  }[]
}

/** The dearer date that the payment is for. */
export interface MoneyChange {
  id: number
  itemId: number
  localDate: string
  localTime: string
  state: DateChangeState
  attempts: number
  isStuck: boolean
}

export interface MoneyFinding {
  id: number
  kind: FindingKind
  provider: string | null
  number: string | null
  hereMinor: number
  thereMinor: number
  currency: string
  foundAt: string
  handled: { at: string; by: string; note: string } | null
}

export interface MoneyDetail {
  order: MoneyOrder | null
  payment: MoneyPayment | null
  change: MoneyChange | null
  /** Of the payment or its order, those that wait first. */
  findings: MoneyFinding[]
}

/** A row of the money screen with its payment. `key`: as in the list. Undefined if it is not there. */
export async function readMoney({ db }: Context, key: string): Promise<MoneyDetail | undefined> {
  const [kind, id] = [key[0] ?? '', Number(key.slice(1))]
  const rows = await db.rows<MoneyDetail>({
    name: 'money.one',
    text: `with subject as materialized (
        select p.id as payment_id, p.order_id, null::bigint as finding_id, p.date_change_id as change_id from payment p where $1 = 'p' and p.id = $2
        union all select p.id, p.order_id, null, p.date_change_id from refund r join payment p on p.id = r.payment_id where $1 = 'r' and r.id = $2
        union all select coalesce(f.payment_id, (select max(p.id) from payment p where p.order_id = f.order_id)), f.order_id, f.id, null
          from money_finding f where $1 = 'f' and f.id = $2
        union all select (select max(p.id) from payment p where p.date_change_id = c.id), i.order_id, null, c.id
          from date_change c join order_item i on i.id = c.order_item_id where $1 = 'd' and c.id = $2)
      select
        (select jsonb_build_object('id', o.id, 'reference', o.reference, 'state', o.status, 'name', o.first_name || ' ' || o.last_name,
            'totalMinor', o.total_minor, 'currency', o.currency,
            'dueAt', case when o.status ${inOrderStates('paying')} then o.hold_expires_at end)
          from orders o where o.id = s.order_id) as order,
        (select jsonb_build_object('id', p.id, 'provider', p.provider, 'number', p.provider_reference, 'state', p.status, 'attempt', p.attempt,
            'amountMinor', p.amount_minor, 'capturedMinor', p.captured_minor, 'refundedMinor', p.refunded_minor, 'currency', p.currency,
            'declineReason', p.decline_reason, 'madeAt', p.created_at, 'changedAt', p.updated_at,
            'transfer', (select jsonb_build_object('amountMinor', t.amount_minor,
                'receivedMinor', coalesce(sum(b.amount_minor), 0), 'receipts', coalesce(jsonb_agg(jsonb_build_object('amountMinor', b.amount_minor,
                  'bankReference', b.bank_reference, 'receivedOn', b.received_on, 'recordedAt', b.created_at) order by b.id)
                  filter (where b.id is not null), '[]'))
              from bank_transfer t left join bank_receipt b on b.transfer_reference = t.reference
              where p.provider = 'bank_transfer' and t.reference = p.provider_reference group by t.reference),
            'refunds', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'amountMinor', r.amount_minor, 'reason', r.reason,
                'state', r.status, 'attempts', r.attempts, 'number', r.provider_reference, 'isByHand', r.is_by_hand, 'madeAt', r.created_at,
                'changedAt', r.updated_at, 'nextAt', r.next_at) order by r.id), '[]') from refund r where r.payment_id = p.id))
          from payment p where p.id = s.payment_id) as payment,
        (select jsonb_build_object('id', c.id, 'itemId', c.order_item_id, 'localDate', c.local_date, 'localTime', c.local_time, 'state', c.state,
            'attempts', c.ending_attempts, 'isStuck', ${IS_CHANGE_STUCK}) from date_change c where c.id = s.change_id) as change,
        (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'kind', f.kind, 'provider', f.provider,
            'number', coalesce(f.refund_reference, f.provider_reference), 'hereMinor', f.here_minor, 'thereMinor', f.there_minor,
            'currency', f.currency, 'foundAt', f.found_at, 'handled', case when f.handled_at is not null then
              jsonb_build_object('at', f.handled_at, 'by', (select w.name from staff w where w.id = f.handled_by), 'note', f.note) end)
            order by f.handled_at nulls first, f.id), '[]')
          from money_finding f where f.id = s.finding_id or f.payment_id = s.payment_id or f.order_id = s.order_id and f.payment_id is null) as findings
      from subject s`,
    values: [kind, id],
  })
  return rows[0]
}
