import { isFreeSale } from '#domain/availability.ts'
import { sumLanguages, type LanguageSum } from '#domain/guest-sort.ts'
import { itemSets, type ItemState } from '#domain/item-states.ts'
import type { Locale, Words } from '#domain/locale.ts'
import type { PartyLine } from '#domain/party.ts'
import { PARTY_OF } from '#server/booking/party.sql.ts'
import { IN_LIVE_HOLD_STATES } from '#server/booking/states.ts'
import type { Context } from '#server/kernel/context.ts'
import { named } from '#server/kernel/named.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission } from '#server/staff/may-manage.ts'
import { latestDisruption, type LatestDisruption } from './disruptions/latest-disruption.ts'
import { listSeconds, type SecondEntry } from './scan-queries.ts'
import { findDeparture, type KnownDeparture } from './find-departure.ts'
import { listGuides, listPossibleGuides, type Guide } from './guide-queries.ts'

interface GuestRow {
  bookingId: number
  reference: string
  status: ItemState
  firstName: string
  lastName: string
  language: Locale
  phone: string
  travellers: number
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
  travellers: number
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

export interface Manifest {
  departure: Omit<KnownDeparture, 'capacity' | 'supplierId'> & { capacity: number | null }
  guests: ManifestGuest[]
  sums: { travellers: number; arrived: number; languages: LanguageSum[]; units: Sum[]; extras: Sum[] }
  guides: Guide[]
  /** Who could guide it; empty for people who may not assign guides. */
  possibleGuides: Guide[]
  /** The latest. */
  disruption: LatestDisruption | null
}

interface Sum {
  title: Words
  quantity: number
}

/**
 * The guests of a departure, by pick-up and name: all bookings with seats, paid or not.
 * @throws ApiError `console.forbidden`, `console.not_found`
 */
export async function readManifest(
  context: Context,
  { person, departureId }: { person: SignedInStaff; departureId: number },
): Promise<Manifest> {
  demandPermission(person, 'guests.read')
  const { supplierId, ...departure } = await findDeparture(context.db, { person, departureId })
  const rows = await context.db.rows<GuestRow>(
    named({
      name: 'trips.guests',
      text: `select i.id as "bookingId", o.reference, i.status, o.first_name as "firstName", o.last_name as "lastName", o.language,
          o.phone, i.travellers, ${PARTY_OF('i')} as party, i.pickup, i.special_request as wishes,
          case when :seesNotes::boolean then (select coalesce(jsonb_agg(jsonb_build_object('by', w.name, 'text', n.body) order by n.id), '[]')
            from order_note n join staff w on w.id = n.staff_id where n.order_id = o.id) end as notes, i.arrived, i.redeemed_at as "arrivedAt",
          coalesce(t.name, i.redeemed_by) as "admittedBy", s.id as "scanId", i.local_date as "firstDay"
        from hold h join order_item i on i.id = h.order_item_id join orders o on o.id = i.order_id
          left join ticket_scan s on s.order_item_id = i.id and s.undone_at is null and not s.is_second left join staff t on t.id = s.staff_id
        where h.departure_id = :departureId and h.status ${IN_LIVE_HOLD_STATES}
        order by (i.pickup ->> 'minutesBefore')::integer desc nulls last, i.pickup -> 'name' ->> 'en', o.first_name, o.last_name, i.id`,
      values: { departureId, seesNotes: person.scope === 'all' && person.permissions.includes('orders.read') },
    }),
  )
  const seconds = Map.groupBy(await listSeconds(context.db, rows.map(({ bookingId }) => bookingId)), ({ bookingId }) => bookingId) // prettier-ignore
  const guests = rows.map((row) => viewGuest(row, departure.showsPhones, seconds.get(row.bookingId) ?? []))
  const mayAssign = person.permissions.includes('departures.change')
  return {
    departure: { ...departure, capacity: isFreeSale(departure) ? null : departure.capacity },
    guests,
    sums: {
      travellers: guests.reduce((sum, one) => sum + one.travellers, 0),
      arrived: guests.reduce((sum, one) => sum + (one.arrived ?? 0), 0),
      languages: sumLanguages(guests),
      units: sumOf(guests.flatMap(({ units }) => units)),
      extras: sumOf(guests.flatMap(({ extras }) => extras)),
    },
    guides: await listGuides(context.db, departureId),
    possibleGuides: mayAssign ? await listPossibleGuides(context.db, supplierId) : [],
    disruption: await latestDisruption(context, { departureId, isMarketplace: person.scope === 'all' }),
  }
}

function viewGuest(
  { firstName, lastName, party, status, phone, ...row }: GuestRow,
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

/** By the title: a unit that was renamed between two bookings is two. */
function sumOf(lines: Sum[]): Sum[] {
  return [...Map.groupBy(lines, ({ title }) => title.en)].flatMap(([, same]) => {
    const [first] = same
    return first ? [{ title: first.title, quantity: same.reduce((sum, one) => sum + one.quantity, 0) }] : []
  })
}
