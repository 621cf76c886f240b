import type { CancellationRule } from '#domain/cancellation-rule.ts'
import { effects } from '#server/booking/effects.ts'
import { WHATSAPP_COPY } from '#server/booking/order-messages.ts'
import { IN_LIVE_HOLD_STATES } from '#server/booking/states.ts'
import type { DurationChange } from '#domain/duration.ts'
import type { PartyChange } from '#domain/party.ts'
import type { NewParty, PricedDate } from '#server/cart/price-dates.ts'
import { oneRow, type Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'

/** Locks the booking's seats; returns the ids of their departures. */
export async function lockSeatsOf(tx: Tx, itemId: number): Promise<number[]> {
  const rows = await tx.rows<{ departureId: number }>({
    name: 'orders.lock_places_of',
    text: `select departure_id as "departureId" from hold where order_item_id = $1 and status ${IN_LIVE_HOLD_STATES}
      order by id for no key update`,
    values: [itemId],
  })
  return rows.map(({ departureId }) => departureId)
}

/** The departure that a booking is moved to. */
export type NewDate = Pick<PricedDate, 'departureId' | 'localDate' | 'localTime' | 'startsAt' | 'endsAt'>

/**
 * The ticket keeps its code: the guide's phone reads the date and the people of the row. `party` null: the same people; `duration` null: as many
 * nights or days. What an issued invoice says of the people is kept beside. The order is locked: it is not being confirmed.
 */
export async function moveItem(
  tx: Tx,
  { itemId, to, party, duration, cancellation }: { itemId: number; to: NewDate; party: NewParty | null; duration: number | null; cancellation: CancellationRule[] }, // prettier-ignore
): Promise<void> {
  await tx.rows(
    named({
      name: 'orders.move_item',
      text: `update order_item i set departure_id = :departureId, local_date = :localDate::date, local_time = :localTime,
          starts_at = :startsAt::timestamptz, ends_at = :endsAt::timestamptz, cancellation = :cancellation::jsonb,
          duration = coalesce(:duration::integer, duration), arrived = case when departure_id = :departureId then arrived end, party = coalesce(:lines::jsonb, party),
          choice = coalesce(:choice::jsonb, choice), travellers = coalesce(:travellers::integer, travellers),
          party_size = case when :travellers::integer is null then party_size else :partySize::integer end,
          places = coalesce(:places::integer, places), updated_at = now(),
          invoiced = coalesce(invoiced, (select jsonb_build_object('localDate', i.local_date, 'localTime', i.local_time, 'travellers', i.travellers, 'partySize', i.party_size)
            from orders o where o.id = i.order_id and o.invoice_number is not null))
        where id = :itemId`,
      values: {
        itemId,
        departureId: to.departureId,
        localDate: to.localDate,
        localTime: to.localTime,
        startsAt: to.startsAt.toISOString(),
        endsAt: to.endsAt.toISOString(),
        cancellation: JSON.stringify(cancellation),
        duration,
        lines: party && JSON.stringify(party.lines),
        choice: party && JSON.stringify(party.choice),
        travellers: party?.travellers ?? null,
        partySize: party?.partySize ?? null,
        places: party?.places ?? null,
      },
    }),
  )
}

export interface RebookingToRecord {
  itemId: number
  fromDate: string
  fromTime: string
  toDate: string
  toTime: string
  paidMinor: number
  priceMinor: number
  refundMinor: number
  chargedMinor: number
  /** Null: the same people. */
  party: PartyChange | null
  /** Null: as many nights or days. */
  duration: DurationChange | null
  byStaff: boolean
  /** Its amount to pay changed; nothing was paid or refunded. */
  wasUnpaid?: boolean
}

/** Returns its id. */
export async function insertRebooking(tx: Tx, rebooking: RebookingToRecord): Promise<number> {
  const { id } = await oneRow<{ id: number }>(
    tx,
    named({
      name: 'orders.insert_rebooking',
      text: `insert into rebooking (order_item_id, from_date, from_time, to_date, to_time, paid_minor, price_minor, refund_minor, charged_minor, party, duration, by_staff, was_unpaid)
        values (:itemId, :fromDate::date, :fromTime, :toDate::date, :toTime, :paidMinor, :priceMinor, :refundMinor, :chargedMinor, :party::jsonb, :duration::jsonb, :byStaff, :wasUnpaid)
        returning id`,
      values: {
        wasUnpaid: false,
        ...rebooking,
        party: rebooking.party && JSON.stringify(rebooking.party),
        duration: rebooking.duration && JSON.stringify(rebooking.duration),
      },
    }),
  )
  return id
}

const MOVED = `'moved', jsonb_build_object('fromDate', b.from_date, 'fromTime', b.from_time, 'refundMinor', b.refund_minor, 'chargedMinor', b.charged_minor, 'party', b.party, 'duration', b.duration)`

const ofRebooking = {
  fact: 'b.id',
  payload: `jsonb_build_object('reference', o.reference, 'bookingId', b.order_item_id, ${MOVED})`,
  from: `rebooking b join order_item i on i.id = b.order_item_id join orders o on o.id = i.order_id join site s on s.id = o.site_id
    where b.id = $1`,
}

/** To the buyer and to the site's operator. */
export async function insertRebookingMails(tx: Tx, rebookingId: number): Promise<void> {
  await tx.rows({
    name: 'orders.rebooking_mails',
    text: queueMessages(
      {
        ...ofRebooking,
        kind: effects.rebooked.buyer,
        recipient: 'o.email',
        language: 'o.language',
        copy: WHATSAPP_COPY,
      },
      { ...ofRebooking, kind: effects.rebooked.operator, recipient: `s.contact ->> 'email'`, language: 'o.language' },
    ),
    values: [rebookingId],
  })
}

/** To the buyer, with the reason that staff wrote. */
export async function insertStaffRebookingMail(tx: Tx, mail: { rebookingId: number; reason: string }): Promise<void> {
  await tx.rows({
    name: 'orders.staff_rebooking_mail',
    text: queueMessages({
      ...ofRebooking,
      payload: `jsonb_build_object('reference', o.reference, 'bookingId', b.order_item_id, ${MOVED}, 'note', $2::text)`,
      kind: effects.rebookedByStaff.buyer,
      recipient: 'o.email',
      language: 'o.language',
      copy: WHATSAPP_COPY,
    }),
    values: [mail.rebookingId, mail.reason],
  })
}

/** To a guest whose whole departure was moved, with the reason that staff wrote. */
export async function insertDepartureMoveMail(tx: Tx, mail: { rebookingId: number; reason: string }): Promise<void> {
  await tx.rows({
    name: 'orders.departure_move_mail',
    text: queueMessages({
      ...ofRebooking,
      payload: `jsonb_build_object('reference', o.reference, 'bookingId', b.order_item_id, ${MOVED}, 'note', $2::text)`,
      kind: effects.departureMoved.buyer,
      recipient: 'o.email',
      language: 'o.language',
      copy: WHATSAPP_COPY,
    }),
    values: [mail.rebookingId, mail.reason],
  })
}
