import type { CancellationRule } from '#domain/cancellation-rule.ts'
import type { ItemState } from '#domain/item-states.ts'
import type { PartyLine } from '#domain/party.ts'
import type { PaymentLeft } from '#domain/split-refund.ts'
import { PARTY_OF } from '#server/booking/party.sql.ts'
import { DATE_CHANGE, IN_LIVE_HOLD_STATES, PAYMENTS_LEFT } from '#server/booking/states.ts'
import type { Connection } from '#server/kernel/database.ts'

export interface BookingToMove {
  id: number
  orderId: number
  status: ItemState
  optionId: number
  departureId: number
  localDate: string
  localTime: string
  startsAt: Date
  zone: string
  duration: number
  places: number
  party: PartyLine[]
  /** Null: not known. */
  partySize: number | null
  choice: { units: Record<string, number>; extras: Record<string, number>; pickupPointId: number | null } | null
  confirmation: 'instant' | 'supplier'
  cancellation: CancellationRule[]
  currency: string
  /** As sold, in the supplier's currency. */
  listTotalMinor: number
  /** As sold, in the order's currency, after the discount of a promo code. */
  totalMinor: number
  discountMinor: number
  /** Of all its refunds, sent or due. */
  creditedMinor: number
  /** Its ticket was redeemed. */
  isUsed: boolean
  /** How many of the party came; null: not known yet. */
  arrived: number | null
  /** By departure: the seats that it has. */
  ownPlaces: Record<string, number>
  /**
   * The dearer date that is held for it, with the seats by departure; `units` null: for the same people; `price` null: its hold is over, and so
   * is its price.
   */
  held: {
    departureId: number
    units: Record<string, number> | null
    price: { priceMinor: number; listMinor: number } | null
    places: Record<string, number>
  } | null
  /** With something left to refund, in the order in which they are refunded. */
  payments: PaymentLeft[]
  now: Date
}

/** A booking of an order, for moving it to another date. In a transaction after `lockOrder`: only a later statement sees what concurrent ones have changed. */
export async function findBookingToMove(
  connection: Connection,
  { reference, bookingId }: { reference: string; bookingId: number },
): Promise<BookingToMove | undefined> {
  const rows = await connection.rows<BookingToMove>({
    name: 'orders.booking_to_move',
    text: `select i.id, i.order_id as "orderId", i.status, i.option_id as "optionId", i.departure_id as "departureId", i.local_date as "localDate",
        i.local_time as "localTime", i.starts_at as "startsAt", i.zone, i.duration, i.places, ${PARTY_OF('i')} as party, i.party_size as "partySize", i.choice, p.confirmation, i.cancellation,
        o.currency, i.list_total_minor as "listTotalMinor", i.total_minor as "totalMinor", i.discount_minor as "discountMinor",
        (select coalesce(sum(r.amount_minor), 0)::bigint from refund r where r.order_item_id = i.id) as "creditedMinor",
        i.redeemed_at is not null as "isUsed", i.arrived,
        coalesce((select jsonb_object_agg(h.departure_id, h.places) from hold h
          where h.order_item_id = i.id and h.status ${IN_LIVE_HOLD_STATES}), '{}') as "ownPlaces",
        (select jsonb_build_object('departureId', c.departure_id, 'units', c.party #> '{choice,units}', 'price', case when c.expires_at > rihla_now() then jsonb_build_object('priceMinor', c.price_minor, 'listMinor', c.list_minor) end,
            'places', (select coalesce(jsonb_object_agg(s.departure_id, s.places), '{}') from date_change_seat s where s.date_change_id = c.id))
          from date_change c where c.order_item_id = i.id and c.state = ${DATE_CHANGE.open}) as held,
        ${PAYMENTS_LEFT} as payments, rihla_now() as now
      from orders o join order_item i on i.order_id = o.id join product p on p.id = i.product_id
      where o.reference = $1 and i.id = $2`,
    values: [reference, bookingId],
  })
  return rows[0]
}
