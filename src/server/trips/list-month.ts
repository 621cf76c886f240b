import { FREE_SALE_CAPACITY } from '#domain/availability.ts'
import type { Words } from '#domain/locale.ts'
import { boundsOfMonth } from '#domain/month-days.ts'
import { IS_BY_HAND } from '#server/availability/by-hand.sql.ts'
import type { Context } from '#server/kernel/context.ts'
import { named } from '#server/kernel/named.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import {
  calendarValues,
  CHOSEN_OPTIONS,
  GUIDED,
  IS_DOUBLE,
  PRODUCT_SHOWN,
  SHOWN,
  type CalendarFilter,
} from './calendar-filter.sql.ts'
import { calendarPermissions, demandAny } from './trip-scope.ts'

/** The departures of a day, counted. */
interface DaySum {
  date: string
  departures: number
  /** Seats held and sold. */
  taken: number
  closed: number
}

interface OptionMonth {
  id: number
  title: Words
  optionTitle: Words
  city: Words
  days: (DaySum & {
    /** Of open departures, and what is taken on closed ones. Null if an open one is on free sale. */
    capacity: number | null
    byHand: number
  })[]
}

interface GuideMonth {
  /** Null: departures without a guide. */
  staffId: number | null
  name: string | null
  /** `doubles`: departures at the same time as another one of the guide. */
  days: (DaySum & { doubles: number })[]
}

type MonthFilter = Omit<CalendarFilter, 'from' | 'to'>

/**
 * The departures of a month, counted by option and day. `isMore` if there are more than `most` options.
 * @throws ApiError `console.forbidden`
 */
export async function listMonth(
  context: Context,
  { person, month, filter }: { person: SignedInStaff; month: string; filter: MonthFilter },
): Promise<{ options: OptionMonth[]; isMore: boolean }> {
  demandAny(person, calendarPermissions)
  const found = await context.db.rows<OptionMonth>(
    named({
      name: 'trips.month',
      text: `with ${CHOSEN_OPTIONS}
        select x.id, x.title, x.option_title as "optionTitle", c.name as city,
          (select jsonb_agg(n order by n.date) from (
            select d.local_date as date, count(*) as departures, sum(d.held + d.sold) as taken,
              case when max(d.capacity) filter (where d.is_open) = ${FREE_SALE_CAPACITY} then null
                else sum(case when d.is_open then d.capacity else d.held + d.sold end) end as capacity,
              count(*) filter (where not d.is_open) as closed, count(*) filter (where ${IS_BY_HAND}) as "byHand"
            from option o join product p on p.id = o.product_id join departure d on ${SHOWN}
            where o.id = x.id group by d.local_date) n) as days
        from chosen x join city c on c.id = x.city_id
        order by x.title ->> :locale, x.product_id, x.position`,
      values: calendarValues(person, { ...filter, ...boundsOfMonth(month) }, { needsGuide: false }),
    }),
  )
  return { options: found.slice(0, filter.most), isMore: found.length > filter.most }
}

/**
 * The departures of a month that are booked or have a guide, counted by guide and day, those without a guide first. Who
 * sees only own trips gets one row: of a colleague's departures they would see only the shared ones.
 * @throws ApiError `console.forbidden`
 */
export async function listGuidesMonth(
  context: Context,
  { person, month, filter }: { person: SignedInStaff; month: string; filter: MonthFilter },
): Promise<{ rows: GuideMonth[]; isMore: boolean }> {
  demandAny(person, calendarPermissions)
  const found = await context.db.rows<GuideMonth>(
    named({
      name: 'trips.guides_month',
      text: `with ${GUIDED},
        counted as (
          select g.staff_id, d.local_date as date, count(*) as departures, sum(d.held + d.sold) as taken,
            count(*) filter (where not d.is_open) as closed, count(*) filter (where ${IS_DOUBLE}) as doubles
          from product p join option o on o.product_id = p.id join departure d on ${SHOWN}
            left join departure_guide g on g.departure_id = d.id
          where ${PRODUCT_SHOWN} and (:guideId::bigint is null or g.staff_id = :guideId)
          group by g.staff_id, d.local_date)
        select n.staff_id as "staffId", s.name,
          jsonb_agg(jsonb_build_object('date', n.date, 'departures', n.departures, 'taken', n.taken, 'closed', n.closed, 'doubles', n.doubles)
            order by n.date) as days
        from counted n left join staff s on s.id = n.staff_id
        group by n.staff_id, s.name order by n.staff_id is not null, s.name, n.staff_id limit :most`,
      values: calendarValues(person, { ...filter, ...boundsOfMonth(month) }, { needsGuide: true }),
    }),
  )
  return { rows: found.slice(0, filter.most), isMore: found.length > filter.most }
}
