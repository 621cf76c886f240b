import { itemSets, type ItemState } from '#domain/item-states.ts'
import type { Locale, Words } from '#domain/locale.ts'
import type { PartyLine } from '#domain/party.ts'
import { PARTY_OF } from '#server/booking/party.sql.ts'
import { IN_LIVE_HOLD_STATES } from '#server/booking/states.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { listSeconds, type SecondEntry } from './scan-queries.ts'

interface GuestRow {
  departureId: number
  bookingId: number
  reference: string
  status: ItemState
  firstName: string
  lastName: string
  language: Locale
  phone: string
  /** Of the guide, as the buyer chose; null: never asked. */
  guideLanguage: string | null
  travellers: number
  /** The travellers, as the buyer said it where units are shared; null: not known. */
  partySize: number | null
  party: PartyLine[]
  pickup: { name: Words; address: Words; minutesBefore: number } | null
  wishes: string
  notes: StaffNote[] | null
  arrived: number | null
  arrivedAt: Date | null
  admittedBy: string | null
  scanId: number | null
  /** Of a stay of several days: its first. */
  firstDay: string
}

interface StaffNote {
  by: string
  text: string
}

export interface ManifestGuest {
  bookingId: number
  reference: string
  name: string
  language: Locale
  /** Null: not to be seen by this person, or not now. */
  phone: string | null
  /** Of the guide, as the buyer chose; null: never asked. */
  guideLanguage: string | null
  travellers: number
  /** The travellers, as the buyer said it where units are shared; null: not known. */
  partySize: number | null
  units: { title: Words; quantity: number }[]
  extras: { title: Words; quantity: number }[]
  pickup: { name: Words; address: Words; minutesBefore: number } | null
  wishes: string
  /** Of the order, by staff. Null: not to be seen by this person. */
  notes: StaffNote[] | null
  isPaid: boolean
  /** Further entries of the party, by offline phones. */
  seconds: { at: Date; by: string }[]
  arrived: number | null
  arrivedAt: Date | null
  admittedBy: string | null
  scanId: number | null
  firstDay: string
}

/** The guests of departures, each by pick-up and name: all bookings with seats, paid or not. */
export async function readGuests(
  connection: Connection,
  { person, departures }: { person: SignedInStaff; departures: { id: number; showsPhones: boolean }[] },
): Promise<Map<number, ManifestGuest[]>> {
  const rows = await connection.rows<GuestRow>(
    named({
      name: 'trips.guests',
      text: `select h.departure_id as "departureId", i.id as "bookingId", o.reference, i.status, o.first_name as "firstName", o.last_name as "lastName", o.language,
          o.phone, i.guide_language as "guideLanguage", i.travellers, i.party_size as "partySize", ${PARTY_OF('i')} as party, i.pickup, i.special_request as wishes,
          case when :seesNotes::boolean then (select coalesce(jsonb_agg(jsonb_build_object('by', w.name, 'text', n.body) order by n.id), '[]')
            from order_note n join staff w on w.id = n.staff_id where n.order_id = o.id) end as notes, i.arrived, i.redeemed_at as "arrivedAt",
          coalesce(t.name, i.redeemed_by) as "admittedBy", s.id as "scanId", i.local_date as "firstDay"
        from hold h join order_item i on i.id = h.order_item_id join orders o on o.id = i.order_id
          left join ticket_scan s on s.order_item_id = i.id and s.undone_at is null and not s.is_second left join staff t on t.id = s.staff_id
        where h.departure_id = any (:departureIds::bigint[]) and h.status ${IN_LIVE_HOLD_STATES}
        order by (i.pickup ->> 'minutesBefore')::integer desc nulls last, i.pickup -> 'name' ->> 'en', o.first_name, o.last_name, i.id`,
      values: {
        departureIds: departures.map(({ id }) => id),
        seesNotes: person.scope === 'all' && person.permissions.includes('orders.read'),
      },
    }),
  )
  const seconds = Map.groupBy(await listSeconds(connection, rows.map(({ bookingId }) => bookingId)), ({ bookingId }) => bookingId) // prettier-ignore
  const byDeparture = Map.groupBy(rows, ({ departureId }) => departureId)
  return new Map(
    departures.map(({ id, showsPhones }) => [
      id,
      (byDeparture.get(id) ?? []).map((row) => viewGuest(row, showsPhones, seconds.get(row.bookingId) ?? [])),
    ]),
  )
}

function viewGuest(
  { departureId: _departureId, firstName, lastName, party, status, phone, ...row }: GuestRow,
  showsPhones: boolean,
  seconds: SecondEntry[],
) {
  const of = (kind: 'unit' | 'extra') =>
    party.filter((line) => line.kind === kind).map(({ title, quantity }) => ({ title, quantity }))
  return {
    ...row,
    name: `${firstName} ${lastName}`.trim(),
    phone: showsPhones && phone !== '' ? phone : null,
    units: of('unit'),
    extras: of('extra'),
    isPaid: itemSets.booked.includes(status),
    seconds: seconds.map(({ at, by }) => ({ at, by })),
  }
}
