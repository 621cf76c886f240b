/*
 * How often a promo code was used: in all (promo_code.used), by a buyer (promo_buyer) and by an order (promo_redemption). CTEs of the
 * statements that reserve and release an order, which lock the departures first (docs/rules/places-and-holds.md).
 */

/** The conditions that enforce a promo code's limits. */
export const CODE_GUARD = 'and (c.limit_total is null or c.used < c.limit_total)'
export const BUYER_GUARD = 'where b.used < coalesce((select allowed from promo), b.used + 1)'

/** Reads input ("promoCodeId"), new_key, and wanted and taken, which have a row for each departure. */
export const COUNT_CODE = `
  update promo_code c set used = c.used + 1 from input
  where c.id = input."promoCodeId" and exists (select from new_key) and (select count(*) from taken) = (select count(*) from wanted) ${CODE_GUARD}
  returning c.id, case when c.first_order_only then 1 else c.limit_per_buyer end as allowed`

/** Reads promo (id, allowed) and input (email). */
export const COUNT_BUYER = `
  insert into promo_buyer as b (promo_code_id, buyer, used) select promo.id, lower(input.email), 1 from promo, input
  on conflict (promo_code_id, buyer) do update set used = b.used + 1 ${BUYER_GUARD}
  returning b.promo_code_id`

/** Reads promo (id), new_order (id) and input (email). */
export const INSERT_REDEMPTION = `
  insert into promo_redemption (promo_code_id, order_id, buyer_email) select p.id, o.id, input.email from promo p, new_order o, input`

/** Reads due (id of the order) and departures, which are locked before. */
export const LOCK_REDEMPTIONS = `redemptions as materialized (
  select r.id, r.promo_code_id, lower(r.buyer_email) as buyer from promo_redemption r join due on due.id = r.order_id
  where r.released_at is null for no key update of r),
code as materialized (
  select c.id from promo_code c
  where c.id in (select promo_code_id from redemptions) and (select count(*) from departures) >= 0 for no key update),
buyer as materialized (
  select b.promo_code_id, b.buyer from promo_buyer b join redemptions r on r.promo_code_id = b.promo_code_id and r.buyer = b.buyer
  where (select count(*) from code) >= 0 for no key update of b)`

/** Reads the CTEs of LOCK_REDEMPTIONS, and ready. */
export const RELEASE_REDEMPTIONS = `given_back as (
  update promo_redemption r set released_at = now() from redemptions was, ready where r.id = was.id),
codes as (
  update promo_code c set used = greatest(c.used - 1, 0) from code l, ready where c.id = l.id),
buyers as (
  update promo_buyer b set used = greatest(b.used - 1, 0) from buyer l, ready
  where b.promo_code_id = l.promo_code_id and b.buyer = l.buyer)`
