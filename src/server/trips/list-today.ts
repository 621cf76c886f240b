import type { Locale, Words } from '#domain/locale.ts'
import { inItemStates, ITEM } from '#server/booking/states.ts'
import type { Context } from '#server/kernel/context.ts'
import { named } from '#server/kernel/named.ts'
import { NEAR_TODAY } from '#server/availability/near-today.sql.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission } from '#server/staff/may-manage.ts'
import { IN_SCOPE, tripScopeOf } from './trip-scope.ts'

const MOST = 200

export interface TripToday {
  id: number
  supplierId: number
  title: Words
  optionTitle: Words
  city: Words
  localDate: string
  localTime: string
  hasStarted: boolean
  bookings: number
  travellers: number
  arrived: number
  noShows: number
}

/** The booked departures of today on each city's calendar, at most 200. @throws ApiError `console.forbidden` */
export async function listToday(
  context: Context,
  { person, locale }: { person: SignedInStaff; locale: Locale },
): Promise<TripToday[]> {
  demandPermission(person, 'tickets.check_in')
  return context.db.rows<TripToday>(
    named({
      name: 'trips.today',
      text: `select d.id, p.supplier_id as "supplierId", p.title, o.title as "optionTitle", c.name as city, d.local_date as "localDate", d.local_time as "localTime",
          d.starts_at <= rihla_now() as "hasStarted", b.bookings, b.travellers, b.arrived, b."noShows"
        from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id join city c on c.id = p.city_id
          cross join lateral (select count(*) as bookings, coalesce(sum(i.travellers), 0)::int as travellers,
              coalesce(sum(i.arrived), 0)::int as arrived, count(*) filter (where i.arrived = 0) as "noShows"
            from order_item i where i.departure_id = d.id and i.status = ${ITEM.confirmed}) b
        where ${NEAR_TODAY} and d.local_date = (rihla_now() at time zone c.zone)::date and ${IN_SCOPE}
          and exists (select from order_item i where i.departure_id = d.id and i.status ${inItemStates('booked')})
        order by d.starts_at, p.title ->> :locale, d.id limit :most`,
      values: { ...tripScopeOf(person), locale, most: MOST },
    }),
  )
}
