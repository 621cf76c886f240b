import type { DepartureState } from '#domain/departure-states.ts'
import type { Locale } from '#domain/locale.ts'
import { IS_BY_HAND } from '#server/availability/by-hand.sql.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { DEPARTURE_STATE, IS_CALLED_OFF } from './departure-state.sql.ts'
import { IN_SCOPE, tripScopeOf } from './trip-scope.ts'

export interface CalendarFilter {
  from: string
  to: string
  cityId: number | null
  supplierId: number | null
  /** A part of the product's title. */
  product: string
  bookedOnly: boolean
  state: DepartureState | null
  byHandOnly: boolean
  locale: Locale
  /** Rows that are shown. */
  most: number
}

/** `needsGuide`: only departures that are booked, or that have a guide already. */
export function calendarValues(
  person: SignedInStaff,
  { supplierId: ofSupplier, product, ...criteria }: CalendarFilter,
  { needsGuide }: { needsGuide: boolean },
) {
  return {
    ...criteria,
    ...tripScopeOf(person),
    ofSupplier,
    needsGuide,
    product: product === '' ? '' : `%${product.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
    most: criteria.most + 1,
  }
}

/** Departure `d` of option `o` matches the filter. */
export const SHOWN = `d.option_id = o.id and d.local_date between :from::date and :to::date
  and (not :bookedOnly::boolean or d.held + d.sold > 0) and (not :byHandOnly::boolean or ${IS_BY_HAND})
  and (not :needsGuide::boolean or d.held + d.sold > 0 or exists (select from departure_guide w where w.departure_id = d.id))
  and (:state::text is null or ${DEPARTURE_STATE} = :state) and ${IN_SCOPE}` as const

/** Product `p` matches the filter. */
export const PRODUCT_SHOWN =
  `(:cityId::bigint is null or p.city_id = :cityId) and (:ofSupplier::bigint is null or p.supplier_id = :ofSupplier)
  and (:product = '' or p.title ->> 'ar' ilike :product or p.title ->> 'en' ilike :product)` as const

/** The options with departures that match the filter, one more than the most that are shown. */
export const CHOSEN_OPTIONS = `chosen as materialized (
    select o.id, p.title, o.title as option_title, o.position, p.id as product_id, p.supplier_id, p.city_id, p.currency
    from option o join product p on p.id = o.product_id
    where ${PRODUCT_SHOWN} and exists (select from departure d where ${SHOWN})
    order by p.title ->> :locale, p.id, o.position limit :most)` as const

/**
 * Who guides what in these days, and whether the person has another departure of the scope at the same time. Tours of
 * several days count if they began at most a week before, and meet those of the week after; departures that were called off do not count.
 */
export const GUIDED = `guided as materialized (
    select g.staff_id, d.id,
      coalesce(max(d.ends_at) over (of_guide rows between unbounded preceding and 1 preceding) > d.starts_at, false)
        or coalesce(lead(d.starts_at) over of_guide < d.ends_at, false) as is_double
    from departure_guide g join departure d on d.id = g.departure_id join option o on o.id = d.option_id join product p on p.id = o.product_id
    where :needsGuide::boolean and d.local_date between :from::date - 7 and :to::date + 7 and ${IN_SCOPE} and not ${IS_CALLED_OFF}
    window of_guide as (partition by g.staff_id order by d.starts_at, d.id))` as const

/** Row `g` of departure_guide, beside GUIDED. One hash table for all rows, whatever the planner expects. */
export const IS_DOUBLE =
  `(g.staff_id, g.departure_id) in (select y.staff_id, y.id from guided y where y.is_double)` as const
