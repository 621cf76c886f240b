import type { Context } from '#server/kernel/context.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { queueNotices } from './queue-notices.ts'
import { refreshOrderRows } from './refresh-order-rows.ts'

/** Events in one transaction. */
const MOST = 2000

interface Position {
  settledId: number
  seenId: number
  /** Whether all transactions that ran when `seenId` was stored have ended, so that all events up to it are visible. */
  isSettled: boolean
}

/**
 * Updates the desk's rows from order events. The events are the queue, so that a purchase writes nothing for the desk.
 * An event gets its id before it is committed, so ids up to `seen_id` are read again once all transactions of that time
 * have ended. One process works at a time; the others return at once.
 */
export async function followOrderEvents(context: Context): Promise<void> {
  while (await context.db.transaction(followBatch));
}

/** Returns whether there may be more. */
async function followBatch(tx: Tx): Promise<boolean> {
  const position = await lockPosition(tx)
  if (!position) return false
  const { settledId, seenId, isSettled } = position
  const late = isSettled && seenId > settledId ? await listStale(tx, settledId, seenId) : []
  const fresh = await listEvents(tx, seenId)
  const lastId = Math.max(seenId, ...fresh.map(({ id }) => id))
  const orderIds = [...new Set([...late, ...fresh.map(({ orderId }) => orderId)])]
  await refreshOrderRows(tx, orderIds)
  await queueNotices(tx, { orderIds, after: settledId })
  const nowSettled = isSettled ? seenId : settledId
  if (lastId > seenId || nowSettled > settledId) await savePosition(tx, { settledId: nowSettled, seenId: lastId })
  return fresh.length === MOST
}

async function lockPosition(tx: Tx): Promise<Position | undefined> {
  const rows = await tx.rows<Position>({
    name: 'desk.lock_position',
    text: `select settled_id as "settledId", seen_id as "seenId",
        pg_snapshot_xmin(pg_current_snapshot())::text::bigint >= seen_xid as "isSettled"
      from order_row_position for update skip locked`,
  })
  return rows[0]
}

/** Orders with an event that is not in their row yet. */
async function listStale(tx: Tx, from: number, to: number): Promise<number[]> {
  const rows = await tx.rows<{ orderId: number }>({
    name: 'desk.stale_orders',
    text: `select distinct e.order_id as "orderId" from order_event e where e.id > $1 and e.id <= $2
        and not exists (select from order_row r where r.order_id = e.order_id and r.event_id >= e.id)`,
    values: [from, to],
  })
  return rows.map(({ orderId }) => orderId)
}

function listEvents(tx: Tx, after: number): Promise<{ id: number; orderId: number }[]> {
  return tx.rows({
    name: 'desk.new_events',
    text: `select id, order_id as "orderId" from order_event where id > $1 order by id limit ${MOST}`,
    values: [after],
  })
}

/** Runs after the events were read, with a newer snapshot than theirs. */
async function savePosition(tx: Tx, position: { settledId: number; seenId: number }): Promise<void> {
  await tx.rows(
    named({
      name: 'desk.save_position',
      text: `update order_row_position set settled_id = :settledId, seen_id = :seenId,
        seen_xid = pg_snapshot_xmax(pg_current_snapshot())::text::bigint`,
      values: position,
    }),
  )
}
