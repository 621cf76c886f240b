import { createHash } from 'node:crypto'
import { itemSets, type ItemState } from '#domain/item-states.ts'
import type { Locale, Words } from '#domain/locale.ts'
import type { PartyLine } from '#domain/party.ts'
import { PARTY_OF } from '#server/booking/party.sql.ts'
import { inItemStates, IN_LIVE_HOLD_STATES, ITEM } from '#server/booking/states.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { oneRow } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { IN_SCOPE, tripScopeOf } from '#server/trips/trip-scope.ts'
import { IS_AT_DOOR, LAST_DAY, NEAR_DOOR } from './at-door.sql.ts'
import { demandDoor, type Doorman } from './doorman.ts'
import { shortName, unitsOf } from './view-party.ts'
import { listSeconds } from '#server/trips/scan-queries.ts'

const LIMITS = { departures: 200, guests: 5000 }

export interface DoorDeparture {
  id: number
  title: Words
  optionTitle: Words
  city: Words
  zone: string
  localDate: string
  localTime: string
  /** Its tickets count until the end of this day. */
  lastDay: string
}

interface GuestRow {
  bookingId: number
  code: string
  departureIds: number[]
  status: ItemState
  firstName: string
  lastName: string
  language: Locale
  guideLanguage: string | null
  travellers: number
  /** The travellers, as the buyer said it where units are shared; null: not known. */
  partySize: number | null
  party: PartyLine[]
  pickup: { name: Words; minutesBefore: number } | null
  firstDay: string
  lastDay: string
  zone: string
  redeemedAt: Date | null
  by: string | null
  arrived: number | null
}

export interface DoorGuest {
  bookingId: number
  /** SHA-256 of the ticket's code, base64url: what is stored on a phone must not print a ticket. */
  ticket: string
  departureIds: number[]
  state: 'booked' | 'unpaid' | 'cancelled'
  /** First name and initial. */
  name: string
  language: Locale
  /** Of the guide, as the buyer chose; null: never asked. */
  guideLanguage: string | null
  travellers: number
  /** The travellers, as the buyer said it where units are shared; null: not known. */
  partySize: number | null
  units: { title: Words; quantity: number }[]
  pickup: { name: Words; minutesBefore: number } | null
  firstDay: string
  lastDay: string
  zone: string
  redeemedAt: Date | null
  by: string | null
  arrived: number | null
  seconds: { at: Date; by: string }[]
}

export interface DoorList {
  now: Date
  /** There are more departures or guests. */
  isMore: boolean
  departures: DoorDeparture[]
  guests: DoorGuest[]
}

/**
 * What a phone stores to check guests in offline: the booked departures of today and tomorrow on each city's
 * calendar, those that began before and end today or later, and their guests without email, telephone number or readable
 * code.
 * @throws ApiError `console.forbidden`, `console.sign_in_required` (a pass after its end)
 */
export async function readDoorList(context: Context, doorman: Doorman, limits = LIMITS): Promise<DoorList> {
  demandDoor(doorman)
  if ('passId' in doorman && doorman.isOver) throw new ApiError('unauthenticated', 'console.sign_in_required')
  const { now } = await oneRow<{ now: Date }>(context.db, {
    name: 'trips.door_now',
    text: `select date_trunc('milliseconds', rihla_now()) as now`,
  })
  const found = await context.db.rows<DoorDeparture>(
    named({
      name: 'trips.door_departures',
      text: `select d.id, p.title, o.title as "optionTitle", c.name as city, c.zone, d.local_date as "localDate", d.local_time as "localTime",
          ${LAST_DAY} as "lastDay"
        from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id join city c on c.id = p.city_id
        where ${NEAR_DOOR} and ${IS_AT_DOOR} and ${IN_SCOPE}
          and exists (select from hold h where h.departure_id = d.id and h.status ${IN_LIVE_HOLD_STATES})
        order by d.starts_at, d.id limit :most`,
      values: { ...tripScopeOf(doorman), most: limits.departures + 1 },
    }),
  )
  const departures = found.slice(0, limits.departures)
  const booked = await context.db.rows<GuestRow>(
    named({
      name: 'trips.door_guests',
      text: `with known as (
          select h.order_item_id as id, h.departure_id from hold h
          where h.departure_id = any (:departureIds::bigint[]) and h.status ${IN_LIVE_HOLD_STATES}
          union
          select i.id, i.departure_id from order_item i where i.departure_id = any (:departureIds::bigint[]) and i.status ${inItemStates('called_off')}
            and exists (select from order_event e where e.order_id = i.order_id and e.order_item_id = i.id and e.to_status = ${ITEM.confirmed}))
        select i.id as "bookingId", i.ticket_code as code, k.ids as "departureIds", i.status, o.first_name as "firstName",
          o.last_name as "lastName", o.language, i.guide_language as "guideLanguage", i.travellers, i.party_size as "partySize", ${PARTY_OF('i')} as party, i.pickup,
          (i.starts_at at time zone i.zone)::date as "firstDay", (i.ends_at at time zone i.zone)::date as "lastDay", i.zone,
          i.redeemed_at as "redeemedAt", coalesce(t.name, i.redeemed_by) as by, i.arrived
        from (select id, jsonb_agg(departure_id order by departure_id) as ids from known group by id) k
          join order_item i on i.id = k.id join orders o on o.id = i.order_id
          left join ticket_scan s on s.order_item_id = i.id and s.undone_at is null and not s.is_second left join staff t on t.id = s.staff_id
        order by i.starts_at, o.first_name, i.id limit :most`,
      values: { departureIds: departures.map(({ id }) => id), most: limits.guests + 1 },
    }),
  )
  const rows = booked.slice(0, limits.guests)
  const seconds = Map.groupBy(
    await listSeconds(
      context.db,
      rows.map(({ bookingId }) => bookingId),
    ),
    ({ bookingId }) => bookingId,
  )
  return {
    now,
    isMore: found.length > departures.length || booked.length > rows.length,
    departures,
    guests: rows.map((row) => ({
      ...viewGuest(row),
      seconds: (seconds.get(row.bookingId) ?? []).map(({ at, by }) => ({ at, by })),
    })),
  }
}

function viewGuest({ code, status, firstName, lastName, party, pickup, ...row }: GuestRow) {
  const state: DoorGuest['state'] = itemSets.unpaid.includes(status)
    ? 'unpaid'
    : itemSets.booked.includes(status)
      ? 'booked'
      : 'cancelled'
  return {
    ...row,
    ticket: createHash('sha256').update(code).digest('base64url'),
    state,
    name: shortName({ firstName, lastName, language: row.language }),
    units: unitsOf(party),
    pickup: pickup && { name: pickup.name, minutesBefore: pickup.minutesBefore },
  }
}
