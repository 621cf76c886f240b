import { bulkTransitions, type BulkAct, type BulkState } from '#domain/bulk-act.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { stateLiterals } from '#server/kernel/state-sql.ts'

const BULK = stateLiterals(bulkTransitions)

/** The lease of a claimed row, after which another process may claim it. */
const LEASE = `interval '60 seconds'` as const

export interface NewBulkAct {
  act: BulkAct
  assigneeId: number | null
  staffId: number
  membershipId: number
  network: string
}

/** Stores an act and its orders in the list's order. Undefined if an act of the person is running. */
export async function insertBulkAct(tx: Tx, act: NewBulkAct, orderIds: readonly number[]): Promise<number | undefined> {
  const [row] = await tx.rows<{ id: number }>(
    named({
      name: 'bulk.insert',
      text: `with made as (
          insert into bulk_act (act, assignee_id, staff_id, membership_id, access_version, network)
          select :act, :assigneeId::bigint, :staffId, m.id, m.access_version, :network from membership m where m.id = :membershipId
          on conflict (staff_id) where ended_at is null do nothing returning id),
        filled as (
          insert into bulk_act_order (bulk_act_id, position, order_id)
          select made.id, o.position, o.id from made, unnest(:orderIds::bigint[]) with ordinality as o (id, position))
        select id from made`,
      values: { ...act, orderIds },
    }),
  )
  return row?.id
}

/** Those of the desk, in the order of `references`; what is not there is missing. */
export async function listOrderIds(tx: Tx, references: readonly string[]): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>({
    name: 'bulk.order_ids',
    text: `select o.id from orders o join order_row r on r.order_id = o.id
      where o.reference = any ($1::text[]) order by array_position($1::text[], o.reference)`,
    values: [references],
  })
  return rows.map(({ id }) => id)
}

export interface DueOrder {
  bulkActId: number
  position: number
  attempts: number
  reference: string
  act: BulkAct
  assignee: { id: number; name: string } | null
  staffId: number
  membershipId: number
  accessVersion: number
  network: string
}

/** Claims due orders. Acts take turns, so that a small act does not wait for a large one. */
export function claimOrders(connection: Connection, most: number): Promise<DueOrder[]> {
  return connection.rows(
    named({
      name: 'bulk.claim',
      text: `with due as (
          select b.bulk_act_id, b.position from bulk_act_order b
          where b.state = ${BULK.waiting} and b.next_at <= rihla_now() order by b.position, b.bulk_act_id
          limit :most for no key update skip locked),
        claimed as (
          update bulk_act_order b set next_at = rihla_now() + ${LEASE}, attempts = b.attempts + 1 from due
          where b.bulk_act_id = due.bulk_act_id and b.position = due.position
          returning b.bulk_act_id, b.position, b.order_id, b.attempts)
        select c.bulk_act_id as "bulkActId", c.position, c.attempts, o.reference, a.act,
          case when w.id is not null then jsonb_build_object('id', w.id, 'name', w.name) end as assignee,
          a.staff_id as "staffId", a.membership_id as "membershipId", a.access_version as "accessVersion", a.network
        from claimed c join bulk_act a on a.id = c.bulk_act_id join orders o on o.id = c.order_id left join staff w on w.id = a.assignee_id
        order by c.position, c.bulk_act_id`,
      values: { most },
    }),
  )
}

/** In the transaction of the act. False if the row is not waiting any more: another process was faster, or the person stopped the act. */
export async function setOrderDone(tx: Tx, { bulkActId, position }: DueOrder): Promise<boolean> {
  const rows = await tx.rows({
    name: 'bulk.set_done',
    text: `update bulk_act_order set state = ${BULK.done} where bulk_act_id = $1 and position = $2 and state = ${BULK.waiting} returning 1`,
    values: [bulkActId, position],
  })
  return rows.length > 0
}

export async function refuseOrder(connection: Connection, { bulkActId, position }: DueOrder, error: string) {
  await connection.rows(
    named({
      name: 'bulk.refuse',
      text: `update bulk_act_order set state = ${BULK.refused}, error = :error
        where bulk_act_id = :bulkActId and position = :position and state = ${BULK.waiting}`,
      values: { bulkActId, position, error },
    }),
  )
}

/** Marks all waiting orders of an act as refused. Returns their number. */
export async function refuseWaiting(tx: Tx, bulkActId: number, error: string): Promise<number> {
  const rows = await tx.rows({
    name: 'bulk.refuse_waiting',
    text: `update bulk_act_order set state = ${BULK.refused}, error = $2 where bulk_act_id = $1 and state = ${BULK.waiting} returning 1`,
    values: [bulkActId, error],
  })
  return rows.length
}

export async function endBulkActs(connection: Connection): Promise<void> {
  await connection.rows({
    name: 'bulk.end',
    text: `update bulk_act a set ended_at = rihla_now() where a.ended_at is null
      and not exists (select from bulk_act_order b where b.bulk_act_id = a.id and b.state = ${BULK.waiting})`,
  })
}

export interface BulkActRow {
  id: number
  act: BulkAct
  assignee: string | null
  madeAt: Date
  isOver: boolean
  counts: Record<BulkState, number>
}

/** The latest of a person, or the one with an id. */
export function listBulkActs(
  connection: Connection,
  input: { staffId: number; bulkActId: number | null; most: number },
): Promise<BulkActRow[]> {
  return connection.rows(
    named({
      name: 'bulk.list',
      text: `select a.id, a.act, w.name as assignee, a.made_at as "madeAt", a.ended_at is not null as "isOver",
          (select jsonb_build_object('waiting', count(*) filter (where b.state = ${BULK.waiting}), 'done', count(*) filter (where b.state = ${BULK.done}),
            'refused', count(*) filter (where b.state = ${BULK.refused})) from bulk_act_order b where b.bulk_act_id = a.id) as counts
        from bulk_act a left join staff w on w.id = a.assignee_id
        where a.staff_id = :staffId and (:bulkActId::bigint is null or a.id = :bulkActId) order by a.id desc limit :most`,
      values: input,
    }),
  )
}

export interface BulkOrderRow {
  position: number
  reference: string
  state: BulkState
  /** The error code; empty unless refused. */
  error: string
}

/** In the list's order, after a position. */
export function listBulkOrders(
  connection: Connection,
  input: { bulkActId: number; state: BulkState | null; after: number; most: number },
): Promise<BulkOrderRow[]> {
  return connection.rows(
    named({
      name: 'bulk.orders',
      text: `select b.position, o.reference, b.state, b.error from bulk_act_order b join orders o on o.id = b.order_id
        where b.bulk_act_id = :bulkActId and b.position > :after and (:state::text is null or b.state = :state)
        order by b.position limit :most`,
      values: input,
    }),
  )
}
