import type { Connection, Tx } from '#server/kernel/database.ts'
import type { Words } from '#domain/locale.ts'
import { firstPicture } from '#server/media/picture-sql.ts'
import type { PictureRow } from '#server/media/view-picture.ts'
import { orderSets } from '#domain/order-states.ts'
import { itemSets } from '#domain/item-states.ts'
import { holdTransitions } from '#domain/hold-states.ts'
import { inStates, stateLiterals } from '#server/kernel/state-sql.ts'

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
  minutesBefore: number
  priceMinor: number
}

/** One day that a booking occupies; the first is the departure itself. */
export interface OccupiedDay {
  id: number
  localDate: string
  capacity: number
  held: number
  sold: number
  isOpen: boolean
  adjustBasisPoints: number
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
  citySlugAr: string
  citySlugEn: string
  zone: string
  pricingPer: 'person' | 'item' | 'quote'
  rate: 'once' | 'daily' | 'nightly'
  minDuration: number
  currency: string
  payLater: boolean
  confirmation: 'instant' | 'supplier'
  cancellation: { day: number; hour: number; minute: number; percentage: number }[]
  pickupKind: string
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
  cartId: number
  duration: number
  /** What is wanted once: the order's item that it becomes has the same. */
  intent: string
  chosenUnits: Record<string, number>
  chosenExtras: Record<string, number>
  pickupPointId: number | null
  seenMinor: number
  seenCurrency: string
  promoCode: string | null
  /** By departure: places that this cart's own open order holds. */
  ownHeld: Record<string, number>
}

const beforeTheEnd = (departure: string) => `(p.sold_until is null or ${departure}.starts_at < p.sold_until)`

/** The departures `n` of all days or nights of a booking that begins with `d`. */
const stay = `departure n where n.option_id = d.option_id and n.local_time = d.local_time
        and n.local_date between d.local_date and d.local_date + (w.duration - 1)`

// Written once for both reads below: `w` is what is wanted (option, departure, duration).
const offerColumns = `
  p.id as "productId", p.code as "productCode", p.title as "productTitle", is_offered(p.status, p.sold_until) as "isOffered",
  p.slug_ar as "slugAr", p.slug_en as "slugEn", p.city_id as "cityId", p.category_id as "categoryId",
  p.supplier_id as "supplierId", c.name as "cityName", c.slug_ar as "citySlugAr", c.slug_en as "citySlugEn", c.zone,
  p.pricing_per as "pricingPer", p.rate, p.min_duration as "minDuration", p.currency, p.pay_later as "payLater",
  p.confirmation, p.cancellation, p.pickup as "pickupKind",
  ${firstPicture} as picture,
  o.id as "optionId", o.title as "optionTitle", o.capacity as "optionCapacity",
  d.id as "departureId", d.local_date as "localDate", d.local_time as "localTime",
  d.starts_at as "startsAt", d.cutoff_at as "cutoffAt",
  case when w.duration = 1 then d.ends_at else (select max(n.ends_at) from ${stay}) end as "endsAt",
  case when w.duration = 1 then jsonb_build_array(jsonb_build_object('id', d.id, 'localDate', d.local_date,
      'capacity', d.capacity, 'held', d.held, 'sold', d.sold, 'isOpen', d.is_open and ${beforeTheEnd('d')},
      'adjustBasisPoints', d.adjust_basis_points))
    else (select jsonb_agg(jsonb_build_object('id', n.id, 'localDate', n.local_date, 'capacity', n.capacity,
        'held', n.held, 'sold', n.sold, 'isOpen', n.is_open and ${beforeTheEnd('n')}, 'adjustBasisPoints', n.adjust_basis_points)
        order by n.local_date)
      from ${stay}) end as days,
  coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'code', u.code, 'kind', u.kind, 'title', u.title,
      'priceMinor', u.price_minor, 'originalMinor', u.original_minor, 'travellers', u.travellers,
      'minQuantity', u.min_quantity, 'maxQuantity', u.max_quantity, 'accompaniedBy', u.accompanied_by) order by u.position)
     from unit u where u.option_id = o.id and u.is_listed), '[]') as units,
  coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'code', e.code, 'title', e.title, 'per', e.per,
      'priceMinor', e.price_minor, 'maxQuantity', e.max_quantity) order by e.position)
     from extra e where e.product_id = p.id and e.is_listed), '[]') as extras,
  coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'code', k.code, 'name', k.name, 'address', k.address,
      'minutesBefore', k.minutes_before, 'priceMinor', k.price_minor) order by k.position)
     from pickup_point k where k.product_id = p.id and k.is_listed), '[]') as pickups,
  rihla_now() as now`

const offerJoins = `
  join departure d on d.id = w.departure_id
  join option o on o.id = d.option_id and o.id = w.option_id
  join product p on p.id = o.product_id
  join city c on c.id = p.city_id`

export function findCartItems(
  connection: Connection,
  cartTokenHash: Buffer,
  supplierId: number | null,
): Promise<CartItemRow[]> {
  return connection.rows<CartItemRow>({
    name: 'cart.items',
    text: `select w.id, w.cart_id as "cartId", w.intent, w.duration, w.units as "chosenUnits", w.extras as "chosenExtras",
        w.pickup_point_id as "pickupPointId", w.seen_minor as "seenMinor", w.seen_currency as "seenCurrency", ca.promo_code as "promoCode",
        coalesce((select jsonb_object_agg(own.departure_id, own.places) from (
            select h.departure_id, sum(h.places) as places from orders r join hold h on h.order_id = r.id
            where r.id in (select x.id from orders x where x.cart_id = w.cart_id and x.status ${inStates(orderSets.at_checkout)}
                union select i.order_id from order_item i where i.intent = w.intent and i.status ${inStates(itemSets.unpaid)})
              and r.status ${inStates(orderSets.at_checkout)} and h.status = ${HOLD.held} group by 1) own), '{}') as "ownHeld",
        ${offerColumns}
      from cart ca join cart_item w on w.cart_id = ca.id ${offerJoins}
      where ca.token_hash = $1 and ($2::bigint is null or p.supplier_id = $2)
      order by w.id`,
    values: [cartTokenHash, supplierId],
  })
}

export async function findDepartureForCart(
  connection: Connection,
  input: { optionId: number; departureId: number; duration: number; supplierId: number | null },
): Promise<CartDepartureRow | undefined> {
  const rows = await connection.rows<CartDepartureRow>({
    name: 'cart.offer',
    text: `select ${offerColumns}
      from (select $1::bigint as option_id, $2::bigint as departure_id, $3::int as duration) w ${offerJoins}
      where $4::bigint is null or p.supplier_id = $4`,
    values: [input.optionId, input.departureId, input.duration, input.supplierId],
  })
  return rows[0]
}

/** What is offered on other departures of an option that may have places, the nearest first. */
export function listOtherDepartures(
  connection: Connection,
  input: { optionId: number; notDepartureId: number; near: string; duration: number; supplierId: number | null },
): Promise<CartDepartureRow[]> {
  return connection.rows<CartDepartureRow>({
    name: 'cart.other_offers',
    text: `select ${offerColumns}
      from (select n.option_id, n.id as departure_id, $4::int as duration from departure n
        where n.option_id = $1 and n.id <> $2 and n.is_open and n.cutoff_at > rihla_now() and n.held + n.sold < n.capacity
        order by abs(n.local_date - $3::date), n.starts_at limit 30) w ${offerJoins}
      where $5::bigint is null or p.supplier_id = $5
      order by abs(d.local_date - $3::date), d.starts_at`,
    values: [input.optionId, input.notDepartureId, input.near, input.duration, input.supplierId],
  })
}

export interface NewItem {
  optionId: number
  departureId: number
  duration: number
  units: Record<string, number>
  extras: Record<string, number>
  pickupPointId: number | null
  seenMinor: number
  seenCurrency: string
  /** Of an order's item that is tried again: an item of the same intent is replaced, in whichever cart it is. Null begins one. */
  intent: string | null
}

/** Makes the cart when there is none; refuses (no row) when it holds `mostItems` already. */
export async function insertItem(
  connection: Connection,
  cart: { tokenHash: Buffer; siteId: number; userId: number | null; mostItems: number },
  item: NewItem,
): Promise<number | undefined> {
  const rows = await connection.rows<{ id: number }>({
    name: 'cart.insert_item',
    text: `with mine as (
        insert into cart (token_hash, site_id, user_id) values ($1, $2, $3)
        on conflict (token_hash) do update set updated_at = now()
        returning id)
      insert into cart_item (cart_id, option_id, departure_id, duration, units, extras, pickup_point_id, seen_minor, seen_currency, intent)
      select mine.id, $5, $6, $7, $8::jsonb, $9::jsonb, $10, $11, $12, coalesce($13::uuid, gen_random_uuid()) from mine
      where (select count(*) from cart_item i join cart c on c.id = i.cart_id where c.token_hash = $1 and i.intent is distinct from $13) < $4
      on conflict (intent) do update set cart_id = excluded.cart_id, option_id = excluded.option_id, departure_id = excluded.departure_id,
        duration = excluded.duration, units = excluded.units, extras = excluded.extras, pickup_point_id = excluded.pickup_point_id,
        seen_minor = excluded.seen_minor, seen_currency = excluded.seen_currency, updated_at = now()
      returning id`,
    values: [
      cart.tokenHash,
      cart.siteId,
      cart.userId,
      cart.mostItems,
      item.optionId,
      item.departureId,
      item.duration,
      JSON.stringify(item.units),
      JSON.stringify(item.extras),
      item.pickupPointId,
      item.seenMinor,
      item.seenCurrency,
      item.intent,
    ],
  })
  return rows[0]?.id
}

export async function updateItem(
  connection: Connection,
  cartTokenHash: Buffer,
  itemId: number,
  change: { units: Record<string, number>; extras: Record<string, number>; seenMinor: number; seenCurrency: string },
): Promise<boolean> {
  const rows = await connection.rows({
    name: 'cart.update_item',
    text: `update cart_item i set units = $3::jsonb, extras = $4::jsonb, seen_minor = $5, seen_currency = $6, updated_at = now()
      from cart c where c.id = i.cart_id and c.token_hash = $1 and i.id = $2 returning i.id`,
    values: [
      cartTokenHash,
      itemId,
      JSON.stringify(change.units),
      JSON.stringify(change.extras),
      change.seenMinor,
      change.seenCurrency,
    ],
  })
  return rows.length > 0
}

export async function deleteItems(connection: Connection, cartTokenHash: Buffer, itemIds: number[]): Promise<number> {
  const rows = await connection.rows({
    name: 'cart.delete_items',
    text: `delete from cart_item i using cart c
      where c.id = i.cart_id and c.token_hash = $1 and i.id = any ($2::bigint[]) returning i.id`,
    values: [cartTokenHash, itemIds],
  })
  return rows.length
}

export async function setSeenPrices(
  connection: Connection,
  cartTokenHash: Buffer,
  seen: { id: number; minor: number; currency: string }[],
): Promise<void> {
  await connection.rows({
    name: 'cart.set_seen',
    text: `update cart_item i set seen_minor = s.minor, seen_currency = s.currency
      from cart c, jsonb_to_recordset($2::jsonb) as s(id bigint, minor bigint, currency text)
      where c.id = i.cart_id and c.token_hash = $1 and i.id = s.id`,
    values: [cartTokenHash, JSON.stringify(seen)],
  })
}

export async function setPromoCode(connection: Connection, cartTokenHash: Buffer, code: string | null): Promise<void> {
  await connection.rows({
    name: 'cart.set_promo_code',
    text: `update cart set promo_code = $2, updated_at = now() where token_hash = $1`,
    values: [cartTokenHash, code],
  })
}

export async function countItems(connection: Connection, cartTokenHash: Buffer): Promise<number> {
  const rows = await connection.rows<{ count: number }>({
    name: 'cart.count',
    text: `select count(*) as count from cart_item i join cart c on c.id = i.cart_id where c.token_hash = $1`,
    values: [cartTokenHash],
  })
  return rows[0]?.count ?? 0
}

/** Moves the guest's items into the account's own cart of the same site (or makes the guest's cart the account's). */
export async function mergeCart(tx: Tx, cartTokenHash: Buffer, userId: number): Promise<void> {
  await tx.rows({
    name: 'cart.adopt',
    text: `with mine as (update cart set user_id = $2, updated_at = now() where token_hash = $1 returning id, site_id),
        older as (select c.id from cart c, mine where c.user_id = $2 and c.site_id = mine.site_id and c.id <> mine.id)
      update cart_item i set cart_id = mine.id from mine where i.cart_id in (select id from older)`,
    values: [cartTokenHash, userId],
  })
}
