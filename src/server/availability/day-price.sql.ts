/*
 * The from-price of an option `o` on a departure `d`, for calendars: the default price, an adult's or an item's, listed (u) or by hand (h).
 * The statement joins `cross join lateral (LISTED_PRICE) u left join lateral (PRICE_BY_HAND) h on true`. A departure as planned costs no further read.
 */

const DEFAULT_FIRST = `x.kind in ('adult', 'item', 'group', 'family') desc`

export const LISTED_PRICE = `select x.price_minor, x.id as unit_id from unit x where x.option_id = o.id and x.is_listed
  order by ${DEFAULT_FIRST}, x.price_minor limit 1`

/** With the listed price of the same unit. */
export const PRICE_BY_HAND = `select (d.hand_prices ->> x.code)::bigint as price_minor, x.price_minor as listed_minor, x.id as unit_id from unit x
  where d.hand_prices is not null and x.option_id = o.id and x.is_listed and d.hand_prices ->> x.code is not null
  order by ${DEFAULT_FIRST}, 1 limit 1`

export const PRICE_ON_DAY = 'coalesce(h.price_minor, u.price_minor)'
/** The unit that the price is of. */
export const UNIT_ON_DAY = 'coalesce(h.unit_id, u.unit_id)'
/** A price by hand has no supplement. */
export const ADJUST_ON_DAY = 'case when h.price_minor is null then d.adjust_basis_points else 0 end'
