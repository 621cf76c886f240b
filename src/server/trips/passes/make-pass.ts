import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { oneRow } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { hashToken, newToken } from '#server/kernel/token.ts'
import { demandPermission, demandSession } from '#server/staff/may-manage.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import { tripScopeOf } from '#server/trips/trip-scope.ts'
import { listPassable } from './pass-queries.ts'

interface PassInput {
  person: SignedInStaff
  /** The phone, as the office calls it. */
  name: string
  /** Of one supplier, today or tomorrow, or under way. */
  departureIds: number[]
}

/**
 * Makes a guide's pass and returns the token of its link, which works once.
 * @throws ApiError `console.forbidden`, `console.not_found`, `console.several_suppliers`, `console.pass_not_now`
 */
export async function makePass(context: Context, { person, name, departureIds }: PassInput): Promise<string> {
  demandPermission(person, 'tickets.check_in')
  const token = newToken()
  const wanted = [...new Set(departureIds)]
  await context.db.transaction(async (tx) => {
    await demandSession(tx, person)
    const departures = await listPassable(tx, { ...tripScopeOf(person), departureIds: wanted })
    const [first] = departures
    if (!first || departures.length < wanted.length) throw new ApiError('missing', 'console.not_found')
    if (departures.some(({ supplierId }) => supplierId !== first.supplierId))
      throw new ApiError('conflict', 'console.several_suppliers')
    if (departures.some(({ isNow }) => !isNow)) throw new ApiError('conflict', 'console.pass_not_now')
    const { id } = await oneRow<{ id: number }>(
      tx,
      named({
        name: 'trips.add_pass',
        text: `with made as (insert into device_pass (supplier_id, name, membership_id, access_version, link_hash, expires_at)
            select :supplierId, :name, m.id, m.access_version, :linkHash, :expiresAt::timestamptz from membership m where m.id = :membershipId
            returning id),
          added as (insert into device_pass_departure (pass_id, departure_id)
            select made.id, w.id from made, unnest(:departureIds::bigint[]) w(id))
          select id from made`,
        values: {
          supplierId: first.supplierId,
          name,
          membershipId: person.membershipId,
          linkHash: hashToken(token),
          expiresAt: new Date(Math.max(...departures.map(({ dayEndsAt }) => dayEndsAt.getTime()))),
          departureIds: wanted,
        },
      }),
    )
    await recordAudit(tx, {
      actor: person,
      action: 'pass.made',
      subject: { kind: 'pass', id },
      supplierId: first.supplierId,
      after: { name, departures: departures.map(({ day }) => day) },
    })
  })
  return token
}
