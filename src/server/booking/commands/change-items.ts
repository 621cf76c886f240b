import type { DurationChange } from '#domain/duration.ts'
import type { PartyChange } from '#domain/party.ts'
import type { ItemState } from '#domain/item-states.ts'
import type { EventReason } from '#server/booking/event-reasons.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

/** So that changes of one order follow each other. */
export async function lockOrder(tx: Tx, orderId: number): Promise<void> {
  await tx.rows({
    name: 'orders.lock',
    text: 'select id from orders where id = $1 for no key update',
    values: [orderId],
  })
}

export async function setItemStatuses(tx: Tx, ids: number[], status: ItemState): Promise<void> {
  if (ids.length === 0) return
  await tx.rows({
    name: 'orders.item_statuses',
    text: `update order_item set status = $2, updated_at = now() where id = any ($1::bigint[])`,
    values: [ids, status],
  })
}

export async function insertEvents(
  tx: Tx,
  orderId: number,
  actor: 'provider' | 'buyer' | 'system' | `staff:${string}`,
  events: { itemId: number | null; from: string; to: string; reason: EventReason; note?: string; party?: PartyChange | null; duration?: DurationChange | null }[], // prettier-ignore
): Promise<void> {
  await tx.rows(
    named({
      name: 'orders.insert_events',
      text: `insert into order_event (order_id, order_item_id, from_status, to_status, reason, actor, note, party, duration)
      select :orderId, e."itemId", e."from", e."to", e.reason, :actor, coalesce(e.note, ''), e.party, e.duration
      from jsonb_to_recordset(:events::jsonb) as e("itemId" bigint, "from" text, "to" text, reason text, note text, party jsonb, duration jsonb)`,
      values: { orderId, events: JSON.stringify(events), actor },
    }),
  )
}
