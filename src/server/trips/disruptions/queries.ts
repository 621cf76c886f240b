import { disruptedTransitions, type DisruptedState, type DisruptionKind } from '#domain/disruption.ts'
import type { Locale } from '#domain/locale.ts'
import { effects } from '#server/booking/effects.ts'
import { STAFF_OF_PRODUCT } from '#server/booking/desk/staff-of-product.sql.ts'
import { reasonSql } from '#server/booking/event-reasons.ts'
import { seatsHeldFor } from '#server/booking/seats.sql.ts'
import { IN_LIVE_HOLD_STATES, inItemStates } from '#server/booking/states.ts'
import { oneRow, type Connection, type Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { stateLiterals } from '#server/kernel/state-sql.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'

export const DISRUPTED = stateLiterals(disruptedTransitions)

export interface DisruptionFacts {
  bookings: number
  /** Bookings of other departures that move to it when the difference is paid. */
  awaited: number
  travellers: number
  seats: number
  paid: number
  languages: Locale[]
  /** None of them has seats on several departures. */
  isMovable: boolean
}

/** The bookings with seats on departures, `i`. */
const BOOKED =
  `select i.*, h.departure_id as of_departure, o.currency, o.language, h.places as seats from hold h join order_item i on i.id = h.order_item_id
  join orders o on o.id = i.order_id where h.departure_id = any (:departureIds::bigint[]) and h.status ${IN_LIVE_HOLD_STATES}` as const

export async function readFacts(connection: Connection, departureId: number): Promise<DisruptionFacts> {
  const [row] = await listFacts(connection, [departureId])
  if (!row) throw new Error(`no facts of the departure ${departureId}`)
  const { departureId: _id, ...facts } = row
  return facts
}

type FactsRow = DisruptionFacts & { departureId: number }

/** A row for each of the departures. */
export function listFacts(connection: Connection, departureIds: number[]): Promise<FactsRow[]> {
  return connection.rows<FactsRow>(
    named({
      name: 'disruptions.facts',
      text: `select x.id as "departureId", count(i.id)::int as bookings,
        (select count(*)::int from date_change_seat s where s.departure_id = x.id) as awaited, coalesce(sum(i.travellers), 0)::int as travellers,
        coalesce(sum(i.seats), 0)::int as seats, (count(*) filter (where i.status ${inItemStates('booked')}))::int as paid,
        coalesce(jsonb_agg(distinct i.language) filter (where i.id is not null), '[]') as languages, coalesce(bool_and(i.duration = 1), true) as "isMovable"
      from unnest(:departureIds::bigint[]) as x (id) left join (${BOOKED}) i on i.of_departure = x.id group by x.id`,
      values: { departureIds },
    }),
  )
}

export interface DisruptionRefund {
  departureId: number
  amountMinor: number
  currency: string
}

/**
 * What cancelling each of the departures would refund, by currency: what was paid for each booking and not given back, as
 * far as it is left of its payment.
 */
export function listRefunds(connection: Connection, departureIds: number[]): Promise<DisruptionRefund[]> {
  return connection.rows<DisruptionRefund>(
    named({
      name: 'disruptions.refunds',
      text: `with due as (
          select i.of_departure, i.order_id, i.currency, sum(i.total_minor - (select coalesce(sum(r.amount_minor), 0) from refund r where r.order_item_id = i.id)) as minor
          from (${BOOKED}) i where i.status ${inItemStates('booked')} group by 1, 2, 3)
        select due.of_departure as "departureId", due.currency, sum(least(due.minor, coalesce((
            select sum(p.captured_minor - coalesce((select sum(r.amount_minor) from refund r where r.payment_id = p.id), 0))
            from payment p where p.order_id = due.order_id and p.captured_minor > 0), 0)))::bigint as "amountMinor"
        from due group by 1, 2 having sum(due.minor) > 0 order by 1, 2`,
      values: { departureIds },
    }),
  )
}

export interface OtherDate {
  departureId: number
  localDate: string
  localTime: string
  capacity: number
  taken: number
}

/** Seats on a departure that are held for the dearer dates of another's bookings, and are theirs if they are moved there. */
export async function countSeatsHeldFor(tx: Tx, input: { fromId: number; toId: number }): Promise<number> {
  const { seats } = await oneRow<{ seats: number }>(
    tx,
    named({
      name: 'disruptions.seats_held_for',
      text: `select ${seatsHeldFor('l', 'd')} as seats from departure l, departure d where l.id = :fromId and d.id = :toId`,
      values: input,
    }),
  )
  return seats
}

/** The departures to come of the same option, the nearest first. */
export function listOtherDates(connection: Connection, departureId: number, most: number): Promise<OtherDate[]> {
  return connection.rows(
    named({
      name: 'disruptions.other_dates',
      text: `select d.id as "departureId", d.local_date as "localDate", d.local_time as "localTime", d.capacity, d.held + d.sold - ${seatsHeldFor('l', 'd')} as taken
        from departure l join departure d on d.option_id = l.option_id and d.id <> l.id
        where l.id = :departureId and d.is_open and d.starts_at > rihla_now() and d.quote_request_id is null
        order by abs(extract(epoch from d.starts_at - l.starts_at)), d.id limit :most`,
      values: { departureId, most },
    }),
  )
}

export interface NewDisruption {
  departureId: number
  kind: DisruptionKind
  toDepartureId: number | null
  reason: string
  staffId: number
  membershipId: number
  network: string
}

/** Undefined if the departure is being disrupted already. */
export async function insertDisruption(tx: Tx, disruption: NewDisruption): Promise<number | undefined> {
  const [row] = await tx.rows<{ id: number }>(
    named({
      name: 'disruptions.insert',
      text: `insert into disruption (departure_id, kind, to_departure_id, reason, staff_id, membership_id, network)
        values (:departureId, :kind, :toDepartureId, :reason, :staffId, :membershipId, :network)
        on conflict (departure_id) where ended_at is null do nothing returning id`,
      values: disruption,
    }),
  )
  return row?.id
}

/** Stores the bookings with seats on the departure, which is locked. */
export async function insertBookings(tx: Tx, disruptionId: number, departureId: number): Promise<void> {
  await tx.rows(
    named({
      name: 'disruptions.insert_bookings',
      text: `insert into disruption_booking (disruption_id, order_item_id) select distinct :disruptionId::bigint, i.id from (${BOOKED}) i`,
      values: { disruptionId, departureIds: [departureId] },
    }),
  )
}

/** Mails the people who chose notices about changes, once for the departure, except the person who began it. */
export async function insertNotices(tx: Tx, disruptionId: number): Promise<void> {
  await tx.rows(
    named({
      name: 'disruptions.insert_notices',
      text: `with recipients as (
        select distinct w.id as staff_id, w.email, w.language
        from disruption u join departure d on d.id = u.departure_id join option o on o.id = d.option_id
          join product p on p.id = o.product_id ${STAFF_OF_PRODUCT}
        where u.id = :disruptionId and w.id <> u.staff_id and 'change' = any (notices_of(m.notices, r.permissions)))
      ${queueMessages({
        kind: 'notice_departure',
        fact: `:disruptionId::bigint || ':' || recipients.staff_id`,
        recipient: 'recipients.email',
        language: 'recipients.language',
        payload: `jsonb_build_object('disruptionId', :disruptionId::bigint, 'staffId', recipients.staff_id)`,
        from: 'recipients',
      })}`,
      values: { disruptionId },
    }),
  )
}

export interface DueBooking {
  disruptionId: number
  bookingId: number
  reference: string
  kind: DisruptionKind
  departureId: number
  reason: string
  staffId: number
  staff: string
  membershipId: number
  network: string
  supplierId: number | null
  to: { departureId: number; localDate: string; localTime: string; startsAt: string; endsAt: string } | null
}

/** Claims due bookings for a minute, after which another process may retry them. */
export function claimBookings(connection: Connection, most: number): Promise<DueBooking[]> {
  return connection.rows(
    named({
      name: 'disruptions.claim',
      text: `with due as (
          select b.disruption_id, b.order_item_id from disruption_booking b
          where b.state = ${DISRUPTED.waiting} and b.next_at <= rihla_now() order by b.next_at, b.disruption_id, b.order_item_id
          limit :most for no key update skip locked),
        claimed as (
          update disruption_booking b set next_at = rihla_now() + interval '60 seconds' from due
          where b.disruption_id = due.disruption_id and b.order_item_id = due.order_item_id
          returning b.disruption_id, b.order_item_id)
        select c.disruption_id as "disruptionId", c.order_item_id as "bookingId", o.reference, u.kind, u.departure_id as "departureId", u.reason,
          u.staff_id as "staffId", s.name as staff, u.membership_id as "membershipId", u.network, m.supplier_id as "supplierId",
          case when t.id is not null then jsonb_build_object('departureId', t.id, 'localDate', t.local_date, 'localTime', t.local_time,
            'startsAt', t.starts_at, 'endsAt', t.ends_at) end as "to"
        from claimed c join disruption u on u.id = c.disruption_id join staff s on s.id = u.staff_id join membership m on m.id = u.membership_id
          join order_item i on i.id = c.order_item_id join orders o on o.id = i.order_id left join departure t on t.id = u.to_departure_id
        order by c.disruption_id, c.order_item_id`,
      values: { most },
    }),
  )
}

/** In the transaction that cancels or moves the booking. */
export async function setDone(tx: Tx, { disruptionId, bookingId }: DueBooking): Promise<void> {
  await tx.rows(
    named({
      name: 'disruptions.set_done',
      text: `update disruption_booking b set state = ${DISRUPTED.done}, error = '',
          refund_minor = case when u.kind = 'cancel' then (select coalesce(sum(r.amount_minor), 0) from refund r
            where r.order_item_id = b.order_item_id and r.reason = ${reasonSql(effects.departureCancelled.reason)}) else 0 end
        from disruption u where u.id = b.disruption_id and b.disruption_id = :disruptionId and b.order_item_id = :bookingId`,
      values: { disruptionId, bookingId },
    }),
  )
}

/** Stores a result, unless another process has stored one. */
export async function settle(
  connection: Connection,
  { disruptionId, bookingId }: DueBooking,
  { state, error = '', inSeconds = 0 }: { state: DisruptedState; error?: string; inSeconds?: number },
): Promise<void> {
  await connection.rows(
    named({
      name: 'disruptions.settle',
      text: `update disruption_booking set state = :state, error = :error, next_at = rihla_now() + make_interval(secs => :inSeconds)
        where disruption_id = :disruptionId and order_item_id = :bookingId and state = ${DISRUPTED.waiting}`,
      values: { disruptionId, bookingId, state, error, inSeconds },
    }),
  )
}

export async function endDisruptions(connection: Connection): Promise<void> {
  await connection.rows({
    name: 'disruptions.end',
    text: `update disruption u set ended_at = rihla_now() where u.ended_at is null
      and not exists (select from disruption_booking b where b.disruption_id = u.id and b.state = ${DISRUPTED.waiting})`,
  })
}

/** Retries the blocked bookings and returns their number. */
export async function reopenDisruption(tx: Tx, disruptionId: number): Promise<number> {
  const rows = await tx.rows({
    name: 'disruptions.reopen',
    text: `update disruption_booking set state = ${DISRUPTED.waiting}, error = '', next_at = rihla_now()
      where disruption_id = $1 and state = ${DISRUPTED.blocked} returning 1`,
    values: [disruptionId],
  })
  if (rows.length > 0)
    await tx.rows({
      name: 'disruptions.reopen_whole',
      text: `update disruption u set ended_at = null where u.id = $1
        and not exists (select from disruption o where o.departure_id = u.departure_id and o.ended_at is null)`,
      values: [disruptionId],
    })
  return rows.length
}

export interface DisruptionRow {
  id: number
  kind: DisruptionKind
  departureId: number
  localDate: string
  localTime: string
  to: { departureId: number; localDate: string; localTime: string } | null
  reason: string
  by: string
  madeAt: Date
  isOver: boolean
  counts: Record<DisruptedState, number>
  refunds: { amountMinor: number; currency: string }[]
  bookings: {
    bookingId: number
    reference: string
    name: string
    travellers: number
    state: DisruptedState
    error: string
  }[]
}

const MOST = 500

/** Suppliers do not see which person of the marketplace began it. */
const BY = `case when :isMarketplace::boolean or m.supplier_id is not null then s.name else '' end` as const

export async function findDisruption(
  connection: Connection,
  { disruptionId, isMarketplace }: { disruptionId: number; isMarketplace: boolean },
): Promise<DisruptionRow | undefined> {
  const [row] = await findDisruptions(connection, { disruptionIds: [disruptionId], isMarketplace })
  return row
}

export function findDisruptions(
  connection: Connection,
  input: { disruptionIds: number[]; isMarketplace: boolean },
): Promise<DisruptionRow[]> {
  return connection.rows<DisruptionRow>(
    named({
      name: 'disruptions.find',
      text: `with all_of_them as (
          select b.*, i.travellers, o.reference, o.currency, concat_ws(' ', o.first_name, o.last_name) as name
          from disruption_booking b join order_item i on i.id = b.order_item_id join orders o on o.id = i.order_id
          where b.disruption_id = any (:disruptionIds::bigint[]))
        select u.id, u.kind, u.departure_id as "departureId", d.local_date as "localDate", d.local_time as "localTime",
          case when t.id is not null then jsonb_build_object('departureId', t.id, 'localDate', t.local_date, 'localTime', t.local_time) end as "to",
          u.reason, ${BY} as "by", u.made_at as "madeAt", u.ended_at is not null as "isOver",
          (select jsonb_build_object('waiting', count(*) filter (where state = ${DISRUPTED.waiting}), 'done', count(*) filter (where state = ${DISRUPTED.done}),
            'gone', count(*) filter (where state = ${DISRUPTED.gone}), 'blocked', count(*) filter (where state = ${DISRUPTED.blocked}))
            from all_of_them where disruption_id = u.id) as counts,
          (select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amountMinor', minor) order by currency), '[]')
            from (select currency, sum(refund_minor) as minor from all_of_them where disruption_id = u.id
              group by 1 having sum(refund_minor) > 0) sums) as refunds,
          (select coalesce(jsonb_agg(jsonb_build_object('bookingId', order_item_id, 'reference', reference, 'name', name, 'travellers', travellers,
              'state', state, 'error', error) order by state <> ${DISRUPTED.blocked}, order_item_id), '[]')
            from (select * from all_of_them where disruption_id = u.id
              order by state <> ${DISRUPTED.blocked}, order_item_id limit ${MOST}) shown) as bookings
        from disruption u join departure d on d.id = u.departure_id join staff s on s.id = u.staff_id
          join membership m on m.id = u.membership_id left join departure t on t.id = u.to_departure_id
        where u.id = any (:disruptionIds::bigint[]) order by d.starts_at, u.id`,
      values: input,
    }),
  )
}

export interface LatestDisruption {
  id: number
  kind: DisruptionKind
  /** Empty for a person of the marketplace, as seen by a supplier. */
  by: string
  madeAt: Date
}

/** Of a departure. */
export async function findLatest(
  connection: Connection,
  input: { departureId: number; isMarketplace: boolean },
): Promise<LatestDisruption | null> {
  const [row] = await connection.rows<LatestDisruption>(
    named({
      name: 'disruptions.latest',
      text: `select u.id, u.kind, ${BY} as "by", u.made_at as "madeAt"
        from disruption u join staff s on s.id = u.staff_id join membership m on m.id = u.membership_id
        where u.departure_id = :departureId order by u.id desc limit 1`,
      values: input,
    }),
  )
  return row ?? null
}
