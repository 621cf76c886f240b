import { tidyLine } from '#domain/invisible.ts'
import { readOrderQuery, type TermKind, type TermSearch } from '#domain/order-terms.ts'
import type { Scope } from '#domain/staff-scope.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { inOrderStates } from '#server/booking/states.ts'
import { oneRow, type Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { listDeskRows, type DeskRow } from './list-orders.ts'

const FOUND = 20
/** Terms that begin with what was typed. */
const MOST_TERMS = 300
/** Orders of the typed word itself that are compared with the other words. */
const MOST_COMPARED = 1000
/** Of a supplier with so many orders or fewer all are compared; of a larger one, so many of the typed word. */
const MOST_OF_SUPPLIER = 5000
/** Of each longer term. Many are a whole name, which has the other words or not. */
const MOST_COMPARED_OF_LONGER = 100

/**
 * Twenty orders of a scope that a typed text means: a name, email, phone, reference, ticket or bank's number. Those to
 * come are first, the next one on top, then the newest.
 */
export async function findOrders(
  { db, providers }: Pick<PaymentContext, 'db' | 'providers'>,
  { typed, scope, kinds }: { typed: string; scope: Scope; kinds: readonly TermKind[] },
): Promise<DeskRow[]> {
  const searches = readOrderQuery(typed, kinds)
  if (searches.length === 0) return []
  const supplierId = scope === 'all' ? null : scope
  const own = supplierId === null ? null : await findAmongOwn(db, searches, supplierId)
  const hasNumbers = supplierId === null && kinds.includes('b')
  const paying = hasNumbers ? await findByPayment(db, tidyLine(typed), providers.codes) : []
  const found = own ?? (await findByTerm(db, searches, supplierId))
  return listDeskRows(db, [...new Set([...paying, ...found])].slice(0, FOUND))
}

/** By the whole number of a payment: one whose page is open has no term yet, because opening a page writes no event. */
async function findByPayment(db: Connection, number: string, providers: readonly string[]): Promise<number[]> {
  const rows = await db.rows<{ id: number }>({
    name: 'desk.find_by_payment',
    text: `select p.order_id as id from payment p join order_row r on r.order_id = p.order_id
      where p.provider = any ($1::text[]) and p.provider_reference = $2 order by p.order_id desc limit ${FOUND}`,
    values: [providers, number],
  })
  return rows.map(({ id }) => id)
}

/** A row `r` of order_row begins soon, or began today. */
const IS_AHEAD = `(r.first_start > rihla_now() - interval '12 hours' and r.state ${inOrderStates('upcoming')})` as const

/** Of rows `f` with `is_ahead`, `first_start` and `order_id`. */
const NEXT_FIRST = 'f.is_ahead desc, case when f.is_ahead then f.first_start end, f.order_id desc' as const

/**
 * Each term's newest orders from its index: never a sort of all that have a common name. Of the typed word itself a
 * thousand, so that what begins today is found although it was booked long ago.
 */
async function findByTerm(db: Connection, searches: TermSearch[], supplierId: number | null): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    named({
      name: 'desk.find',
      text: `select f.order_id as id from (select distinct f.order_id, f.is_ahead, f.first_start
        from jsonb_to_recordset(:searches::jsonb) as s (prefix text, others text[])
          cross join lateral (
            with recursive matching as (
              (select t.term from order_term t where t.term >= s.prefix and t.term < s.prefix || chr(1114111) order by t.term limit 1)
              union all
              select (select t.term from order_term t where t.term > m.term and t.term < s.prefix || chr(1114111) order by t.term limit 1)
              from matching m where m.term is not null)
            select term from matching where term is not null limit ${MOST_TERMS}) m
          cross join lateral (
            select f.* from (select c.order_id, r.first_start, ${IS_AHEAD} as is_ahead from (
              select n.order_id from (select t.order_id from order_term t where t.term = m.term order by t.order_id desc
                limit case when m.term <> s.prefix and cardinality(s.others) = 0 and :supplierId::bigint is null then ${FOUND}
                  when m.term <> s.prefix then ${MOST_COMPARED_OF_LONGER}
                  when :supplierId::bigint is null then ${MOST_COMPARED} else ${MOST_OF_SUPPLIER} end) n
              where not exists (select from unnest(s.others) as o (prefix) where not exists (${hasTerm('n', 'o')}))
              offset 0) c
              join order_row r on r.order_id = c.order_id
            where :supplierId::bigint is null or r.supplier_ids @> array[:supplierId::bigint]) f
            order by ${NEXT_FIRST} limit ${FOUND}) f) f
        order by ${NEXT_FIRST} limit ${FOUND}`,
      values: { searches: JSON.stringify(searches), supplierId },
    }),
  )
  return rows.map(({ id }) => id)
}

/**
 * Among all orders of a supplier, or null if there are too many. The newest orders of a common name may have none of a
 * small supplier's, and a large supplier has some among them.
 */
async function findAmongOwn(db: Connection, searches: TermSearch[], supplierId: number): Promise<number[] | null> {
  const { ids } = await oneRow<{ ids: number[] | null }>(
    db,
    named({
      name: 'desk.find_among_own',
      text: `with own as materialized (
          select r.order_id, r.first_start, ${IS_AHEAD} as is_ahead from order_row r where r.supplier_ids @> array[:supplierId::bigint] limit ${MOST_OF_SUPPLIER} + 1),
        found as (
          select n.* from own n where (select count(*) from own) <= ${MOST_OF_SUPPLIER} and exists (
            select from jsonb_to_recordset(:searches::jsonb) as s (prefix text, others text[])
            where not exists (select from unnest(s.others || s.prefix) as o (prefix) where not exists (${hasTerm('n', 'o')})))
          order by ${NEXT_FIRST.replaceAll('f.', 'n.')} limit ${FOUND})
        select case when (select count(*) from own) <= ${MOST_OF_SUPPLIER}
          then (select coalesce(jsonb_agg(f.order_id order by ${NEXT_FIRST}), '[]') from found f) end as ids`,
      values: { searches: JSON.stringify(searches), supplierId },
    }),
  )
  return ids
}

/** That an order has a term with the prefix. */
function hasTerm<const Order extends string, const Prefix extends string>(order: Order, prefix: Prefix) {
  return `select from order_term t where t.order_id = ${order}.order_id and t.term >= ${prefix}.prefix and t.term < ${prefix}.prefix || chr(1114111)` as const
}
