/** The default price, an adult's or an item's, that was set by hand for an option `o` on a departure `d`, with its unit's listed price. */
export const PRICE_BY_HAND = `select (d.hand_prices ->> x.code)::bigint as price_minor, x.price_minor as listed_minor from unit x
  where d.hand_prices is not null and x.option_id = o.id and x.is_listed and d.hand_prices ->> x.code is not null
  order by x.kind in ('adult', 'item', 'group', 'family') desc, 1 limit 1`
