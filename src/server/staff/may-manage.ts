import type { Permission } from '#domain/permissions.ts'
import { covers, mayGrant, mayManage, type Grant, type Scope } from '#domain/staff-scope.ts'
import { isProofFresh } from '#domain/staff-session.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Tx } from '#server/kernel/database.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { findLiveSession, lockStaff } from './queries.ts'
import { commandActor, type AuditActor } from './record-audit.ts'

/** Null: a command of the operator, which may do everything. */
export type Manager = SignedInStaff | null

export const actorOf = (person: Manager): AuditActor => person ?? commandActor

/** @throws ApiError `console.forbidden` */
export function demandPermission(person: Manager, permission: Permission): void {
  if (person !== null && !person.permissions.includes(permission)) throw new ApiError('forbidden', 'console.forbidden')
}

/** Before expensive work; the transaction checks again. @throws ApiError `console.proof_required` */
export function demandProof(person: Manager): void {
  if (person !== null && !person.isProven) throw new ApiError('forbidden', 'console.proof_required')
}

/**
 * Begin every transaction that a person of the console makes with this or `demandProvenSession`: they were identified when
 * the headers of the request arrived, and their access may have ended while its body did. Until the transaction ends,
 * no other transaction changes their factors and access.
 * @throws ApiError `console.sign_in_required`
 */
export async function demandSession(tx: Tx, person: Manager): Promise<void> {
  await findSession(tx, person)
}

/** For dangerous acts. @throws ApiError `console.sign_in_required`, `console.proof_required` */
export async function demandProvenSession(tx: Tx, person: Manager): Promise<void> {
  const session = await findSession(tx, person)
  if (session !== null && !isProofFresh(session.provenAt.getTime(), session.now.getTime()))
    throw new ApiError('forbidden', 'console.proof_required')
}

async function findSession(tx: Tx, person: Manager): Promise<{ provenAt: Date; now: Date } | null> {
  if (person === null) return null
  await lockStaff(tx, person.staffId)
  const session = await findLiveSession(tx, person)
  if (!session) throw new ApiError('unauthenticated', 'console.sign_in_required')
  return session
}

/** What is outside a person's scope does not exist for them. @throws ApiError `console.not_found` */
export function demandScope(person: Manager, scope: Scope): void {
  if (person !== null && !covers(person.scope, scope)) throw new ApiError('missing', 'console.not_found')
}

/** @throws ApiError `console.not_grantable` */
export function demandGrant(person: Manager, wanted: Grant): void {
  if (person !== null && !mayGrant(person, wanted)) throw new ApiError('forbidden', 'console.not_grantable')
}

/**
 * @throws ApiError `console.not_found` if the person has no membership in the manager's scope, `console.not_grantable`
 * if one of them is outside of it or has more permissions than the manager
 */
export function demandManagement(person: Manager, grants: readonly Grant[]): void {
  if (person === null) return
  if (person.scope !== 'all' && !grants.some(({ scope }) => covers(person.scope, scope)))
    throw new ApiError('missing', 'console.not_found')
  if (!mayManage(person, grants)) throw new ApiError('forbidden', 'console.not_grantable')
}
