import type { Words } from '#domain/locale.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import type { SignedInPass } from '#server/kernel/signed-in-pass.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { IS_BY_HAND } from '#server/availability/by-hand.sql.ts'
import { IS_AT_DOOR, IS_BOARDING } from './door/at-door.sql.ts'
import { IN_SCOPE, tripScopeOf } from './trip-scope.ts'

export interface KnownDeparture {
  id: number
  supplierId: number
  title: Words
  optionTitle: Words
  supplier: Words
  city: Words
  localDate: string
  localTime: string
  startsAt: Date
  hasStarted: boolean
  isOver: boolean
  /** Guests are checked in today or tomorrow. */
  isAtDoor: boolean
  /** Its tickets are valid today. */
  isBoarding: boolean
  /** A supplier sees telephone numbers from 30 days before the trip until 10 days after it. */
  showsPhones: boolean
  capacity: number
  held: number
  sold: number
  isOpen: boolean
  isByHand: boolean
  reason: string
}

/** Of a departure `d` of option `o` of product `p` of supplier `u` in city `c`. */
export const KNOWN =
  `d.id, p.supplier_id as "supplierId", p.title, o.title as "optionTitle", u.name as supplier, c.name as city,
          d.local_date as "localDate", d.local_time as "localTime", d.starts_at as "startsAt", d.starts_at <= rihla_now() as "hasStarted", d.ends_at <= rihla_now() as "isOver",
          ${IS_AT_DOOR} as "isAtDoor", ${IS_BOARDING} as "isBoarding",
          :supplierId::bigint is null or rihla_now() between d.starts_at - interval '30 days' and d.ends_at + interval '10 days' as "showsPhones",
          d.capacity, d.held, d.sold, d.is_open as "isOpen", ${IS_BY_HAND} as "isByHand",
          d.hand_reason as reason` as const

/** A departure in the person's scope. @throws ApiError `console.not_found` */
export async function findDeparture(
  connection: Connection,
  { person, departureId }: { person: SignedInStaff | SignedInPass; departureId: number },
): Promise<KnownDeparture> {
  const [row] = await connection.rows<KnownDeparture>(
    named({
      name: 'trips.departure',
      text: `select ${KNOWN}
        from departure d join option o on o.id = d.option_id join product p on p.id = o.product_id
          join supplier u on u.id = p.supplier_id join city c on c.id = p.city_id
        where d.id = :departureId and ${IN_SCOPE}`,
      values: { departureId, ...tripScopeOf(person) },
    }),
  )
  if (!row) throw new ApiError('missing', 'console.not_found')
  return row
}
