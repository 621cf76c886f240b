import { maskName } from '#domain/mask.ts'
import { IN_LIVE_HOLD_STATES } from '#server/booking/states.ts'
import type { Context } from '#server/kernel/context.ts'
import { named } from '#server/kernel/named.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission } from '#server/staff/may-manage.ts'
import { IN_SCOPE, tripScopeOf } from './trip-scope.ts'

const MOST = 200

export interface Booked {
  departureId: number
  localDate: string
  localTime: string
  reference: string
  name: string
  travellers: number
}

/**
 * Who is booked on departures that are about to be changed, at most 200. Names are masked for people who may not read
 * guests. @throws ApiError `console.forbidden`
 */
export async function listBooked(
  context: Context,
  { person, departureIds }: { person: SignedInStaff; departureIds: number[] },
): Promise<Booked[]> {
  demandPermission(person, 'departures.change')
  const rows = await context.db.rows<Booked>(
    named({
      name: 'trips.booked',
      text: `select d.id as "departureId", d.local_date as "localDate", d.local_time as "localTime", b.reference,
          concat_ws(' ', b.first_name, b.last_name) as name, i.travellers
        from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id
          join hold h on h.departure_id = d.id and h.status ${IN_LIVE_HOLD_STATES}
          join order_item i on i.id = h.order_item_id join orders b on b.id = i.order_id
        where d.id = any (:departureIds::bigint[]) and ${IN_SCOPE} order by d.starts_at, d.id, i.id limit :most`,
      values: { departureIds, ...tripScopeOf(person), most: MOST },
    }),
  )
  const seesNames = person.permissions.includes('guests.read')
  return seesNames ? rows : rows.map((row) => ({ ...row, name: maskName(row.name) }))
}
