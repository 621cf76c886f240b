import { ITEM } from '#server/booking/states.ts'
import { reasonSql } from '#server/booking/event-reasons.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

/** Makes a redeemed ticket valid again. */
export async function undoRedemption(tx: Tx, { itemId, staff }: { itemId: number; staff: string }): Promise<void> {
  await tx.rows({
    name: 'orders.undo_redemption',
    text: `with undone as (
        update order_item set redeemed_at = null, redeemed_by = null, arrived = null, updated_at = now()
        where id = $1 and redeemed_at is not null returning id, order_id)
      insert into order_event (order_id, order_item_id, from_status, to_status, reason, actor)
      select order_id, id, 'redeemed', ${ITEM.confirmed}, ${reasonSql('ticket_undone')}, 'staff:' || $2 from undone`,
    values: [itemId, staff],
  })
}

/** An earlier scan of a ticket that is used already: the party was let in then. */
export async function moveRedemption(
  tx: Tx,
  { itemId, at, staff }: { itemId: number; at: Date; staff: string },
): Promise<void> {
  await tx.rows(
    named({
      name: 'orders.move_redemption',
      text: `update order_item set redeemed_at = :at, redeemed_by = :staff, updated_at = now() where id = :itemId and redeemed_at is not null`,
      values: { itemId, at, staff },
    }),
  )
}

/** How many of a party came: a phone may have read the ticket before staff changed it to fewer. */
export async function setArrived(tx: Tx, { itemId, arrived }: { itemId: number; arrived: number }): Promise<void> {
  await tx.rows({
    name: 'orders.set_arrived',
    text: 'update order_item set arrived = least($2::integer, travellers), updated_at = now() where id = $1',
    values: [itemId, arrived],
  })
}

/** Notes that the parties of a departure who were not let in did not come, and returns their number. Their seats stay sold. */
export async function setNoShows(
  tx: Tx,
  { departureId, staff }: { departureId: number; staff: string },
): Promise<number> {
  const rows = await tx.rows({
    name: 'orders.set_no_shows',
    text: `with absent as (
        update order_item i set arrived = 0, updated_at = now()
        from (select id from order_item where departure_id = $1 and status = ${ITEM.confirmed} and redeemed_at is null
            and arrived is null order by id for no key update) l
        where i.id = l.id returning i.id, i.order_id)
      insert into order_event (order_id, order_item_id, from_status, to_status, reason, actor)
      select order_id, id, ${ITEM.confirmed}, 'no_show', ${reasonSql('no_show')}, 'staff:' || $2 from absent returning id`,
    values: [departureId, staff],
  })
  return rows.length
}
