import { ADD_SEATS, HELD_TO_FREE, HELD_TO_SOLD } from '#server/availability/seats.sql.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { HOLD, IN_LIVE_HOLD_STATES } from './states.ts'

/*
 * Everything that changes a row of hold, together with the seats of its departure (availability/seats.sql.ts). The fragments are CTEs of
 * larger statements, which lock before they write (docs/rules/places-and-holds.md): each names the CTEs that it reads.
 */

/** Reads new_order (id, hold_expires_at), new_items (id, position) and seats (departure_id, places, position). */
export const INSERT_HOLDS = `
  insert into hold (order_id, order_item_id, departure_id, places, expires_at)
  select o.id, i.id, s.departure_id, s.places, o.hold_expires_at
  from new_order o, seats s join new_items i on i.position = s.position`

/** The held holds of the order in `from`, locked. */
export const lockHolds = (from: string, on: string) => `
  select h.id, h.departure_id, h.places from hold h join ${from} on ${on} where h.status = ${HOLD.held} for no key update of h`

/** Both CTEs read holds (id), sums (departure_id, places), locked (id) and ready. `moved` returns the id of each departure. */
export const SELL_HELD_SEATS = `sold as (
  update hold h set status = ${HOLD.sold} from holds, ready where h.id = holds.id),
moved as (${HELD_TO_SOLD})`

/** Both CTEs read holds (id), sums (departure_id, places), departures (id) and ready. */
export const RELEASE_HELD_SEATS = `released as (
  update hold h set status = ${HOLD.released} from holds, ready where h.id = holds.id),
moved as (${HELD_TO_FREE})`

/** Reads accepted (id, hold_expires_at), an order with a new deadline. */
export const EXTEND_HOLDS = `
  update hold h set expires_at = a.hold_expires_at from accepted a where h.order_id = a.id and h.status = ${HOLD.held}`

export interface HeldSeats {
  holdId: number
  departureId: number
  places: number
}

export function lockDepartures(
  tx: Tx,
  ids: number[],
): Promise<{ id: number; capacity: number; held: number; sold: number; isOpen: boolean; hasStarted: boolean }[]> {
  return tx.rows({
    name: 'orders.lock_departures',
    text: `select id, capacity, held, sold, is_open as "isOpen", starts_at <= rihla_now() as "hasStarted"
      from departure where id = any ($1::bigint[]) order by id for no key update`,
    values: [ids],
  })
}

/** Sells seats that were not held. The departures must be locked and have enough seats, or the CHECK fails. */
export async function sellSeats(tx: Tx, holds: HeldSeats[]): Promise<void> {
  if (holds.length === 0) return
  await tx.rows({
    name: 'orders.sell_places',
    text: `with wanted as (
        select * from jsonb_to_recordset($1::jsonb) as w("holdId" bigint, "departureId" bigint, places int)),
      sums as (select "departureId" as departure_id, 0 as held, sum(places)::int as sold from wanted group by 1),
      marked as (update hold h set status = ${HOLD.sold} from wanted w where h.id = w."holdId")
      ${ADD_SEATS}`,
    values: [JSON.stringify(holds)],
  })
}

/** Sells seats to a paid booking that has none. The departures must be locked and have enough seats, or the CHECK fails. */
export async function sellNewSeats(
  tx: Tx,
  input: { orderId: number; itemId: number; departureIds: number[]; places: number },
): Promise<void> {
  await tx.rows(
    named({
      name: 'orders.sell_new_places',
      text: `with sums as (
        select departure_id, 0 as held, :places::int as sold from unnest(:departureIds::bigint[]) as departure_id),
      taken as (
        insert into hold (order_id, order_item_id, departure_id, places, status, expires_at)
        select :orderId, :itemId, s.departure_id, s.sold, ${HOLD.sold}, rihla_now() from sums s)
      ${ADD_SEATS}`,
      values: input,
    }),
  )
}

/** As sellNewSeats, holds them for an unpaid booking until its order's deadline. */
export async function holdNewSeats(
  tx: Tx,
  input: { orderId: number; itemId: number; departureIds: number[]; places: number },
): Promise<void> {
  await tx.rows(
    named({
      name: 'orders.hold_new_places',
      text: `with sums as (
        select departure_id, :places::int as held, 0 as sold from unnest(:departureIds::bigint[]) as departure_id),
      taken as (
        insert into hold (order_id, order_item_id, departure_id, places, expires_at)
        select o.id, :itemId, s.departure_id, s.held, o.hold_expires_at from sums s, orders o where o.id = :orderId)
      ${ADD_SEATS}`,
      values: input,
    }),
  )
}

/** Moves a booking's seats, held and sold ones, to another departure. Both must be locked and the new one have enough seats, or the CHECK fails. */
export async function moveSeats(
  tx: Tx,
  input: { itemId: number; fromDepartureId: number; toDepartureId: number },
): Promise<void> {
  await tx.rows(
    named({
      name: 'orders.move_places',
      text: `with moved as (
          update hold h set departure_id = :toDepartureId
          where h.order_item_id = :itemId and h.departure_id = :fromDepartureId and h.status ${IN_LIVE_HOLD_STATES}
          returning h.places, h.status),
        sums as (
          select e.departure_id, coalesce(sum(e.change * m.places) filter (where m.status = ${HOLD.held}), 0)::int as held,
            coalesce(sum(e.change * m.places) filter (where m.status = ${HOLD.sold}), 0)::int as sold
          from moved m, (values (:fromDepartureId::bigint, -1), (:toDepartureId::bigint, 1)) as e(departure_id, change)
          group by e.departure_id)
        ${ADD_SEATS}`,
      values: input,
    }),
  )
}

/** Holds seats for a date change that is not paid yet. The departures must be locked and have enough seats, or the CHECK fails. */
export async function holdSeatsOfChange(
  tx: Tx,
  input: { changeId: number; seats: { departureId: number; places: number }[] },
): Promise<void> {
  await tx.rows(
    named({
      name: 'orders.hold_places_of_change',
      text: `with taken as (
          insert into date_change_seat (date_change_id, departure_id, places)
          select :changeId, s."departureId", s.places from jsonb_to_recordset(:seats::jsonb) as s("departureId" bigint, places integer)
          returning departure_id, places),
        sums as (select departure_id, places as held, 0 as sold from taken)
        ${ADD_SEATS}`,
      values: { changeId: input.changeId, seats: JSON.stringify(input.seats) },
    }),
  )
}

/** Of two departures: the seats on `to` that are held for dearer dates of bookings on `from`. */
export const seatsHeldFor = (from: string, to: string) =>
  `(select coalesce(sum(s.places), 0)::int from date_change_seat s join date_change c on c.id = s.date_change_id
    join hold h on h.order_item_id = c.order_item_id and h.status ${IN_LIVE_HOLD_STATES}
    where s.departure_id = ${to}.id and h.departure_id = ${from}.id)`

/** Releases them. The departures must be locked. */
export async function releaseSeatsOfChange(tx: Tx, changeId: number): Promise<void> {
  await tx.rows({
    name: 'orders.release_places_of_change',
    text: `with freed as (delete from date_change_seat where date_change_id = $1 returning departure_id, places),
        sums as (select departure_id, -places as held, 0 as sold from freed)
        ${ADD_SEATS}`,
    values: [changeId],
  })
}

/** Puts the seats of bookings back on sale, held ones and sold ones. Locks their departures in the order of their ids. */
export async function freeSeats(tx: Tx, itemIds: number[]): Promise<void> {
  await tx.rows({
    name: 'orders.free_places',
    text: `with was as (
        select id, status from hold where order_item_id = any ($1::bigint[]) and status ${IN_LIVE_HOLD_STATES} for no key update),
      freed as (
        update hold h set status = ${HOLD.released} from was where h.id = was.id
        returning h.departure_id, h.places, was.status),
      sums as (
        select departure_id, coalesce(-sum(places) filter (where status = ${HOLD.held}), 0)::int as held,
          coalesce(-sum(places) filter (where status = ${HOLD.sold}), 0)::int as sold
        from freed group by departure_id),
      locked as materialized (
        select d.id from departure d where d.id in (select departure_id from sums) order by d.id for no key update)
      ${ADD_SEATS} and d.id in (select id from locked)`,
    values: [itemIds],
  })
}
