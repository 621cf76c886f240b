import { createHash } from 'node:crypto'
import { messageLanguage, type MessageTexts } from '#domain/guest-message.ts'
import type { Locale } from '#domain/locale.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { reasonSql } from '#server/booking/event-reasons.ts'
import { inOrderStates, IN_LIVE_HOLD_STATES } from '#server/booking/states.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'
import { staffActor } from './staff-actor.ts'

/** An order with seats on a departure. Several can be of one guest. */
export interface BookedOrder {
  reference: string
  bookingId: number
  email: string
  language: Locale
}

/** The orders with seats on a departure that are paid or reserved. Without open checkouts. */
export function listBookedOrders(connection: Connection, departureId: number): Promise<BookedOrder[]> {
  return connection.rows<BookedOrder>({
    name: 'orders.booked_on_departure',
    text: `select distinct on (o.id) o.reference, i.id as "bookingId", o.email, o.language
      from hold h join order_item i on i.id = h.order_item_id join orders o on o.id = i.order_id
      where h.departure_id = $1 and h.status ${IN_LIVE_HOLD_STATES} and o.email <> ''
        and (o.status ${inOrderStates('counted')}
          or o.status ${inOrderStates('paying')} and (o.payable_since is not null or o.payment_method = 'bank_transfer'))
      order by o.id, i.position`,
    values: [departureId],
  })
}

/** One address is one guest. */
export function guestsOf(orders: readonly BookedOrder[]): Map<string, BookedOrder[]> {
  return Map.groupBy(orders, ({ email }) => email.toLowerCase())
}

/**
 * Queues a mail to each guest of a departure, and records it in all their orders. Guests who were sent the same text
 * before are skipped. Returns the number of guests that are mailed.
 */
export async function queueGuestMessages(
  tx: Tx,
  input: { departureId: number; orders: readonly BookedOrder[]; texts: MessageTexts; staff: string },
): Promise<number> {
  const { departureId, texts, staff } = input
  const guests = [...guestsOf(input.orders)].flatMap(([email, orders]) => {
    const [first] = orders
    return first ? [{ reference: first.reference, bookingId: first.bookingId, fact: factOf(departureId, texts, email), orders }] : [] // prettier-ignore
  })
  const queued = await tx.rows<{ key: string }>(
    named({
      name: 'orders.message_guests',
      text: `${queueMessages({
        kind: 'departure_message',
        fact: 'g.fact',
        recipient: 'o.email',
        language: 'o.language',
        payload: `jsonb_build_object('reference', g.reference, 'bookingId', g."bookingId", 'texts', :texts::jsonb)`,
        from: `jsonb_to_recordset(:guests::jsonb) as g(reference text, "bookingId" bigint, fact text) join orders o on o.reference = g.reference`,
      })} returning dedupe_key as key`,
      values: {
        texts: JSON.stringify(texts),
        guests: JSON.stringify(guests.map(({ reference, bookingId, fact }) => ({ reference, bookingId, fact }))),
      },
    }),
  )
  const keys = new Set(queued.map(({ key }) => key))
  const mailed = guests.filter(({ fact }) => keys.has(`departure_message:${fact}`))
  await noteInOrders(tx, { orders: mailed.flatMap(({ orders }) => orders), texts, staff })
  return mailed.length
}

/** Without the address in it: the key outlives the guest's details. */
function factOf(departureId: number, texts: MessageTexts, email: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([texts.ar, texts.en, email]))
    .digest('base64url')
  return `${departureId}:${digest}`
}

/** Records the message as an event of the activity, so that other suppliers of the order do not see it. */
async function noteInOrders(
  tx: Tx,
  { orders, texts, staff }: { orders: BookedOrder[]; texts: MessageTexts; staff: string },
): Promise<void> {
  const events = orders.map(({ bookingId, language }) => {
    const written = texts[messageLanguage(texts, language) ?? language]
    return { bookingId, note: written === null ? '' : `${written.subject}\n${written.text}` }
  })
  await tx.rows(
    named({
      name: 'orders.note_messages',
      text: `insert into order_event (order_id, order_item_id, from_status, to_status, reason, actor, note)
        select i.order_id, i.id, i.status, i.status, ${reasonSql('guests_messaged')}, :actor, e.note
        from jsonb_to_recordset(:events::jsonb) as e("bookingId" bigint, note text) join order_item i on i.id = e."bookingId"`,
      values: { events: JSON.stringify(events), actor: staffActor(staff) },
    }),
  )
}
