import { readOrderQuery, type TermKind } from '#domain/order-terms.ts'
import type { Scope } from '#domain/staff-scope.ts'
import type { Context } from '#server/kernel/context.ts'
import { named } from '#server/kernel/named.ts'
import { listDeskRows, type DeskRow } from './list-orders.ts'

const FOUND = 20
/** Terms that begin with what was typed. */
const MOST_TERMS = 300
/** Orders of the typed word itself that are compared with the other words, or with the scope. */
const MOST_COMPARED = 1000
/** Of each longer term. Many are a whole name, which has the other words or not. */
const MOST_COMPARED_OF_LONGER = 100

/** The newest 20 orders of a scope that a typed text means: a name, email, phone, reference, ticket or bank's number. */
export async function findOrders(
  { db }: Context,
  { typed, scope, kinds }: { typed: string; scope: Scope; kinds: readonly TermKind[] },
): Promise<DeskRow[]> {
  const searches = readOrderQuery(typed, kinds)
  if (searches.length === 0) return []
  const rows = await db.rows<{ id: number }>(
    named({
      name: 'desk.find',
      // Each term's newest orders from its index: never a sort of all that have a common name.
      text: `select distinct f.order_id as id
        from jsonb_to_recordset(:searches::jsonb) as s (prefix text, others text[])
          cross join lateral (
            with recursive matching as (
              (select t.term from order_term t where t.term >= s.prefix and t.term < s.prefix || chr(1114111) order by t.term limit 1)
              union all
              select (select t.term from order_term t where t.term > m.term and t.term < s.prefix || chr(1114111) order by t.term limit 1)
              from matching m where m.term is not null)
            select term from matching where term is not null limit ${MOST_TERMS}) m
          cross join lateral (
            select c.order_id from (
              select n.order_id from (select t.order_id from order_term t where t.term = m.term order by t.order_id desc
                limit case when cardinality(s.others) = 0 and :supplierId::bigint is null then ${FOUND}
                  when m.term = s.prefix then ${MOST_COMPARED} else ${MOST_COMPARED_OF_LONGER} end) n
              where not exists (select from unnest(s.others) as o (prefix) where not exists (
                  select from order_term t where t.order_id = n.order_id and t.term >= o.prefix and t.term < o.prefix || chr(1114111)))
              offset 0) c
            where exists (select from order_row r where r.order_id = c.order_id
                and (:supplierId::bigint is null or r.supplier_ids @> array[:supplierId::bigint]))
            order by c.order_id desc limit ${FOUND}) f
        order by 1 desc limit ${FOUND}`,
      values: { searches: JSON.stringify(searches), supplierId: scope === 'all' ? null : scope },
    }),
  )
  return listDeskRows(
    db,
    rows.map(({ id }) => id),
  )
}
