/*
 * What becomes of the cart's lines whose items are booked (docs/rules/cart.md). CTEs of larger statements, which lock the
 * orders, departures and promo codes first (docs/rules/places-and-holds.md).
 */

/** Those of `wanted` (quantities by id) that are not in `bought`. */
const leftOf = (wanted: string, bought: string) => `
      coalesce((select jsonb_object_agg(w.key, w.value::int - coalesce((${bought} ->> w.key)::int, 0))
        from jsonb_each_text(${wanted}) w where w.value::int > coalesce((${bought} ->> w.key)::int, 0)), '{}')`

/**
 * Reads booked, rows of order_item. The cart may have changed since they were ordered:
 *
 * - A line of which everything is booked is deleted.
 * - If people were added to the same departure, these stay.
 * - A line that was moved to another departure stays, if the order was paid in time. `isLate`: the order had ended, and the
 *   line was in place of the item, for example by "Try again"; only the people who were added to it stay.
 * - Anything else stays as it is.
 *
 * A line that stays keeps the part of its number of people that was not booked.
 *
 * A line that stays gets an intent of its own, because the old one is booked. The lines are read when they are locked, so
 * that a change that is committed meanwhile counts. `bought` and `kept` return their ids. `codesUsedIn`: SQL, ids of carts
 * whose promo code is used up with the order. `usedCode`: SQL, the order's promo code, which leaves the carts of its lines
 * too: signing in has moved both to another cart.
 */
export const takeBookedLines = ({
  isLate,
  codesUsedIn,
  usedCode,
}: {
  isLate: boolean
  codesUsedIn: string
  usedCode: string
}) => `carts as materialized (
  select c.id from cart c where c.id = any (array(
    select l.cart_id from cart_item l where l.intent = any (array(select intent from booked)) union all ${codesUsedIn}))
  order by c.id for no key update),
touched as (
  update cart c set updated_at = now(),
    promo_code = case when c.id = any (array(${codesUsedIn})) or upper(c.promo_code) = upper((${usedCode})) then null else c.promo_code end
  from carts where c.id = carts.id returning c.id),
lines as materialized (
  select l.* from cart_item l where l.intent = any (array(select intent from booked)) and (select count(*) from touched) >= 0
  order by l.id for no key update),
compared as materialized (
  select l.*, b.party_size as size_bought, b.list_total_minor, b.list_currency, (l.option_id, l.departure_id) = (b.option_id, b.departure_id) as is_same_departure,
    (l.duration, l.pickup_point_id, l.guide_language) is not distinct from (b.duration, (b.choice ->> 'pickupPointId')::bigint, b.guide_language) as is_same_way,
    ${leftOf('l.units', `(b.choice -> 'units')`)} as units_left,
    ${leftOf('l.extras', `(b.choice -> 'extras')`)} as extras_left
  from lines l join booked b on b.intent = l.intent),
judged as materialized (
  select *, (is_same_departure or ${isLate}) and units_left <> '{}' as has_more,
    units_left = '{}' and case when is_same_departure then is_same_way and extras_left = '{}' else ${isLate} end as is_booked
  from compared),
bought as (
  delete from cart_item c using judged j where c.id = j.id and j.is_booked returning c.id),
kept as (
  update cart_item c set intent = gen_random_uuid(), updated_at = now(),
    units = case when j.has_more then j.units_left else j.units end,
    extras = case when j.has_more then j.extras_left else j.extras end,
    party_size = case when j.has_more then nullif(greatest(j.party_size - coalesce(j.size_bought, 0), 0), 0) else j.party_size end,
    seen_minor = case when j.has_more and j.seen_currency = j.list_currency
      then greatest(j.seen_minor - j.list_total_minor, 0) else j.seen_minor end
  from judged j where c.id = j.id and not j.is_booked returning c.id)`
