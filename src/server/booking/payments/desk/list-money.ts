import { MOST_COUNTED } from '#domain/most-counted.ts'
import { currencies, exponentOf } from '#domain/currency.ts'
import { openTransferStates, type AttentionKind, type FindingKind, type TransferState } from '#domain/money-findings.ts'
import type { OrderState } from '#domain/order-states.ts'
import { paymentSets, type PaymentState } from '#domain/payment-states.ts'
import type { RefundState } from '#domain/refund-states.ts'
import { inOrderStates, inPaymentStates } from '#server/booking/states.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { binding, type Bind } from '#server/kernel/binding.ts'
import { cutPage } from '#server/kernel/cut-page.ts'
import { oneRow, type Connection } from '#server/kernel/database.ts'
import { firstIdOf, lastIdOf } from '#server/kernel/ids-of-days.sql.ts'
import { bankNumber } from './demand-number.ts'
import { moneyRows, type MoneyTab } from './money-rows.sql.ts'

/** Null: any. */
export interface MoneyFilter {
  kinds: AttentionKind[] | null
  /** A state of the tab. Null for transfers: all that are not finished. */
  states: string[] | null
  provider: string | null
  currency: string | null
  /** Days of UTC, both included. */
  from: string | null
  to: string | null
  /** In whole units of each currency: '12.5'. */
  least: string | null
  most: string | null
  /** An order's reference, or a number of the provider or the bank. */
  number: string | null
}

const PAGE = 50

export interface MoneyRow {
  /** p, r, f or d, and the id of the payment, refund, finding or date change. */
  key: string
  kind: AttentionKind | null
  state: FindingKind | PaymentState | RefundState | TransferState
  paymentId: number | null
  reference: string | null
  orderState: OrderState | null
  name: string | null
  provider: string | null
  number: string | null
  amountMinor: number
  currency: string
  hereMinor: number | null
  thereMinor: number | null
  receivedMinor: number | null
  attempts: number | null
  at: Date
  /** Until when the order waits for this money. */
  dueAt: Date | null
}

export interface MoneyInput {
  tab: MoneyTab
  filter: MoneyFilter
  /** The codes of the providers, whose numbers are looked up. */
  providers: string[]
}

/** A tab of the money screen in pages of 50: what needs a person the oldest first, else the newest. `after`: `next` of the page before. */
export async function listMoney(
  { db, providers }: PaymentContext,
  wish: Omit<MoneyInput, 'providers'> & { after: string | null },
): Promise<{ rows: MoneyRow[]; count: number; next: string | null }> {
  const input = { ...wish, providers: providers.codes }
  const [page, { count }] = await Promise.all([listMoneyPage(db, input), countMoney(db, input)])
  const { rows, next } = cutPage(page, PAGE, ({ cursor }) => cursor)
  return {
    rows: rows.map((row) => {
      const { cursor: _, ...shown } = row
      return shown
    }),
    count,
    next,
  }
}

/** By the digits of the currencies, each with a whole bound in minor units, so that an index of currency and sum finds them. */
function amountCondition(comparison: '>=' | '<=', sum: string): string {
  const round = comparison === '>=' ? 'ceil' : 'floor'
  const byDigits = Map.groupBy(currencies, exponentOf)
  const parts = [...byDigits].map(([digits, codes]) => {
    const inCodes = codes.map((code) => `'${code}'`).join(', ')
    return `(m.currency in (${inCodes}) and m.amount_minor ${comparison} ${round}(${sum}::numeric * ${10 ** digits})::bigint)`
  })
  return `(${parts.join(' or ')})`
}

/** Open payments are few: from their two indexes, if the filter is for nothing else. */
const openPayments = `m.id in (
  select id from payment where status ${inPaymentStates('open')} and date_change_id is null
  union all select id from payment where status ${inPaymentStates('open')} and date_change_id is not null)`
const isOpenPayment = (state: string) => (paymentSets.open as readonly string[]).includes(state)

function conditionsOf({ tab, filter, providers }: MoneyInput, bind: Bind): string {
  const states = filter.states ?? (tab === 'transfers' ? openTransferStates : null)
  const number = bankNumber(filter.number ?? '')
  const conditions = [
    filter.kinds && `m.kind = any (${bind(filter.kinds)}::text[])`,
    states && `m.state = any (${bind(states)}::text[])`,
    tab === 'payments' && states?.every(isOpenPayment) && openPayments,
    filter.provider && `m.provider = ${bind(filter.provider)}`,
    filter.currency && `m.currency = ${bind(filter.currency)}`,
    filter.from && `m.at >= ${bind(filter.from)}::date`,
    filter.to && `m.at < ${bind(filter.to)}::date + 1`,
    ...idsOfDays(tab, filter, bind),
    filter.least !== null && amountCondition('>=', bind(filter.least)),
    filter.most !== null && amountCondition('<=', bind(filter.most)),
    number !== '' && `(${numberCondition(number, providers, bind)})`,
  ].filter((one) => typeof one === 'string')
  return conditions.length === 0 ? 'true' : conditions.join(' and ')
}

/**
 * Bounds of ids, so that the list of past days is not read from the newest row on. What needs a person needs none: it is a
 * short list, with ids of several tables.
 */
function idsOfDays(tab: MoneyTab, { from, to }: MoneyFilter, bind: Bind): (string | null)[] {
  if (tab === 'human') return []
  const table = tab === 'refunds' ? 'refund' : 'payment'
  return [
    from && `m.id >= ${firstIdOf(table, 'created_at', `${bind(from)}::date`)}`,
    to && `m.id <= ${lastIdOf(table, 'created_at', `${bind(to)}::date`)}`,
  ]
}

/**
 * The number of the row, the reference of its order, or a number of that order's payments, refunds and receipts. A union
 * instead of `or`, so that each part is found by its index.
 */
function numberCondition(number: string, providers: string[], bind: Bind): string {
  const [text, reference, codes] = [bind(number), bind(number.toUpperCase()), bind(providers)]
  return `m.number = ${text} or m.order_id in (
      select id from orders where reference = ${reference}
      union select order_id from payment where provider = any (${codes}::text[]) and provider_reference = ${text}
      union select p.order_id from refund b join payment p on p.id = b.payment_id where b.provider_reference = ${text}
      union select p.order_id from bank_receipt b join payment p on p.provider = 'bank_transfer' and p.provider_reference = b.transfer_reference
        where b.bank_reference = ${text})`
}

export function listMoneyPage(
  db: Connection,
  input: MoneyInput & { after: string | null; size?: number },
): Promise<(MoneyRow & { cursor: string })[]> {
  const { values, bind } = binding()
  const isOldestFirst = input.tab === 'human'
  const micros = `(extract(epoch from m.at) * 1000000)::bigint::text`
  const cursor = isOldestFirst ? `${micros} || '.' || m.key` : `m.id::text`
  const [value, key] = input.after?.split('.') ?? []
  const conditions = conditionsOf(input, bind)
  const after = () =>
    isOldestFirst
      ? `and (m.at, m.key) > (to_timestamp(0) + ${bind(value)}::bigint * interval '1 microsecond', ${bind(key ?? '')})`
      : `and m.id < ${bind(value)}::bigint`
  const rest = input.after === null ? '' : after()
  return db.rows({
    name: 'money.page',
    isPlannedEachTime: true,
    text: `select m.key, m.kind, m.state, m.payment_id as "paymentId", o.reference, o.status as "orderState",
        o.first_name || ' ' || o.last_name as name, m.provider, m.number, m.amount_minor as "amountMinor", m.currency,
        m.here_minor as "hereMinor", m.there_minor as "thereMinor", m.received_minor as "receivedMinor", m.attempts, m.at,
        case when o.status ${inOrderStates('paying')} then o.hold_expires_at end as "dueAt", ${cursor} as cursor
      from (${moneyRows[input.tab]}) m left join orders o on o.id = m.order_id
      where ${conditions} ${rest}
      order by ${isOldestFirst ? 'm.at, m.key' : 'm.id desc'} limit ${(input.size ?? PAGE) + 1}`,
    values,
  })
}

export function countMoney(db: Connection, input: MoneyInput): Promise<{ count: number }> {
  const { values, bind } = binding()
  return oneRow(db, {
    name: 'money.count',
    isPlannedEachTime: true,
    text: `select count(*) as count from (
      select from (${moneyRows[input.tab]}) m where ${conditionsOf(input, bind)} limit ${MOST_COUNTED}) matching`,
    values,
  })
}
