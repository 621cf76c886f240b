import type { Words } from '#domain/locale.ts'
import { BOOKED_UNPLANNED } from '#server/availability/unplanned.sql.ts'
import type { Context } from '#server/kernel/context.ts'
import { named } from '#server/kernel/named.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandAny, IN_SCOPE, tripScopeOf } from '#server/trips/trip-scope.ts'

const MOST = 200

export interface UnplannedDeparture {
  id: number
  title: Words
  optionTitle: Words
  supplier: Words
  city: Words
  localDate: string
  localTime: string
  /** Seats held and sold. */
  taken: number
  isOpen: boolean
  /** The number of all rows, also beyond the limit. */
  count: number
}

/**
 * Booked departures that the plan has closed and that await a decision by hand, by start: at most 200.
 * @throws ApiError `console.forbidden`
 */
export async function listUnplanned(
  context: Context,
  { person }: { person: SignedInStaff },
): Promise<{ departures: UnplannedDeparture[]; count: number }> {
  demandAny(person, ['departures.change'])
  const departures = await context.db.rows<UnplannedDeparture>(
    named({
      name: 'trips.unplanned',
      text: `select d.id, p.title, o.title as "optionTitle", u.name as supplier, c.name as city, d.local_date as "localDate",
          d.local_time as "localTime", d.held + d.sold as taken, d.is_open as "isOpen", count(*) over () as count
        from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id
          join supplier u on u.id = p.supplier_id join city c on c.id = p.city_id
        where d.id in (${BOOKED_UNPLANNED}) and ${IN_SCOPE}
        order by d.starts_at, d.id limit :most`,
      values: { ...tripScopeOf(person), most: MOST },
    }),
  )
  return { departures, count: departures[0]?.count ?? 0 }
}
