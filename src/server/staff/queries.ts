import type { Locale } from '#domain/locale.ts'
import { isPermission, type Permission } from '#domain/permissions.ts'
import type { RoleKind } from '#domain/roles.ts'
import type { Grant, Scope } from '#domain/staff-scope.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'

export interface StaffRow {
  id: number
  email: string
  name: string
  language: Locale
  passwordHash: string | null
  totpSecret: Buffer | null
  totpLastPeriod: number | null
  totpPending: Buffer | null
  acceptedAt: Date | null
  /** The database's clock. */
  now: Date
}

const STAFF = `s.id, s.email, s.name, s.language, s.password_hash as "passwordHash", s.totp_secret as "totpSecret",
  s.totp_last_period as "totpLastPeriod", s.totp_pending as "totpPending", s.accepted_at as "acceptedAt", rihla_now() as now`

export async function findStaffByEmail(connection: Connection, email: string): Promise<StaffRow | undefined> {
  const rows = await connection.rows<StaffRow>({
    name: 'staff.by_email',
    text: `select ${STAFF} from staff s where lower(s.email) = lower($1)`,
    values: [email],
  })
  return rows[0]
}

export async function findStaff(connection: Connection, staffId: number): Promise<StaffRow | undefined> {
  const rows = await connection.rows<StaffRow>({
    name: 'staff.by_id',
    text: `select ${STAFF} from staff s where s.id = $1`,
    values: [staffId],
  })
  return rows[0]
}

/** As findStaff; other transactions wait before they change the person's memberships or factors. */
export async function lockStaff(tx: Tx, staffId: number): Promise<StaffRow | undefined> {
  const rows = await tx.rows<StaffRow>({
    name: 'staff.lock',
    text: `select ${STAFF} from staff s where s.id = $1 for update`,
    values: [staffId],
  })
  return rows[0]
}

interface MembershipColumns {
  id: number
  staffId: number
  roleId: number
  roleCode: string
  roleKind: RoleKind
  roleName: Record<Locale, string>
  permissions: string[]
  onlyOwnTrips: boolean
  supplierId: number | null
  supplierName: Record<Locale, string> | null
  /** Until when the person can accept an offer; null: they have the role. */
  offeredUntil: Date | null
}

export interface MembershipRow extends Omit<MembershipColumns, 'permissions'>, Grant {
  permissions: Permission[]
}

const MEMBERSHIP = `m.id, m.staff_id as "staffId", r.id as "roleId", r.code as "roleCode", r.kind as "roleKind", r.name as "roleName",
  r.permissions, r.only_own_trips as "onlyOwnTrips", m.supplier_id as "supplierId", u.name as "supplierName",
  m.offered_until as "offeredUntil"`
const MEMBERSHIPS = 'membership m join role r on r.id = m.role_id left join supplier u on u.id = m.supplier_id'

export const scopeOf = (supplierId: number | null): Scope => supplierId ?? 'all'

const withScope = ({ permissions, ...row }: MembershipColumns): MembershipRow => ({
  ...row,
  permissions: permissions.filter(isPermission),
  scope: scopeOf(row.supplierId),
})

/** The active memberships of these people, those of the marketplace first. */
export async function listMemberships(connection: Connection, staffIds: number[]): Promise<MembershipRow[]> {
  const rows = await connection.rows<MembershipColumns>({
    name: 'staff.memberships',
    text: `select ${MEMBERSHIP} from ${MEMBERSHIPS} where m.staff_id = any ($1) and m.ended_at is null and m.offered_until is null
      order by m.supplier_id nulls first, r.position, m.id`,
    values: [staffIds],
  })
  return rows.map(withScope)
}

/** The offers to these people, also expired ones: memberships that they have not accepted. */
export async function listOffers(connection: Connection, staffIds: number[]): Promise<MembershipRow[]> {
  const rows = await connection.rows<MembershipColumns>({
    name: 'staff.offers',
    text: `select ${MEMBERSHIP} from ${MEMBERSHIPS} where m.staff_id = any ($1) and m.ended_at is null
      and m.offered_until is not null order by m.id`,
    values: [staffIds],
  })
  return rows.map(withScope)
}

/** Those that can still be accepted. */
export async function listOpenOffers(connection: Connection, staffId: number): Promise<MembershipRow[]> {
  const rows = await connection.rows<MembershipColumns>({
    name: 'staff.open_offers',
    text: `select ${MEMBERSHIP} from ${MEMBERSHIPS} where m.staff_id = $1 and m.ended_at is null
      and m.offered_until > rihla_now() order by m.id`,
    values: [staffId],
  })
  return rows.map(withScope)
}

/** The person has these roles from now on. */
export async function acceptOffers(tx: Tx, membershipIds: number[]): Promise<void> {
  await tx.rows({
    name: 'staff.accept_offers',
    text: `update membership set offered_until = null, offered_name = null, offered_email = null where id = any ($1)`,
    values: [membershipIds],
  })
}

export async function setMembershipEnded(tx: Tx, membershipId: number): Promise<void> {
  await tx.rows({
    name: 'staff.end_membership',
    text: 'update membership set ended_at = rihla_now() where id = $1',
    values: [membershipId],
  })
}

/** A membership or an offer. */
export async function findMembership(connection: Connection, membershipId: number): Promise<MembershipRow | undefined> {
  const rows = await connection.rows<MembershipColumns>({
    name: 'staff.membership',
    text: `select ${MEMBERSHIP} from ${MEMBERSHIPS} where m.id = $1 and m.ended_at is null`,
    values: [membershipId],
  })
  return rows.map(withScope)[0]
}

interface RoleColumns {
  id: number
  code: string
  name: Record<Locale, string>
  kind: RoleKind
  permissions: string[]
  onlyOwnTrips: boolean
  isFixed: boolean
}

export interface RoleRow extends Omit<RoleColumns, 'permissions'> {
  permissions: Permission[]
}

const ROLE = `id, code, name, kind, permissions, only_own_trips as "onlyOwnTrips", is_fixed as "isFixed"`

const roleOf = ({ permissions, ...row }: RoleColumns): RoleRow => ({
  ...row,
  permissions: permissions.filter(isPermission),
})

export async function listRoles(connection: Connection): Promise<RoleRow[]> {
  const rows = await connection.rows<RoleColumns>({
    name: 'staff.roles',
    text: `select ${ROLE} from role order by position, id`,
  })
  return rows.map(roleOf)
}

/** Locks the role, so that its people and its permissions do not change together. */
export async function lockRole(tx: Tx, code: string): Promise<RoleRow | undefined> {
  const rows = await tx.rows<RoleColumns>({
    name: 'staff.lock_role',
    text: `select ${ROLE} from role where code = $1 for update`,
    values: [code],
  })
  return rows.map(roleOf)[0]
}

/** Locks the owner's role, before owners are counted. */
export async function lockFixedRole(tx: Tx): Promise<void> {
  await tx.rows({ name: 'staff.lock_fixed_role', text: 'select 1 from role where is_fixed for update' })
}

/** The memberships with the fixed role, which has every permission. Lock the role before. */
export function listOwners(tx: Tx): Promise<{ membershipId: number; hasAccepted: boolean }[]> {
  return tx.rows({
    name: 'staff.owners',
    text: `select m.id as "membershipId", s.accepted_at is not null as "hasAccepted"
      from membership m join role r on r.id = m.role_id join staff s on s.id = m.staff_id where r.is_fixed and m.ended_at is null
        and m.offered_until is null`,
  })
}

/** Ends every session of these people, except `keptSession`, and the guide's passes that they made. Lock the people before. */
export async function endSessions(tx: Tx, staffIds: number[], keptSession: number | null): Promise<void> {
  await tx.rows({
    name: 'staff.end_sessions',
    text: `with passes as (update membership set access_version = access_version + 1 where staff_id = any ($1) and ended_at is null)
      delete from staff_session where staff_id = any ($1) and ($2::bigint is null or id <> $2)`,
    values: [staffIds, keptSession],
  })
}

/** Ends the sessions that work with this membership, and the guide's passes that were made with it. */
export async function endSessionsOf(tx: Tx, membershipId: number): Promise<void> {
  await tx.rows({
    name: 'staff.end_sessions_of_membership',
    text: `with passes as (update membership set access_version = access_version + 1 where id = $1)
      delete from staff_session where membership_id = $1`,
    values: [membershipId],
  })
}

/** The session of a request, if it and its membership have not ended. Both stay as they are until the transaction ends. */
export async function findLiveSession(
  tx: Tx,
  { sessionId, membershipId }: { sessionId: number; membershipId: number },
): Promise<{ provenAt: Date; now: Date } | undefined> {
  const rows = await tx.rows<{ provenAt: Date; now: Date }>({
    name: 'staff.live_session',
    text: `select t.proven_at as "provenAt", rihla_now() as now from staff_session t join membership m on m.id = t.membership_id
      where t.id = $1 and m.id = $2 and m.ended_at is null and t.expires_at > rihla_now() for share of t, m`,
    values: [sessionId, membershipId],
  })
  return rows[0]
}

/** As listMemberships; the roles keep their permissions until the transaction ends. Lock the person before. */
export async function lockGrants(tx: Tx, staffId: number): Promise<MembershipRow[]> {
  await tx.rows({
    name: 'staff.lock_roles_of',
    text: `select 1 from role where id in (select role_id from membership where staff_id = $1 and ended_at is null)
      order by id for share`,
    values: [staffId],
  })
  return listMemberships(tx, [staffId])
}

/** The people who have this role and have accepted. */
export async function listHolders(tx: Tx, roleId: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>({
    name: 'staff.holders',
    text: `select s.id from staff s where s.accepted_at is not null and exists (select from membership m
      where m.staff_id = s.id and m.role_id = $1 and m.ended_at is null and m.offered_until is null) order by s.id`,
    values: [roleId],
  })
  return rows.map(({ id }) => id)
}
