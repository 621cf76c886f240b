import type { Locale, Words } from '#domain/locale.ts'
import { IN_LIVE_HOLD_STATES } from '#server/booking/states.ts'
import type { Context } from '#server/kernel/context.ts'
import { named } from '#server/kernel/named.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission } from '#server/staff/may-manage.ts'
import { dayValues, OF_DAY } from './of-day.sql.ts'

const MOST = 500

export interface HostOfDay {
  id: number
  name: Words
  departures: number
  guests: number
}

/** The suppliers with guests on a day, of the person's scope, at most 500. @throws ApiError `console.forbidden` */
export function listHosts(
  context: Context,
  { person, day, locale }: { person: SignedInStaff; day: string; locale: Locale },
): Promise<HostOfDay[]> {
  demandPermission(person, 'guests.read')
  return context.db.rows<HostOfDay>(
    named({
      name: 'trips.hosts_of_day',
      text: `select u.id, u.name, count(distinct d.id)::integer as departures, sum(i.travellers)::integer as guests
        from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id
          join supplier u on u.id = p.supplier_id join city c on c.id = p.city_id
          join hold h on h.departure_id = d.id and h.status ${IN_LIVE_HOLD_STATES} join order_item i on i.id = h.order_item_id
        where ${OF_DAY} group by u.id order by u.name ->> :locale, u.id limit :most`,
      values: { ...dayValues(person, day), locale, most: MOST },
    }),
  )
}
