import { isPermission, type Permission } from '#domain/permissions.ts'
import type { Scope } from '#domain/staff-scope.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { lockStaff, scopeOf } from './queries.ts'

/** The author of an act that a job carries out. `accessVersion`: the membership's when the act began. */
export interface ActorKey {
  staffId: number
  membershipId: number
  accessVersion: number
}

export interface Actor {
  name: string
  scope: Scope
  permissions: Permission[]
}

/** What the person may do now; undefined if their access has ended or changed since the act began. */
export async function findActor(connection: Connection, key: ActorKey): Promise<Actor | undefined> {
  const [row] = await connection.rows<{ name: string; supplierId: number | null; permissions: string[] }>(
    named({
      name: 'staff.find_actor',
      text: `select s.name, m.supplier_id as "supplierId", r.permissions
        from membership m join staff s on s.id = m.staff_id join role r on r.id = m.role_id
        where m.id = :membershipId and m.staff_id = :staffId and m.access_version = :accessVersion
          and m.ended_at is null and m.offered_until is null`,
      values: key,
    }),
  )
  if (!row) return undefined
  return { name: row.name, scope: scopeOf(row.supplierId), permissions: row.permissions.filter(isPermission) }
}

/** As findActor, and locks the person's access until the transaction ends. */
export async function lockActor(tx: Tx, key: ActorKey): Promise<Actor | undefined> {
  await lockStaff(tx, key.staffId)
  return findActor(tx, key)
}
