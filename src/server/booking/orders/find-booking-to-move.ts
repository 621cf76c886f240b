import type { CancellationRule } from '#domain/cancellation-rule.ts'
import type { Duration } from '#domain/duration.ts'
import type { ItemState } from '#domain/item-states.ts'
import type { PartyLine } from '#domain/party.ts'
import type { PaymentLeft } from '#domain/split-refund.ts'
import { PARTY_OF } from '#server/booking/party.sql.ts'
import {
  DATE_CHANGE,
  IN_LIVE_HOLD_STATES,
  IS_PAYMENT_OPEN,
  IS_RESERVED,
  PAYMENTS_LEFT,
  inItemStates,
  inOrderStates,
} from '#server/booking/states.ts'
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
  rate: 'once' | Duration['rate']
  /** Of its product. */
  minDuration: number
  places: number
  party: PartyLine[]
  /** Null: not known. */
  partySize: number | null
  choice: { units: Record<string, number>; extras: Record<string, number>; pickupPointId: number | null } | null
  confirmation: 'instant' | 'supplier'
  cancellation: CancellationRule[]
  currency: string
  listCurrency: string
  /** As sold, in the supplier's currency. */
  listTotalMinor: number
  originalMinor: number
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
   * The dearer date that is held for it, with the seats by departure; `units` null: for the same people; `duration` null: for as long; `price`
   * null: its hold is over, and so is its price.
   */
  held: {
    departureId: number
    units: Record<string, number> | null
    duration: number | null
    price: { priceMinor: number; listMinor: number } | null
    places: Record<string, number>
  } | null
  /** With something left to refund, in the order in which they are refunded. */
  payments: PaymentLeft[]
  now: Date
  /** Of its order, as all below: its seats are held for days, until it is paid by the link or until its host answers. */
  isHeld: boolean
  isByTransfer: boolean
  isPayLater: boolean
  /** Its host, or that of another of its bookings, has not answered. */
  isUnanswered: boolean
  isPaymentOpen: boolean
  orderTotalMinor: number
  holdExpiresAt: Date
  /** Since when it waits: for the answer, or for the payment. */
  waitsSince: Date
  /** The nearest start and end of a sale of its other bookings; null: it has none. */
  othersStartAt: Date | null
  othersCutoffAt: Date | null
}

/** A booking of an order, for moving it to another date. In a transaction after `lockOrder`: only a later statement sees what concurrent ones have changed. */
export async function findBookingToMove(
  connection: Connection,
  { reference, bookingId }: { reference: string; bookingId: number },
): Promise<BookingToMove | undefined> {
  const rows = await connection.rows<BookingToMove>({
    name: 'orders.booking_to_move',
    text: `select i.id, i.order_id as "orderId", i.status, i.option_id as "optionId", i.departure_id as "departureId", i.local_date as "localDate",
        i.local_time as "localTime", i.starts_at as "startsAt", i.zone, i.duration, p.rate, p.min_duration as "minDuration", i.places, ${PARTY_OF('i')} as party, i.party_size as "partySize", i.choice, p.confirmation, i.cancellation,
        o.currency, i.list_currency as "listCurrency", i.list_total_minor as "listTotalMinor", i.original_minor as "originalMinor", i.total_minor as "totalMinor", i.discount_minor as "discountMinor",
        (select coalesce(sum(r.amount_minor), 0)::bigint from refund r where r.order_item_id = i.id) as "creditedMinor",
        i.redeemed_at is not null as "isUsed", i.arrived,
        coalesce((select jsonb_object_agg(h.departure_id, h.places) from hold h
          where h.order_item_id = i.id and h.status ${IN_LIVE_HOLD_STATES}), '{}') as "ownPlaces",
        (select jsonb_build_object('departureId', c.departure_id, 'units', c.party #> '{choice,units}', 'duration', c.duration, 'price', case when c.expires_at > rihla_now() then jsonb_build_object('priceMinor', c.price_minor, 'listMinor', c.list_minor) end,
            'places', (select coalesce(jsonb_object_agg(s.departure_id, s.places), '{}') from date_change_seat s where s.date_change_id = c.id))
          from date_change c where c.order_item_id = i.id and c.state = ${DATE_CHANGE.open}) as held,
        ${PAYMENTS_LEFT} as payments, rihla_now() as now,
        ${IS_RESERVED} as "isHeld", o.payment_method = 'bank_transfer' as "isByTransfer", o.payment_method = 'pay_later' as "isPayLater",
        o.status ${inOrderStates('unanswered')} as "isUnanswered", ${IS_PAYMENT_OPEN} as "isPaymentOpen", o.total_minor as "orderTotalMinor",
        o.hold_expires_at as "holdExpiresAt", coalesce(o.payable_since, o.created_at) as "waitsSince",
        others.start_at as "othersStartAt", others.cutoff_at as "othersCutoffAt"
      from orders o join order_item i on i.order_id = o.id join product p on p.id = i.product_id
        cross join lateral (
          select min(x.starts_at) as start_at, min(d.cutoff_at) as cutoff_at from order_item x join departure d on d.id = x.departure_id
          where x.order_id = o.id and x.id <> i.id and x.status ${inItemStates('live')}) others
      where o.reference = $1 and i.id = $2`,
    values: [reference, bookingId],
  })
  return rows[0]
}
