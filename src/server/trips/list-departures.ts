import type { DepartureState } from '#domain/departure-states.ts'
import type { Locale, Words } from '#domain/locale.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { named } from '#server/kernel/named.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { IS_BY_HAND } from '#server/availability/by-hand.sql.ts'
import { PRICE_BY_HAND } from '#server/availability/day-price.sql.ts'
import { calendarValues, CHOSEN_OPTIONS, GUIDED, IS_DOUBLE, SHOWN, type CalendarFilter } from './calendar-filter.sql.ts'
import { DEPARTURE_STATE } from './departure-state.sql.ts'
import { calendarPermissions, demandAny, tripScopeOf } from './trip-scope.ts'

const MOST_DAYS = 14

interface OptionRow {
  id: number
  title: Words
  optionTitle: Words
  supplier: Words
  city: Words
  currency: string
  /** The city's day. */
  today: string
  departures: {
    id: number
    date: string
    time: string
    taken: number
    sold: number
    capacity: number
    state: DepartureState
    isByHand: boolean
    /** The default price by hand, minor units of `currency`, and the listed one of the same unit before the supplement; null as planned. */
    handMinor: number | null
    listMinor: number | null
    adjustBasisPoints: number
    reason: string
    hasStarted: boolean
    /** `isDouble`: has another departure at the same time; known only for rows of guides. */
    guides: { staffId: number; name: string; isDouble: boolean }[]
  }[]
}

/**
 * The departures from `from` to `to` (at most 14 days) of the person's scope, by option. `isMore` if there are
 * more than `most`. For rows of guides, only departures that are booked or have a guide;
 * who sees only own trips gets the own row alone.
 * @throws ApiError `console.forbidden`, `console.fields_invalid`, `availability.range_too_long`
 */
export async function listDepartures(
  context: Context,
  { person, filter, rows = 'options' }: { person: SignedInStaff; filter: CalendarFilter; rows?: 'options' | 'guides' },
): Promise<{ options: OptionRow[]; isMore: boolean }> {
  demandAny(person, calendarPermissions)
  if (filter.from > filter.to)
    throw new ApiError('invalid', 'console.fields_invalid', { fields: [{ field: 'to', code: 'range' }] })
  const span = (Date.parse(filter.to) - Date.parse(filter.from)) / 86_400_000
  if (span >= MOST_DAYS) throw new ApiError('invalid', 'availability.range_too_long', { most: MOST_DAYS })
  const found = await context.db.rows<OptionRow>(
    named({
      name: 'trips.calendar',
      text: `with ${CHOSEN_OPTIONS},
        ${GUIDED}
        select x.id, x.title, x.option_title as "optionTitle", u.name as supplier, c.name as city, x.currency,
          (rihla_now() at time zone c.zone)::date as today,
          (select jsonb_agg(jsonb_build_object('id', d.id, 'date', d.local_date, 'time', d.local_time, 'taken', d.held + d.sold,
              'sold', d.sold, 'capacity', d.capacity, 'state', ${DEPARTURE_STATE},
              'isByHand', ${IS_BY_HAND}, 'reason', d.hand_reason,
              'handMinor', h.price_minor, 'listMinor', h.listed_minor, 'adjustBasisPoints', d.adjust_basis_points,
              'hasStarted', d.starts_at <= rihla_now(),
              'guides', coalesce((select jsonb_agg(jsonb_build_object('staffId', s.id, 'name', s.name, 'isDouble', ${IS_DOUBLE})
                  order by s.name, s.id)
                from departure_guide g join staff s on s.id = g.staff_id
                where g.departure_id = d.id and (:guideId::bigint is null or not :needsGuide::boolean or g.staff_id = :guideId)), '[]'))
              order by d.starts_at)
            from option o join product p on p.id = o.product_id join departure d on ${SHOWN}
              left join lateral (${PRICE_BY_HAND}) h on true
            where o.id = x.id) as departures
        from chosen x join supplier u on u.id = x.supplier_id join city c on c.id = x.city_id
        order by x.title ->> :locale, x.product_id, x.position`,
      values: calendarValues(person, filter, { needsGuide: rows === 'guides' }),
    }),
  )
  return { options: found.slice(0, filter.most), isMore: found.length > filter.most }
}

/** The cities and suppliers of the person's scope, for the filters. */
export async function listFilters(
  context: Context,
  { person, locale }: { person: SignedInStaff; locale: Locale },
): Promise<{ cities: { id: number; name: Words }[]; suppliers: { id: number; name: Words }[] }> {
  const { supplierId } = tripScopeOf(person)
  const values = [supplierId, locale]
  const [cities, suppliers] = await Promise.all([
    context.db.rows<{ id: number; name: Words }>({
      name: 'trips.cities',
      text: `select c.id, c.name from city c where exists (select from product p where p.city_id = c.id
        and ($1::bigint is null or p.supplier_id = $1)) order by c.name ->> $2`,
      values,
    }),
    context.db.rows<{ id: number; name: Words }>({
      name: 'trips.suppliers',
      text: `select u.id, u.name from supplier u where $1::bigint is null or u.id = $1 order by u.name ->> $2`,
      values,
    }),
  ])
  return { cities, suppliers }
}
