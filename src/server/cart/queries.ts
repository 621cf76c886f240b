import { oneRow, type Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import type { CancellationRule } from '#domain/cancellation-rule.ts'
import type { Words } from '#domain/locale.ts'
import type { DayPrice } from '#domain/price.ts'
import { firstPicture } from '#server/media/picture-sql.ts'
import type { PictureRow } from '#server/media/view-picture.ts'
import { orderSets } from '#domain/order-states.ts'
import { itemSets } from '#domain/item-states.ts'
import { holdTransitions } from '#domain/hold-states.ts'
import { inStates, stateLiterals } from '#server/kernel/state-sql.ts'
import type { DepartureChoice } from './change-queries.ts'

const HOLD = stateLiterals(holdTransitions)

export interface UnitRow {
  id: number
  code: string
  kind: string
  title: Words
  priceMinor: number
  originalMinor: number | null
  travellers: number
  minQuantity: number
  maxQuantity: number | null
  minAge: number | null
  maxAge: number | null
  /** Codes of units of the option, one of which must be in the booking; empty for who may come alone. */
  accompaniedBy: string[]
}

export interface ExtraRow {
  id: number
  code: string
  title: Words
  per: 'person' | 'booking'
  priceMinor: number
  maxQuantity: number
}

export interface PickupRow {
  id: number
  code: string
  name: Words
  address: Words
  /** Whether the guest says which place it is. */
  asksPlace: boolean
  minutesBefore: number
  priceMinor: number
}

/** One day that a booking occupies; the first is the departure itself. */
export interface OccupiedDay extends DayPrice {
  id: number
  localDate: string
  capacity: number
  held: number
  sold: number
  isOpen: boolean
}

/** An option on a departure with everything its price and its sale depend on. */
export interface CartDepartureRow {
  productId: number
  productCode: string
  productTitle: Words
  /** Published, and its last day of sale is not over. */
  isOffered: boolean
  slugAr: string
  slugEn: string
  cityId: number
  categoryId: number
  supplierId: number
  cityName: Words
  /** Of the meeting point, or of the city. */
  lat: number
  lng: number
  citySlugAr: string
  citySlugEn: string
  zone: string
  pricingPer: 'person' | 'item' | 'quote'
  rate: 'once' | 'daily' | 'nightly'
  minDuration: number
  currency: string
  payLater: boolean
  confirmation: 'instant' | 'supplier'
  cancellation: CancellationRule[]
  pickupKind: string
  guideLanguages: string[]
  picture: PictureRow | null
  optionId: number
  optionTitle: Words
  optionCapacity: number
  departureId: number
  localDate: string
  localTime: string
  startsAt: Date
  /** Of several days or nights the end of the last. */
  endsAt: Date
  cutoffAt: Date
  days: OccupiedDay[]
  units: UnitRow[]
  extras: ExtraRow[]
  pickups: PickupRow[]
  now: Date
}

export interface CartItemRow extends CartDepartureRow {
  id: number
  duration: number
  /** Identifies the intent: copied to the order's item. */
  intent: string
  chosenUnits: Record<string, number>
  chosenExtras: Record<string, number>
  pickupPointId: number | null
  /** As chosen; the product may have lost it since. Null: never asked. */
  guideLanguage: string | null
  /** As chosen; `priced.partySize` is what can be now. Null: not known. */
  partySize: number | null
  seenMinor: number
  seenCurrency: string
  promoCode: string | null
  /** By departure: seats held by this cart's own open order. */
  ownHeld: Record<string, number>
  /** Of the product, a point each. */
  knowBeforeYouGo: { ar: string[]; en: string[] }
  bring: { ar: string[]; en: string[] }
}

const beforeTheEnd = (departure: string) => `(p.sold_until is null or ${departure}.starts_at < p.sold_until)`

/** The departures `n` of all days or nights of a booking that begins with `d`. */
const stay = `departure n where n.option_id = d.option_id and n.local_time = d.local_time
        and n.local_date between d.local_date and d.local_date + (w.duration - 1)`

/** The units for sale of the option `o`. */
const unitsOfOption = `coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'code', u.code, 'kind', u.kind, 'title', u.title,
      'priceMinor', u.price_minor, 'originalMinor', u.original_minor, 'travellers', u.travellers,
      'minQuantity', u.min_quantity, 'maxQuantity', u.max_quantity, 'minAge', u.min_age, 'maxAge', u.max_age,
      'accompaniedBy', u.accompanied_by) order by u.position)
     from unit u where u.option_id = o.id and u.is_listed), '[]')`

// Shared by both statements below: `w` has the option, departure and duration.
const departureColumns = `
  p.id as "productId", p.code as "productCode", p.title as "productTitle", is_offered(p.status, p.sold_until) as "isOffered",
  p.slug_ar as "slugAr", p.slug_en as "slugEn", p.city_id as "cityId", p.category_id as "categoryId",
  p.supplier_id as "supplierId", c.name as "cityName", coalesce((p.meeting_point ->> 'lat')::float8, c.lat) as lat,
  coalesce((p.meeting_point ->> 'lng')::float8, c.lng) as lng, c.slug_ar as "citySlugAr", c.slug_en as "citySlugEn", c.zone,
  p.pricing_per as "pricingPer", p.rate, p.min_duration as "minDuration", p.currency, p.pay_later as "payLater",
  p.confirmation, p.cancellation, p.pickup as "pickupKind",
  p.guide_languages as "guideLanguages",
  ${firstPicture} as picture,
  o.id as "optionId", o.title as "optionTitle", o.capacity as "optionCapacity",
  d.id as "departureId", d.local_date as "localDate", d.local_time as "localTime",
  d.starts_at as "startsAt", d.cutoff_at as "cutoffAt",
  case when w.duration = 1 then d.ends_at else (select max(n.ends_at) from ${stay}) end as "endsAt",
  case when w.duration = 1 then jsonb_build_array(jsonb_build_object('id', d.id, 'localDate', d.local_date,
      'capacity', d.capacity, 'held', d.held, 'sold', d.sold, 'isOpen', d.is_open and ${beforeTheEnd('d')},
      'adjustBasisPoints', d.adjust_basis_points, 'unitPrices', d.hand_prices))
    else (select jsonb_agg(jsonb_build_object('id', n.id, 'localDate', n.local_date, 'capacity', n.capacity,
        'held', n.held, 'sold', n.sold, 'isOpen', n.is_open and ${beforeTheEnd('n')}, 'adjustBasisPoints', n.adjust_basis_points,
        'unitPrices', n.hand_prices) order by n.local_date)
      from ${stay}) end as days,
  ${unitsOfOption} as units,
  coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'code', e.code, 'title', e.title, 'per', e.per,
      'priceMinor', e.price_minor, 'maxQuantity', e.max_quantity) order by e.position)
     from extra e where e.product_id = p.id and e.is_listed), '[]') as extras,
  coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'code', k.code, 'name', k.name, 'address', k.address, 'asksPlace', k.asks_place,
      'minutesBefore', k.minutes_before, 'priceMinor', k.price_minor) order by k.position)
     from pickup_point k where k.product_id = p.id and k.is_listed), '[]') as pickups,
  rihla_now() as now`

const departureJoins = `
  join departure d on d.id = w.departure_id
  join option o on o.id = d.option_id and o.id = w.option_id
  join product p on p.id = o.product_id
  join city c on c.id = p.city_id`

/** The lines of a cart as `w`. */
const linesOfCart =
  `select i.id, i.cart_id, i.intent, i.option_id, i.departure_id, i.duration, i.units, i.extras, i.pickup_point_id,
        i.guide_language, i.party_size, i.seen_minor, i.seen_currency, ca.promo_code, ca.xmin::text as version
      from cart ca join cart_item i on i.cart_id = ca.id` as const

const itemColumns = `
  w.id, w.intent, w.duration, w.units as "chosenUnits", w.extras as "chosenExtras",
  w.pickup_point_id as "pickupPointId", w.guide_language as "guideLanguage", w.party_size as "partySize", w.seen_minor as "seenMinor", w.seen_currency as "seenCurrency", w.promo_code as "promoCode",
  coalesce((select jsonb_object_agg(own.departure_id, own.places) from (
      select h.departure_id, sum(h.places) as places from orders r join hold h on h.order_id = r.id
      where r.id in (select x.id from orders x where x.cart_id = w.cart_id and x.status ${inStates(orderSets.at_checkout)}
          union select i.order_id from order_item i where i.intent = w.intent and i.status ${inStates(itemSets.unpaid)})
        and r.status ${inStates(orderSets.at_checkout)} and h.status = ${HOLD.held} group by 1) own), '{}') as "ownHeld",
  p.know_before_you_go as "knowBeforeYouGo", p.bring,
  ${departureColumns}`

export function findCartItems(
  connection: Connection,
  cartKey: Buffer,
  supplierId: number | null,
): Promise<CartItemRow[]> {
  return connection.rows<CartItemRow>({
    name: 'cart.items',
    text: `select ${itemColumns}
      from (${linesOfCart} where ca.key = $1) w ${departureJoins}
      where $2::bigint is null or p.supplier_id = $2
      order by w.id`,
    values: [cartKey, supplierId],
  })
}

/** Of a line that is not written yet. */
export const NEW_LINE = 0

/** A line as it would be in the cart. */
export interface LineToAdd extends DepartureChoice {
  key: Buffer
  /** Null begins one. */
  intent: string | null
}

/** `version` changes with the cart; null without one. */
export type VersionedRow = CartItemRow & { version: string | null }

/**
 * The lines of a cart, with the line to be added as NEW_LINE, as if it were stored already. Without NEW_LINE if the option has no such departure
 * on this site. An unknown pick-up point is left out.
 */
export function findCartWithLine(
  connection: Connection,
  line: LineToAdd,
  supplierId: number | null,
): Promise<VersionedRow[]> {
  return connection.rows<VersionedRow>(
    named({
      name: 'cart.with_line',
      text: `select w.version, ${itemColumns}
      from (${linesOfCart} where ca.key = :key
        union all
        select ${NEW_LINE}, ca.id, coalesce(:intent::uuid, gen_random_uuid()), :optionId::bigint, :departureId::bigint, :duration::int, :units::jsonb,
          :extras::jsonb, (select k.id from pickup_point k join option t on t.product_id = k.product_id where k.id = :pickupPointId and t.id = :optionId),
          :guideLanguage::text, :partySize::int, 0, '', ca.promo_code, ca.xmin::text
        from (select 1) one left join cart ca on ca.key = :key) w ${departureJoins}
      where :supplierId::bigint is null or p.supplier_id = :supplierId
      order by w.id`,
      values: { ...line, units: JSON.stringify(line.units), extras: JSON.stringify(line.extras), supplierId },
    }),
  )
}

/** The other departures of an option that may have seats left, the nearest first. */
export function listOtherDepartures(
  connection: Connection,
  input: { optionId: number; notDepartureId: number; near: string; duration: number; supplierId: number | null },
): Promise<CartDepartureRow[]> {
  return connection.rows<CartDepartureRow>(
    named({
      name: 'cart.other_offers',
      text: `select ${departureColumns}
      from (select n.option_id, n.id as departure_id, :duration::int as duration from departure n
        where n.option_id = :optionId and n.id <> :notDepartureId and n.is_open and n.cutoff_at > rihla_now() and n.held + n.sold < n.capacity
        order by abs(n.local_date - :near::date), n.starts_at limit 30) w ${departureJoins}
      where :supplierId::bigint is null or p.supplier_id = :supplierId
      order by abs(d.local_date - :near::date), d.starts_at`,
      values: input,
    }),
  )
}

/** The departures of an option that can be booked: those of the days `from` to `to`, or one of them, closed or not, however many seats are left. */
export function listDeparturesOfOption(
  connection: Connection,
  input: { optionId: number; duration: number; from: string; to: string; departureId: number | null },
): Promise<CartDepartureRow[]> {
  return connection.rows<CartDepartureRow>(
    named({
      name: 'cart.departures_of_option',
      text: `select ${departureColumns}
      from (select n.option_id, n.id as departure_id, :duration::int as duration from departure n
        where n.option_id = :optionId and (n.id = :departureId or :departureId::bigint is null and n.cutoff_at > rihla_now()
          and n.is_open and n.local_date between :from::date and :to::date)
        order by n.starts_at limit 400) w ${departureJoins}
      order by d.starts_at, d.id`,
      values: input,
    }),
  )
}

/** What can be booked of an option on any of its departures. */
export async function findUnits(
  connection: Connection,
  optionId: number,
): Promise<{ capacity: number; units: UnitRow[] }> {
  return oneRow(connection, {
    name: 'cart.units_of_option',
    text: `select o.capacity, ${unitsOfOption} as units from option o where o.id = $1`,
    values: [optionId],
  })
}

export async function countItems(connection: Connection, cartKey: Buffer): Promise<number> {
  const rows = await connection.rows<{ count: number }>({
    name: 'cart.count',
    text: `select count(*) as count from cart_item i join cart c on c.id = i.cart_id where c.key = $1`,
    values: [cartKey],
  })
  return rows[0]?.count ?? 0
}
