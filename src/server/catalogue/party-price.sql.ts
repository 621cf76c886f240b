import { fromPriceKinds } from '#domain/unit-kinds.ts'
import { isSharedUnit } from './card-query.ts'

const DEFAULT_KINDS = `(${fromPriceKinds.map((kind) => `'${kind}'`).join(', ')})`

const SHARED_BY = `case when ${isSharedUnit('x')} then greatest(x.travellers, 1) else 1 end`

const unitsOf = (priceMinor: string, condition = 'true') => `(select * from (
    select x.id, x.title, x.position, ${priceMinor} as price_minor, x.original_minor, ${isSharedUnit('x')} as is_shared,
      ${SHARED_BY} as travellers, x.max_quantity as most, rank() over (order by x.kind not in ${DEFAULT_KINDS}) as rank
    from unit x where x.option_id = o.id and x.is_listed and ${condition}) ranked where rank = 1)`

/**
 * The units of an option `o` that lists compare: adults and what several people share, any unit if there are none.
 * `travellers` is how many share the unit, `most` how many of it a booking can have.
 */
export const LISTED_UNITS = unitsOf('x.price_minor')

/** The same of those with a price by hand on a departure `d`, which come before all others. */
export const UNITS_BY_HAND = unitsOf(
  '(d.hand_prices ->> x.code)::bigint',
  'd.hand_prices is not null and d.hand_prices ->> x.code is not null',
)

/** Of two units for the same money the one with the lower price, then a person's. */
export const IN_LISTED_ORDER = 'x.price_minor, x.is_shared, x.position, x.id'

/**
 * The unit with which `party` people pay least on a departure `d` of an option `o` (docs/rules/search.md), with the
 * number of it that they share; `cost_minor` is what all of them pay without the supplement `adjust`, null if no unit
 * takes them alone. `Departures.offerOf` makes the same choice, among all departures of a search.
 */
export const partyPrice = (party: string, isPerPerson: string): string => `(
  select x.title, x.is_shared, x.price_minor, case when not x.is_by_hand then x.original_minor end as original_minor,
    case when x.is_by_hand then 0 else d.adjust_basis_points end as adjust,
    case when x.travellers > 1 and fit.fits then fit.needed else 1 end as quantity,
    case when fit.fits then fit.needed * x.price_minor end as cost_minor
  from (select h.*, true as is_by_hand from ${UNITS_BY_HAND} h union all select l.*, false from ${LISTED_UNITS} l) x
    cross join lateral (select needed, x.travellers = 1 or (needed <= coalesce(x.most, needed)
      and needed * x.travellers <= o.capacity
      and needed * case when ${isPerPerson} then x.travellers else 1 end <= d.capacity - d.held - d.sold) as fits
    from (select (${party} + x.travellers - 1) / x.travellers as needed) n) fit
  order by x.is_by_hand desc, cost_minor, ${IN_LISTED_ORDER} limit 1)`
