import type { Words } from '#domain/locale.ts'
import { inItemStates, ITEM } from '#server/booking/states.ts'
import type { Context } from '#server/kernel/context.ts'
import { named } from '#server/kernel/named.ts'
import { NEAR_TODAY } from '#server/availability/near-today.sql.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { IN_SCOPE, tripScopeOf } from './trip-scope.ts'

/** Departures listed of each day; their number and guests are counted of all. */
const MOST_OF_DAY = 12

export interface UpcomingDeparture {
  id: number
  isTomorrow: boolean
  title: Words
  optionTitle: Words
  city: Words
  localDate: string
  localTime: string
  hasStarted: boolean
  isOver: boolean
  travellers: number
  arrived: number
  guides: string[]
  /** Of all booked departures of the day. */
  departuresOfDay: number
  travellersOfDay: number
  arrivedOfDay: number
}

/**
 * The booked departures of today and tomorrow on each city's calendar: the first twelve of each day to begin, those that
 * are over last. Sorted as the times read in their cities, because a list whose times go up and down looks unsorted. Empty for a person who works with no departures.
 */
export async function listUpcoming(
  context: Context,
  { person }: { person: SignedInStaff },
): Promise<UpcomingDeparture[]> {
  return context.db.rows<UpcomingDeparture>(
    named({
      name: 'trips.upcoming',
      text: `with booked as (
          select d.id, d.local_date > (rihla_now() at time zone c.zone)::date as is_tomorrow, d.ends_at <= rihla_now() as is_over,
            d.starts_at, p.title, o.title as option_title, c.name as city, d.local_date, d.local_time, b.travellers, b.arrived
          from option o join product p on p.id = o.product_id join city c on c.id = p.city_id join departure d on d.option_id = o.id
            cross join lateral (select coalesce(sum(i.travellers), 0)::int as travellers, coalesce(sum(i.arrived), 0)::int as arrived
              from order_item i where i.departure_id = d.id and i.status = ${ITEM.confirmed}) b
          where ${NEAR_TODAY} and d.local_date between (rihla_now() at time zone c.zone)::date and (rihla_now() at time zone c.zone)::date + 1 and ${IN_SCOPE}
            and exists (select from order_item i where i.departure_id = d.id and i.status ${inItemStates('booked')})),
        ranked as (
          select *, row_number() over (partition by is_tomorrow order by is_over, starts_at, id) as rank,
            count(*) over (partition by is_tomorrow) as departures_of_day, sum(travellers) over (partition by is_tomorrow) as travellers_of_day,
            sum(arrived) over (partition by is_tomorrow) as arrived_of_day
          from booked)
        select id, is_tomorrow as "isTomorrow", title, option_title as "optionTitle", city, local_date as "localDate", local_time as "localTime",
          starts_at <= rihla_now() as "hasStarted", is_over as "isOver", travellers, arrived,
          array(select s.name from departure_guide g join staff s on s.id = g.staff_id where g.departure_id = ranked.id order by s.name) as guides,
          departures_of_day as "departuresOfDay", travellers_of_day as "travellersOfDay", arrived_of_day as "arrivedOfDay"
        from ranked where rank <= :most order by is_tomorrow, is_over, local_date, local_time, starts_at, id`,
      values: { ...tripScopeOf(person), most: MOST_OF_DAY },
    }),
  )
}
