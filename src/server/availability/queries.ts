import type { CancellationRule } from '#domain/cancellation-rule.ts'
import type { OfferedUnit } from '#domain/party-offer.ts'
import type { DayPrice } from '#domain/price.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { LEAST_SEATS } from './least-seats.sql.ts'
import { SEATS_OF_STAY } from './seats-of-stay.sql.ts'

export interface ProductForCalendar {
  id: number
  currency: string
  rate: 'once' | 'daily' | 'nightly'
  minDuration: number
  cancellation: CancellationRule[]
  zone: string
  /** Those that are listed. */
  optionIds: number[]
}

export async function findProductForCalendar(
  connection: Connection,
  productId: number,
  supplierId: number | null,
): Promise<ProductForCalendar | undefined> {
  const rows = await connection.rows<ProductForCalendar>({
    name: 'availability.product',
    text: `select p.id, p.currency, p.rate, p.min_duration as "minDuration", p.cancellation, c.zone,
        array(select o.id::int from option o where o.product_id = p.id and o.is_listed) as "optionIds"
      from product p join city c on c.id = p.city_id
      where p.id = $1 and is_offered(p.status, p.sold_until) and ($2::bigint is null or p.supplier_id = $2)`,
    values: [productId, supplierId],
  })
  return rows[0]
}

/** A product with a last day of sale runs through that day. */
const BEFORE_THE_END = '(p.sold_until is null or d.starts_at < p.sold_until)'

export interface DayRow {
  date: string
  /** On each day or night of the stay. */
  seatsLeft: number
  capacity: number
  isOpen: boolean
  /** Otherwise a seat is an item, for any number of people up to `mostTravellers`. */
  isPerPerson: boolean
  mostTravellers: number
  /** The fewest that a booking takes. */
  leastSeats: number
  optionId: number
  /** Of its first day or night. */
  day: DayPrice
}

/** The departures of the range. */
export function listDays(
  connection: Connection,
  input: { productId: number; optionId: number | null; from: string; to: string; duration: number },
): Promise<DayRow[]> {
  return connection.rows<DayRow>(
    named({
      name: 'availability.days',
      text: `select d.local_date as date, ${SEATS_OF_STAY} as "seatsLeft", d.capacity,
        d.is_open and d.cutoff_at > rihla_now() as "isOpen", o.id as "optionId",
        jsonb_build_object('adjustBasisPoints', d.adjust_basis_points, 'unitPrices', d.hand_prices) as day, p.pricing_per = 'person' as "isPerPerson", o.capacity as "mostTravellers", ${LEAST_SEATS} as "leastSeats"
      from product p join option o on o.product_id = p.id join departure d on d.option_id = o.id and ${BEFORE_THE_END}
      where p.id = :productId and o.is_listed and (:optionId::bigint is null or o.id = :optionId)
        and d.local_date between :from and :to
      order by d.local_date`,
      values: input,
    }),
  )
}

export interface UnitRow extends OfferedUnit {
  id: number
  optionId: number
  code: string
  /** In the product's currency, before supplements. */
  priceMinor: number
}

/** The units that are listed of a product. */
export function listUnits(connection: Connection, productId: number): Promise<UnitRow[]> {
  return connection.rows<UnitRow>({
    name: 'availability.units',
    text: `select u.id, u.option_id as "optionId", u.code, u.kind, u.travellers, u.max_quantity as "maxQuantity", u.price_minor as "priceMinor"
      from unit u join option o on o.id = u.option_id
      where o.product_id = $1 and o.is_listed and u.is_listed order by u.option_id, u.position, u.id`,
    values: [productId],
  })
}

/** The later of two days that are as near: one who plans ahead rather has more time than less. */
const NEAREST_FIRST = 'abs(d.local_date - :near::date), d.local_date desc'

/** The nearest days from `near` that have a departure that can be booked for so many days or nights. */
export function listNearestDates(
  connection: Connection,
  input: { productId: number; near: string; duration: number; limit: number },
): Promise<{ date: string }[]> {
  return connection.rows(
    named({
      name: 'availability.nearest',
      text: `select d.local_date as date
      from product p join option o on o.product_id = p.id join departure d on d.option_id = o.id and ${BEFORE_THE_END}
      where p.id = :productId and o.is_listed and d.is_open and d.cutoff_at > rihla_now()
        and ${SEATS_OF_STAY} >= ${LEAST_SEATS} and d.local_date <> :near
      group by d.local_date order by ${NEAREST_FIRST} limit :limit`,
      values: input,
    }),
  )
}

/** Of each of these options the day nearest to `near` on which it can be booked for so many days or nights, if it has one. */
export function listNearestOfOptions(
  connection: Connection,
  input: { productId: number; optionIds: number[]; near: string; duration: number },
): Promise<{ optionId: number; date: string }[]> {
  return connection.rows(
    named({
      name: 'availability.nearest_of_options',
      text: `select o.id as "optionId", nearest.date
      from product p join option o on o.product_id = p.id cross join lateral (
        select d.local_date as date from departure d
        where d.option_id = o.id and ${BEFORE_THE_END} and d.is_open and d.cutoff_at > rihla_now()
          and ${SEATS_OF_STAY} >= ${LEAST_SEATS} and d.local_date <> :near
        order by ${NEAREST_FIRST} limit 1) as nearest
      where p.id = :productId and o.id = any(:optionIds::bigint[]) order by o.position`,
      values: input,
    }),
  )
}

export async function findBounds(
  connection: Connection,
  input: { productId: number; duration: number },
): Promise<{ firstAvailable: string | null; lastDate: string | null }> {
  const rows = await connection.rows<{ firstAvailable: string | null; lastDate: string | null }>(
    named({
      name: 'availability.bounds',
      text: `select min(d.local_date) filter (where d.is_open and d.cutoff_at > rihla_now() and ${SEATS_OF_STAY} >= ${LEAST_SEATS}) as "firstAvailable",
        max(d.local_date) as "lastDate"
      from product p join option o on o.product_id = p.id join departure d on d.option_id = o.id and ${BEFORE_THE_END}
      where p.id = :productId and o.is_listed`,
      values: input,
    }),
  )
  return rows[0] ?? { firstAvailable: null, lastDate: null }
}

export interface DepartureRow {
  id: number
  optionId: number
  localDate: string
  localTime: string
  startsAt: Date
  endsAt: Date
  cutoffAt: Date
  now: Date
  leastSeats: number
  /** The departure itself and, for days and nights, the following ones as far as they are planned. */
  days: ({ localDate: string; capacity: number; held: number; sold: number; isOpen: boolean } & DayPrice)[]
}

/** `days`: how many of its days or nights each departure has. */
export function listDepartures(
  connection: Connection,
  input: { productId: number; date: string; days: number },
): Promise<DepartureRow[]> {
  return connection.rows<DepartureRow>(
    named({
      name: 'availability.departures',
      text: `select d.id, d.option_id as "optionId", d.local_date as "localDate", d.local_time as "localTime", d.starts_at as "startsAt",
        d.ends_at as "endsAt", d.cutoff_at as "cutoffAt", rihla_now() as now, ${LEAST_SEATS} as "leastSeats",
        (select jsonb_agg(jsonb_build_object('localDate', n.local_date, 'capacity', n.capacity, 'held', n.held, 'sold', n.sold, 'isOpen', n.is_open,
            'adjustBasisPoints', n.adjust_basis_points, 'unitPrices', n.hand_prices) order by n.local_date)
          from departure n where n.option_id = d.option_id and n.local_time = d.local_time
            and n.local_date between d.local_date and d.local_date + (:days::int - 1)
            and (p.sold_until is null or n.starts_at < p.sold_until)) as days
      from product p join option o on o.product_id = p.id join departure d on d.option_id = o.id and ${BEFORE_THE_END}
      where p.id = :productId and o.is_listed and d.local_date = :date order by o.position, d.starts_at`,
      values: input,
    }),
  )
}
