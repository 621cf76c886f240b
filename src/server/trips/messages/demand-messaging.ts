import type { Connection } from '#server/kernel/database.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission } from '#server/staff/may-manage.ts'
import { IS_CALLED_OFF } from '#server/trips/departure-state.sql.ts'

/**
 * People of a supplier need the permission to change departures; people of the marketplace, the one to answer messages.
 * @throws ApiError `console.forbidden`
 */
export function demandMessaging(person: SignedInStaff): void {
  demandPermission(person, person.scope === 'all' ? 'messages.answer' : 'departures.change')
}

/** @throws ApiError `console.departure_over`, `console.departure_called_off` until it is opened again */
export async function demandTakesPlace(connection: Connection, departureId: number): Promise<void> {
  const [row] = await connection.rows<{ isOver: boolean; isCalledOff: boolean }>({
    name: 'trips.takes_place',
    text: `select d.ends_at <= rihla_now() as "isOver", ${IS_CALLED_OFF} as "isCalledOff" from departure d where d.id = $1`,
    values: [departureId],
  })
  if (row?.isOver !== false) throw new ApiError('conflict', 'console.departure_over')
  if (row.isCalledOff) throw new ApiError('conflict', 'console.departure_called_off')
}
