import type { Scope } from '#domain/staff-scope.ts'
import { inItemStates } from '#server/booking/states.ts'
import type { Context } from '#server/kernel/context.ts'
import { named } from '#server/kernel/named.ts'

interface Sales {
  orders: number
  totalMinor: number
}

export interface SalesOfDay {
  currency: string
  today: Sales
  weekAgo: Sales
  /** A week ago until this time of day. */
  weekAgoSoFar: Sales
}

interface Row {
  currency: string
  today: number
  todayMinor: number
  before: number
  beforeMinor: number
  soFar: number
  soFarMinor: number
}

/**
 * The orders confirmed today and on the same weekday a week ago, on the clock of each order's site, by currency: the
 * currency with most orders first. For a supplier: its activities in them, except those that could not be booked.
 */
export async function countSales({ db }: Context, { scope }: { scope: Scope }): Promise<SalesOfDay[]> {
  const rows = await db.rows<Row>(
    named({
      name: 'desk.sales_of_day',
      text: `with day as (
          select s.id as site_id, (rihla_now() at time zone s.zone)::date as today, s.zone,
            ((rihla_now() at time zone s.zone) - interval '7 days') at time zone s.zone as moment
          from site s),
        span as (
          select site_id, true as is_today, today::timestamp at time zone zone as since, rihla_now() as until, rihla_now() as moment from day
          union all
          select site_id, false, (today - 7)::timestamp at time zone zone, (today - 6)::timestamp at time zone zone, moment from day),
        sale as (
          select x.is_today, x.is_today or r.confirmed_at <= x.moment as is_so_far, o.currency,
            case when :supplierId::bigint is null then o.total_minor else own.total_minor end as total_minor
          from span x join order_row r on r.site_id = x.site_id and r.confirmed_at >= x.since and r.confirmed_at < x.until
              and r.confirmed_at > rihla_now() - interval '9 days'
            join orders o on o.id = r.order_id
            left join lateral (select sum(i.total_minor)::bigint as total_minor from order_item i join product p on p.id = i.product_id
              where :supplierId::bigint is not null and i.order_id = o.id and p.supplier_id = :supplierId
                and i.status not ${inItemStates('lost')}) own on true
          where :supplierId::bigint is null or own.total_minor is not null)
        select currency, count(*) filter (where is_today) as today, coalesce(sum(total_minor) filter (where is_today), 0)::bigint as "todayMinor",
          count(*) filter (where not is_today) as before, coalesce(sum(total_minor) filter (where not is_today), 0)::bigint as "beforeMinor",
          count(*) filter (where not is_today and is_so_far) as "soFar",
          coalesce(sum(total_minor) filter (where not is_today and is_so_far), 0)::bigint as "soFarMinor"
        from sale group by currency order by count(*) desc, currency`,
      values: { supplierId: scope === 'all' ? null : scope },
    }),
  )
  return rows.map((row) => ({
    currency: row.currency,
    today: { orders: row.today, totalMinor: row.todayMinor },
    weekAgo: { orders: row.before, totalMinor: row.beforeMinor },
    weekAgoSoFar: { orders: row.soFar, totalMinor: row.soFarMinor },
  }))
}
