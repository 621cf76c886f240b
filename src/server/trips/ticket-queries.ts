import type { ItemState } from '#domain/item-states.ts'
import type { Locale, Words } from '#domain/locale.ts'
import type { PartyLine } from '#domain/party.ts'
import { PARTY_OF } from '#server/booking/party.sql.ts'
import { IN_LIVE_HOLD_STATES, ITEM } from '#server/booking/states.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { IS_OWN, type TripScope } from './trip-scope.ts'

export interface TicketToCheckIn {
  bookingId: number
  code: string
  supplierId: number
  status: ItemState
  /** False: it has no ticket. */
  wasConfirmed: boolean
  /** On the city's calendar. */
  firstDay: string
  lastDay: string
  zone: string
  now: Date
  /** A departure of it, on any of its days, is the chosen one, and one that the guide guides. */
  isOfTrip: boolean
  redeemedAt: Date | null
  admittedBy: string | null
  scanId: number | null
  arrived: number | null
  title: Words
  optionTitle: Words
  localDate: string
  localTime: string
  firstName: string
  lastName: string
  language: Locale
  guideLanguage: string | null
  travellers: number
  /** The travellers, as the buyer said it where units are shared; null: not known. */
  partySize: number | null
  party: PartyLine[]
  wishes: string
}

/** The booking of a ticket's code, or of an id, in the supplier's scope. */
export async function findTicketToCheckIn(
  connection: Connection,
  input: TripScope & { code: string | null; bookingId: number | null; departureId: number | null },
): Promise<TicketToCheckIn | undefined> {
  const rows = await connection.rows<TicketToCheckIn>(
    named({
      name: 'trips.ticket',
      text: `select i.id as "bookingId", i.ticket_code as code, p.supplier_id as "supplierId", i.status,
          i.status = ${ITEM.confirmed} or exists (select from order_event e
            where e.order_id = o.id and e.order_item_id = i.id and e.to_status = ${ITEM.confirmed}) as "wasConfirmed",
          (i.starts_at at time zone i.zone)::date as "firstDay", (i.ends_at at time zone i.zone)::date as "lastDay", i.zone,
          rihla_now() as now,
          exists (select from departure d where (d.id = i.departure_id or exists (select from hold h
              where h.order_item_id = i.id and h.departure_id = d.id and h.status ${IN_LIVE_HOLD_STATES}))
            and (:departureId::bigint is null or d.id = :departureId)
            and ${IS_OWN}) as "isOfTrip",
          i.redeemed_at as "redeemedAt", coalesce(t.name, i.redeemed_by) as "admittedBy", s.id as "scanId", i.arrived,
          i.product_title as title, i.option_title as "optionTitle", i.local_date as "localDate", i.local_time as "localTime",
          o.first_name as "firstName", o.last_name as "lastName", o.language, i.guide_language as "guideLanguage", i.travellers, i.party_size as "partySize", ${PARTY_OF('i')} as party, i.special_request as wishes
        from order_item i join orders o on o.id = i.order_id join product p on p.id = i.product_id
          left join ticket_scan s on s.order_item_id = i.id and s.undone_at is null and not s.is_second left join staff t on t.id = s.staff_id
        where (i.ticket_code = :code or i.id = :bookingId) and (:supplierId::bigint is null or p.supplier_id = :supplierId)`,
      values: input,
    }),
  )
  return rows[0]
}

export interface ScanRow {
  id: number
  bookingId: number
  supplierId: number
  staffId: number | null
  passId: number | null
  isSecond: boolean
  receivedAt: Date
  now: Date
  travellers: number
  arrived: number | null
  reference: string
}

/** A check-in that was not undone, locked, in the scope: a guide's own trips. */
export async function lockScan(
  connection: Connection,
  input: TripScope & { scanId: number },
): Promise<ScanRow | undefined> {
  const rows = await connection.rows<ScanRow>(
    named({
      name: 'trips.lock_scan',
      text: `select s.id, i.id as "bookingId", p.supplier_id as "supplierId", s.staff_id as "staffId", s.pass_id as "passId",
          s.is_second as "isSecond", s.received_at as "receivedAt", rihla_now() as now,
          i.travellers, i.arrived, o.reference
        from ticket_scan s join order_item i on i.id = s.order_item_id join orders o on o.id = i.order_id
          join product p on p.id = i.product_id
        where s.id = :scanId and s.undone_at is null and (:supplierId::bigint is null or p.supplier_id = :supplierId)
          and ((:guideId::bigint is null and :passId::bigint is null) or exists (select from hold h
            join departure d on d.id = h.departure_id where h.order_item_id = i.id and ${IS_OWN}))
        for no key update of i, s`,
      values: input,
    }),
  )
  return rows[0]
}
